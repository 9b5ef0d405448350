package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How long a wait that the service orders is honoured, and what a person may try meanwhile. */
@Tag("fast")
class HonouredWaitTest {
  private final Rig rig = Rig.listingLines();

  @Test
  void theServicesOwnWaitIsHonouredExactly() {
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.RateLimited(Duration.ofSeconds(90)));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    rig.service.fail(null);
    Instant limited = rig.lost().since();
    assertThat(rig.askedDuring(88)).isEmpty();
    rig.seconds(2);
    assertThat(rig.service.requests().getFirst().at())
        .isEqualTo(limited.plusSeconds(90).plus(Rig.LATENCY));
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aWaitOrderedOfOneRowIsHonouredForAQuarterOfAnHourAtMost() {
    rig.watchTwo();
    rig.service.fail(
        Samples.id("A"), () -> new ApiException.ServerFault(503, Duration.ofHours(24)));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.askedDuring(14 * 60)).doesNotContain("A");
    assertThat(rig.askedDuring(2 * 60)).contains("A");
  }

  @Test
  void aPersonNeedNotWaitForARowThatWasToldTo() {
    rig.watchTwo();
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
    rig.watchTwo();
    rig.service.failList(() -> new ApiException.ServerFault(503, Duration.ofHours(2)));
    rig.seconds(15);
    assertThat(rig.askedDuring(7000)).isEmpty();
  }

  @Test
  void aWaitThatAStateOrdersAllHoldsForAQuarterOfAnHour() {
    rig.watchTwo();
    rig.service.fail(Samples.id("A"), () -> new ApiException.RateLimited(Duration.ofHours(24)));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.lost().nextTry()).isEqualTo(rig.lost().since().plus(Duration.ofMinutes(15)));
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MAX_VALUE, 0, -5})
  void aWaitOutOfReasonIsBroughtToReason(long seconds) {
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.RateLimited(Duration.ofSeconds(seconds)));
    rig.seconds(15);
    Instant now = rig.time.instant();
    assertThat(rig.lost().nextTry()).isBetween(now, now.plus(Duration.ofDays(1)));
    assertThat(rig.askedDuring(60)).hasSizeLessThanOrEqualTo(60);
  }

  @Test
  void aPersonMayTryWhatTheServiceOrderedToWaitFor() {
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.RateLimited(Duration.ofHours(1)));
    rig.seconds(15);
    rig.service.fail(null);
    rig.watch.lookNow();
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aKeyHeldDownTriesEveryFiveSeconds() {
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.RateLimited(Duration.ofHours(1)));
    rig.seconds(15);
    rig.service.forgetRequests();
    for (int press = 0; press < 600; press++) {
      rig.watch.lookNow();
      rig.time.advance(Duration.ofMillis(50));
    }
    assertThat(rig.service.requests()).hasSizeBetween(6, 7);
  }
}
