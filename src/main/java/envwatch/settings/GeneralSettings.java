package envwatch.settings;

import envwatch.util.JsonForm;
import java.util.Map;

/** How the program works together with others on this computer. */
public final class GeneralSettings extends Section<GeneralSettings> {
  /** The command that opens a terminal with SSH, as typed; empty for this computer's terminal. */
  public static final Setting<GeneralSettings, String> TERMINAL =
      new Setting<>("terminal", JsonForm.TEXT, "");

  /** The port of SSH; that of SSH itself where its own settings may name another one. */
  public static final NumberSetting<GeneralSettings, Integer> SSH_PORT =
      NumberSetting.of("sshPort", new Limits(1, 65_535), 22);

  public static final GeneralSettings DEFAULT = new GeneralSettings(usual(TERMINAL, SSH_PORT));

  private GeneralSettings(Map<Setting<GeneralSettings, ?>, Object> values) {
    super(values, GeneralSettings::new);
  }
}
