package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.actions.Obstacle;
import envwatch.actions.Outcome;
import envwatch.model.ActionKind;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is offered and asked agrees with the rows beside it, also while the watch knows better. */
class ShownWorldTest {
  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = new ActionsWindow(folder);
    window.happens(() -> window.world.running("Anna"));
    window.select("Lab Anna");
    window.rowsHeld = true;
    window.happens(() -> window.world.suspended("Anna"));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void aNewerWorldChangesNoButtonBeforeTheRowsShowIt() {
    window.happens(window.actions()::settingsChanged);

    assertThat(window.disabled("action-suspend-environment")).isFalse();
    assertThat(window.disabled("action-resume-environment")).isTrue();
  }

  @Test
  void theButtonsFollowTheRows() {
    window.rowsHeld = false;
    window.happens(() -> window.world.suspended("Anna"));

    assertThat(window.disabled("action-suspend-environment")).isTrue();
    assertThat(window.disabled("action-resume-environment")).isFalse();
  }

  @Test
  void aNewerWorldChangesNoMenuBeforeTheRowsShowIt() {
    assertThat(window.item("suspend-environment").isDisable()).isFalse();
    assertThat(window.item("resume-environment").isDisable()).isTrue();
  }

  @Test
  void theQuestionIsAskedOfWhatTheRowsShow() {
    askToSuspend();

    assertThat(window.dialogOpen()).isTrue();
    assertThat(window.everyWord()).anyMatch(word -> word.startsWith("One machine is running"));
  }

  @Test
  void theGateStillRefusesWhatTheNewerWorldForbids() {
    askToSuspend();
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed).isEmpty();
    assertThat(window.log.activities().newestFirst())
        .singleElement()
        .extracting(activity -> activity.outcome())
        .isEqualTo(new Outcome.NotSent(new Obstacle(Obstacle.Kind.ALREADY_AT_REST, "Suspended")));
  }

  private void askToSuspend() {
    OnJavaFx.run(() ->
        window
            .actions()
            .starter()
            .start(ActionKind.SUSPEND_ENVIRONMENT, List.of(FakeWorld.target("Anna"))));
  }
}
