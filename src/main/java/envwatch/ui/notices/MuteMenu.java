package envwatch.ui.notices;

import static envwatch.words.Messages.text;

import envwatch.model.EnvironmentKey;
import envwatch.notices.MuteScope;
import envwatch.notices.NoticeService;
import envwatch.ui.kit.Menus;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.MenuItem;

/** For how long something can be muted. */
record MuteMenu(NoticeService notices, InstantSource time) {
  private static final LocalTime MORNING = LocalTime.of(8, 0);

  /** For everything, or a view. */
  List<MenuItem> items(MuteScope scope) {
    return lengths(length -> notices.mute(scope, length));
  }

  /** For some environments. */
  List<MenuItem> items(List<EnvironmentKey> environments) {
    List<MenuItem> items = new ArrayList<>();
    items.addAll(
        lengths(
            length -> environments.forEach(key -> notices.mute(new MuteScope.One(key), length))));
    items.add(item("mute.until-change", () -> environments.forEach(notices::muteUntilChange)));
    return items;
  }

  private List<MenuItem> lengths(Consumer<Duration> mute) {
    return List.of(
        item("mute.half-hour", () -> mute.accept(Duration.ofMinutes(30))),
        item("mute.two-hours", () -> mute.accept(Duration.ofHours(2))),
        item("mute.morning", () -> mute.accept(untilMorning(time.instant()))));
  }

  private static Duration untilMorning(Instant now) {
    ZonedDateTime local = now.atZone(ZoneId.systemDefault());
    ZonedDateTime morning = local.toLocalDate().plusDays(1).atTime(MORNING).atZone(local.getZone());
    return Duration.between(now, morning);
  }

  private static MenuItem item(String key, Runnable action) {
    return Menus.item(text(key), action);
  }
}
