package envwatch.notices;

import static envwatch.notices.Desk.expiring;
import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.preparing;
import static envwatch.notices.Desk.problem;
import static envwatch.notices.Desk.running;
import static envwatch.notices.Desk.suspended;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which problems are told, and when. */
@Tag("fast")
class NoticesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void anExpirationThatMovesWithTheClockIsToldOnce() {
    for (int look = 0; look < 120; look++) {
      desk.sees(expiring("A", desk.time.instant().plus(Duration.ofMinutes(30)))).later(30);
    }
    assertThat(desk.notices().view().entries()).hasSize(1);
  }

  @Test
  void anExpirationThatDiffersALittleFromLookToLookIsToldOnce() {
    Instant end = desk.time.instant().plus(Duration.ofMinutes(90));
    for (int look = 0; look < 120; look++) {
      desk.sees(expiring("A", end.plusSeconds(look % 2))).later(5);
    }
    assertThat(desk.notices().view().entries()).hasSize(1);
  }

  @Test
  void aProblemIsToldAfterAWhile() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(14);
    assertThat(desk.shown()).isEmpty();
    desk.later(1);
    assertThat(desk.told()).containsExactly(problem("A"));
  }

  @Test
  void aProblemThatEndsInTenSecondsIsNotTold() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(10).sees(running("A"));
    desk.later(Duration.ofHours(1));
    assertThat(desk.shown()).isEmpty();
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void aProblemOfWhichTheHistoryTellsWhenItHasEndedIsNotTold() {
    desk.sees(running("A"), running("B")).later(30);
    Instant now = desk.time.instant();
    desk.history.happens(
        new Change(
            Subject.of(Samples.key("A")),
            "A",
            null,
            now.minusSeconds(20),
            now.minusSeconds(10),
            new State(Phase.RUNNING, "Ready"),
            new State(Phase.PROBLEM, "Creation failed"),
            new Cause.Service(),
            List.of()));
    desk.sees(running("B")).later(Duration.ofHours(1));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void whatIsBadAtFirstSightIsNoNews() {
    desk.sees(failed("A")).later(Duration.ofMinutes(5));
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void healthyChangesAreNoNews() {
    desk.sees(running("A")).later(30).sees(suspended("A")).later(30).sees(preparing("A"));
    desk.later(30).sees(running("A")).later(Duration.ofMinutes(5));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void aProblemThatBeginsAgainIsToldAgain() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20).sees(running("A"));
    desk.later(30).sees(failed("A")).later(Duration.ofMinutes(3));
    assertThat(desk.shown()).hasSize(2);
  }

  @Test
  void anEnvironmentThatIsGoneIsTold() {
    desk.sees(running("A")).later(30).fails("A", new ApiException.NotFound("gone")).later(20);
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            NoticeEvent.ProblemBegan.class,
            problem -> assertThat(problem.reasons()).containsExactly(new Reason.Gone(true)));
  }

  @Test
  void anEnvironmentThatIsNoLongerListedIsNotTold() {
    desk.sees(running("A")).later(30).fails("A", new ApiException.NotFound("gone")).later(5);
    desk.drops("A").later(Duration.ofMinutes(5));
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void anExpirationIsToldOnce() {
    desk.sees(expiring("A", desk.time.instant().plus(Duration.ofHours(3))));
    desk.later(Duration.ofMinutes(59));
    assertThat(desk.shown()).isEmpty();
    desk.later(Duration.ofMinutes(2));
    assertThat(desk.told()).singleElement().isInstanceOf(NoticeEvent.ExpiresSoon.class);
    desk.seesTheSame().later(Duration.ofHours(5));
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void anExpirationIsToldAgainWhenItWasExtended() {
    desk.sees(expiring("A", FakeTime.START.plus(Duration.ofHours(1)))).later(20);
    desk.sees(expiring("A", FakeTime.START.plus(Duration.ofHours(9))));
    assertThat(desk.notices().view().entries().getFirst().over()).isTrue();
    desk.later(Duration.ofHours(8));
    assertThat(desk.shown()).hasSize(2);
  }

  @Test
  void anEnvironmentThatIsStuckIsTold() {
    desk.sees(preparing("A")).waits("A", Duration.ofMinutes(4), Duration.ofMinutes(6));
    for (int i = 0; i < 11; i++) {
      desk.later(30).seesTheSame();
    }
    assertThat(desk.shown()).isEmpty();
    for (int i = 0; i < 20; i++) {
      desk.later(30).seesTheSame();
    }
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).singleElement().isInstanceOf(NoticeEvent.Stuck.class);
  }

  @Test
  void flappingIsToldAtItsTwoEdges() {
    desk.sees(running("A"));
    for (int i = 0; i < 20; i++) {
      desk.later(30).sees(i % 2 == 0 ? failed("A") : running("A"));
    }
    for (int i = 0; i < 40; i++) {
      desk.later(30).seesTheSame();
    }
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.news())
        .filteredOn(news -> !(news instanceof NoticeEvent.ProblemBegan))
        .containsExactly(
            new NoticeEvent.Settled(Samples.key("A"), "Name of A", false),
            new NoticeEvent.KeepsFailing(Samples.key("A"), "Name of A"));
  }

  @Test
  void problemsAreNotToldWhileFlapping() {
    desk.sees(running("A"));
    for (int i = 0; i < 60; i++) {
      desk.later(30).sees(i % 2 == 0 ? failed("A") : running("A"));
    }
    assertThat(desk.notices().view().entries().getFirst().news())
        .isEqualTo(new NoticeEvent.KeepsFailing(Samples.key("A"), "Name of A"));
  }

  @Test
  void aForgottenAccountIsNotRemembered() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.notices().forget(Samples.ACCOUNT);
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void nothingRunsWhileNothingIsToBeTold() {
    desk.sees(running("A"), failed("B")).later(60);
    assertThat(desk.time.waiting()).as("the heartbeat alone").isOne();
  }
}
