package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.settings.WindowSettings;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabUser;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** The compact window and the wall, in the place of the whole window. */
class WindowFormTest extends PresentedProgram {
  private void press(KeyBinding keys) {
    OnJavaFx.run(
        () -> window().getScene().getAccelerators().get(keys.combinations().getFirst()).run());
  }

  /** The window that shows something else than the whole; empty while none does. */
  private static Optional<Stage> other() {
    return Window.getWindows().stream()
        .filter(Stage.class::isInstance)
        .map(Stage.class::cast)
        .filter(stage -> stage.getScene().lookup("#glance-list") != null)
        .findFirst();
  }

  private static void strike(KeyCode code, boolean control) {
    OnJavaFx.run(() -> {
      Node focused = other().orElseThrow().getScene().getFocusOwner();
      Event.fireEvent(
          focused, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, false, false));
    });
  }

  private void awaitForm(boolean whole) {
    await()
        .until(() ->
            OnJavaFx.call(() -> window().isShowing() == whole && other().isPresent() != whole));
  }

  @Test
  void aWallShowsAliasesOnly() {
    start(false);
    press(Keys.WALL);
    awaitForm(false);
    List<String> real =
        service.world().environments().stream()
            .map(LabEnvironment::owner)
            .map(LabUser::email)
            .distinct()
            .toList();
    String shown = String.join("\n", OnJavaFx.call(ShownTexts::all));
    assertThat(real).isNotEmpty().noneMatch(shown::contains);
    assertThat(OnJavaFx.call(() -> other().orElseThrow().isFullScreen())).isTrue();
  }

  @Test
  void afterAWallTheWindowGoesOnPresenting() {
    start(false);
    press(Keys.WALL);
    awaitForm(false);
    strike(KeyCode.ESCAPE, false);
    awaitForm(true);
    assertThat(find("#stop-presenting")).isNotNull();
  }

  @Test
  void aCompactWindowIsRemembered() {
    start(false);
    press(Keys.COMPACT);
    awaitForm(false);
    assertThat(compact()).isTrue();
    strike(KeyCode.M, true);
    awaitForm(true);
    assertThat(compact()).isFalse();
  }

  @Test
  void thePaletteDoesNotComeBackWithTheWindow() {
    start(false);
    press(Keys.PALETTE);
    press(Keys.COMPACT);
    awaitForm(false);
    strike(KeyCode.M, true);
    awaitForm(true);
    assertThat(OnJavaFx.call(() -> window().getScene().lookup(".palette-overlay").isVisible()))
        .isFalse();
  }

  private boolean compact() {
    return program.session().window().current().get(WindowSettings.COMPACT);
  }

  @Test
  void aCompactWindowStaysAboveOthersIfWanted() {
    start(false);
    press(Keys.COMPACT);
    awaitForm(false);
    OnJavaFx.run(() -> ((CheckBox) other().orElseThrow().getScene().lookup("#on-top")).fire());
    assertThat(OnJavaFx.call(() -> other().orElseThrow().isAlwaysOnTop())).isTrue();
    assertThat(program.session().window().current().get(WindowSettings.ON_TOP)).isTrue();
  }

  @Test
  void aSecondStartBringsTheWholeWindowBack() {
    start(false);
    press(Keys.COMPACT);
    awaitForm(false);
    assertThat(program.comesForward()).isTrue();
    awaitForm(true);
  }

  private List<?> foundByOwner() {
    press(Keys.PALETTE);
    String owner = service.world().environments().getFirst().owner().email();
    return OnJavaFx.call(() -> {
      ((TextField) window().getScene().lookup("#palette-field")).setText(owner);
      return ((ListView<?>) window().getScene().lookup("#palette-list")).getItems();
    });
  }

  @Test
  void thePaletteFindsEnvironmentsByTheirOwner() {
    start(false);
    assertThat(foundByOwner()).isNotEmpty();
  }

  @Test
  void thePaletteFindsNobodyByTheirNameWhilePresenting() {
    start(true);
    assertThat(foundByOwner()).isEmpty();
  }
}
