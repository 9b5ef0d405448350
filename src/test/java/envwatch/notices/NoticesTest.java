package envwatch.notices;

import static envwatch.notices.Desk.OTHER;
import static envwatch.notices.Desk.each;
import static envwatch.notices.Desk.expiring;
import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.preparing;
import static envwatch.notices.Desk.running;
import static envwatch.notices.Desk.suspended;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.record.Outcome;
import envwatch.api.ApiException;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.notices.model.Arrival;
import envwatch.notices.model.MuteScope;
import envwatch.notices.model.News;
import envwatch.notices.model.Notice;
import envwatch.notices.model.NoticeReason;
import envwatch.notices.model.NoticeRules;
import envwatch.notices.model.QuietHours;
import envwatch.watch.Link;
import envwatch.watch.engine.FakeTime;
import envwatch.watch.engine.Samples;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoticesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  private static News problem(String id) {
    return new News.ProblemBegan(
        Samples.key(id), "Name of " + id, List.of(new Reason.StatusWord("Creation failed")));
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
  void aClassThatFailsAtOnceIsOneNotice() {
    desk.sees(each(32, Desk::running)).later(30).sees(each(32, Desk::failed));
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).hasSize(32);
  }

  @Test
  void aClassWhoseFailuresAreSeenOneByOneIsOneNotice() {
    desk.sees(each(32, Desk::running)).later(30);
    for (int i = 0; i < 32; i++) {
      desk.sees(failed("E" + i)).later(1);
    }
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).hasSize(32);
  }

  @Test
  void furtherNewsReplacesTheNoticeTwoMinutesLater() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.sees(failed("B")).later(60);
    assertThat(desk.shown()).hasSize(1);
    desk.later(60);
    assertThat(desk.told()).containsExactly(problem("B"), problem("A"));
  }

  @Test
  void whatHasEndedIsNotInTheNextNotice() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.sees(running("A"), failed("B")).later(Duration.ofMinutes(3));
    assertThat(desk.told()).containsExactly(problem("B"));
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.over())
        .containsExactly(false, true);
  }

  @Test
  void whatWasReadIsNotInTheNextNotice() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.notices().read();
    desk.sees(failed("B")).later(Duration.ofMinutes(3));
    assertThat(desk.told()).containsExactly(problem("B"));
  }

  @Test
  void theNoticeIsWithdrawnOnceEverythingIsRead() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.notices().read();
    assertThat(desk.calls.getLast()).isEqualTo(new DesktopCall.Withdraw());
    assertThat(desk.notices().view().unread()).isZero();
  }

  @Test
  void aStormOfAThousandChangesCallsTheDesktopOnceInTwoMinutes() {
    desk.sees(each(1_000, Desk::running)).later(30);
    for (int i = 0; i < 1_000; i++) {
      desk.sees(failed("E" + i)).later(Duration.ofMillis(500));
    }
    desk.later(Duration.ofMinutes(10));
    assertThat(desk.told()).hasSize(1_000);
    for (int i = 1; i < desk.callTimes().size(); i++) {
      assertThat(Duration.between(desk.callTimes().get(i - 1), desk.callTimes().get(i)))
          .isGreaterThanOrEqualTo(Duration.ofMinutes(2));
    }
    assertThat(desk.callTimes()).hasSizeLessThan(8);
  }

  @Test
  void aLostAccountIsOneNoticeAndItsReturnAnother() {
    desk.sees(each(200, Desk::running)).later(30).loses(Samples.ACCOUNT);
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).singleElement().isInstanceOf(News.ContactLost.class);
    desk.link(Samples.ACCOUNT, new Link.Live());
    desk.sees(suspended("E1"), suspended("E2")).later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(2);
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            News.ContactBack.class, back -> assertThat(back.changed()).isEqualTo(2));
  }

  @Test
  void everyLossIsTold() {
    desk.sees(running("A"));
    for (int i = 0; i < 2; i++) {
      desk.loses(Samples.ACCOUNT).later(Duration.ofMinutes(5));
      desk.link(Samples.ACCOUNT, new Link.Live()).later(Duration.ofMinutes(5));
    }
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.news().getClass().getSimpleName())
        .containsExactly("ContactBack", "ContactLost", "ContactBack", "ContactLost");
  }

  @Test
  void aShortLossIsNotTold() {
    desk.sees(running("A")).loses(Samples.ACCOUNT).later(10);
    desk.link(Samples.ACCOUNT, new Link.Live()).later(Duration.ofMinutes(5));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void nothingIsToldOfEnvironmentsThatCannotBeReached() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(5).loses(Samples.ACCOUNT);
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.told()).singleElement().isInstanceOf(News.ContactLost.class);
    desk.link(Samples.ACCOUNT, new Link.Live()).later(Duration.ofMinutes(5));
    assertThat(desk.told()).contains(problem("A"));
  }

  @Test
  void anotherAccountIsNotAffectedByALoss() {
    desk.sees(running("A")).sees(OTHER, running("B")).later(30).loses(Samples.ACCOUNT);
    desk.sees(OTHER, failed("B")).later(Duration.ofMinutes(3));
    assertThat(desk.told()).hasSize(2);
  }

  @Test
  void whatAnActionOfMineExplainsIsNotTold() {
    desk.sees(running("A")).later(30);
    String action = desk.acts(ActionKind.REBOOT_MACHINE, "A");
    desk.later(5).sees(failed("A")).later(60);
    desk.ends(action, new Outcome.Seen(Duration.ofSeconds(60)));
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void anActionOfMineThatFailsIsTold() {
    desk.sees(suspended("A")).later(30);
    String action = desk.acts(ActionKind.RESUME_ENVIRONMENT, "A");
    desk.later(5).sees(failed("A"));
    desk.ends(action, new Outcome.WentWrong("Creation failed"));
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            News.ActionFailed.class,
            failure -> assertThat(failure.activity().id()).isEqualTo(action));
  }

  @Test
  void actionsOfEarlierRunsAreNoNews() {
    desk.sees(running("A"));
    String action = desk.acts(ActionKind.RESUME_ENVIRONMENT, "A");
    desk.notices().close();
    desk.ends(action, new Outcome.WentWrong("Creation failed"));
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void anEnvironmentThatIsGoneIsTold() {
    desk.sees(running("A")).later(30).fails("A", new ApiException.NotFound("gone")).later(20);
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            News.ProblemBegan.class,
            problem -> assertThat(problem.reasons()).containsExactly(new Reason.Gone()));
  }

  @Test
  void anEnvironmentThatIsNoLongerListedIsNotTold() {
    desk.sees(running("A")).later(30).fails("A", new ApiException.NotFound("gone")).later(5);
    desk.drops("A").later(Duration.ofMinutes(5));
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void anEnvironmentThatIDeletedIsNotTold() {
    desk.sees(running("A")).later(30);
    desk.acts(ActionKind.DELETE_ENVIRONMENT, "A");
    desk.fails("A", new ApiException.NotFound("gone")).later(Duration.ofMinutes(5));
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void anExpirationIsToldOnce() {
    desk.sees(expiring("A", desk.time.instant().plus(Duration.ofHours(3))));
    desk.later(Duration.ofMinutes(59));
    assertThat(desk.shown()).isEmpty();
    desk.later(Duration.ofMinutes(2));
    assertThat(desk.told()).singleElement().isInstanceOf(News.ExpiresSoon.class);
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
    assertThat(desk.told()).singleElement().isInstanceOf(News.Stuck.class);
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
        .filteredOn(news -> !(news instanceof News.ProblemBegan))
        .containsExactly(
            new News.Settled(Samples.key("A"), "Name of A", false),
            new News.KeepsFailing(Samples.key("A"), "Name of A"));
  }

  @Test
  void problemsAreNotToldWhileFlapping() {
    desk.sees(running("A"));
    for (int i = 0; i < 60; i++) {
      desk.later(30).sees(i % 2 == 0 ? failed("A") : running("A"));
    }
    assertThat(desk.notices().view().entries().getFirst().news())
        .isEqualTo(new News.KeepsFailing(Samples.key("A"), "Name of A"));
  }

  @Test
  void whatIsAskedForIsToldOnceAndForgotten() {
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    assertThat(desk.notices().view().awaited()).containsExactly(Samples.key("A"));
    desk.later(30).sees(running("A"));
    assertThat(desk.told())
        .containsExactly(new News.Arrived(Samples.key("A"), "Name of A", Arrival.READY));
    assertThat(desk.notices().view().awaited()).isEmpty();
    desk.later(30).sees(preparing("A")).later(30).sees(running("A")).later(600);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void whatIsAskedForIsToldWhenItFails() {
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.later(30).sees(failed("A")).later(Duration.ofMinutes(10));
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.news())
        .containsExactly(new News.Arrived(Samples.key("A"), "Name of A", Arrival.FAILED));
  }

  @Test
  void whatIsAskedForIsToldWhenItIsLate() {
    desk.sees(preparing("A")).waits("A", Duration.ofMinutes(4), Duration.ofMinutes(6));
    desk.notices().await(List.of(Samples.key("A")));
    desk.later(Duration.ofMinutes(7));
    assertThat(desk.told())
        .containsExactly(new News.Arrived(Samples.key("A"), "Name of A", Arrival.LATE));
  }

  @Test
  void whatIsAskedForIsToldWhenItIsGone() {
    desk.sees(running("A"), running("B"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.drops("A").later(20);
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            News.Arrived.class, one -> assertThat(one.arrival()).isEqualTo(Arrival.GONE));
  }

  @Test
  void whatIsReadyAlreadyIsToldWhenItIsReadyAgain() {
    desk.sees(running("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.later(30).seesTheSame().later(30);
    assertThat(desk.shown()).isEmpty();
    desk.sees(preparing("A")).later(30).sees(running("A"));
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void whatIsAskedForSurvivesARestart() {
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.restart().later(30).sees(running("A"));
    assertThat(desk.shown()).hasSize(1);
    desk.restart().later(600);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void whatIsNotAskedForAnyMoreIsNotTold() {
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.notices().awaitNoMore(List.of(Samples.key("A")));
    desk.later(30).sees(running("A")).later(600);
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void aMutedRowIsToldWhenTheMuteEndsByItself() {
    desk.sees(running("A"), running("B"));
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.later(30).sees(failed("A"), failed("B")).later(Duration.ofMinutes(29));
    assertThat(desk.told()).containsExactly(problem("B"));
    desk.later(Duration.ofMinutes(2));
    assertThat(desk.notices().view().mutes()).isEmpty();
    assertThat(desk.told()).contains(problem("A"));
  }

  @Test
  void whatEndsWhileItIsMutedIsNeverTold() {
    desk.sees(running("A"));
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.later(30).sees(failed("A")).later(Duration.ofMinutes(20)).sees(running("A"));
    desk.later(Duration.ofHours(1));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void aMutedViewIsNotTold() {
    desk.sees(running("A"), running("B"));
    desk.notices().mute(new MuteScope.View("Mine", "Name of A"), Duration.ofMinutes(30));
    desk.later(30).sees(failed("A"), failed("B")).later(60);
    assertThat(desk.told()).containsExactly(problem("B"));
  }

  @Test
  void nothingIsToldWhileEverythingIsMuted() {
    desk.sees(running("A"), preparing("B"));
    desk.notices().await(List.of(Samples.key("B")));
    desk.notices().mute(new MuteScope.Everything(), Duration.ofMinutes(30));
    desk.later(30).sees(failed("A"), running("B")).later(Duration.ofMinutes(29));
    assertThat(desk.notices().view().entries()).isEmpty();
    desk.later(60);
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).hasSize(2);
  }

  @Test
  void aMuteUntilAChangeEndsWithTheChange() {
    desk.sees(running("A"));
    desk.notices().muteUntilChange(Samples.key("A"));
    desk.later(30).sees(failed("A"));
    assertThat(desk.notices().view().mutes()).isEmpty();
    desk.later(20);
    assertThat(desk.told()).containsExactly(problem("A"));
  }

  @Test
  void aMuteUntilAChangeEndsAfterADay() {
    desk.sees(running("A"));
    desk.notices().muteUntilChange(Samples.key("A"));
    desk.later(Duration.ofHours(24));
    assertThat(desk.notices().view().mutes()).isEmpty();
  }

  @Test
  void aMuteSurvivesARestartAndEndsInTime() {
    desk.sees(running("A"));
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.restart();
    assertThat(desk.notices().view().mutes()).hasSize(1);
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.notices().view().mutes()).isEmpty();
  }

  @Test
  void quietHoursLeaveTheDesktopAloneAndTheListNot() {
    ZonedDateTime now = desk.time.instant().atZone(ZoneId.systemDefault());
    LocalTime end = now.toLocalTime().plusHours(1);
    rules(Set.of(now.getDayOfWeek(), now.getDayOfWeek().minus(1)), LocalTime.MIDNIGHT, end);
    desk.sees(running("A"), running("B")).later(30).sees(failed("A"), failed("B")).later(60);
    desk.sees(running("B"));
    assertThat(desk.shown()).isEmpty();
    assertThat(desk.notices().view().unread()).isEqualTo(2);
    desk.later(Duration.ofHours(1));
    assertThat(desk.shown()).extracting(Notice::news).containsExactly(List.of(problem("A")));
  }

  private void rules(Set<DayOfWeek> days, LocalTime from, LocalTime until) {
    desk.rules =
        new NoticeRules(
            EnumSet.allOf(NoticeReason.class),
            Duration.ofHours(2),
            List.of(new QuietHours(days, from, until)),
            true,
            false,
            List.of());
  }

  @Test
  void reasonsThatAreSwitchedOffAreNotTold() {
    desk.rules =
        new NoticeRules(
            Set.of(NoticeReason.CONTACT), Duration.ofHours(2), List.of(), true, false, List.of());
    desk.sees(running("A")).later(30).sees(failed("A")).later(60).loses(Samples.ACCOUNT);
    desk.later(60);
    assertThat(desk.told()).singleElement().isInstanceOf(News.ContactLost.class);
  }

  @Test
  void withoutTheDesktopOnlyTheListTells() {
    desk.rules =
        new NoticeRules(
            EnumSet.allOf(NoticeReason.class),
            Duration.ofHours(2),
            List.of(),
            false,
            false,
            List.of());
    desk.sees(running("A")).later(30).sees(failed("A")).later(60);
    assertThat(desk.calls).isEmpty();
    assertThat(desk.notices().view().unread()).isEqualTo(1);
  }

  @Test
  void aProblemIsNotToldTwiceAfterARestart() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void aProblemThatIsDetectedAgainAfterARestartIsNotToldTwice() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.restartForgetful();
    desk.later(30).sees(Samples.environment("A", Phase.UNKNOWN, "?"));
    desk.later(30).sees(failed("A")).later(60);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void aProblemThatBeginsAgainIsToldAgain() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20).sees(running("A"));
    desk.later(30).sees(failed("A")).later(Duration.ofMinutes(3));
    assertThat(desk.shown()).hasSize(2);
  }

  @Test
  void aLossThatWasToldIsNotToldTwiceAfterARestart() {
    desk.sees(running("A")).loses(Samples.ACCOUNT).later(20);
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).hasSize(1);
    desk.link(Samples.ACCOUNT, new Link.Live()).later(20);
    assertThat(desk.told()).singleElement().isInstanceOf(News.ContactBack.class);
  }

  @Test
  void anExpirationIsNotToldTwiceAfterARestart() {
    desk.sees(expiring("A", FakeTime.START.plus(Duration.ofHours(1)))).later(20);
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void aClockThatIsSetBackKeepsNothingWaiting() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.sees(failed("B"));
    desk.time.jump(Duration.ofHours(-5));
    desk.later(60);
    assertThat(desk.told()).contains(problem("B"));
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
    assertThat(desk.time.waiting()).isZero();
  }
}
