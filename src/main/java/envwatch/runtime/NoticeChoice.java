package envwatch.runtime;

import envwatch.notices.NoticeReason;
import envwatch.notices.NoticeRules;
import envwatch.notices.QuietHours;
import envwatch.notices.ViewRule;
import envwatch.settings.NoticeSettings;
import envwatch.settings.Setting;
import envwatch.settings.Settings;
import envwatch.settings.WatchSettings;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** From the settings to what is told. */
final class NoticeChoice {
  private NoticeChoice() {}

  static NoticeRules rules(Settings settings) {
    NoticeSettings chosen = settings.notices();
    return new NoticeRules(
        reasons(chosen),
        settings.watching().get(WatchSettings.EXPIRES_SOON),
        quiet(chosen),
        chosen.get(NoticeSettings.OUTSIDE),
        chosen.get(NoticeSettings.SOUND),
        views(settings));
  }

  /** Views that tell of nothing are left out. */
  private static List<ViewRule> views(Settings settings) {
    return !settings.notices().get(NoticeSettings.ON)
        ? List.of()
        : settings.savedViews().stream()
            .filter(view -> !view.tells().isEmpty())
            .map(view ->
                new ViewRule(view.name(), view.filter(), Set.copyOf(view.tells()), view.tool()))
            .toList();
  }

  private static Set<NoticeReason> reasons(NoticeSettings chosen) {
    Set<NoticeReason> reasons = EnumSet.noneOf(NoticeReason.class);
    if (chosen.get(NoticeSettings.ON)) {
      for (NoticeReason reason : NoticeReason.values()) {
        if (chosen.get(setting(reason))) {
          reasons.add(reason);
        }
      }
    }
    return reasons;
  }

  private static Setting<NoticeSettings, Boolean> setting(NoticeReason reason) {
    return switch (reason) {
      case PROBLEM -> NoticeSettings.PROBLEMS;
      case STUCK -> NoticeSettings.STUCK;
      case EXPIRATION -> NoticeSettings.EXPIRATIONS;
      case FAILED_ACTION -> NoticeSettings.ACTIONS;
      case CONTACT -> NoticeSettings.CONTACT;
      case VIEW, ASKED -> NoticeSettings.ON;
    };
  }

  private static List<QuietHours> quiet(NoticeSettings chosen) {
    List<DayOfWeek> days = chosen.get(NoticeSettings.QUIET_DAYS);
    return days.isEmpty()
        ? List.of()
        : List.of(
            new QuietHours(
                Set.copyOf(days),
                LocalTime.of(chosen.get(NoticeSettings.QUIET_FROM), 0),
                LocalTime.of(chosen.get(NoticeSettings.QUIET_UNTIL), 0)));
  }
}
