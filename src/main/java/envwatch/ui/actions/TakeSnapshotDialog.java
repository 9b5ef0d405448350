package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Selection;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.ui.kit.LinesField;
import envwatch.words.ActionWords;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Asks for the name of a snapshot, and whether new environments are made from it. */
final class TakeSnapshotDialog {
  /** On v3 (service/api-v3.md); for v2 no limit is known. */
  private static final int LONGEST_NAME = 32;

  private final TextField name = new TextField();
  private final LinesField description = new LinesField();
  private final CheckBox makeDefault = new CheckBox(text("snapshot.default"));
  private final DialogFrame frame;

  /**
   * @param limited whether names may have 32 characters only
   * @param decided is given the action for a target
   */
  public TakeSnapshotDialog(
      @Nullable Window owner,
      Selection selection,
      boolean limited,
      Consumer<Function<EnvironmentTarget, Action>> decided) {
    List<EnvironmentTarget> targets = selection.fitting();
    FormRows form = new FormRows();
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            ActionIcons.of(ActionKind.TAKE_SNAPSHOT),
            targets.size() == 1
                ? text("snapshot.title", ActionWords.quoted(targets.getFirst()))
                : text("snapshot.title.many", targets.size()),
            form,
            37,
            29);
    frame.askBeforeDiscarding();
    fill(form, limited);
    if (targets.size() > 1) {
      form.getChildren().add(new TargetList(targets, null));
    }
    if (!selection.leftOut().isEmpty()) {
      form.getChildren().add(FormRows.hint(ActionWords.skipped(selection.obstacles())));
    }
    Button take = frame.buttons(text("snapshot.take"), () -> decided.accept(this::action));
    take.setDefaultButton(true);
    take.disableProperty()
        .bind(
            name.textProperty()
                .map(typed ->
                    typed.isBlank() || (limited && typed.strip().length() > LONGEST_NAME)));
  }

  private void fill(FormRows form, boolean limited) {
    name.setId("snapshot-name");
    description.setId("snapshot-description");
    description.setPrefRowCount(2);
    description.setWrapText(true);
    makeDefault.setId("snapshot-default");
    Label hint = form.add(text("snapshot.name"), name, "");
    if (limited) {
      hint.textProperty().bind(name.textProperty().map(TakeSnapshotDialog::room));
    }
    form.add(text("snapshot.description"), description, "");
    Label consequence = FormRows.hint("");
    consequence
        .textProperty()
        .bind(
            makeDefault
                .selectedProperty()
                .map(on -> text(on ? "snapshot.default.on" : "snapshot.default.off")));
    VBox row = new VBox(makeDefault, consequence, FormRows.hint(text("snapshot.limit")));
    row.getStyleClass().add("form-row");
    form.getChildren().add(row);
  }

  private static String room(String typed) {
    int over = typed.strip().length() - LONGEST_NAME;
    return over > 0
        ? text("snapshot.name.too-long", over)
        : text("snapshot.name.hint", LONGEST_NAME);
  }

  private Action action(EnvironmentTarget target) {
    return new Action.TakeSnapshot(
        target.key().environment(),
        name.getText().strip(),
        description.getText().strip(),
        makeDefault.isSelected());
  }

  public void show() {
    frame.show(name);
  }
}
