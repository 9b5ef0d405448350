package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.machineTarget;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.EnvironmentService.Acceptance;
import envwatch.model.ActionKind;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.Secret;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javafx.scene.control.Button;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is copied here takes the place of a password that was copied before. */
class CopyingTest {
  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void runAPath() {
    window = new ActionsWindow(folder);
    window.world.service.accept(new Acceptance(new ExecutionId("x"), null));
    window.world.service.executions.add(
        new ExecutionStatus(true, 0, "all is well", "", "/opt/reset.sh"));
    window.happens(() -> {
      window.world.running("Anna");
      window.actions().starter().start(ActionKind.RUN_PATH, List.of(machineTarget("Anna", "web")));
    });
    window.type("run-path", "/opt/reset.sh");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    window.happens(() -> window.time.advance(Duration.ofSeconds(2)));
    window.happens(window.requests::answerAll);
    OnJavaFx.run(() -> window.clipboard.copy(Secret.of("hidden"), "web-1"));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void copiedActivitiesEndTheCountdownOfAPassword() {
    window.closeDialog();
    window.press("activity-button");
    window.press("events-copy-all");

    assertThat(window.copied.content()).contains("Run command: /opt/reset.sh", "web in Lab Anna");
    assertThat(window.clipboard.leftProperty().get()).isNull();
  }

  @Test
  void copiedOutputEndsTheCountdownOfAPassword() {
    window.press("run-copy");

    assertThat(window.copied.content()).isEqualTo("all is well");
    assertThat(window.clipboard.leftProperty().get()).isNull();
  }

  @Test
  void theCountdownLeavesTheWordOfTheActivityButtonWhole() {
    window.closeDialog();
    Button button = (Button) window.node("activity-button");

    assertThat(button.minWidth(-1)).isEqualTo(button.prefWidth(-1));
  }
}
