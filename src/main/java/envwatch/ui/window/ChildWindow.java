package envwatch.ui.window;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.stage.Modality;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * A window that belongs to another one: it looks like it, follows its theme and font size while
 * both are open, fits the screen, and closes with Esc. Never blocks.
 */
public final class ChildWindow {
  private final Stage stage = new Stage();

  /**
   * @param owner null for a window that stands alone
   * @param modality whether the owner can be used meanwhile
   * @param width in pixels, as far as the screen allows
   * @param height likewise
   */
  public ChildWindow(
      @Nullable Window owner,
      Modality modality,
      String title,
      Parent content,
      double width,
      double height) {
    Rectangle2D screen = screenOf(owner).getVisualBounds();
    double fittingWidth = Math.min(width, screen.getWidth());
    double fittingHeight = Math.min(height, screen.getHeight());
    Scene scene = new Scene(content, fittingWidth, fittingHeight);
    scene.getAccelerators().put(new KeyCodeCombination(KeyCode.ESCAPE), stage::close);
    stage.setTitle(title);
    stage.setScene(scene);
    stage.setMinWidth(Math.min(420, fittingWidth));
    stage.setMinHeight(Math.min(320, fittingHeight));
    stage.initModality(modality);
    if (owner != null) {
      stage.initOwner(owner);
      look(owner, scene);
    }
  }

  public Stage stage() {
    return stage;
  }

  /** Opens the window, or brings it to the front. */
  public void show() {
    stage.setIconified(false);
    stage.show();
    stage.toFront();
    stage.requestFocus();
  }

  private void look(Window owner, Scene scene) {
    if (owner.getScene() != null) {
      Bindings.bindContent(scene.getStylesheets(), owner.getScene().getStylesheets());
    }
    if (owner instanceof Stage main) {
      stage.getIcons().setAll(main.getIcons());
    }
  }

  private static Screen screenOf(@Nullable Window owner) {
    return Optional.ofNullable(owner)
        .flatMap(window ->
            Screen.getScreensForRectangle(
                    window.getX(), window.getY(), window.getWidth(), window.getHeight())
                .stream()
                .findFirst())
        .orElseGet(Screen::getPrimary);
  }
}
