package envwatch.remote;

/** The .rdp text served holds a setting that is not known to be harmless, or lacks the machine. */
public final class UnsafeRdpException extends Exception {
  private static final long serialVersionUID = 1L;
  private final String setting;
  private final boolean aboutDrives;

  UnsafeRdpException(String setting, boolean aboutDrives) {
    super("rdp setting not accepted: " + shortened(setting));
    this.setting = shortened(setting);
    this.aboutDrives = aboutDrives;
  }

  private static String shortened(String setting) {
    return setting.length() <= 40 ? setting : setting.substring(0, 40) + "\u2026";
  }

  /** The setting's name as served, shortened; text to show, never to interpret. */
  public String setting() {
    return setting;
  }

  /** Whether it would lend this computer's drives, which the person can allow. */
  public boolean aboutDrives() {
    return aboutDrives;
  }
}
