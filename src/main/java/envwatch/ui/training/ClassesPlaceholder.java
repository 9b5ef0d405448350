package envwatch.ui.training;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.training.watch.AccountClasses;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.icon.Icon;
import envwatch.ui.training.model.ClassPart;
import envwatch.ui.training.model.ClassesModel;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.kordamp.ikonli.material2.Material2MZ;

/** Shown in the place of classes: says why there are none. */
final class ClassesPlaceholder extends StackPane {
  private final ClassesModel model;
  private final Label title = words("placeholder-title");
  private final Label hint = words(Styles.TEXT_MUTED);

  ClassesPlaceholder(ClassesModel model, List<ClassPart> parts) {
    this.model = model;
    title.setId("classes-none");
    hint.setId("classes-none-hint");
    VBox box = new VBox(new Icon(Material2MZ.SCHOOL), title, hint);
    box.getStyleClass().add("placeholder-box");
    box.setAlignment(Pos.CENTER);
    getChildren().setAll(box);
    model.viewProperty().subscribe(this::show);
    model.entriesProperty().subscribe(entries -> show());
    model.dashboard().nowProperty().subscribe(now -> show());
  }

  private static Label words(String style) {
    Label label = Controls.wrapped("");
    label.getStyleClass().add(style);
    label.setTextAlignment(TextAlignment.CENTER);
    return label;
  }

  private void show() {
    List<AccountClasses> accounts = AccountNotes.shown(model);
    boolean known = accounts.stream().anyMatch(AccountClasses.Known.class::isInstance);
    boolean loading =
        accounts.stream()
            .anyMatch(each -> each instanceof AccountClasses.Connecting on && on.trouble() == null);
    boolean offered =
        accounts.isEmpty()
            || !accounts.stream().allMatch(AccountClasses.NotOffered.class::isInstance);
    List<String> notes = AccountNotes.of(model);
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
    title.setText(text(key));
    hint.setText(String.join("\n", lines));
    hint.setManaged(!lines.isEmpty());
  }
}
