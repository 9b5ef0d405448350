package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.FakeWorld;
import envwatch.model.ActionKind;
import envwatch.ui.OnJavaFx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

class KeyboardTest {
  @TempDir private Path folder;
  private final FxRobot keyboard = new FxRobot();
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = new ActionsWindow(folder);
    window.happens(() -> Stream.of("Anna", "Ben", "Chi", "Dov").forEach(window.world::running));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void threeEnvironmentsAreSuspendedAndTheOutcomeIsReadWithoutAMouse() {
    OnJavaFx.run(() -> window.node("environments").requestFocus());
    keyboard.press(KeyCode.HOME).release(KeyCode.HOME);
    keyboard.press(KeyCode.SHIFT).type(KeyCode.DOWN, KeyCode.DOWN).release(KeyCode.SHIFT);
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    assertThat(window.dialogOpen()).isTrue();
    keyboard.type(KeyCode.TAB, KeyCode.ENTER);
    window.happens(() -> {
      window.requests.answerAll();
      window.time.advance(Duration.ofSeconds(4));
      List.of("Anna", "Ben", "Chi").forEach(window.world::suspended);
    });
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    keyboard.push(KeyCode.CONTROL, KeyCode.A);
    keyboard.push(KeyCode.CONTROL, KeyCode.C);

    assertThat(window.world.service.performed)
        .extracting(action -> action.environment().value())
        .containsExactlyInAnyOrder("Anna", "Ben", "Chi");
    assertThat(window.copied.content().lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).contains("Suspend", "Lab ", "Done", "4 s"));
    TableView<?> activities = (TableView<?>) window.node("activities");
    assertThat(activities.getItems()).hasSize(3).allMatch(Activity.class::isInstance);
  }

  @Test
  void enterInAQuestionIsTheHarmlessAnswer() {
    window.happens(() ->
        window
            .actions()
            .starter()
            .start(ActionKind.SUSPEND_ENVIRONMENT, List.of(FakeWorld.target("Anna"))));

    keyboard.type(KeyCode.ENTER);

    assertThat(window.dialogOpen()).isFalse();
    assertThat(window.desk.batches()).isEmpty();
  }
}
