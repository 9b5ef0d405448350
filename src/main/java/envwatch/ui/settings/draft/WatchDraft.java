package envwatch.ui.settings.draft;

import envwatch.settings.Limits;
import envwatch.settings.WatchSettings;
import envwatch.ui.kit.form.NumberDraft;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.stream.Stream;

/**
 * How often to look, while it is being edited.
 *
 * @param expiresSoonUnit the unit of {@code expiresSoon}: the largest of hours, minutes and seconds
 *     in which what was set is a whole number
 */
public record WatchDraft(
    NumberDraft changing,
    NumberDraft selected,
    NumberDraft resting,
    NumberDraft requestsInFlight,
    NumberDraft requestsPerSecond,
    NumberDraft expiresSoon,
    ChronoUnit expiresSoonUnit) {
  static WatchDraft of(WatchSettings settings) {
    ChronoUnit unit = unit(settings.expiresSoon());
    return new WatchDraft(
        interval(settings.changing()),
        interval(settings.selected()),
        interval(settings.resting()),
        new NumberDraft(settings.requestsInFlight(), WatchSettings.REQUESTS_IN_FLIGHT),
        new NumberDraft(settings.requestsPerSecond(), WatchSettings.REQUESTS_PER_SECOND),
        new NumberDraft(settings.expiresSoon().dividedBy(unit.getDuration()), expiresSoonIn(unit)),
        unit);
  }

  private static NumberDraft interval(Duration interval) {
    return new NumberDraft(interval.toSeconds(), WatchSettings.INTERVALS);
  }

  private static ChronoUnit unit(Duration time) {
    return Stream.of(ChronoUnit.HOURS, ChronoUnit.MINUTES)
        .filter(unit -> time.toSeconds() % unit.getDuration().toSeconds() == 0)
        .findFirst()
        .orElse(ChronoUnit.SECONDS);
  }

  private static Limits expiresSoonIn(ChronoUnit unit) {
    int seconds = (int) unit.getDuration().toSeconds();
    Limits limits = WatchSettings.EXPIRES_SOON;
    return new Limits(limits.least() / seconds, limits.most() / seconds);
  }

  WatchSettings settings() {
    return new WatchSettings(
        Duration.ofSeconds(changing.value()),
        Duration.ofSeconds(selected.value()),
        Duration.ofSeconds(resting.value()),
        requestsInFlight.value(),
        requestsPerSecond.value(),
        Duration.of(expiresSoon.value(), expiresSoonUnit));
  }
}
