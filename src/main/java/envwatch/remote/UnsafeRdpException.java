package envwatch.remote;

/**
 * Thrown when the served .rdp text contains a setting that is not known to be harmless, or lacks
 * the machine.
 */
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

  /** The setting's name as served, shortened; to be shown, never interpreted. */
  public String setting() {
    return setting;
  }
}
