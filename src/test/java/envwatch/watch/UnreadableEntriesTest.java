package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A list of which some entries cannot be read. */
@Tag("fast")
class UnreadableEntriesTest {
  private final Rig rig = Rig.listingLines();

  private void watch() {
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.running("B"));
    rig.watching(Samples.account()).seconds(20);
  }

  @Test
  void isToldOfTheAccount() {
    rig.service.unreadable = 2;
    watch();
    assertThat(rig.account().unreadable()).isEqualTo(2);
  }

  @Test
  void takesNothingAway() {
    watch();
    rig.service.remove(Samples.id("B"));
    rig.service.unreadable = 1;
    rig.seconds(600);
    assertThat(rig.environment("B").environment()).isNotNull();
  }

  @Test
  void isForgottenWithTheNextGoodList() {
    rig.service.unreadable = 1;
    watch();
    rig.service.unreadable = 0;
    rig.service.remove(Samples.id("B"));
    rig.seconds(600);
    assertThat(rig.account().unreadable()).isZero();
    assertThat(rig.watch.view().environments()).hasSize(1);
  }
}
