package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What follows when the service rejects the key of an account, or seems to. */
@Tag("fast")
class RejectedKeyTest {
  private final Rig rig = Rig.listingLines();

  @Test
  void aRejectedKeyEndsAllRequests() {
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.Unauthorized("401"));
    rig.seconds(60);
    assertThat(rig.account().link()).isInstanceOf(Link.SignedOut.class);
    assertThat(rig.askedDuring(3600)).isEmpty();
    assertThat(rig.time.waiting()).isZero();
  }

  @Test
  void aPersonMayTryARejectedKeyOnceMore() {
    rig.watchTwo();
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
    rig.watchTwo();
    rig.service.fail(() -> new ApiException.Unauthorized("401"));
    rig.seconds(60);
    rig.service.fail(null);
    rig.watching(Samples.account(Samples.ACCOUNT, "other key")).seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  @Test
  void aRejectionThatWasOnlyConcludedIsTriedAgainSlowly() {
    rig.watchTwo();
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
    rig.watchTwo();
    rig.service.fail(() -> ApiException.Unauthorized.deduced("403"));
    rig.seconds(15);
    rig.service.fail(null);
    rig.seconds(75);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }
}
