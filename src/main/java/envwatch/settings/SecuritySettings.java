package envwatch.settings;

import java.time.Duration;

/**
 * @param reveal how long a revealed password stays visible
 * @param clipboard how long a copied password stays in the clipboard
 * @param readOnly whether every action is refused
 * @param redirectDrives whether a remote desktop may see this computer's drives
 */
public record SecuritySettings(
    Duration reveal, Duration clipboard, boolean readOnly, boolean redirectDrives) {
  /** Of the times for which a password can be seen or pasted, in seconds. */
  public static final Limits EXPOSURES = new Limits(1, 3600);

  public static final SecuritySettings DEFAULT =
      new SecuritySettings(Duration.ofSeconds(30), Duration.ofSeconds(20), false, false);
}
