package envwatch.watch;

import static envwatch.watch.SampleFailures.REFUSED;
import static envwatch.watch.SampleFailures.TIMED_OUT;
import static envwatch.watch.SampleFailures.unreachable;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable.Kind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What failures of the service do to an account, and how it comes back. */
@Tag("fast")
class LinkTest {
  private final Rig rig = Rig.listingLines();

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"CONNECT_TIME_OUT", "READ_TIME_OUT", "CONNECTION_LOST", "TOO_OLD", "REDIRECT"})
  void aFailureThatLeavesNoDoubtLosesTheAccountAtOnce(Kind kind) {
    rig.watchTwo();
    rig.service.fail(unreachable(kind));
    rig.watch.lookNow(Samples.key("A"));
    rig.time.advance(Duration.ofMillis(50));
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.Unreachable.class);
    assertThat(rig.lost().since()).isEqualTo(FakeTime.START.plusSeconds(20).plus(Rig.LATENCY));
    assertThat(rig.lost().nextTry()).isEqualTo(rig.lost().since().plusSeconds(5));
  }

  @Test
  void timeOutsOfTwoLooksInARowLoseTheAccount() {
    rig.watchTwo();
    rig.service.fail(TIMED_OUT);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.Unreachable.class);
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void aListThatFailsTwiceLosesTheAccountThoughStatesAreAnswered() {
    rig.watchTwo();
    rig.service.failList(() -> new ApiException.ServerFault(500, null));
    rig.seconds(15);
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.ServerFault.class);
    rig.service.failList(null);
    rig.seconds(10);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void anUnreadableListLosesTheAccount() {
    rig.watchTwo();
    rig.service.failList(() -> new ApiException.Unreadable(ApiException.Unreadable.What.HTML));
    rig.seconds(11);
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.Unreadable.class);
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
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.ServerFault.class);
  }

  @Test
  void keepsTheLastDataAndNoTroublePerRowWhileLost() {
    rig.watchTwo();
    rig.service.fail(REFUSED);
    rig.seconds(300);
    assertThat(rig.environment("A").environment().complete()).isTrue();
    assertThat(rig.environment("A").trouble()).isNull();
    assertThat(rig.environment("A").stale(rig.time.instant())).isTrue();
  }

  @Test
  void theRowsOfALostAccountAreStaleAtOnce() {
    rig.watchTwo();
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
  void triesAgainOneLookAtATimeEachTimeLaterUpToFiveMinutes() {
    rig.watchTwo();
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
  void aPersonNeedNotWaitForTheNextTry() {
    rig.watchTwo();
    rig.service.fail(REFUSED);
    rig.seconds(200);
    rig.service.fail(null);
    rig.watch.lookNow();
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
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
  void connectsOnceTheServiceCanBeReached() {
    rig.service.put(Samples.running("A"));
    rig.service.fail(REFUSED);
    rig.watching(Samples.account()).seconds(60);
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.Unreachable.class);
    rig.service.fail(null);
    rig.seconds(60);
    assertThat(rig.environment("A").environment().complete()).isTrue();
  }

  @Test
  void aSignInPageInsteadOfAnAnswerPasses() {
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.ServerFault(401, null));
    rig.seconds(30);
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.ServerFault.class);
    rig.service.fail(null);
    rig.seconds(75);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aClockThatIsWrongIsTriedAgainAndNotSignedOut() {
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.ClockSkew(Duration.ofMinutes(10)));
    rig.seconds(60);
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.ClockSkew.class);
    rig.service.fail(null);
    rig.seconds(300);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }
}
