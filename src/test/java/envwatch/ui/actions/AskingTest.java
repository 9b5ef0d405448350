package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.machineTarget;
import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.ActionContext;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.api.ApiException;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is asked between the wish for an action and its way to the service. */
class AskingTest {
  private static final EnvironmentId ANNA = new EnvironmentId("Anna");

  @TempDir private Path folder;
  private static final AccountId OTHER = new AccountId("other");

  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = new ActionsWindow(folder);
    window.happens(() -> window.world.running("Anna").running("Ben").suspended("Gil"));
  }

  @AfterEach
  void close() {
    window.close();
  }

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
    start(kind, kind.onMachine() ? machineTarget("Anna", "web") : target("Anna"));

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
    start(kind, kind.onMachine() ? machineTarget("Anna", "web") : target("Anna"));

    assertThat(window.node("dialog-act").getStyleClass()).contains(style);
  }

  @ParameterizedTest
  @EnumSource(names = {"EXTEND_ENVIRONMENT", "POSTPONE_INACTIVITY"})
  void whatLosesNothingIsDoneAtOnce(ActionKind kind) {
    start(kind, target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.dialogOpen()).isFalse();
    assertThat(window.world.service.performed).hasSize(1);
  }

  @Test
  void ofSeveralItSaysOnceWhatItMeansForEachGroup() {
    window.happens(() ->
        window
            .world
            .running("Cem")
            .change("Cem", known -> known.toBuilder().policy("Eight hours").build())
            .running("Dan")
            .change("Dan", known -> known.toBuilder().policy(null).build()));

    start(
        ActionKind.EXTEND_ENVIRONMENT,
        target("Anna"),
        target("Ben"),
        target("Cem"),
        target("Dan"),
        target("Nobody"));

    assertThat(window.words("dialog-act")).isEqualTo("Extend 4");
    assertThat(window.words("left-out")).isEqualTo("Skipped: one is no longer watched.");
    assertThat(window.words("effect").lines())
        .containsExactlyInAnyOrder(
            "2 of policy “Two weeks”: by as much as it allows.",
            "One of policy “Eight hours”: by as much as it allows.",
            "One of unknown policy: by as much as the service allows.");
    assertThat(window.world.service.performed).isEmpty();
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    assertThat(window.world.service.performed).hasSize(4);
  }

  @Test
  void whatAPolicyGrantedBeforeIsSaidUnlessItDiffered() {
    window.happens(() ->
        window
            .world
            .running("Cem")
            .change("Cem", known -> known.toBuilder().policy("Eight hours").build()));
    window.history.recorded(
        extended("Cem", ActionKind.EXTEND_ENVIRONMENT, Duration.ofHours(8)),
        extended("Cem", ActionKind.EXTEND_ENVIRONMENT, Duration.ofHours(8).plusMinutes(2)),
        extended("Cem", ActionKind.POSTPONE_INACTIVITY, Duration.ofHours(1)),
        extended("Anna", ActionKind.EXTEND_ENVIRONMENT, Duration.ofDays(10)),
        extended("Ben", ActionKind.EXTEND_ENVIRONMENT, Duration.ofDays(2)));

    start(ActionKind.EXTEND_ENVIRONMENT, target("Anna"), target("Ben"), target("Cem"));

    assertThat(window.words("effect").lines())
        .containsExactlyInAnyOrder(
            "2 of policy “Two weeks”: by as much as it allows.",
            "One of policy “Eight hours”: usually by 8 h.");
  }

  @Test
  void whatAPolicyGrantedOnceIsNotCalledUsual() {
    window.history.recorded(extended("Anna", ActionKind.EXTEND_ENVIRONMENT, Duration.ofHours(8)));

    start(ActionKind.EXTEND_ENVIRONMENT, target("Anna"), target("Ben"));

    assertThat(window.words("effect"))
        .isEqualTo("2 of policy “Two weeks”: by as much as it allows.");
  }

  private static Change extended(String id, ActionKind kind, Duration by) {
    Instant end = Instant.parse("2026-11-19T12:00:00Z");
    Instant seen = Instant.parse("2026-11-19T11:00:00Z");
    State ready = new State(Phase.RUNNING, "Ready");
    return new Change(
        Subject.of(FakeWorld.key(id)),
        "Lab",
        null,
        seen.minusSeconds(5),
        seen,
        ready,
        ready,
        new Cause.OwnAction("1", kind),
        List.of(new Fact(Fact.Kind.EXPIRATION, end.toString(), end.plus(by).toString())));
  }

  @ParameterizedTest
  @CsvSource({
    "RESUME_ENVIRONMENT, 2 start from Suspended.",
    "POSTPONE_INACTIVITY, 2 of policy “Two weeks”: delayed by as much as it allows."
  })
  void severalAreNotResumedOrDelayedWithoutAQuestion(ActionKind kind, String effect) {
    boolean resumes = kind == ActionKind.RESUME_ENVIRONMENT;
    window.happens(() -> window.world.suspended("Hal"));

    start(kind, target(resumes ? "Gil" : "Anna"), target(resumes ? "Hal" : "Ben"));

    assertThat(window.words("effect")).isEqualTo(effect);
    window.press("dialog-cancel");
    assertThat(window.actionService.batches()).isEmpty();
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
    start(ActionKind.RESUME_ENVIRONMENT, target("Cem"));
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.RebootMachine(new EnvironmentId("Cem"), new MachineId("db")));
  }

  @Test
  void ofSeveralTheQuestionCountsMachinesThatAreDown() {
    window.happens(() -> window.world.put(oneOfTwoDown("Cem")));

    window.select("Lab Gil", "Lab Cem", "Lab Anna");
    assertThat(window.words("selection-resume-environment")).isEqualTo("Resume 2");
    start(ActionKind.RESUME_ENVIRONMENT, target("Gil"), target("Cem"), target("Anna"));

    assertThat(window.everyWord()).contains("Resume 1 environment and 1 machine?");
    assertThat(window.words("dialog-act")).isEqualTo("Resume 1 environment and 1 machine");
    assertThat(window.words("effect").lines())
        .containsExactly("One starts from Suspended.", "One machine that is down restarts.");
    assertThat(window.words("left-out")).isEqualTo("Skipped: one is already running.");
  }

  @Test
  void ofSeveralWhoseMachinesAreDownOnlyMachinesAreCounted() {
    window.happens(() -> window.world.put(oneOfTwoDown("Cem")).put(oneOfTwoDown("Dan")));

    start(ActionKind.RESUME_ENVIRONMENT, target("Cem"), target("Dan"));

    assertThat(window.everyWord()).contains("Resume 2 machines?");
    assertThat(window.words("dialog-act")).isEqualTo("Resume 2 machines");
  }

  @ParameterizedTest
  @CsvSource({
    "DELETE_ENVIRONMENT, environments, The environments",
    "DELETE_MACHINE, machines, The machines",
    "REVERT_MACHINE, machines, All changes on the machines since"
  })
  void whatIsLostOfSeveralIsSaidOfSeveral(ActionKind kind, String counted, String loss) {
    if (kind.onMachine()) {
      start(kind, machineTarget("Anna", "web"), machineTarget("Ben", "web"));
    } else {
      start(kind, target("Anna"), target("Ben"));
    }

    assertThat(window.everyWord()).anyMatch(words -> words.endsWith("2 " + counted + "?"));
    assertThat(window.words("loss")).startsWith(loss);
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
  void extendingUntilADayCountsThoseThatNeedNoExtension() {
    window.happens(() ->
        window.world.change(
            "Ben",
            known ->
                known.toBuilder()
                    .expiration(new Expiration.At(Instant.parse("2026-11-28T00:00:00Z")))
                    .build()));
    window.happens(
        () -> window.actions().starter().extendUntil(List.of(target("Anna"), target("Ben"))));
    assertThat(window.words("extend-until-lasting")).isEmpty();

    window.type("extend-until", "2026-11-25");
    assertThat(window.words("extend-until-lasting")).isEqualTo("One lasts until then already.");
    assertThat(window.node("dialog-act").isDisabled()).isFalse();
    window.type("extend-until", "2026-11-29");
    assertThat(window.words("extend-until-lasting")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, It lasts until then already.", "2, All 2 last until then already."})
  void whatLastsUntilThenAlreadyIsNotExtended(int environments, String words) {
    List<String> ids = List.of("Anna", "Ben").subList(0, environments);
    window.happens(() ->
        ids.forEach(id ->
            window.world.change(
                id,
                known ->
                    known.toBuilder()
                        .expiration(new Expiration.At(Instant.parse("2026-11-28T00:00:00Z")))
                        .build())));
    window.happens(
        () -> window.actions().starter().extendUntil(ids.stream().map(id -> target(id)).toList()));

    window.type("extend-until", "2026-11-25");
    assertThat(window.words("extend-until-lasting")).isEqualTo(words);
    assertThat(window.node("dialog-act").isDisabled()).isTrue();
    window.type("extend-until", "2026-11-29");
    assertThat(window.node("dialog-act").isDisabled()).isFalse();
  }

  @Test
  void extendingUntilADaySaysWhichDoNotReachIt() {
    window.world.service.fail("Ben", new ApiException.Rejected("7", "Not allowed"));
    window.happens(
        () -> window.actions().starter().extendUntil(List.of(target("Anna"), target("Ben"))));
    window.type("extend-until", "someday");
    assertThat(window.node("dialog-act").isDisabled()).isTrue();
    window.type("extend-until", "2026-11-25");
    assertThat(window.words("extend-until-moment")).contains("Wed 25 Nov, 00:00");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    window.time.advance(Duration.ofSeconds(5));
    window.happens(() ->
        window.world.change(
            "Anna",
            known ->
                known.toBuilder()
                    .expiration(new Expiration.At(Instant.parse("2026-11-28T00:00:00Z")))
                    .build()));
    window.happens(window.requests::answerAll);

    assertThat(window.everyWord())
        .contains("One lasts until then.", "One does not:")
        .anyMatch(words -> words.contains("Lab Ben"))
        .anyMatch(words -> words.contains("Not allowed"));
  }

  @ParameterizedTest
  @CsvSource({
    "mon, 2026-11-23T00:00",
    "Monday 9, 2026-11-23T09:00",
    "tomorrow 18:30, 2026-11-20T18:30",
    "23:59, 2026-11-19T23:59",
    "2026-12-24 9:00, 2026-12-24T09:00",
    "today, ",
    "yesterday, ",
    "2026-02-30, ",
    "mon 25, ",
    "'', "
  })
  void aMomentToComeIsTypedInShort(String typed, @Nullable LocalDateTime moment) {
    ZonedDateTime now = ZonedDateTime.parse("2026-11-19T12:00:00Z");

    assertThat(FutureMoment.parse(typed, now))
        .isEqualTo(Optional.ofNullable(moment).map(local -> local.toInstant(ZoneOffset.UTC)));
  }

  private static Environment oneOfTwoDown(String id) {
    return FakeWorld.environment(
        id,
        Phase.RUNNING,
        FakeWorld.machine("web", Phase.RUNNING),
        FakeWorld.machine("db", Phase.SUSPENDED));
  }

  @Test
  void oneOfSeveralThatFitsIsDoneAtOnce() {
    start(ActionKind.RESUME_ENVIRONMENT, target("Gil"), target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(
      names = {"REVERT_ENVIRONMENT", "DELETE_ENVIRONMENT", "REVERT_MACHINE", "DELETE_MACHINE"})
  void whatDestroysSaysWhoseItIs(ActionKind kind) {
    start(kind, kind.onMachine() ? machineTarget("Anna", "web") : target("Anna"));

    assertThat(window.words("target-facts")).contains("ann@example.com", "Support", "ID: ");
  }

  @Test
  void ofManyThatAreDestroyedEachSaysWhoseItIs() {
    start(ActionKind.DELETE_ENVIRONMENT, target("Anna"), target("Ben"));

    assertThat(window.everyWord())
        .filteredOn(words -> words.startsWith("Owner: "))
        .hasSize(2)
        .allMatch(words -> words.contains("ann@example.com") && words.contains("Support"));
  }

  @Test
  void anEnvironmentThatIsCalledAsOneOfAnotherAccountSaysOfWhichItIs() {
    window.happens(
        () -> window.world.put(OTHER, FakeWorld.environment("A2", "lab anna", Phase.RUNNING)));
    start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"));

    assertThat(window.words("target-facts")).contains("Support");
  }

  @Test
  void ofManyOfWhichOneHasANamesakeEachSaysOfWhichAccountItIs() {
    window.happens(
        () -> window.world.put(OTHER, FakeWorld.environment("A2", "Lab Anna", Phase.RUNNING)));
    start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"), target("Ben"));

    assertThat(window.everyWord())
        .filteredOn(words -> words.startsWith("Owner: "))
        .hasSize(2)
        .allMatch(words -> words.contains("Support"));
  }

  @Test
  void whereNamesDifferAnInterruptionSaysNoMoreThanTheName() {
    start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"));

    assertThat(window.everyWord()).noneMatch(words -> words.startsWith("Owner: "));
  }

  @Test
  void namesAreQuoted() {
    start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"));

    assertThat(window.everyWord()).contains("Suspend “Lab Anna”?");
  }

  @Test
  void theNameToTypeCanBeCopied() {
    start(ActionKind.DELETE_ENVIRONMENT, target("Anna"));

    window.press("copy-name");

    assertThat(window.copied.content()).isEqualTo("Lab Anna");
  }

  @Test
  void resumingNeedsNoAnswer() {
    start(ActionKind.RESUME_ENVIRONMENT, target("Gil"));
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.ResumeEnvironment(new EnvironmentId("Gil")));
  }

  @Test
  void anEnvironmentIsDeletedOnlyWhenItsNameIsTyped() {
    start(ActionKind.DELETE_ENVIRONMENT, target("Anna"));
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("typed-name", "Lab Ann");
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("typed-name", " Lab Anna ");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed).containsExactly(new Action.DeleteEnvironment(ANNA));
  }

  @Test
  void severalEnvironmentsAreDeletedOnlyWhenTheirNumberIsTyped() {
    start(ActionKind.DELETE_ENVIRONMENT, target("Anna"), target("Ben"));
    window.type("typed-name", "3");
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("typed-name", "2");

    assertThat(window.disabled("dialog-act")).isFalse();
  }

  @Test
  void tenAreNamedAndTheOthersWhenAsked() {
    List<String> ids = IntStream.range(0, 22).mapToObj(number -> "s" + number).toList();
    window.happens(() -> ids.forEach(window.world::running));
    start(
        ActionKind.SUSPEND_ENVIRONMENT,
        ids.stream().map(id -> target(id)).toArray(EnvironmentTarget[]::new));

    VBox names = (VBox) window.node("target-names");
    Hyperlink more = (Hyperlink) window.node("target-more");
    assertThat(more.getText()).isEqualTo("and 12 more");
    assertThat(names.getChildren()).hasSize(11);
    OnJavaFx.run(more::fire);

    assertThat(names.getChildren()).hasSize(23);
  }

  @Test
  void aMixedSelectionActsOnWhatFitsAndSaysWhatDoesNot() {
    start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"), target("Gil"), target("Ben"));
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
  void aRevertSaysSinceWhenWorkIsLostOnceThatIsKnown() {
    window.world.service.snapshots = List.of(snapshot("s1", "Day 2", true));
    window.world.holdQuestions();
    start(ActionKind.REVERT_ENVIRONMENT, target("Anna"));
    assertThat(window.words("since")).isEmpty();

    window.happens(window.world::askHeldQuestions);

    assertThat(window.words("since")).startsWith("Snapshot “Day 2” was taken on Fri 20 Nov");
  }

  @Test
  void snapshotsThatCouldNotBeReadAreToldBelowTheOthers() {
    window.world.service.snapshots = List.of(snapshot("s1", "Day 1", true));
    window.world.service.unreadableSnapshots = 2;
    start(ActionKind.MARK_SNAPSHOT_DEFAULT, target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.words("snapshots-unreadable"))
        .startsWith("2 entries of the list could not be read");
  }

  @Test
  void aChosenSnapshotIsRevertedToAfterAQuestion() {
    window.world.service.snapshots =
        List.of(snapshot("s1", "Day 1", false), snapshot("s2", "Day 2", true));
    start(ActionKind.MARK_SNAPSHOT_DEFAULT, target("Anna"));
    window.happens(window.requests::answerAll);
    window.press("snapshots-revert");
    assertThat(window.words("loss")).contains("since snapshot “Day 1” will be permanently lost");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.RevertEnvironment(ANNA, new SnapshotId("s1")));
  }

  @Test
  void theDefaultSnapshotCannotBeMadeTheDefaultAgain() {
    window.world.service.snapshots = List.of(snapshot("s2", "Day 2", true));
    start(ActionKind.MARK_SNAPSHOT_DEFAULT, target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.disabled("snapshots-mark")).isTrue();
    assertThat(window.disabled("snapshots-revert")).isFalse();
  }

  @Test
  void aSnapshotThatBecomesTheDefaultIsAskedAbout() {
    start(ActionKind.TAKE_SNAPSHOT, target("Anna"));
    window.type("snapshot-name", "Day 3");
    OnJavaFx.run(() -> ((CheckBox) window.node("snapshot-default")).setSelected(true));
    window.press("dialog-act");
    assertThat(window.words("loss")).contains("“Day 3”");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.TakeSnapshot(ANNA, "Day 3", "", true));
  }

  @Test
  void aSnapshotThatDoesNotBecomeTheDefaultIsTakenAtOnce() {
    start(ActionKind.TAKE_SNAPSHOT, target("Anna"), target("Ben"));
    window.type("snapshot-name", "Day 3");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.dialogOpen()).isFalse();
    assertThat(window.world.service.performed)
        .containsExactly(
            new Action.TakeSnapshot(ANNA, "Day 3", "", false),
            new Action.TakeSnapshot(new EnvironmentId("Ben"), "Day 3", "", false));
  }

  @Test
  void snapshotsOfSeveralNameThemAndSayWhatIsSkipped() {
    start(ActionKind.TAKE_SNAPSHOT, target("Anna"), target("Ben"), target("Gil"));

    assertThat(window.everyWord())
        .contains("•  “Lab Anna”", "•  “Lab Ben”")
        .anyMatch(words -> words.startsWith("Skipped: "));
  }

  @Test
  void aSnapshotsNameHasUpTo32CharactersOnV3() {
    start(ActionKind.TAKE_SNAPSHOT, target("Anna"));
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("snapshot-name", "x".repeat(33));
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("snapshot-name", "x".repeat(32));

    assertThat(window.disabled("dialog-act")).isFalse();
  }

  @Test
  void onlyChangedNumbersOfHardwareAreSentAndADiskDoesNotShrink() {
    start(ActionKind.EDIT_HARDWARE, machineTarget("Anna", "web"));
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
    start(ActionKind.EDIT_ENVIRONMENT, target("Anna"));
    window.type("edit-name", " ");
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("edit-name", "Lab of Anna");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.EditEnvironment(ANNA, "Lab of Anna", null));
  }

  @Test
  void aQuestionAboutOneMachineDoesNotCountTheMachinesThatRun() {
    start(ActionKind.REBOOT_MACHINE, machineTarget("Anna", "web"));

    assertThat(window.dialogOpen()).isTrue();
    assertThat(window.everyWord()).noneMatch(words -> words.contains("running now"));
  }

  @Test
  void quittingAsksWhileAnActionHasNoAnswer() {
    start(ActionKind.EXTEND_ENVIRONMENT, target("Anna"));
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
    start(ActionKind.EXTEND_ENVIRONMENT, target("Anna"));
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
    start(ActionKind.SUSPEND_ENVIRONMENT, target("Anna"));
    assertThat(window.dialogOpen()).isFalse();
  }

  private void start(ActionKind kind, EnvironmentTarget... targets) {
    window.happens(() -> window.actions().starter().start(kind, List.of(targets)));
  }

  private static Snapshot snapshot(String id, String name, boolean isDefault) {
    return new Snapshot(
        new SnapshotId(id),
        name,
        null,
        null,
        Instant.parse("2026-11-20T12:10:00Z"),
        null,
        isDefault,
        false);
  }
}
