package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.settings.WatchSettings;
import java.util.Locale;

/** How often to look, how much load to put on the service, and how much to remember. */
final class WatchingPage extends FormPage<WatchSettings, WatchDraft> {
  WatchingPage(WatchDraft draft) {
    super(PageName.WATCHING, draft);
    form.heading("settings.watching.intervals");
    number("changing", WatchSettings.CHANGING);
    number("selected", WatchSettings.SELECTED);
    number("resting", WatchSettings.RESTING);
    form.heading("settings.watching.requests");
    number("in-flight", WatchSettings.REQUESTS_IN_FLIGHT);
    number("per-second", WatchSettings.REQUESTS_PER_SECOND);
    form.heading("settings.watching.problems");
    String unit = draft.expiresSoonUnit().name().toLowerCase(Locale.ROOT);
    String unitWords = text("settings.watching.expires-soon." + unit);
    number("expires-soon", draft.expiresSoon(), unitWords);
    form.heading("settings.watching.history");
    number("history-days", WatchSettings.HISTORY_DAYS);
    number("history-megabytes", WatchSettings.HISTORY_MEGABYTES);
  }
}
