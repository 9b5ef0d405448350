package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.binding.Bindings;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Modality;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;

/**
 * A window that belongs to another one: it opens over it and looks like it, follows its theme and
 * font size while both are open, fits the screen, and closes with Esc. Where the other one can be
 * used meanwhile, the key that quits is passed on to it. Never blocks.
 */
public final class ChildWindow {
  private static final KeyCombination ESCAPE = new KeyCodeCombination(KeyCode.ESCAPE);
  private static final double SMALLEST_WIDTH = 30;
  private static final double SMALLEST_HEIGHT = 14;

  private final Stage stage = new Stage();
  private final @Nullable Window owner;
  private final double em;
  private @Nullable EnteredValues entered;

  /**
   * @param owner null for a window that stands alone
   * @param modality whether the owner can be used meanwhile
   * @param width in ems, so that a larger font finds the room it needs; as far as the screen allows
   * @param height likewise
   */
  public ChildWindow(
      @Nullable Window owner,
      Modality modality,
      String title,
      Parent content,
      double width,
      double height) {
    this.owner = owner;
    Rectangle2D screen = screenOf(owner).getVisualBounds();
    em = em(owner);
    double fittingWidth = Math.min(width * em, screen.getWidth());
    double fittingHeight = Math.min(height * em, screen.getHeight() - frameHeight());
    Scene scene = new Scene(content, fittingWidth, fittingHeight);
    scene.getAccelerators().put(ESCAPE, this::leave);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::closeFromField);
    content.getStylesheets().add(StyleSheets.of("windows"));
    stage.getProperties().put(ChildWindow.class, this);
    stage.setTitle(TitleText.of(title));
    stage.setScene(scene);
    stage.setMinWidth(Math.min(SMALLEST_WIDTH * em, fittingWidth));
    stage.setMinHeight(Math.min(SMALLEST_HEIGHT * em, fittingHeight));
    stage.initModality(modality);
    if (owner != null) {
      stage.initOwner(owner);
      look(owner, scene);
      if (modality == Modality.NONE) {
        Keys.QUIT
            .combinations()
            .forEach(keys -> scene.getAccelerators().put(keys, () -> askToClose(owner)));
      }
    }
  }

  /** Whether a window cannot be used because a dialog of its own is open. */
  public static boolean isOver(@Nullable Window owner) {
    return owner != null
        && Window.getWindows().stream()
            .anyMatch(window ->
                window instanceof Stage dialog
                    && dialog.getOwner() == owner
                    && dialog.getModality() != Modality.NONE);
  }

  private void closeFromField(KeyEvent event) {
    if (ESCAPE.match(event) && keepsEscape(event.getTarget())) {
      event.consume();
      leave();
    }
  }

  /**
   * A text field with a formatter keeps Esc for itself, as a list does, and does nothing with it.
   */
  private static boolean keepsEscape(EventTarget target) {
    return switch (target) {
      case TextField field -> field.getTextFormatter() != null;
      case ListView<?> list -> !list.isEditable();
      case TableView<?> table -> !table.isEditable();
      default -> false;
    };
  }

  /**
   * Asks before what a person has entered is lost by Esc or by closing the window. A button that
   * says what it does needs no question.
   */
  public void askBeforeDiscarding() {
    askBeforeDiscarding(() -> false);
  }

  /**
   * The same for a form that holds more than its fields show, such as a list that entries can be
   * removed from.
   *
   * @param more whether that was changed
   */
  public void askBeforeDiscarding(BooleanSupplier more) {
    entered = new EnteredValues(stage.getScene().getRoot(), more);
    stage.setOnCloseRequest(event -> {
      event.consume();
      leave();
    });
    // Before the accelerator of a button that cancels.
    stage
        .getScene()
        .addEventHandler(
            KeyEvent.KEY_PRESSED,
            event -> {
              if (ESCAPE.match(event)) {
                event.consume();
                leave();
              }
            });
  }

  /**
   * Marks a field of a form whose value only decides what the form shows, such as one that searches
   * it.
   */
  public static <F extends Node> F notEntered(F field) {
    EnteredValues.ignore(field);
    return field;
  }

  /** What was entered is saved or sent: the window can be left without a question. */
  public void settle() {
    if (entered != null) {
      entered.settle();
    }
  }

  private void leave() {
    if (entered == null || !entered.any()) {
      stage.close();
      return;
    }
    QuestionDialog.over(stage.getScene().getRoot())
        .ask(
            new DialogQuestion(
                Glyph.DELETE,
                text("form.discard"),
                text("form.discard.words"),
                text("form.discard.verb")),
            stage::close);
  }

  private static void askToClose(Window owner) {
    Event.fireEvent(owner, new WindowEvent(owner, WindowEvent.WINDOW_CLOSE_REQUEST));
  }

  public Stage stage() {
    return stage;
  }

  /** Whether a stage is a child window, and not the main window or a popup of the program. */
  public static boolean is(Stage stage) {
    return stage.getProperties().containsKey(ChildWindow.class);
  }

  /** Makes a child window high enough for its content, as far as the screen allows. */
  public static void fit(Stage shown) {
    if (shown.getProperties().get(ChildWindow.class) instanceof ChildWindow window) {
      window.fit();
    }
  }

  /** Opens the window, or brings it to the front. */
  public void show() {
    if (!stage.isShowing()) {
      place();
    }
    stage.setIconified(false);
    stage.show();
    stage.toFront();
    stage.requestFocus();
  }

  /**
   * Over the middle of its owner, but not beyond the screen: JavaFX would take the middle of the
   * screen.
   */
  private void place() {
    if (owner == null || !owner.isShowing()) {
      return;
    }
    Rectangle2D screen = screenOf(owner).getVisualBounds();
    Scene scene = stage.getScene();
    double width = scene.getWidth() + owner.getWidth() - owner.getScene().getWidth();
    double height =
        Double.isNaN(stage.getHeight()) ? scene.getHeight() + frameHeight() : stage.getHeight();
    double x = owner.getX() + (owner.getWidth() - width) / 2;
    double y = owner.getY() + (owner.getHeight() - height) / 2;
    stage.setX(Math.max(screen.getMinX(), Math.min(x, screen.getMaxX() - width)));
    stage.setY(Math.max(screen.getMinY(), Math.min(y, screen.getMaxY() - height)));
  }

  /** What the system draws around a window; taken to be the same as around the owner. */
  private double frameHeight() {
    return owner == null || !owner.isShowing()
        ? 0
        : owner.getHeight() - owner.getScene().getHeight();
  }

  /**
   * Makes the window higher, as far as the screen allows, or lower again.
   *
   * @param height in ems
   */
  public void growBy(double height) {
    resize(stage.getHeight() + height * em);
  }

  /** Makes the window high enough for its content, as far as the screen allows. */
  void fit() {
    Scene scene = stage.getScene();
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    double needed = scene.getRoot().prefHeight(scene.getWidth());
    if (needed > scene.getHeight()) {
      double frame = stage.isShowing() ? stage.getHeight() - scene.getHeight() : frameHeight();
      resize(needed + frame);
    }
  }

  private void resize(double wanted) {
    Rectangle2D screen = screenOf(stage.isShowing() ? stage : owner).getVisualBounds();
    double height = Math.max(stage.getMinHeight(), Math.min(wanted, screen.getHeight()));
    stage.setHeight(height);
    if (stage.isShowing()) {
      stage.setY(Math.max(screen.getMinY(), Math.min(stage.getY(), screen.getMaxY() - height)));
    }
  }

  private void look(Window owner, Scene scene) {
    if (owner.getScene() != null) {
      Bindings.bindContent(scene.getStylesheets(), owner.getScene().getStylesheets());
    }
    if (owner instanceof Stage main) {
      stage.getIcons().setAll(main.getIcons());
    }
  }

  /** Size of ordinary text in pixels, as the owner's style sheets have it. */
  private static double em(@Nullable Window owner) {
    Label probe = new Label("m");
    Scene scene = new Scene(new Group(probe));
    if (owner != null && owner.getScene() != null) {
      scene.getStylesheets().setAll(owner.getScene().getStylesheets());
    }
    probe.applyCss();
    return probe.getFont().getSize();
  }

  /** The screen that holds the window; null for the first one. */
  public static Screen screenOf(@Nullable Window owner) {
    return Optional.ofNullable(owner)
        .flatMap(window ->
            Screen.getScreensForRectangle(
                    window.getX(), window.getY(), window.getWidth(), window.getHeight())
                .stream()
                .findFirst())
        .orElseGet(Screen::getPrimary);
  }
}
