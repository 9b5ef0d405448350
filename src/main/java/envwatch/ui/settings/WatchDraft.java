package envwatch.ui.settings;

import static envwatch.settings.WatchSettings.EXPIRES_SOON;

import envwatch.settings.Limits;
import envwatch.settings.WatchSettings;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.stream.Stream;

/** How often to look, while it is being edited. */
final class WatchDraft extends SectionDraft<WatchSettings> {
  private final ChronoUnit expiresSoonUnit;
  private final NumberDraft expiresSoon;

  WatchDraft(WatchSettings settings) {
    super(settings);
    Duration time = settings.get(EXPIRES_SOON);
    Limits limits = EXPIRES_SOON.limits();
    expiresSoonUnit = unit(time);
    int seconds = (int) expiresSoonUnit.getDuration().toSeconds();
    expiresSoon =
        new NumberDraft(
            time.toSeconds() / seconds,
            new Limits(limits.least() / seconds, limits.most() / seconds));
  }

  private static ChronoUnit unit(Duration time) {
    return Stream.of(ChronoUnit.HOURS, ChronoUnit.MINUTES)
        .filter(unit -> time.toSeconds() % unit.getDuration().toSeconds() == 0)
        .findFirst()
        .orElse(ChronoUnit.SECONDS);
  }

  /** In {@link #expiresSoonUnit}. */
  public NumberDraft expiresSoon() {
    return expiresSoon;
  }

  /** The largest of hours, minutes and seconds in which what was set is a whole number. */
  public ChronoUnit expiresSoonUnit() {
    return expiresSoonUnit;
  }

  @Override
  public WatchSettings settings() {
    return super.settings().with(EXPIRES_SOON, Duration.of(expiresSoon.value(), expiresSoonUnit));
  }
}
