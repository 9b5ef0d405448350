package envwatch.settings;

import envwatch.util.JsonForm;
import java.util.Map;

/** Whether to look for newer versions of the program. */
public final class ReleaseSettings extends Section<ReleaseSettings> {
  public static final Setting<ReleaseSettings, Looking> LOOKING =
      new Setting<>("looking", JsonForm.choice(Looking.class), Looking.NOT_ASKED);

  public static final ReleaseSettings DEFAULT = new ReleaseSettings(usual(LOOKING));

  /** What a person has answered to the question. */
  public enum Looking {
    /** They have not; nothing is looked for. */
    NOT_ASKED,
    YES,
    NO
  }

  private ReleaseSettings(Map<Setting<ReleaseSettings, ?>, Object> values) {
    super(values, ReleaseSettings::new);
  }
}
