package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable.Kind;
import envwatch.model.Environment.Detail;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What failures of the service do to an account, and how it comes back. */
@Tag("fast")
class LinkTest {
  private static final Supplier<ApiException> REFUSED = unreachable(Kind.REFUSED);
  private static final Supplier<ApiException> TIMED_OUT = unreachable(Kind.READ_TIME_OUT);

  private final Rig rig = Rig.listingLines();

  private static Supplier<ApiException> unreachable(Kind kind) {
    return () -> new ApiException.Unreachable(kind, null);
  }

  private void watchTwo() {
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.running("B"));
    rig.watching(Samples.account()).seconds(20);
  }

  private Link.Lost lost() {
    return (Link.Lost) rig.account().link();
  }

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"CONNECT_TIME_OUT", "READ_TIME_OUT", "CONNECTION_LOST", "TOO_OLD", "REDIRECT"})
  void aFailureThatLeavesNoDoubtLosesTheAccountAtOnce(Kind kind) {
    watchTwo();
    rig.service.fail(unreachable(kind));
    rig.watch.lookNow(Samples.key("A"));
    rig.time.advance(Duration.ofMillis(50));
    assertThat(lost().cause()).isInstanceOf(ApiException.Unreachable.class);
    assertThat(lost().since()).isEqualTo(FakeTime.START.plusSeconds(20).plus(Rig.LATENCY));
    assertThat(lost().nextTry()).isEqualTo(lost().since().plusSeconds(5));
  }

  @Test
  void triesAgainOneLookAtATimeEachTimeLaterUpToFiveMinutes() {
    watchTwo();
    rig.service.fail(REFUSED);
    rig.seconds(15);
    rig.service.forgetRequests();
    rig.seconds(3600);
    List<Instant> tries =
        rig.service.requests().stream().map(FakeService.Request::at).distinct().toList();
    List<Long> waits =
        IntStream.range(1, tries.size())
            .mapToObj(i -> Duration.between(tries.get(i - 1), tries.get(i)).toSeconds())
            .toList();
    assertThat(rig.service.requests()).hasSameSizeAs(tries);
    assertThat(waits).startsWith(10L, 20L, 40L, 80L, 160L, 300L, 300L).endsWith(300L);
  }

  @Test
  void keepsTheLastDataAndNoTroublePerRowWhileLost() {
    watchTwo();
    rig.service.fail(REFUSED);
    rig.seconds(300);
    assertThat(rig.environment("A").environment().complete()).isTrue();
    assertThat(rig.environment("A").trouble()).isNull();
    assertThat(rig.environment("A").stale(rig.time.instant())).isTrue();
  }

  @Test
  void theRowsOfALostAccountAreStaleAtOnce() {
    watchTwo();
    rig.seconds(20);
    assertThat(rig.environment("A").stale(rig.time.instant())).isFalse();
    rig.service.fail(REFUSED);
    while (!(rig.account().link() instanceof Link.Lost)) {
      rig.seconds(1);
    }
    rig.seconds(1);
    assertThat(rig.watch.view().environments())
        .allSatisfy(each -> assertThat(each.stale(rig.time.instant())).isTrue());
  }

  @Test
  void comesBackWithAllEnvironmentsWithinTheBudget() {
    for (int i = 0; i < 40; i++) {
      rig.service.put(Samples.running("E" + i));
    }
    rig.watching(Samples.account()).seconds(30);
    rig.service.fail(REFUSED);
    rig.seconds(600);
    rig.service.fail(null);
    rig.seconds(301);
    Instant back = rig.account().lastAnswer();
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(BudgetTest.mostInAnySecond(rig.service.requests())).isLessThanOrEqualTo(4);
    rig.seconds(15);
    assertThat(rig.watch.view().environments())
        .allSatisfy(row -> assertThat(row.seenAt()).isAfter(back.minusSeconds(300)));
  }

  @Test
  void oneTimeOutIsTheTroubleOfOneRow() {
    watchTwo();
    rig.service.fail(Samples.id("A"), TIMED_OUT);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.Unreachable.class);
    assertThat(rig.environment("B").trouble()).isNull();
  }

  @Test
  void aTimeOutIsTriedOnceMoreSoon() {
    watchTwo();
    rig.service.fail(Samples.id("A"), TIMED_OUT);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    rig.service.fail(Samples.id("A"), null);
    rig.seconds(2);
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void anEnvironmentThatNeverAnswersDoesNotLoseTheAccount() {
    Rig listedIds = Rig.listingLines();
    listedIds.service.put(Samples.running("A"));
    listedIds.service.put(Samples.running("B"));
    listedIds.service.fail(Samples.id("A"), TIMED_OUT);
    listedIds.watching(Samples.account("A", "B"));
    for (int second = 0; second < 600; second++) {
      listedIds.seconds(1);
      assertThat(listedIds.account().link()).isNotInstanceOf(Link.Lost.class);
    }
  }

  @Test
  void timeOutsOfTwoLooksInARowLoseTheAccount() {
    watchTwo();
    rig.service.fail(TIMED_OUT);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(lost().cause()).isInstanceOf(ApiException.Unreachable.class);
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void aListThatFailsTwiceLosesTheAccountThoughStatesAreAnswered() {
    watchTwo();
    rig.service.failList(() -> new ApiException.ServerFault(500, null));
    rig.seconds(15);
    assertThat(lost().cause()).isInstanceOf(ApiException.ServerFault.class);
    rig.service.failList(null);
    rig.seconds(10);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void anUnreadableListLosesTheAccount() {
    watchTwo();
    rig.service.failList(() -> new ApiException.Unreadable(ApiException.Unreadable.What.HTML));
    rig.seconds(11);
    assertThat(lost().cause()).isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void theServicesOwnWaitIsHonouredExactly() {
    watchTwo();
    rig.service.fail(() -> new ApiException.RateLimited(Duration.ofSeconds(90)));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    rig.service.fail(null);
    Instant limited = lost().since();
    assertThat(rig.askedDuring(88)).isEmpty();
    rig.seconds(2);
    assertThat(rig.service.requests().getFirst().at())
        .isEqualTo(limited.plusSeconds(90).plus(Rig.LATENCY));
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @ParameterizedTest
  @MethodSource("troubleOfOneState")
  void whatOneStateIsAnsweredDelaysThatRowOnly(ApiException trouble) {
    watchTwo();
    rig.service.fail(Samples.id("A"), () -> trouble);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.environment("A").trouble().cause()).isSameAs(trouble);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.askedDuring(600)).contains("B", "list");
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  static List<ApiException> troubleOfOneState() {
    return List.of(
        new ApiException.ServerFault(503, Duration.ofHours(24)),
        new ApiException.ServerFault(401, null),
        new ApiException.Unreachable(Kind.REDIRECT, null),
        new ApiException.Unreadable(ApiException.Unreadable.What.HTML));
  }

  @Test
  void aWaitOrderedOfOneRowIsHonouredForAQuarterOfAnHourAtMost() {
    watchTwo();
    rig.service.fail(
        Samples.id("A"), () -> new ApiException.ServerFault(503, Duration.ofHours(24)));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.askedDuring(14 * 60)).doesNotContain("A");
    assertThat(rig.askedDuring(2 * 60)).contains("A");
  }

  @Test
  void aPersonNeedNotWaitForARowThatWasToldTo() {
    watchTwo();
    rig.service.fail(
        Samples.id("A"), () -> new ApiException.ServerFault(503, Duration.ofHours(24)));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(60);
    rig.service.fail(Samples.id("A"), null);
    rig.watch.lookNow();
    rig.seconds(5);
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void aWaitThatTheListOrdersHoldsForLonger() {
    watchTwo();
    rig.service.failList(() -> new ApiException.ServerFault(503, Duration.ofHours(2)));
    rig.seconds(15);
    assertThat(rig.askedDuring(7000)).isEmpty();
  }

  @Test
  void aWaitThatAStateOrdersAllHoldsForAQuarterOfAnHour() {
    watchTwo();
    rig.service.fail(Samples.id("A"), () -> new ApiException.RateLimited(Duration.ofHours(24)));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(lost().nextTry()).isEqualTo(lost().since().plus(Duration.ofMinutes(15)));
  }

  @Test
  void aPersonMayTryWhatTheServiceOrderedToWaitFor() {
    watchTwo();
    rig.service.fail(() -> new ApiException.RateLimited(Duration.ofHours(1)));
    rig.seconds(15);
    rig.service.fail(null);
    rig.watch.lookNow();
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aKeyHeldDownTriesEveryFiveSeconds() {
    watchTwo();
    rig.service.fail(() -> new ApiException.RateLimited(Duration.ofHours(1)));
    rig.seconds(15);
    rig.service.forgetRequests();
    for (int press = 0; press < 600; press++) {
      rig.watch.lookNow();
      rig.time.advance(Duration.ofMillis(50));
    }
    assertThat(rig.service.requests()).hasSizeBetween(6, 7);
  }

  @Test
  void aRejectionThatWasOnlyConcludedIsTriedAgainSlowly() {
    watchTwo();
    rig.service.fail(() -> ApiException.Unauthorized.deduced("403"));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    Link.SignedOut out = (Link.SignedOut) rig.account().link();
    assertThat(out.nextTry()).isEqualTo(out.since().plusSeconds(60));
    rig.service.forgetRequests();
    rig.seconds(60 * 60);
    List<Long> minutes =
        rig.service.requests().stream()
            .map(request -> Duration.between(out.since(), request.at()).toMinutes())
            .toList();
    assertThat(minutes).containsExactly(1L, 6L, 21L, 36L, 51L);
  }

  @Test
  void aRejectionThatWasOnlyConcludedEndsWithAGoodAnswer() {
    watchTwo();
    rig.service.fail(() -> ApiException.Unauthorized.deduced("403"));
    rig.seconds(15);
    rig.service.fail(null);
    rig.seconds(75);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aClockSetBackDelaysNoTry() {
    watchTwo();
    rig.service.fail(REFUSED);
    rig.seconds(15);
    rig.time.jump(Duration.ofHours(-9));
    rig.seconds(31);
    assertThat(lost().nextTry()).isBetween(rig.time.instant(), rig.time.instant().plusSeconds(300));
    rig.service.fail(null);
    rig.seconds(60);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aClockSetBackMakesNoRowYoungerThanItIs() {
    watchTwo();
    rig.service.fail(Samples.id("A"), TIMED_OUT);
    rig.seconds(5);
    Duration age = Duration.between(rig.environment("A").seenAt(), rig.time.instant());
    rig.time.jump(Duration.ofHours(-1));
    rig.seconds(40);
    WatchedEnvironment row = rig.environment("A");
    assertThat(Duration.between(row.seenAt(), rig.time.instant())).isEqualTo(age.plusSeconds(40));
    assertThat(Duration.between(row.trouble().since(), rig.time.instant())).isPositive();
    rig.seconds(90);
    assertThat(rig.environment("A").stale(rig.time.instant())).isTrue();
  }

  @Test
  void aComputerThatSleptFindsItsRowsOldAndLooksOnce() {
    watchTwo();
    rig.time.jump(Duration.ofHours(8));
    assertThat(rig.environment("A").stale(rig.time.instant())).isTrue();
    assertThat(rig.askedDuring(29)).containsOnlyOnce("A").containsOnlyOnce("B");
  }

  @Test
  void requestsThatTheComputerSleptOverChangeNothingAndAreMadeAgainAtOnce() {
    watchTwo();
    rig.service.fail(unreachable(Kind.TOO_OLD));
    rig.watch.lookNow();
    rig.time.advance(Rig.LATENCY);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.environment("A").trouble()).isNull();
    rig.service.fail(null);
    assertThat(rig.askedDuring(1)).contains("A", "B");
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aConnectionThatTheComputerSleptOverIsMadeAgainAtOnce() {
    rig.service.put(Samples.running("A"));
    rig.service.fail(unreachable(Kind.TOO_OLD));
    rig.watching(Samples.account());
    rig.time.advance(Rig.LATENCY);
    assertThat(rig.account().link()).isInstanceOf(Link.Connecting.class);
    rig.service.fail(null);
    rig.seconds(2);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aTryThatTheComputerSleptOverIsMadeAgainAtOnceWithTheOldCause() {
    watchTwo();
    rig.service.fail(() -> new ApiException.ServerFault(500, null));
    rig.seconds(200);
    Instant since = lost().since();
    rig.service.fail(unreachable(Kind.TOO_OLD));
    rig.watch.lookNow();
    rig.time.advance(Rig.LATENCY);
    assertThat(lost().cause()).isInstanceOf(ApiException.ServerFault.class);
    assertThat(lost().since()).isEqualTo(since);
    rig.service.fail(null);
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aSignInPageInsteadOfAnAnswerPasses() {
    watchTwo();
    rig.service.fail(() -> new ApiException.ServerFault(401, null));
    rig.seconds(30);
    assertThat(lost().cause()).isInstanceOf(ApiException.ServerFault.class);
    rig.service.fail(null);
    rig.seconds(75);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {403, 404})
  void aPageInsteadOfTheAnswersAboutEnvironmentsIsNoLiveLink(int status) {
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.running("B"));
    rig.watching(Samples.account("A", "B")).seconds(20);
    Supplier<ApiException> page = () -> new ApiException.ServerFault(status, null);
    rig.service.fail(Samples.id("A"), page);
    rig.service.fail(Samples.id("B"), page);
    rig.seconds(40);
    assertThat(lost().cause()).isInstanceOf(ApiException.ServerFault.class);
  }

  @Test
  void aPageInsteadOfAnAnswerMakesNoEnvironmentGone() {
    watchTwo();
    rig.service.fail(Samples.id("A"), () -> new ApiException.ServerFault(404, null));
    rig.seconds(40);
    WatchedEnvironment row = rig.environment("A");
    assertThat(row.trouble()).isNotNull();
    assertThat(row.assess(rig.time.instant(), Duration.ZERO).phase()).isEqualTo(Phase.RUNNING);
  }

  @Test
  void aPersonNeedNotWaitForTheNextTry() {
    watchTwo();
    rig.service.fail(REFUSED);
    rig.seconds(200);
    rig.service.fail(null);
    rig.watch.lookNow();
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aRejectedKeyEndsAllRequests() {
    watchTwo();
    rig.service.fail(() -> new ApiException.Unauthorized("401"));
    rig.seconds(60);
    assertThat(rig.account().link()).isInstanceOf(Link.SignedOut.class);
    assertThat(rig.askedDuring(3600)).isEmpty();
    assertThat(rig.time.waiting()).isZero();
  }

  @Test
  void aPersonMayTryARejectedKeyOnceMore() {
    watchTwo();
    rig.service.fail(() -> new ApiException.Unauthorized("401"));
    rig.seconds(60);
    rig.service.forgetRequests();
    rig.watch.lookNow();
    rig.seconds(60);
    assertThat(rig.service.requests()).hasSize(1);
    rig.service.fail(null);
    rig.watch.lookNow();
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aKeyRejectedOnConnectingIsSignedOutToo() {
    rig.service.fail(() -> new ApiException.Unauthorized("401"));
    rig.watching(Samples.account()).seconds(600);
    assertThat(rig.account().link()).isInstanceOf(Link.SignedOut.class);
    assertThat(rig.service.asked()).containsExactly("connect");
  }

  @Test
  void aNewKeyBeginsAnew() {
    watchTwo();
    rig.service.fail(() -> new ApiException.Unauthorized("401"));
    rig.seconds(60);
    rig.service.fail(null);
    rig.watching(Samples.account(Samples.ACCOUNT, "other key")).seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aClockThatIsWrongIsTriedAgainAndNotSignedOut() {
    watchTwo();
    rig.service.fail(() -> new ApiException.ClockSkew(Duration.ofMinutes(10)));
    rig.seconds(60);
    assertThat(lost().cause()).isInstanceOf(ApiException.ClockSkew.class);
    rig.service.fail(null);
    rig.seconds(300);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void connectsOnceTheServiceCanBeReached() {
    rig.service.put(Samples.running("A"));
    rig.service.fail(REFUSED);
    rig.watching(Samples.account()).seconds(60);
    assertThat(lost().cause()).isInstanceOf(ApiException.Unreachable.class);
    rig.service.fail(null);
    rig.seconds(60);
    assertThat(rig.environment("A").environment().complete()).isTrue();
  }

  @Test
  void troubleOfOneEnvironmentStaysItsOwn() {
    watchTwo();
    rig.service.fail(Samples.id("A"), () -> new ApiException.Forbidden("403"));
    rig.seconds(120);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.Forbidden.class);
    assertThat(rig.environment("A").environment()).isNotNull();
    assertThat(rig.environment("B").trouble()).isNull();
    assertThat(rig.environment("B").stale(rig.time.instant())).isFalse();
  }

  @Test
  void anEnvironmentInTroubleIsLookedAtLessOften() {
    rig.watching(Samples.account("A", "B")).seconds(20);
    rig.service.put(Samples.running("B"));
    List<String> asked = rig.askedDuring(3600);
    assertThat(Collections.frequency(asked, "A")).isBetween(11, 14);
    assertThat(Collections.frequency(asked, "B")).isGreaterThan(100);
  }

  @Test
  void troubleIsDatedFromItsFirstFailureAndEndsWithAGoodLook() {
    rig.watching(Samples.account("A")).seconds(1);
    Instant since = rig.environment("A").trouble().since();
    rig.seconds(600);
    assertThat(rig.environment("A").trouble().since()).isEqualTo(since);
    rig.service.put(Samples.running("A"));
    rig.seconds(301);
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void anEnvironmentGoneIsAProblemUntilTheListConfirmsIt() {
    watchTwo();
    rig.service.fail(Samples.id("A"), () -> new ApiException.NotFound("A"));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.NotFound.class);
    rig.service.remove(Samples.id("A"));
    rig.seconds(31);
    assertThat(rig.watch.view().find(Samples.key("A"))).isEmpty();
  }

  @Test
  void anAnswerThatCannotBeTakenEndsNeitherThePlanNorInAFlood() {
    watchTwo();
    rig.service.put(Samples.environment("A", Detail.COMPLETE, "Name of A", null, List.of()));
    assertThatThrownBy(() -> rig.seconds(11)).isInstanceOf(NullPointerException.class);
    rig.service.put(Samples.running("A"));
    List<String> asked = rig.askedDuring(120);
    assertThat(Collections.frequency(asked, "list")).isBetween(2, 3);
    assertThat(Collections.frequency(asked, "B")).isBetween(3, 5);
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MAX_VALUE, 0, -5})
  void aWaitOutOfReasonIsBroughtToReason(long seconds) {
    watchTwo();
    rig.service.fail(() -> new ApiException.RateLimited(Duration.ofSeconds(seconds)));
    rig.seconds(15);
    Instant now = rig.time.instant();
    assertThat(lost().nextTry()).isBetween(now, now.plus(Duration.ofDays(1)));
    assertThat(rig.askedDuring(60)).hasSizeLessThanOrEqualTo(60);
  }

  @Test
  void aDefectInALookIsNotHiddenAndTheLookIsRepeated() {
    watchTwo();
    RuntimeException defect = new IllegalStateException("defect");
    rig.service.breakOnce(defect);
    rig.watch.lookNow(Samples.key("A"));
    assertThatThrownBy(() -> rig.seconds(1)).isSameAs(defect);
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.Unreadable.class);
    rig.seconds(120);
    assertThat(rig.environment("A").trouble()).isNull();
  }
}
