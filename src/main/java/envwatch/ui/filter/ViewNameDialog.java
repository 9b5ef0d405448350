package envwatch.ui.filter;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.settings.SavedView;
import envwatch.ui.kit.dialog.ChildWindow;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;

/** Asks for the name of a saved view, and says before it would take another view's place. */
final class ViewNameDialog {
  private static final int LONGEST_NAME = 60;
  private static final double WIDTH = 34;
  private static final double HEIGHT = 15;

  private final List<String> taken;
  private final Consumer<String> named;
  private final TextField name = new TextField();
  private final Label note = new Label();
  private final Button agree = new Button();
  private final String agreeWords;
  private final ChildWindow window;

  private ViewNameDialog(
      Window owner,
      String title,
      String filter,
      String agreeWords,
      Collection<String> taken,
      Consumer<String> named) {
    this.taken = List.copyOf(taken);
    this.named = named;
    this.agreeWords = agreeWords;
    VBox content = new VBox(asked(filter), name, note, filler(), buttons());
    content.getStyleClass().add("view-name");
    window = new ChildWindow(owner, Modality.WINDOW_MODAL, title, content, WIDTH, HEIGHT);
    name.setId("view-name");
    name.setAccessibleText(text("views.name"));
    name.setOnAction(event -> agree());
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

  private static VBox asked(String filter) {
    Label title = new Label(text("views.name"));
    Label shown = new Label(text("views.filter", filter));
    shown.getStyleClass().add(Styles.TEXT_MUTED);
    shown.setWrapText(true);
    return new VBox(shown, title);
  }

  private static Region filler() {
    Region filler = new Region();
    VBox.setVgrow(filler, Priority.ALWAYS);
    return filler;
  }

  private HBox buttons() {
    note.setId("view-name-note");
    note.setWrapText(true);
    note.setMinHeight(Region.USE_PREF_SIZE);
    agree.setId("view-name-agree");
    agree.getStyleClass().add(Styles.ACCENT);
    agree.setOnAction(event -> agree());
    Button cancel = new Button(text("views.cancel"));
    cancel.setCancelButton(true);
    cancel.setOnAction(event -> window.stage().close());
    HBox buttons = new HBox(cancel, agree);
    buttons.getStyleClass().add("view-name-buttons");
    return buttons;
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

  private void agree() {
    if (!agree.isDisabled()) {
      window.stage().close();
      named.accept(chosen());
    }
  }

  void show() {
    window.stage().setOnShown(event -> name.requestFocus());
    window.show();
    name.selectAll();
  }
}
