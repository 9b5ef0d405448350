package envwatch.ui.kit;

import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Whether somebody may be about to press on something in a list, so that nothing in it may change
 * its place: while the mouse is over it and shortly after, so that it reaches what is said of the
 * list elsewhere; shortly after a key; and while its menu or a dialog over its window is open. A
 * list that fills has to be sorted under a mouse that only lies there: it keeps still as long as
 * the list or the mouse is used.
 */
public final class Stillness {
  private static final Duration AFTERWARDS = Duration.ofSeconds(5);

  /** Alone they do nothing. */
  private static final Set<KeyCode> MODIFIERS =
      Set.of(KeyCode.SHIFT, KeyCode.CONTROL, KeyCode.ALT, KeyCode.META);

  private final ReadOnlyBooleanWrapper still = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper used = new ReadOnlyBooleanWrapper();
  private final Node list;
  private final ObservableValue<Instant> now;
  private final Runnable applyOrder;
  private final EventHandler<MouseEvent> mouseMoves = event -> mouseMoved();

  /** When the mouse came or left. */
  private @Nullable Instant hoverAt;

  private @Nullable Instant keyAt;
  private @Nullable Instant mouseAt;
  private @Nullable ContextMenu menu;

  /**
   * @param now the current time, which changes every few seconds at least
   * @param applyOrder lets what keeps its place go where it belongs once
   */
  public Stillness(Node list, ObservableValue<Instant> now, Runnable applyOrder) {
    this.list = list;
    this.now = now;
    this.applyOrder = applyOrder;
    list.hoverProperty()
        .addListener((property, before, over) -> {
          hoverAt = now.getValue();
          judge();
        });
    list.sceneProperty().subscribe(this::watchMouse);
    list.sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .subscribe(focused -> judge());
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    now.subscribe(moment -> judge());
  }

  /** In the whole window: on its way to the list, too. */
  private void watchMouse(@Nullable Scene before, @Nullable Scene scene) {
    if (before != null) {
      before.removeEventFilter(MouseEvent.MOUSE_MOVED, mouseMoves);
    }
    if (scene != null) {
      scene.addEventFilter(MouseEvent.MOUSE_MOVED, mouseMoves);
    }
  }

  private void mouseMoved() {
    mouseAt = now.getValue();
    if (!used.get()) {
      judge();
    }
  }

  private void pressed(KeyEvent event) {
    if (!MODIFIERS.contains(event.getCode())) {
      keyAt = now.getValue();
      judge();
    }
    // Who goes to the beginning wants to see what belongs there; who selects up to it does not.
    if (event.getCode() == KeyCode.HOME && !event.isShiftDown()) {
      applyOrder.run();
    }
  }

  /** Stays still also while the menu is open, over which the mouse is then. */
  public void holdFor(ContextMenu opened) {
    menu = opened;
    opened.showingProperty().subscribe(this::judge);
  }

  private void judge() {
    boolean open = menu != null && menu.isShowing() || isUnderDialog();
    boolean pressed = isJustNow(keyAt);
    used.set(open || pressed || isJustNow(mouseAt));
    still.set(open || pressed || list.isHover() || isJustNow(hoverAt));
  }

  /** What it asks is about what the list shows. */
  private boolean isUnderDialog() {
    return list.getScene() != null && ChildWindow.isOver(list.getScene().getWindow());
  }

  /** A clock that was set back ends it, too. */
  private boolean isJustNow(@Nullable Instant moment) {
    if (moment == null) {
      return false;
    }
    Duration since = Duration.between(moment, now.getValue());
    return !since.isNegative() && since.compareTo(AFTERWARDS) < 0;
  }

  public ReadOnlyBooleanProperty stillProperty() {
    return still.getReadOnlyProperty();
  }

  /** The same for a list that fills. */
  public ReadOnlyBooleanProperty usedProperty() {
    return used.getReadOnlyProperty();
  }
}
