package envwatch.settings;

import envwatch.util.JsonForm;
import java.time.DayOfWeek;
import java.util.List;
import java.util.Map;

/** What a person is told, and when not. */
public final class NoticeSettings extends Section<NoticeSettings> {
  private static final Limits HOURS = new Limits(0, 23);

  /** Whether anything is told that was not asked for. */
  public static final Setting<NoticeSettings, Boolean> ON = truth("on", true);

  public static final Setting<NoticeSettings, Boolean> PROBLEMS = truth("problems", true);
  public static final Setting<NoticeSettings, Boolean> STUCK = truth("stuck", true);
  public static final Setting<NoticeSettings, Boolean> EXPIRATIONS = truth("expirations", true);
  public static final Setting<NoticeSettings, Boolean> ACTIONS = truth("failedActions", true);
  public static final Setting<NoticeSettings, Boolean> CONTACT = truth("contact", true);

  /** Whether notices are shown outside of the window. */
  public static final Setting<NoticeSettings, Boolean> OUTSIDE = truth("outside", true);

  public static final Setting<NoticeSettings, Boolean> SOUND = truth("sound", false);

  /** The days on which quiet hours begin; empty for none. */
  public static final Setting<NoticeSettings, List<DayOfWeek>> QUIET_DAYS =
      new Setting<>("quietDays", JsonForm.list(JsonForm.choice(DayOfWeek.class)), List.of());

  public static final NumberSetting<NoticeSettings, Integer> QUIET_FROM =
      NumberSetting.of("quietFrom", HOURS, 18);

  /** On the next day unless it is later than the beginning. */
  public static final NumberSetting<NoticeSettings, Integer> QUIET_UNTIL =
      NumberSetting.of("quietUntil", HOURS, 8);

  public static final NoticeSettings DEFAULT =
      new NoticeSettings(
          usual(
              ON,
              PROBLEMS,
              STUCK,
              EXPIRATIONS,
              ACTIONS,
              CONTACT,
              OUTSIDE,
              SOUND,
              QUIET_DAYS,
              QUIET_FROM,
              QUIET_UNTIL));

  private static Setting<NoticeSettings, Boolean> truth(String name, boolean usual) {
    return new Setting<>(name, JsonForm.TRUTH, usual);
  }

  private NoticeSettings(Map<Setting<NoticeSettings, ?>, Object> values) {
    super(values, NoticeSettings::new);
  }
}
