package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.settings.WatchSettings;
import envwatch.ui.kit.NumberDraft;
import envwatch.ui.kit.NumberRow;
import java.util.Locale;

/** How often to look, how much load to put on the service, and how much to remember. */
final class WatchingPage extends FormPage {
  WatchingPage(WatchDraft draft) {
    super(PageName.WATCHING);
    form.heading("settings.watching.intervals");
    number("changing", draft.number(WatchSettings.CHANGING));
    number("selected", draft.number(WatchSettings.SELECTED));
    number("resting", draft.number(WatchSettings.RESTING));
    form.heading("settings.watching.requests");
    number("in-flight", draft.number(WatchSettings.REQUESTS_IN_FLIGHT));
    number("per-second", draft.number(WatchSettings.REQUESTS_PER_SECOND));
    form.heading("settings.watching.problems");
    String unit = draft.expiresSoonUnit().name().toLowerCase(Locale.ROOT);
    NumberRow.add(
        form,
        "watching",
        "expires-soon",
        draft.expiresSoon(),
        text("settings.watching.expires-soon." + unit));
    form.heading("settings.watching.history");
    number("history-days", draft.number(WatchSettings.HISTORY_DAYS));
    number("history-megabytes", draft.number(WatchSettings.HISTORY_MEGABYTES));
  }

  private void number(String name, NumberDraft number) {
    NumberRow.add(form, "watching", name, number);
  }
}
