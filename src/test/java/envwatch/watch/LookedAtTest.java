package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** When every account was looked at. */
@Tag("fast")
class LookedAtTest {
  private final Rig rig = Rig.listingLines();

  private boolean lookedAt() {
    return rig.watch.view().lookedAt();
  }

  @Test
  void nothingWasLookedAtWithoutAccounts() {
    assertThat(lookedAt()).isFalse();
  }

  @Test
  void anAccountWasNotWhileItConnects() {
    rig.watch.watch(List.of(Samples.account()));
    assertThat(lookedAt()).isFalse();
  }

  @Test
  void anAccountWithoutEnvironmentsWasOnceItsListArrived() {
    rig.watching(Samples.account()).seconds(5);
    assertThat(lookedAt()).isTrue();
  }

  @Test
  void anAccountWasOnlyOnceEachOfItsEnvironmentsWas() {
    for (int i = 0; i < 200; i++) {
      rig.service.put(Samples.running("E" + i));
    }
    rig.watching(Samples.account()).seconds(2);
    assertThat(rig.account().listed()).isTrue();
    assertThat(lookedAt()).isFalse();

    rig.seconds(300);
    assertThat(lookedAt()).isTrue();
  }

  @Test
  void anEnvironmentThatDoesNotExistIsNotWaitedFor() {
    rig.watching(Samples.account("GONE")).seconds(5);
    assertThat(lookedAt()).isTrue();
  }

  @Test
  void anAccountWhoseKeyIsRejectedIsNotWaitedFor() {
    rig.service.fail(() -> new ApiException.Unauthorized("no"));
    rig.watching(Samples.account()).seconds(5);
    assertThat(lookedAt()).isTrue();
  }

  @Test
  void aServiceThatDoesNotAnswerIsNotWaitedFor() {
    rig.service.fail(
        () -> new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null));
    rig.watching(Samples.account("A")).seconds(60);
    assertThat(lookedAt()).isTrue();
  }
}
