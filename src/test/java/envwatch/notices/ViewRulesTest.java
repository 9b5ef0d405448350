package envwatch.notices;

import static envwatch.notices.Desk.each;
import static envwatch.notices.Desk.expiring;
import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.preparing;
import static envwatch.notices.Desk.problem;
import static envwatch.notices.Desk.running;
import static envwatch.notices.Desk.suspended;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Outcome;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The view "Mine" shows the environment A, and nothing is told but what it tells. */
@Tag("fast")
@Execution(ExecutionMode.CONCURRENT)
class ViewRulesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  private void tells(Phase... states) {
    rules(Set.of(), new ViewRule("Mine", "Name of A", Set.of(states)));
  }

  private void rules(Set<NoticeReason> reasons, ViewRule... views) {
    desk.rules =
        new NoticeRules(reasons, Duration.ofHours(2), List.of(), true, false, List.of(views));
  }

  private static NoticeEvent came(Phase phase) {
    return new NoticeEvent.CameInto(Samples.key("A"), "Name of A", phase, "Mine");
  }

  @Test
  void aFailureInTheViewIsToldAndOthersAreNot() {
    tells(Phase.PROBLEM);
    desk.sees(running("A"), running("B")).later(30).sees(failed("A"), failed("B")).later(60);
    assertThat(desk.told()).containsExactly(problem("A"));
  }

  @Test
  void aFailureIsToldOnceAlsoIfAllProblemsAreTold() {
    rules(
        EnumSet.allOf(NoticeReason.class),
        new ViewRule("Mine", "Name of A", Set.of(Phase.PROBLEM)));
    desk.sees(running("A")).later(30).sees(failed("A")).later(600);
    assertThat(desk.notices().view().entries()).hasSize(1);
  }

  @Test
  void anExpirationInTheViewIsToldAndOthersAreNot() {
    tells(Phase.EXPIRING);
    desk.sees(
            expiring("A", FakeTime.START.plus(Duration.ofHours(1))),
            expiring("B", FakeTime.START.plus(Duration.ofHours(1))))
        .later(60);
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            NoticeEvent.ExpiresSoon.class, soon -> assertThat(soon.name()).isEqualTo("Name of A"));
  }

  @Test
  void whatIsStuckCountsAsFailed() {
    tells(Phase.PROBLEM);
    desk.sees(preparing("A")).waits("A", Duration.ofMinutes(4), Duration.ofMinutes(6));
    for (int i = 0; i < 40; i++) {
      desk.later(30).seesTheSame();
    }
    assertThat(desk.told()).singleElement().isInstanceOf(NoticeEvent.Stuck.class);
  }

  @Test
  void comingIntoAStateOfTheViewIsTold() {
    tells(Phase.RUNNING);
    desk.sees(suspended("A"), suspended("B")).later(30).sees(running("A"), running("B")).later(14);
    assertThat(desk.shown()).isEmpty();
    desk.later(1);
    assertThat(desk.told()).containsExactly(came(Phase.RUNNING));
  }

  @Test
  void statesThatTheViewDoesNotTellAreNotTold() {
    tells(Phase.RUNNING);
    desk.sees(running("A")).later(30).sees(suspended("A")).later(30).sees(preparing("A")).later(60);
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void whatIsInTheStateAtFirstSightIsNoNews() {
    tells(Phase.RUNNING);
    desk.sees(running("A")).later(600);
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void aRuleThatIsAddedDoesNotTellWhatHappenedBefore() {
    desk.sees(suspended("A")).later(30).sees(running("A")).later(600);
    tells(Phase.RUNNING);
    desk.notices().rulesChanged();
    desk.later(600);
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void aStateThatIsLeftWithinTheWaitIsNeverTold() {
    tells(Phase.SUSPENDED);
    desk.sees(running("A")).later(30).sees(suspended("A")).later(10).sees(running("A")).later(600);
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void aStateThatWasLeftIsOverAndToldAgainWhenItReturns() {
    tells(Phase.SUSPENDED);
    desk.sees(running("A")).later(30).sees(suspended("A")).later(30).sees(running("A")).later(30);
    assertThat(desk.notices().view().entries()).singleElement().matches(entry -> entry.over());
    desk.sees(suspended("A")).later(600);
    assertThat(desk.notices().view().entries()).hasSize(2);
  }

  @Test
  void anUnknownStateInBetweenIsNoNews() {
    tells(Phase.RUNNING);
    desk.sees(running("A")).later(30).sees(Samples.environment("A", Phase.UNKNOWN, "?")).later(30);
    desk.sees(running("A")).later(600);
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void aChangeBehindAnUnknownStateIsTold() {
    tells(Phase.RUNNING);
    desk.sees(suspended("A")).later(30);
    desk.sees(Samples.environment("A", Phase.UNKNOWN, "?")).later(30).sees(running("A")).later(60);
    assertThat(desk.told()).containsExactly(came(Phase.RUNNING));
  }

  @Test
  void theStateOfADeletedEnvironmentIsForgotten() {
    tells(Phase.RUNNING);
    desk.sees(suspended("A"), suspended("B")).later(30);
    desk.sees(Samples.environment("A", Phase.UNKNOWN, "?")).later(30).drops("A").later(30);
    desk.sees(Samples.environment("A", Phase.UNKNOWN, "?")).later(30).sees(running("A")).later(60);
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void whatAnActionOfMineExplainsIsNotTold() {
    tells(Phase.RUNNING, Phase.CHANGING);
    desk.sees(suspended("A")).later(30);
    String action = desk.acts(ActionKind.RESUME_ENVIRONMENT, "A");
    desk.later(5).sees(preparing("A")).later(60).sees(running("A"));
    desk.ends(action, new Outcome.Seen(Duration.ofSeconds(60)));
    desk.later(600);
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void whatIsAskedForIsNotToldASecondTime() {
    tells(Phase.RUNNING);
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.later(30).sees(running("A")).later(600);
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.news())
        .containsExactly(new NoticeEvent.Arrived(Samples.key("A"), "Name of A", WaitResult.READY));
  }

  @Test
  void nothingOfItIsToldWhileItFlaps() {
    tells(Phase.RUNNING);
    desk.sees(running("A"));
    for (int i = 0; i < 60; i++) {
      desk.later(30).sees(i % 2 == 0 ? failed("A") : running("A"));
    }
    assertThat(desk.notices().view().entries()).hasSizeLessThan(10);
  }

  @Test
  void aMutedViewTellsNothing() {
    tells(Phase.SUSPENDED);
    desk.notices().mute(new MuteScope.View("Mine", "Name of A"), Duration.ofMinutes(30));
    desk.sees(running("A")).later(30).sees(suspended("A")).later(60);
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void nothingIsToldWhileTheAccountCannotBeReached() {
    tells(Phase.SUSPENDED);
    desk.sees(running("A")).later(30).sees(suspended("A")).later(5).loses(Samples.ACCOUNT);
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.shown()).isEmpty();
    desk.link(Samples.ACCOUNT, new Link.Live()).later(60);
    assertThat(desk.told()).containsExactly(came(Phase.SUSPENDED));
  }

  @Test
  void aRestartTellsNothingTwice() {
    tells(Phase.SUSPENDED);
    desk.sees(running("A")).later(30).sees(suspended("A")).later(60);
    desk.restart().later(600);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void aStormOfAThousandChangesCallsTheDesktopOnceInTwoMinutes() {
    rules(Set.of(), new ViewRule("All", "Name", Set.of(Phase.SUSPENDED)));
    desk.sees(each(1_000, Desk::running)).later(30);
    for (int i = 0; i < 1_000; i++) {
      desk.sees(suspended("E" + i)).later(Duration.ofMillis(500));
    }
    desk.later(Duration.ofMinutes(10));
    assertThat(desk.told()).hasSize(1_000);
    assertThat(desk.callTimes()).hasSizeLessThan(8);
  }

  @Test
  void aClassThatIsSuspendedAtOnceIsOneNotice() {
    rules(Set.of(), new ViewRule("All", "Name", Set.of(Phase.SUSPENDED)));
    desk.sees(each(32, Desk::running)).later(30).sees(each(32, Desk::suspended));
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).hasSize(32);
  }

  @Test
  void nothingRunsWhileNothingIsToBeTold() {
    tells(Phase.SUSPENDED);
    desk.sees(running("A")).later(30).sees(suspended("A")).later(600);
    assertThat(desk.time.waiting()).as("the heartbeat alone").isOne();
  }
}
