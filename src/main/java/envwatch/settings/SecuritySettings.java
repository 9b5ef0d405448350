package envwatch.settings;

import envwatch.util.JsonForm;
import java.time.Duration;
import java.util.Map;

/** How passwords are protected, and which operations are allowed. */
public final class SecuritySettings extends Section<SecuritySettings> {
  /** In seconds. */
  private static final Limits EXPOSURES = new Limits(1, 3600);

  /** How long a revealed password stays visible. */
  public static final NumberSetting<SecuritySettings, Duration> REVEAL =
      NumberSetting.seconds("revealSeconds", EXPOSURES, Duration.ofSeconds(30));

  /** How long a copied password stays on the clipboard. */
  public static final NumberSetting<SecuritySettings, Duration> CLIPBOARD =
      NumberSetting.seconds("clipboardSeconds", EXPOSURES, Duration.ofSeconds(20));

  /** Whether every action is refused. */
  public static final Setting<SecuritySettings, Boolean> READ_ONLY =
      new Setting<>("readOnly", JsonForm.TRUTH, false);

  /** Whether a remote desktop may see this computer's drives. */
  public static final Setting<SecuritySettings, Boolean> REDIRECT_DRIVES =
      new Setting<>("redirectDrives", JsonForm.TRUTH, false);

  /** Whether names of people, addresses and ids are shown as aliases. */
  public static final Setting<SecuritySettings, Boolean> PRESENTING =
      new Setting<>("presenting", JsonForm.TRUTH, false);

  /** Whether the names of environments are then hidden too. */
  public static final Setting<SecuritySettings, Boolean> PRESENTING_NAMES =
      new Setting<>("presentingHidesNames", JsonForm.TRUTH, false);

  /** Whether presenting was offered once, when a second screen appeared. */
  public static final Setting<SecuritySettings, Boolean> PRESENTING_OFFERED =
      new Setting<>("presentingOffered", JsonForm.TRUTH, false);

  public static final SecuritySettings DEFAULT =
      new SecuritySettings(
          usual(
              REVEAL,
              CLIPBOARD,
              READ_ONLY,
              REDIRECT_DRIVES,
              PRESENTING,
              PRESENTING_NAMES,
              PRESENTING_OFFERED));

  private SecuritySettings(Map<Setting<SecuritySettings, ?>, Object> values) {
    super(values, SecuritySettings::new);
  }
}
