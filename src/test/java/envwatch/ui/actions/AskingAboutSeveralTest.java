package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.machineTarget;
import static envwatch.actions.FakeWorld.target;
import static envwatch.ui.actions.ActionsWindow.ANNA;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.EnvironmentTarget;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is asked once before an action on several environments or machines. */
class AskingAboutSeveralTest {
  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = ActionsWindow.ofThree(folder);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @ParameterizedTest
  @CsvSource({
    "RESUME_ENVIRONMENT, 2 start from Suspended.",
    "POSTPONE_INACTIVITY, 2 of policy “Two weeks”: delayed by as much as it allows."
  })
  void severalAreNotResumedOrDelayedWithoutAQuestion(ActionKind kind, String effect) {
    boolean resumes = kind == ActionKind.RESUME_ENVIRONMENT;
    window.happens(() -> window.world.suspended("Hal"));

    window.start(kind, target(resumes ? "Gil" : "Anna"), target(resumes ? "Hal" : "Ben"));

    assertThat(window.words("effect")).isEqualTo(effect);
    window.press("dialog-cancel");
    assertThat(window.actionService.batches()).isEmpty();
  }

  @Test
  void oneOfSeveralThatFitsIsDoneAtOnce() {
    window.start(ActionKind.RESUME_ENVIRONMENT, target("Gil"), target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed).hasSize(1);
  }

  @Test
  void aMixedSelectionActsOnWhatFitsAndSaysWhatDoesNot() {
    window.start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"), target("Gil"), target("Ben"));
    assertThat(window.words("left-out"))
        .isEqualTo("Skipped: one is already suspended or stopped (Suspended).");
    assertThat(window.words("dialog-act")).isEqualTo("Suspend 2");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(
            new Action.SuspendEnvironment(ANNA),
            new Action.SuspendEnvironment(new EnvironmentId("Ben")));
  }

  @Test
  void tenAreNamedAndTheOthersWhenAsked() {
    List<String> ids = IntStream.range(0, 22).mapToObj(number -> "s" + number).toList();
    window.happens(() -> ids.forEach(window.world::running));
    window.start(
        ActionKind.SUSPEND_ENVIRONMENT,
        ids.stream().map(id -> target(id)).toArray(EnvironmentTarget[]::new));

    VBox names = (VBox) window.node("target-names");
    Hyperlink more = (Hyperlink) window.node("target-more");
    assertThat(more.getText()).isEqualTo("and 12 more");
    assertThat(names.getChildren()).hasSize(11);
    OnJavaFx.run(more::fire);

    assertThat(names.getChildren()).hasSize(23);
  }

  @ParameterizedTest
  @CsvSource({
    "DELETE_ENVIRONMENT, environments, The environments",
    "DELETE_MACHINE, machines, The machines",
    "REVERT_MACHINE, machines, All changes on the machines since"
  })
  void whatIsLostOfSeveralIsSaidOfSeveral(ActionKind kind, String counted, String loss) {
    if (kind.onMachine()) {
      window.start(kind, machineTarget("Anna", "web"), machineTarget("Ben", "web"));
    } else {
      window.start(kind, target("Anna"), target("Ben"));
    }

    assertThat(window.everyWord()).anyMatch(words -> words.endsWith("2 " + counted + "?"));
    assertThat(window.words("loss")).startsWith(loss);
  }
}
