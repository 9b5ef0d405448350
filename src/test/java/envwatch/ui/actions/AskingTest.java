package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.machineTarget;
import static envwatch.actions.FakeWorld.target;
import static envwatch.ui.actions.ActionsWindow.ANNA;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import javafx.scene.control.Button;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is asked between the wish for an action and its way to the service. */
class AskingTest {
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

  private static final AccountId OTHER = new AccountId("other");

  @ParameterizedTest
  @EnumSource(
      names = {
        "SUSPEND_ENVIRONMENT",
        "REVERT_ENVIRONMENT",
        "DELETE_ENVIRONMENT",
        "REVERT_MACHINE",
        "REBOOT_MACHINE",
        "DELETE_MACHINE"
      })
  void theHarmlessAnswerHasTheFocus(ActionKind kind) {
    window.start(kind, kind.onMachine() ? machineTarget("Anna", "web") : target("Anna"));

    Button cancel = (Button) window.node("dialog-cancel");
    assertThat(OnJavaFx.call(cancel.getScene()::getFocusOwner)).isSameAs(cancel);
    window.press("dialog-cancel");

    assertThat(window.dialogOpen()).isFalse();
    assertThat(window.actionService.batches()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "SUSPEND_ENVIRONMENT, accent",
    "REBOOT_MACHINE, accent",
    "REVERT_ENVIRONMENT, danger",
    "DELETE_MACHINE, danger"
  })
  void onlyWhatCannotBeTakenBackIsRed(ActionKind kind, String style) {
    window.start(kind, kind.onMachine() ? machineTarget("Anna", "web") : target("Anna"));

    assertThat(window.node("dialog-act").getStyleClass()).contains(style);
  }

  @ParameterizedTest
  @EnumSource(names = {"EXTEND_ENVIRONMENT", "POSTPONE_INACTIVITY"})
  void whatLosesNothingIsDoneAtOnce(ActionKind kind) {
    window.start(kind, target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.dialogOpen()).isFalse();
    assertThat(window.world.service.performed).hasSize(1);
  }

  @Test
  void namesAreQuoted() {
    window.start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"));

    assertThat(window.everyWord()).contains("Suspend “Lab Anna”?");
  }

  @Test
  void anEnvironmentThatIsCalledAsOneOfAnotherAccountSaysOfWhichItIs() {
    window.happens(
        () -> window.world.put(OTHER, FakeWorld.environment("A2", "lab anna", Phase.RUNNING)));
    window.start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"));

    assertThat(window.words("target-facts")).contains("Support");
  }

  @Test
  void ofManyOfWhichOneHasANamesakeEachSaysOfWhichAccountItIs() {
    window.happens(
        () -> window.world.put(OTHER, FakeWorld.environment("A2", "Lab Anna", Phase.RUNNING)));
    window.start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"), target("Ben"));

    assertThat(window.everyWord())
        .filteredOn(words -> words.startsWith("Owner: "))
        .hasSize(2)
        .allMatch(words -> words.contains("Support"));
  }

  @Test
  void whereNamesDifferAnInterruptionSaysNoMoreThanTheName() {
    window.start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"));

    assertThat(window.everyWord()).noneMatch(words -> words.startsWith("Owner: "));
  }

  @Test
  void aQuestionAboutOneMachineDoesNotCountTheMachinesThatRun() {
    window.start(ActionKind.REBOOT_MACHINE, machineTarget("Anna", "web"));

    assertThat(window.dialogOpen()).isTrue();
    assertThat(window.everyWord()).noneMatch(words -> words.contains("running now"));
  }

  @Test
  void onlyChangedNumbersOfHardwareAreSentAndADiskDoesNotShrink() {
    window.start(ActionKind.EDIT_HARDWARE, machineTarget("Anna", "web"));
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("hardware-disk", "20");
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("hardware-disk", "40");
    window.type("hardware-memory", "8192");
    window.press("dialog-act");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.EditHardware(ANNA, new MachineId("web"), null, 8192, null));
  }

  @Test
  void onlyWhatWasEditedIsSent() {
    window.start(ActionKind.EDIT_ENVIRONMENT, target("Anna"));
    window.type("edit-name", " ");
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("edit-name", "Lab of Anna");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.EditEnvironment(ANNA, "Lab of Anna", null));
  }

  @Test
  void quittingAsksWhileAnActionHasNoAnswer() {
    window.start(ActionKind.EXTEND_ENVIRONMENT, target("Anna"));
    boolean[] quit = {false};

    window.happens(() -> window.actions().beforeQuit(() -> quit[0] = true));
    assertThat(quit[0]).isFalse();
    window.press("dialog-cancel");
    window.happens(window.requests::answerAll);
    window.happens(() -> window.actions().beforeQuit(() -> quit[0] = true));

    assertThat(quit[0]).isTrue();
  }

  @Test
  void aTimeOutIsToldAsUnknownWithoutASecondRequest() {
    window.world.service.fail(
        "Anna",
        ApiException.Unreachable.afterSending(ApiException.Unreachable.Kind.READ_TIME_OUT, null));
    window.start(ActionKind.EXTEND_ENVIRONMENT, target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.words("batch-words"))
        .contains("It may or may not have been done: check the row before you try again.");
    assertThat(window.world.service.performed).hasSize(1);
    assertThat(window.log.activities().newestFirst().getFirst().outcome())
        .isInstanceOf(Outcome.Unknown.class);
  }

  @Test
  void inReadOnlyModeEveryButtonSaysSo() {
    window.readOnly = true;
    window.select("Lab Anna");

    Button suspend = (Button) window.node("action-suspend-environment");
    assertThat(suspend.isDisabled()).isTrue();
    assertThat(suspend.getAccessibleHelp())
        .isEqualTo("Envwatch is in read-only mode: it changes nothing.");
    window.start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"));
    assertThat(window.dialogOpen()).isFalse();
  }
}
