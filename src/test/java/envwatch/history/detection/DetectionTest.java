package envwatch.history.detection;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.history.model.Absence;
import envwatch.history.model.Cause;
import envwatch.history.model.Change;
import envwatch.history.model.Fact;
import envwatch.history.model.LastSeen;
import envwatch.history.model.Looking.Ended;
import envwatch.history.model.State;
import envwatch.history.model.Subject;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Status;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import envwatch.watch.engine.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DetectionTest {
  private static final Status UP = new Status(Phase.RUNNING, "Running");
  private static final Status DOWN = new Status(Phase.SUSPENDED, "Suspended");
  private static final Status STOPPED = new Status(Phase.SUSPENDED, "Stopped");
  private static final Status SUSPENDING = new Status(Phase.CHANGING, "Suspending");
  private static final Status STARTING = new Status(Phase.CHANGING, "Starting");
  private static final Duration LOOK = Scene.INTERVAL;

  private final Scene scene = new Scene();

  private static Environment environment(Status status, Machine... machines) {
    return Samples.environment("E", Detail.COMPLETE, "Lab one", status, List.of(machines));
  }

  private static Machine machine(String id, Status status) {
    return Machine.builder().id(new MachineId(id)).name("web").status(status).build();
  }

  private static ApiException.ServerFault fault() {
    return new ApiException.ServerFault(503, null);
  }

  private static Instant at(int looks) {
    return Scene.START.plus(LOOK.multipliedBy(looks));
  }

  private Change only(Detected detected) {
    assertThat(detected.changes()).hasSize(1);
    return detected.changes().getFirst();
  }

  private static State state(Status status) {
    return new State(status.phase(), status.word());
  }

  // What is a change

  @Test
  void theFirstSightIsNoChange() {
    assertThat(scene.sees(environment(UP, machine("M", UP))).view().changes()).isEmpty();
  }

  @Test
  void theFirstSightIsNewsToBeKept() {
    List<LastSeen> news = scene.sees(environment(UP, machine("M", UP))).view().news();
    assertThat(news).extracting(LastSeen::exact).containsExactly(false, false);
  }

  @Test
  void anotherStateIsAChangeWithBothTimes() {
    scene.sees(environment(UP)).view();
    Change change = only(scene.next(environment(DOWN)));
    assertThat(change)
        .isEqualTo(
            new Change(
                Subject.of(Samples.key("E")),
                "Lab one",
                null,
                at(0),
                at(1),
                state(UP),
                state(DOWN),
                new Cause.Service(),
                List.of()));
  }

  @Test
  void aForgottenAccountIsSeenForTheFirstTimeAgain() {
    scene.sees(environment(UP, machine("M", UP))).view();
    Memory others = scene.memory().without(Samples.ACCOUNT);
    assertThat(others.lastSeen()).isEmpty();
    assertThat(others.looking()).isEmpty();
    assertThat(new Scene(others).next(environment(DOWN)).changes()).isEmpty();
    assertThat(scene.memory().without(new AccountId("other"))).isEqualTo(scene.memory());
  }

  @Test
  void lastSeenBeforeMovesWithEveryConfirmation() {
    Environment up = environment(UP);
    scene.sees(up).view();
    scene.next(up);
    assertThat(only(scene.next(environment(DOWN))).lastSeenBefore()).isEqualTo(at(1));
  }

  @Test
  void theSameSeenAgainIsNoChange() {
    scene.sees(environment(UP, machine("M", UP))).view();
    assertThat(scene.next(environment(UP, machine("M", UP))).changes()).isEmpty();
  }

  @Test
  void aMachineThatStopsIsAChangeOfBoth() {
    scene.sees(environment(UP, machine("M", UP))).view();
    List<Change> changes = scene.next(environment(UP, machine("M", STOPPED))).changes();
    assertThat(changes)
        .extracting(Change::to)
        .containsExactly(new State(Phase.PROBLEM, "Running"), state(STOPPED));
  }

  @Test
  void anExpirationThatComesNearerIsNoChange() {
    Environment soon = environment(UP).toBuilder().expiration(new Expiration.At(at(2))).build();
    scene.sees(soon).view();
    assertThat(scene.later(LOOK.multipliedBy(4)).sees(soon).view().changes()).isEmpty();
  }

  @Test
  void aWordNeverSeenBeforeIsAChange() {
    scene.sees(environment(UP)).view();
    Status odd = new Status(Phase.UNKNOWN, "Frobnicating");
    assertThat(only(scene.next(environment(odd))).to()).isEqualTo(state(odd));
  }

  @Test
  void progressMovesAMachineWithoutAChange() {
    Machine half = machine("M", STARTING).toBuilder().progress(new Progress(50)).build();
    Machine most = half.toBuilder().progress(new Progress(80)).build();
    scene.sees(environment(STARTING, half)).view();
    scene.next(environment(STARTING, most));
    assertThat(scene.changes).isEmpty();
    assertThat(scene.memory().lastSeen()).extracting(LastSeen::moved).containsExactly(at(1), at(1));
  }

  // Created, removed, returned

  @Test
  void anEnvironmentAddedToAListThatIsLookedAtWasCreated() {
    scene.sees(environment(UP)).view();
    Environment other = Samples.preparing("N");
    Change change = only(scene.next(environment(UP), other));
    assertThat(change.from()).isNull();
    assertThat(change.lastSeenBefore()).isNull();
    assertThat(change.to().word()).isEqualTo("Preparing");
  }

  @Test
  void aCreatedOneIsReportedOnceItsMachinesAreKnown() {
    scene.sees(environment(UP)).view();
    Environment other = Samples.preparing("N");
    assertThat(scene.next(Samples.line(other)).changes()).isEmpty();
    assertThat(only(scene.next(other)).from()).isNull();
  }

  @Test
  void anEnvironmentIsNotCreatedByAListThatCouldNotBeReadCompletely() {
    scene.unreadable(1).sees(environment(UP)).view();
    assertThat(scene.unreadable(0).next(Samples.running("N")).changes()).isEmpty();
  }

  @Test
  void anEnvironmentFoundAfterAPauseIsNoChange() {
    scene.sees(environment(UP)).view();
    scene.paused(true).later(LOOK).view();
    assertThat(scene.paused(false).next(environment(UP), Samples.running("N")).changes()).isEmpty();
  }

  @Test
  void anEnvironmentNotListedForAMomentIsAnAbsence() {
    Environment up = environment(UP);
    scene.sees(up).sees(Samples.running("O")).view();
    scene.drops("E").next();
    Detected back = scene.next(up);
    assertThat(back.changes()).isEmpty();
    assertThat(back.absences()).containsExactly(new Absence(Samples.key("E"), at(0), at(2)));
  }

  @Test
  void anIdThatComesBackIsComparedWithWhatItWas() {
    scene.sees(environment(UP)).sees(Samples.running("O")).view();
    scene.drops("E").next();
    Change change = only(scene.next(environment(DOWN)));
    assertThat(change.lastSeenBefore()).isEqualTo(at(0));
    assertThat(change.cause()).isEqualTo(new Cause.NotSeen());
  }

  @Test
  void anEnvironmentThatIsGoneIsNoChange() {
    scene.sees(environment(UP)).sees(Samples.running("O")).view();
    scene.later(LOOK).fails("E", new ApiException.NotFound("gone"));
    assertThat(scene.view().changes()).isEmpty();
    assertThat(scene.memory().absences())
        .containsExactly(new Absence(Samples.key("E"), at(0), at(1)));
  }

  @Test
  void aMachineAddedIsAChangeOfItsOwnAndOfTheCount() {
    scene.sees(environment(UP, machine("M", UP))).view();
    List<Change> changes =
        scene.next(environment(UP, machine("M", UP), machine("N", UP))).changes();
    assertThat(changes.getFirst().facts()).containsExactly(new Fact(Fact.Kind.MACHINES, "1", "2"));
    assertThat(changes.getLast().subject().machine()).isEqualTo(new MachineId("N"));
    assertThat(changes.getLast().from()).isNull();
  }

  @Test
  void aMachineThatIsRemovedIsNotSeenFromThenOn() {
    scene.sees(environment(UP, machine("M", UP), machine("N", UP))).view();
    scene.next(environment(UP, machine("M", UP)));
    LastSeen removed = scene.memory().lastSeen().getLast();
    assertThat(removed.subject().machine()).isEqualTo(new MachineId("N"));
    assertThat(removed.at()).isEqualTo(at(0));
  }

  @Test
  void machinesWithoutAnIdOfTheServiceHaveNoHistory() {
    Machine placeholder =
        machine("M", UP).toBuilder().id(new MachineId("machine #1", false)).build();
    scene.sees(environment(UP, placeholder)).view();
    Machine stopped = placeholder.toBuilder().status(STARTING).build();
    assertThat(scene.next(environment(UP, stopped)).changes())
        .extracting(Change::subject)
        .containsExactly(Subject.of(Samples.key("E")));
  }

  // Environments known from a list only

  @Test
  void anEntryOfAListWithoutMachinesIsNoSight() {
    Environment broken = environment(UP, machine("M", STOPPED));
    scene.sees(broken).view();
    scene.link(new Link.Connecting()).dropsAll().later(LOOK).view();
    scene.link(new Link.Live()).next(Samples.line(broken));
    scene.next(broken);
    assertThat(scene.changes).isEmpty();
  }

  // Moments in which a state cannot be told

  @Test
  void unknownForAMomentIsNoChange() {
    scene.sees(environment(UP)).view();
    scene.next(environment(UP).toBuilder().unread(1).build());
    scene.next(environment(UP));
    assertThat(scene.changes).isEmpty();
  }

  @Test
  void unknownForLongIsAChangeFromItsFirstMoment() {
    scene.sees(environment(UP)).view();
    Environment unread = environment(UP).toBuilder().unread(1).build();
    for (int look = 1; look <= 12; look++) {
      scene.next(unread);
    }
    assertThat(scene.changes).hasSize(1);
    assertThat(scene.changes.getFirst().to()).isEqualTo(new State(Phase.UNKNOWN, "Running"));
    assertThat(scene.changes.getFirst().firstSeenAfter()).isEqualTo(at(1));
  }

  @Test
  void aChangeBehindAMomentOfDoubtBeganBeforeIt() {
    scene.sees(environment(UP)).view();
    scene.next(environment(Status.UNTOLD));
    Change change = only(scene.next(environment(DOWN)));
    assertThat(change.from()).isEqualTo(state(UP));
    assertThat(change.lastSeenBefore()).isEqualTo(at(0));
    assertThat(change.firstSeenAfter()).isEqualTo(at(2));
  }

  // Looking

  @Test
  void lookingBeginsWithTheFirstAnswer() {
    scene.link(new Link.Connecting()).view();
    assertThat(scene.memory().looking()).isEmpty();
    scene.link(new Link.Live()).next(environment(UP));
    assertThat(scene.memory().looking().getFirst().from()).isEqualTo(at(1));
  }

  @Test
  void lookingGoesOnWithoutAnswersAsLongAsTheLinkIsLive() {
    scene.sees(environment(UP)).view();
    scene.later(LOOK).view();
    assertThat(scene.memory().looking().getFirst().until()).isEqualTo(at(1));
  }

  private void ends(Ended why, Instant until) {
    Detected detected = scene.later(LOOK).view();
    assertThat(detected.ended()).hasSize(1);
    assertThat(detected.ended().getFirst().ended()).isEqualTo(why);
    assertThat(detected.ended().getFirst().until()).isEqualTo(until);
    assertThat(scene.memory().looking()).isEmpty();
  }

  private Link.Lost lost(ApiException cause) {
    return new Link.Lost(cause, scene.now(), null);
  }

  @Test
  void aLostConnectionEndsLookingAtTheLastAnswer() {
    scene.sees(environment(UP)).view();
    scene.link(lost(new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null)));
    ends(Ended.LINK, at(0));
  }

  @Test
  void aFailingServiceEndsLooking() {
    scene.sees(environment(UP)).view();
    scene.link(lost(fault()));
    ends(Ended.SERVICE, at(0));
  }

  @Test
  void aRejectedKeyEndsLooking() {
    scene.sees(environment(UP)).view();
    scene.link(new Link.SignedOut(fault(), scene.now()));
    ends(Ended.KEY, at(0));
  }

  @Test
  void aPauseEndsLookingWhenItBegins() {
    scene.sees(environment(UP)).view();
    scene.paused(true);
    ends(Ended.PAUSED, at(1));
  }

  @Test
  void anAccountThatIsNotWatchedAnyMoreEndsLooking() {
    scene.sees(environment(UP)).view();
    scene.watched(false);
    ends(Ended.STOPPED, at(0));
  }

  @Test
  void theEndOfTheProgramEndsLooking() {
    scene.sees(environment(UP)).view();
    Detected stopped = Detection.stop(scene.memory(), at(1));
    assertThat(stopped.ended().getFirst().ended()).isEqualTo(Ended.STOPPED);
    assertThat(stopped.ended().getFirst().until()).isEqualTo(at(1));
    assertThat(stopped.memory().looking()).isEmpty();
  }

  @Test
  void sleepEndsLookingAtTheLastViewBefore() {
    scene.sees(environment(UP)).view();
    Detected awake = scene.later(Duration.ofHours(8)).sees(environment(UP)).view();
    assertThat(awake.ended().getFirst().ended()).isEqualTo(Ended.ASLEEP);
    assertThat(awake.ended().getFirst().until()).isEqualTo(at(0));
    assertThat(scene.memory().looking().getFirst().from()).isEqualTo(scene.now());
  }

  @Test
  void afterSleepLookingBeginsWithAnAnswer() {
    scene.sees(environment(UP)).view();
    scene.later(Duration.ofHours(8)).view();
    assertThat(scene.memory().looking()).isEmpty();
    scene.next(environment(UP));
    assertThat(scene.memory().looking().getFirst().from()).isEqualTo(scene.now());
  }

  @Test
  void afterAPauseLookingBeginsWithAnAnswer() {
    scene.sees(environment(UP)).view();
    scene.paused(true).next(environment(UP));
    scene.paused(false).later(LOOK).view();
    assertThat(scene.memory().looking()).isEmpty();
  }

  // Causes

  private SentAction sent(ActionKind kind, @Nullable String machine, Instant moment) {
    SentAction action =
        new SentAction(
            "A" + scene.sent.size(),
            kind,
            Samples.key("E"),
            machine == null ? null : new MachineId(machine),
            moment);
    scene.sent.add(action);
    return action;
  }

  private static Cause.OwnAction by(SentAction action) {
    return new Cause.OwnAction(action.activity(), action.kind());
  }

  @Test
  void anOwnActionExplainsEveryStepUntilItsGoal() {
    scene.sees(environment(UP)).view();
    SentAction suspend = sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).plusSeconds(5));
    assertThat(only(scene.next(environment(SUSPENDING))).cause()).isEqualTo(by(suspend));
    assertThat(only(scene.next(environment(DOWN))).cause()).isEqualTo(by(suspend));
  }

  @Test
  void anOwnActionDoesNotExplainWhatFollowsItsGoal() {
    scene.sees(environment(UP)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).plusSeconds(5));
    scene.next(environment(DOWN));
    assertThat(only(scene.next(environment(STARTING))).cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void anActionSentAfterTheChangeDoesNotExplainIt() {
    scene.sees(environment(UP)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(1).plusSeconds(1));
    assertThat(only(scene.next(environment(DOWN))).cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void anActionDoesNotExplainTheOppositeOfItsGoal() {
    scene.sees(environment(DOWN)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0));
    assertThat(only(scene.next(environment(UP))).cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void anActionOfYesterdayExplainsNothing() {
    scene.sees(environment(UP)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).minus(Duration.ofDays(1)));
    assertThat(only(scene.next(environment(DOWN))).cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void anActionSentBeforeTheProgramEndedExplainsWhatTheNextStartFinds() {
    scene.sees(environment(UP)).view();
    SentAction suspend = sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).plusSeconds(5));
    Scene next = new Scene(Memory.carriedIn(scene.memory().lastSeen()));
    next.sent.add(suspend);
    next.later(Duration.ofHours(14)).sees(environment(DOWN)).view();
    assertThat(next.changes.getFirst().cause()).isEqualTo(by(suspend));
  }

  @Test
  void rebootingAMachineExplainsBothButNotItsNeighbour() {
    scene.sees(environment(UP, machine("M", UP), machine("N", UP))).view();
    SentAction reboot = sent(ActionKind.REBOOT_MACHINE, "M", at(0));
    List<Change> changes =
        scene.next(environment(UP, machine("M", STARTING), machine("N", STOPPED))).changes();
    assertThat(changes)
        .extracting(Change::cause)
        .containsExactly(by(reboot), by(reboot), new Cause.Service());
  }

  @Test
  void extendingExplainsTheNewExpiration() {
    Environment before = environment(UP).toBuilder().expiration(new Expiration.At(at(100))).build();
    Environment after =
        environment(UP).toBuilder().expiration(new Expiration.At(at(1_000))).build();
    scene.sees(before).view();
    SentAction extend = sent(ActionKind.EXTEND_ENVIRONMENT, null, at(0));
    Change change = only(scene.next(after));
    assertThat(change.cause()).isEqualTo(by(extend));
    assertThat(change.facts())
        .containsExactly(new Fact(Fact.Kind.EXPIRATION, at(100).toString(), at(1_000).toString()));
    assertThat(change.ofState()).isFalse();
  }

  @Test
  void whatChangedWhilePausedWasNotSeen() {
    scene.sees(environment(UP)).view();
    scene.paused(true).later(LOOK).view();
    assertThat(only(scene.paused(false).next(environment(DOWN))).cause())
        .isEqualTo(new Cause.NotSeen());
  }

  @Test
  void whatChangedWhileAsleepWasNotSeen() {
    scene.sees(environment(UP)).view();
    Change change = only(scene.later(Duration.ofHours(8)).sees(environment(DOWN)).view());
    assertThat(change.cause()).isEqualTo(new Cause.NotSeen());
    assertThat(change.lastSeenBefore()).isEqualTo(at(0));
  }

  @Test
  void whatChangedWhileLooksAtItFailedWasNotSeen() {
    scene.sees(environment(UP)).sees(Samples.running("O")).view();
    scene.later(LOOK).fails("E", fault()).view();
    Detected back = scene.next(environment(DOWN));
    assertThat(only(back).cause()).isEqualTo(new Cause.NotSeen());
    assertThat(back.absences()).containsExactly(new Absence(Samples.key("E"), at(0), at(2)));
  }

  @Test
  void aBeginningThatWasNotSeenIsNotExact() {
    scene.sees(environment(UP)).view();
    scene.later(Duration.ofHours(8)).sees(environment(DOWN)).view();
    assertThat(scene.memory().lastSeen().getFirst().inState().exact()).isFalse();
  }

  @Test
  void aBeginningThatWasSeenIsExact() {
    scene.sees(environment(UP)).view();
    scene.next(environment(DOWN));
    assertThat(scene.memory().lastSeen().getFirst().inState().exact()).isTrue();
    assertThat(scene.memory().lastSeen().getFirst().since()).isEqualTo(at(1));
  }

  // Facts

  @Test
  void nameOwnerAndBlueprintAreFacts() {
    Environment before =
        environment(UP).toBuilder().name("One").owner("ann").blueprint("Web").build();
    scene.sees(before).view();
    Environment after = before.toBuilder().name("Two").owner("bob").blueprint("Shop").build();
    assertThat(only(scene.next(after)).facts())
        .containsExactly(
            new Fact(Fact.Kind.NAME, "One", "Two"),
            new Fact(Fact.Kind.OWNER, "ann", "bob"),
            new Fact(Fact.Kind.BLUEPRINT, "Web", "Shop"));
  }

  @Test
  void anAddressIsAFactOfItsMachine() {
    Machine before = machine("M", UP).toBuilder().address("192.0.2.1").build();
    Machine after = before.toBuilder().address("192.0.2.2").build();
    scene.sees(environment(UP, before)).view();
    Change change = only(scene.next(environment(UP, after)));
    assertThat(change.subject().machine()).isEqualTo(new MachineId("M"));
    assertThat(change.machineName()).isEqualTo("web");
    assertThat(change.facts())
        .containsExactly(new Fact(Fact.Kind.ADDRESS, "192.0.2.1", "192.0.2.2"));
  }

  @Test
  void aValueThatIsNotToldForAWhileIsKept() {
    Machine before = machine("M", UP).toBuilder().address("192.0.2.1").build();
    scene.sees(environment(UP, before)).view();
    scene.next(environment(UP, machine("M", UP)));
    scene.next(environment(UP, before));
    assertThat(scene.changes).isEmpty();
  }

  @Test
  void anExpirationThatMovesWithTheClockIsNoFact() {
    for (int look = 0; look < 10; look++) {
      Expiration sliding = new Expiration.At(scene.now().plus(Duration.ofHours(3)));
      scene.sees(environment(UP).toBuilder().expiration(sliding).build()).view();
      scene.later(LOOK);
    }
    assertThat(scene.changes).isEmpty();
  }

  // Clocks

  @Test
  void aClockSetBackIsNoChangeAndOrdersTheTimes() {
    Environment up = environment(UP);
    scene.sees(up).view();
    scene.setBack(Duration.ofHours(1)).next(up);
    assertThat(scene.changes).isEmpty();
    Change change = only(scene.next(environment(DOWN)));
    assertThat(change.lastSeenBefore()).isEqualTo(change.firstSeenAfter().minus(LOOK));
    assertThat(change.cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void sinceMovesWithAClockThatWasAhead() {
    Environment up = environment(UP);
    scene.sees(up).view();
    scene.setBack(Duration.ofHours(1)).next(up);
    assertThat(scene.memory().lastSeen().getFirst().since()).isBefore(scene.now());
  }

  @Test
  void lookingToldByAClockThatWasAheadDoesNotReachIntoTheFuture() {
    Environment up = environment(UP);
    scene.sees(up).view();
    scene.next(up);
    Detected detected = scene.setBack(Duration.ofSeconds(20)).next(up);
    assertThat(detected.ended().getFirst().until()).isBeforeOrEqualTo(scene.now());
    assertThat(scene.memory().looking()).hasSize(1);
  }

  @Test
  void whatAnEarlierRunSawInTheFutureDoesNotTurnTimesRound() {
    scene.sees(environment(UP)).view();
    Scene next = new Scene(Memory.carriedIn(scene.memory().lastSeen()));
    next.later(Duration.ofHours(-2)).sees(environment(DOWN)).view();
    Change change = next.changes.getFirst();
    assertThat(change.lastSeenBefore()).isEqualTo(change.firstSeenAfter());
  }

  @Test
  void aViewThatWasOvertakenByANewerOneTellsNothing() {
    scene.sees(environment(UP)).view();
    WorldView older = scene.world();
    scene.next(environment(DOWN));
    assertThat(Detection.detect(scene.memory(), older, List.of()).changes()).isEmpty();
  }

  @Test
  void theRhythmOfLooksIsTheOneUntilTheChange() {
    scene.sees(environment(UP)).view();
    scene.interval(Duration.ofSeconds(2)).later(Duration.ofSeconds(20)).view();
    scene.later(Duration.ofSeconds(1)).sees(environment(STARTING));
    assertThat(scene.view().intervals()).containsEntry(Samples.key("E"), LOOK);
  }

  @Test
  void aRhythmThatBecameFasterMakesNoAbsence() {
    scene.sees(environment(UP)).view();
    scene.interval(Duration.ofSeconds(2)).later(Duration.ofSeconds(20)).view();
    scene.later(Duration.ofSeconds(1)).sees(environment(UP));
    assertThat(scene.view().absences()).isEmpty();
  }

  // Restarts

  @Test
  void aRestartIsNoChange() {
    Environment up = environment(UP, machine("M", UP));
    scene.sees(up).view();
    Scene next = new Scene(Memory.carriedIn(scene.memory().lastSeen()));
    next.link(new Link.Connecting()).later(Duration.ofMinutes(5)).view();
    next.link(new Link.Live()).next(Samples.line(up));
    next.next(environment(UP, machine("M", UP)));
    assertThat(next.changes).isEmpty();
  }

  @Test
  void aRestartKeepsSinceWhen() {
    scene.sees(environment(UP)).view();
    scene.next(environment(DOWN));
    Scene next = new Scene(Memory.carriedIn(scene.memory().lastSeen()));
    next.later(Duration.ofHours(1)).sees(environment(DOWN)).view();
    assertThat(next.memory().lastSeen().getFirst().since()).isEqualTo(at(1));
    assertThat(next.memory().lastSeen().getFirst().exact()).isTrue();
  }

  @Test
  void anUnchangedViewLeavesTheMemoryOfItsEnvironmentsAlone() {
    scene.sees(environment(UP)).view();
    Memory before = scene.memory();
    scene.later(Duration.ofSeconds(1)).view();
    assertThat(scene.memory().present()).isSameAs(before.present());
  }
}
