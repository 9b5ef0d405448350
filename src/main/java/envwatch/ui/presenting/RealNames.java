package envwatch.ui.presenting;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Keys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javafx.collections.ListChangeListener;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow.AnchorLocation;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * Shows in a dialog what the aliases stand for, for as long as a key is held there: before
 * something is deleted, one look is enough. What is typed in fields stays as it is; what it stands
 * for is told beside. Lives on the JavaFX thread.
 */
final class RealNames implements AutoCloseable {
  private final UnaryOperator<String> real;
  private final ListChangeListener<Window> opened = this::opened;
  private final EventHandler<KeyEvent> pressed = this::pressed;
  private final EventHandler<KeyEvent> released = event -> hide();

  /** What they showed before, while the key is held. */
  private final Map<Labeled, Shown> aliases = new LinkedHashMap<>();

  private record Shown(String alias, String real) {}

  private final Tooltip typed = new Tooltip();

  /** Lets the key work in every dialog that opens from now on, also beside a window in use. */
  RealNames(UnaryOperator<String> real) {
    this.real = real;
    Window.getWindows().addListener(opened);
  }

  private void opened(ListChangeListener.Change<? extends Window> change) {
    while (change.next()) {
      for (Window window : change.getAddedSubList()) {
        if (window instanceof Stage stage && ChildWindow.is(stage)) {
          stage.addEventFilter(KeyEvent.KEY_PRESSED, pressed);
          stage.addEventFilter(KeyEvent.KEY_RELEASED, released);
          stage.focusedProperty().subscribe(focused -> hideUnless(focused));
        }
      }
    }
  }

  private void hideUnless(boolean focused) {
    if (!focused) {
      hide();
    }
  }

  private void pressed(KeyEvent event) {
    if (Keys.PRESENT.matches(event) && event.getSource() instanceof Stage stage) {
      event.consume();
      if (aliases.isEmpty() && !typed.isShowing()) {
        show(stage.getScene().getRoot());
        // Real names may take more lines than aliases: the buttons below stay in the window.
        ChildWindow.fit(stage);
        tell(stage.getScene().getRoot());
      }
    }
  }

  private void show(Node node) {
    if (node instanceof Labeled label
        && label.getText() != null
        && !label.textProperty().isBound()) {
      String known = real.apply(label.getText());
      if (!known.equals(label.getText())) {
        aliases.put(label, new Shown(label.getText(), known));
        label.setText(known);
      }
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(this::show);
    }
  }

  private void tell(Node content) {
    List<String> lines = new ArrayList<>();
    collect(content, lines);
    if (!lines.isEmpty()) {
      typed.setText(String.join("\n", lines));
      Bounds place = content.localToScreen(content.getLayoutBounds());
      typed.setAnchorLocation(AnchorLocation.CONTENT_BOTTOM_LEFT);
      typed.show(content, place.getMinX(), place.getMaxY());
    }
  }

  private void collect(Node node, List<String> lines) {
    if (node instanceof TextInputControl field && field.getText() != null) {
      String known = real.apply(field.getText());
      if (!known.equals(field.getText())) {
        lines.add(text("presenting.real", field.getText(), known));
      }
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, lines));
    }
  }

  private void hide() {
    typed.hide();
    aliases.forEach((label, shown) -> {
      // Else it has been told something newer meanwhile.
      if (shown.real().equals(label.getText())) {
        label.setText(shown.alias());
      }
    });
    aliases.clear();
  }

  @Override
  public void close() {
    Window.getWindows().removeListener(opened);
    hide();
  }
}
