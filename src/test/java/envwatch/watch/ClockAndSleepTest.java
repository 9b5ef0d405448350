package envwatch.watch;

import static envwatch.watch.SampleFailures.REFUSED;
import static envwatch.watch.SampleFailures.TIMED_OUT;
import static envwatch.watch.SampleFailures.unreachable;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable.Kind;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a clock that is set back, and a computer that slept, do to an account and its rows. */
@Tag("fast")
class ClockAndSleepTest {
  private final Rig rig = Rig.listingLines();

  @Test
  void aClockSetBackDelaysNoTry() {
    rig.watchTwo();
    rig.service.fail(REFUSED);
    rig.seconds(15);
    rig.time.jump(Duration.ofHours(-9));
    rig.seconds(31);
    assertThat(rig.lost().nextTry())
        .isBetween(rig.time.instant(), rig.time.instant().plusSeconds(300));
    rig.service.fail(null);
    rig.seconds(60);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aClockSetBackMakesNoRowYoungerThanItIs() {
    rig.watchTwo();
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
    rig.watchTwo();
    rig.time.jump(Duration.ofHours(8));
    assertThat(rig.environment("A").stale(rig.time.instant())).isTrue();
    assertThat(rig.askedDuring(29)).containsOnlyOnce("A").containsOnlyOnce("B");
  }

  @Test
  void requestsThatTheComputerSleptOverChangeNothingAndAreMadeAgainAtOnce() {
    rig.watchTwo();
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
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.ServerFault(500, null));
    rig.seconds(200);
    Instant since = rig.lost().since();
    rig.service.fail(unreachable(Kind.TOO_OLD));
    rig.watch.lookNow();
    rig.time.advance(Rig.LATENCY);
    assertThat(rig.lost().cause()).isInstanceOf(ApiException.ServerFault.class);
    assertThat(rig.lost().since()).isEqualTo(since);
    rig.service.fail(null);
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }
}
