package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** A dialog: what it is about, what it asks, and its buttons. Esc closes it. */
public final class DialogFrame {
  private final VBox root = styled(new VBox(), "action-dialog");
  private final Glyph icon;
  private final HBox buttons = styled(new HBox(), "dialog-buttons");
  private final ChildWindow window;

  /**
   * @param width in ems
   * @param height likewise; more when the content needs it
   */
  public DialogFrame(
      @Nullable Window owner,
      Modality modality,
      Glyph icon,
      String title,
      Region body,
      double width,
      double height) {
    this.icon = icon;
    Label heading = styled(Controls.wrapped(title), Styles.TITLE_4, "dialog-heading");
    heading.setGraphic(new Icon(icon));
    buttons.setAlignment(Pos.CENTER_RIGHT);
    VBox.setVgrow(body, Priority.ALWAYS);
    root.getChildren().setAll(heading, body, buttons);
    root.getStylesheets().add(StyleSheets.of("actions"));
    window = new ChildWindow(owner, modality, title, root, width, height);
  }

  /**
   * The two buttons of an ordinary dialog: Cancel, and one that closes the dialog and does what it
   * is about. Every dialog has them in this order.
   *
   * @return the second one
   */
  public Button buttons(String verb, Runnable action) {
    Button act = actionButton(verb, icon, () -> closeAnd(action));
    buttons(cancelButton(text("confirm.cancel")), act);
    return act;
  }

  private void closeAnd(Runnable action) {
    close();
    action.run();
  }

  /** A button that closes the dialog and does nothing else. */
  public Button cancelButton(String text) {
    Button button = Controls.button("dialog-cancel", text, this::close);
    button.setCancelButton(true);
    firesOnEnter(button);
    return button;
  }

  public Button actionButton(String text, Glyph icon, Runnable action) {
    Button button = Controls.button("dialog-act", text, icon, action);
    firesOnEnter(button);
    return button;
  }

  /** Enter means the button that has the focus, not the default one. */
  private static void firesOnEnter(Button button) {
    button.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            button.fire();
          }
        });
  }

  /** Asks before a form that is filled in is lost by Esc or by closing the window. */
  public void askBeforeDiscarding() {
    window.askBeforeDiscarding();
  }

  public void buttons(Node... inOrder) {
    buttons.getChildren().setAll(inOrder);
  }

  public ChildWindow window() {
    return window;
  }

  /**
   * Opens the dialog, high enough for everything: names may be long, and text may wrap into many
   * lines.
   *
   * @param first has the focus
   */
  public void show(Node first) {
    window.fit();
    window.show();
    grow();
    first.requestFocus();
  }

  /** Makes room for what was added. */
  public void grow() {
    if (window.stage().isShowing()) {
      window.fit();
    }
  }

  public void close() {
    window.stage().close();
  }
}
