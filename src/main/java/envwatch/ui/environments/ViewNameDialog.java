package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.settings.SavedView;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.ui.kit.Glyph;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Modality;
import javafx.stage.Window;

/** Asks for the name of a saved view, and says before it would take another view's place. */
final class ViewNameDialog {
  private static final int LONGEST_NAME = 60;
  private static final double WIDTH = 34;
  private static final double HEIGHT = 19;

  private final List<String> taken;
  private final TextField name = named(new TextField(), "view-name");
  private final Label note;
  private final Button agree;
  private final String agreeWords;
  private final DialogFrame frame;

  private ViewNameDialog(
      Window owner,
      String title,
      String filter,
      String agreeWords,
      Collection<String> taken,
      Consumer<String> named) {
    this.taken = List.copyOf(taken);
    this.agreeWords = agreeWords;
    Label shown = styled(new Label(text("views.filter", filter)), Styles.TEXT_MUTED);
    shown.setWrapText(true);
    FormRows form = new FormRows();
    form.getChildren().add(shown);
    note = form.add(text("views.name"), name, "");
    note.setId("view-name-note");
    frame =
        new DialogFrame(
            owner, Modality.WINDOW_MODAL, Glyph.STAR_BORDER, title, form, WIDTH, HEIGHT);
    agree = frame.buttons(agreeWords, () -> named.accept(chosen()));
    agree.setId("view-name-agree");
    agree.setDefaultButton(true);
    name.textProperty().subscribe(typed -> judge());
  }

  /**
   * @param taken names that other views have
   * @param named is told the name chosen
   */
  static ViewNameDialog saving(
      Window owner, String filter, Collection<String> taken, Consumer<String> named) {
    return new ViewNameDialog(
        owner, text("views.save.title"), filter, text("views.save.agree"), taken, named);
  }

  static ViewNameDialog renaming(
      Window owner, SavedView view, Collection<String> taken, Consumer<String> named) {
    ViewNameDialog dialog =
        new ViewNameDialog(
            owner,
            text("views.rename.title"),
            view.filter(),
            text("views.rename.agree"),
            taken,
            named);
    dialog.name.setText(view.name());
    return dialog;
  }

  private void judge() {
    boolean replaces = taken.contains(chosen());
    boolean tooLong = chosen().length() > LONGEST_NAME;
    note.setText(
        tooLong ? text("views.name.long", LONGEST_NAME) : replaces ? text("views.name.taken") : "");
    agree.setText(replaces ? text("views.replace") : agreeWords);
    agree.setDisable(chosen().isEmpty() || tooLong);
  }

  private String chosen() {
    return name.getText().strip();
  }

  void show() {
    frame.show(name);
    name.selectAll();
  }
}
