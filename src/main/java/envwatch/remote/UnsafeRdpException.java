package envwatch.remote;

/** The .rdp text served holds a setting that is not known to be harmless, or lacks the machine. */
public final class UnsafeRdpException extends Exception {
  private static final long serialVersionUID = 1L;
  private final String setting;

  UnsafeRdpException(String setting) {
    super("rdp setting not accepted: " + shortened(setting));
    this.setting = shortened(setting);
  }

  private static String shortened(String setting) {
    return setting.length() <= 40 ? setting : setting.substring(0, 40) + "\u2026";
  }

  /** The setting's name as served, shortened; text to show, never to interpret. */
  public String setting() {
    return setting;
  }
}
