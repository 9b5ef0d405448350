package envwatch.ui.settings;

import envwatch.settings.WatchSettings;
import java.time.Duration;

/** How often to look, while it is being edited. */
record WatchDraft(
    NumberDraft changing,
    NumberDraft selected,
    NumberDraft resting,
    NumberDraft requestsInFlight,
    NumberDraft requestsPerSecond,
    NumberDraft expiresSoonHours) {
  WatchDraft(WatchSettings settings) {
    this(
        new NumberDraft(settings.changing().toSeconds(), 2, 300),
        new NumberDraft(settings.selected().toSeconds(), 2, 600),
        new NumberDraft(settings.resting().toSeconds(), 5, 3600),
        new NumberDraft(settings.requestsInFlight(), 1, 20),
        new NumberDraft(settings.requestsPerSecond(), 1, 20),
        new NumberDraft(settings.expiresSoon().toHours(), 0, 168));
  }

  WatchSettings settings() {
    return new WatchSettings(
        Duration.ofSeconds(changing.value()),
        Duration.ofSeconds(selected.value()),
        Duration.ofSeconds(resting.value()),
        requestsInFlight.value(),
        requestsPerSecond.value(),
        Duration.ofHours(expiresSoonHours.value()));
  }
}
