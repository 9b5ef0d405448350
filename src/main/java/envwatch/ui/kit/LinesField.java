package envwatch.ui.kit;

import javafx.scene.TraversalDirection;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Takes lines of text in a form. Tab leads on as in every other field; Ctrl+Tab types one. In a
 * {@link TextArea} it is the other way round, so that the keyboard is caught in it.
 */
public final class LinesField extends TextArea {
  public LinesField() {
    this("");
  }

  public LinesField(String text) {
    super(text);
    Controls.withoutPicture(this);
    addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.TAB && !event.isAltDown() && !event.isMetaDown()) {
            event.consume();
            tab(event.isControlDown(), event.isShiftDown());
          }
        });
  }

  private void tab(boolean control, boolean shift) {
    if (control && !shift && isEditable()) {
      replaceSelection("\t");
    } else {
      requestFocusTraversal(shift ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
    }
  }
}
