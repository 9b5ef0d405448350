package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.settings.WatchSettings;
import envwatch.ui.kit.form.Form;
import envwatch.ui.kit.form.FormField;
import envwatch.ui.kit.form.NumberDraft;
import envwatch.ui.kit.form.NumberRow;
import envwatch.ui.settings.draft.WatchDraft;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.layout.Region;

/** How often to look, and how hard to lean on the service. */
final class WatchingPage implements SettingsPage {
  private final Form form = new Form();

  WatchingPage(WatchDraft draft) {
    form.getStyleClass().add("settings-page");
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
  }

  private void number(String name, NumberDraft number) {
    NumberRow.add(form, "watching", name, number);
  }

  @Override
  public PageName name() {
    return PageName.WATCHING;
  }

  @Override
  public Region content() {
    return form;
  }

  @Override
  public Optional<FormField> firstProblem() {
    return form.firstProblem();
  }
}
