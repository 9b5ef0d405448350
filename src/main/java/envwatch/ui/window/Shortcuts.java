package envwatch.ui.window;

import envwatch.model.Phase;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.shell.DashboardCommands;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** The keys of the main window. Shortcut is Ctrl, and Command on macOS. */
final class Shortcuts {
  private static final KeyCombination COPY =
      new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

  private final DashboardView view;
  private final DashboardCommands commands;

  private Shortcuts(DashboardView view, DashboardCommands commands) {
    this.view = view;
    this.commands = commands;
  }

  static void install(Scene scene, DashboardView view, DashboardCommands commands) {
    new Shortcuts(view, commands).install(scene);
  }

  private void install(Scene scene) {
    Map<KeyCombination, Runnable> keys = scene.getAccelerators();
    keys.clear();
    keys.put(new KeyCodeCombination(KeyCode.F5), commands::lookNow);
    keys.put(new KeyCodeCombination(KeyCode.F1), commands::showKeys);
    keys.put(shortcut(KeyCode.F), this::filter);
    keys.put(shortcut(KeyCode.COMMA), commands::openSettings);
    keys.put(shortcut(KeyCode.Q), commands::quit);
    keys.put(
        shortcut(KeyCode.B), () -> machine(row -> view.gestures().copy(row.machine().login())));
    keys.put(shortcut(KeyCode.U), () -> machine(view.gestures()::openWebAccess));
    keys.put(
        new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
        () -> machine(view.gestures()::copyPassword));
    for (Phase phase : Phase.values()) {
      digit(keys, phase.ordinal() + 1, phase);
    }
    digit(keys, Phase.values().length + 1, null);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::beforeTheControl);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void digit(Map<KeyCombination, Runnable> keys, int number, @Nullable Phase phase) {
    Runnable narrow = () -> view.narrowTo(phase);
    keys.put(shortcut(KeyCode.valueOf("DIGIT" + number)), narrow);
    keys.put(shortcut(KeyCode.valueOf("NUMPAD" + number)), narrow);
  }

  private static KeyCombination shortcut(KeyCode key) {
    return new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN);
  }

  private void filter() {
    view.filterField().requestFocus();
    view.filterField().selectAll();
  }

  private void machine(Consumer<MachineRow> gesture) {
    MachineRow current = view.machineTable().current();
    if (current != null) {
      gesture.accept(current);
    }
  }

  /** At the foot of the window is the record, to which some of these keys mean something else. */
  private void beforeTheControl(KeyEvent event) {
    if (!within(view.getBottom(), focused())) {
      pressed(event);
    }
  }

  private static boolean within(Node part, @Nullable Node node) {
    return node != null && (node == part || within(part, node.getParent()));
  }

  private @Nullable Node focused() {
    return view.getScene() == null ? null : view.getScene().getFocusOwner();
  }

  /** Keys that also mean something to the control that has the focus. */
  private void pressed(KeyEvent event) {
    Node focused = focused();
    TableView<EnvironmentRow> environments = view.environmentTable().table();
    if (event.getCode() == KeyCode.ESCAPE) {
      view.model().clearFilter();
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER && focused == environments) {
      view.machineTable().takeFocus();
      event.consume();
    } else if (COPY.match(event) && !(focused instanceof TextInputControl)) {
      copy(focused == environments);
      event.consume();
    }
  }

  private void copy(boolean ofEnvironment) {
    EnvironmentRow environment = view.model().selectedProperty().get();
    if (!ofEnvironment) {
      machine(row -> view.gestures().copy(row.machine().reachableAt()));
    } else if (environment != null) {
      view.gestures().copy(environment.name());
    }
  }
}
