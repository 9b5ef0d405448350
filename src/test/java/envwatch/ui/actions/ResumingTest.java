package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.ActionContext;
import envwatch.actions.FakeWorld;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.ui.kit.Offer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What resuming starts: environments, and machines of those that run already. */
class ResumingTest {
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

  @Test
  void resumingNeedsNoAnswer() {
    window.start(ActionKind.RESUME_ENVIRONMENT, target("Gil"));
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.ResumeEnvironment(new EnvironmentId("Gil")));
  }

  @Test
  void resumingWhatRunsStartsItsMachinesThatAreDown() {
    window.happens(() -> window.world.put(oneOfTwoDown("Cem")));
    ActionContext shown = window.world.context();

    Offer offer =
        ActionOffers.of(ActionKind.RESUME_ENVIRONMENT, List.of(target("Cem")), shown, () -> {});
    assertThat(offer.possible()).isTrue();
    assertThat(offer.label()).isEqualTo("Resume 1 machine");
    assertThat(offer.asks()).isFalse();
    window.start(ActionKind.RESUME_ENVIRONMENT, target("Cem"));
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.RebootMachine(new EnvironmentId("Cem"), new MachineId("db")));
  }

  @Test
  void ofSeveralTheQuestionCountsMachinesThatAreDown() {
    window.happens(() -> window.world.put(oneOfTwoDown("Cem")));

    window.select("Lab Gil", "Lab Cem", "Lab Anna");
    assertThat(window.words("selection-resume-environment")).isEqualTo("Resume 2");
    window.start(ActionKind.RESUME_ENVIRONMENT, target("Gil"), target("Cem"), target("Anna"));

    assertThat(window.everyWord()).contains("Resume 1 environment and 1 machine?");
    assertThat(window.words("dialog-act")).isEqualTo("Resume 1 environment and 1 machine");
    assertThat(window.words("effect").lines())
        .containsExactly("One starts from Suspended.", "One machine that is down restarts.");
    assertThat(window.words("left-out")).isEqualTo("Skipped: one is already running.");
  }

  @Test
  void ofSeveralWhoseMachinesAreDownOnlyMachinesAreCounted() {
    window.happens(() -> window.world.put(oneOfTwoDown("Cem")).put(oneOfTwoDown("Dan")));

    window.start(ActionKind.RESUME_ENVIRONMENT, target("Cem"), target("Dan"));

    assertThat(window.everyWord()).contains("Resume 2 machines?");
    assertThat(window.words("dialog-act")).isEqualTo("Resume 2 machines");
  }

  @Test
  void whereTheVersionRestartsNoMachineItSaysSo() {
    window.happens(() -> {
      window.world.offering(ActionKind.RESUME_ENVIRONMENT);
      window.world.put(oneOfTwoDown("Cem"));
    });

    Offer offer =
        ActionOffers.of(
            ActionKind.RESUME_ENVIRONMENT,
            List.of(target("Cem")),
            window.world.context(),
            () -> {});

    assertThat(offer.why()).isEqualTo("API v3 cannot start a single machine.");
  }

  @Test
  void whyNoneOfSeveralCanBeResumedDoesNotRepeatTheAction() {
    Offer offer =
        ActionOffers.of(
            ActionKind.SUSPEND_ENVIRONMENT,
            List.of(target("Gil"), target("Gil")),
            window.world.context(),
            () -> {});

    assertThat(offer.label()).isEqualTo("Suspend 2");
    assertThat(offer.why()).isEqualTo("0 of 2: 2 are already suspended or stopped (Suspended).");
  }

  private static Environment oneOfTwoDown(String id) {
    return FakeWorld.environment(
        id,
        Phase.RUNNING,
        FakeWorld.machine("web", Phase.RUNNING),
        FakeWorld.machine("db", Phase.SUSPENDED));
  }
}
