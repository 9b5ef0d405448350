package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.PlaceholderBox;
import envwatch.watch.AccountClasses;
import java.util.List;
import javafx.scene.layout.StackPane;

/** Shown in the place of classes: says why there are none. */
final class ClassesPlaceholder extends StackPane {
  private final OpenClass model;
  private final PlaceholderBox box = new PlaceholderBox(Glyph.SCHOOL).named("classes-none");

  ClassesPlaceholder(OpenClass model, List<ClassPart> parts) {
    this.model = model;
    getChildren().setAll(box);
    model.viewProperty().subscribe(this::show);
    model.entriesProperty().subscribe(entries -> show());
    model.dashboard().nowProperty().subscribe(now -> show());
  }

  private void show() {
    List<AccountClasses> accounts = ClassTrouble.accounts(model);
    boolean known = accounts.stream().anyMatch(AccountClasses.Known.class::isInstance);
    boolean loading =
        accounts.stream()
            .anyMatch(each -> each instanceof AccountClasses.Connecting on && on.trouble() == null);
    boolean offered =
        accounts.isEmpty()
            || !accounts.stream().allMatch(AccountClasses.NotOffered.class::isInstance);
    List<String> notes = ClassTrouble.ofAccounts(model);
    if (!offered) {
      say("classes.none.not-offered", notes);
    } else if (known) {
      say("classes.none", notes.isEmpty() ? List.of(text("classes.none.hint")) : notes);
    } else if (accounts.isEmpty() && !model.dashboard().shownAccounts().isEmpty()) {
      // Watching classes begins when the page is first shown.
      say("classes.loading", List.of());
    } else if (accounts.isEmpty()) {
      say("classes.no-account", List.of());
    } else if (loading) {
      say("classes.loading", accounts.size() == 1 ? List.of() : notes);
    } else {
      say("classes.lost", notes);
    }
  }

  private void say(String key, List<String> lines) {
    box.say(text(key), String.join("\n", lines));
  }
}
