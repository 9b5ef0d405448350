package envwatch.notices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class FlappingRingTest {
  private final FlappingRing ring = new FlappingRing();

  private void looks(int times, boolean changed) {
    for (int i = 0; i < times; i++) {
      ring.look(changed);
    }
  }

  @Test
  void theNewestLookCountsMost() {
    ring.look(true);
    assertThat(ring.percent()).isCloseTo(100 * 1.18 / 20, within(1e-9));
    looks(19, false);
    assertThat(ring.percent()).isCloseTo(100 * 0.8 / 20, within(1e-9));
  }

  @Test
  void changesInEveryLookAreNinetyNinePercent() {
    looks(20, true);
    assertThat(ring.percent()).isCloseTo(99, within(1e-9));
  }

  @Test
  void itBeginsAboveThirtyPercent() {
    looks(5, true);
    assertThat(ring.flapping()).isFalse();
    ring.look(true);
    assertThat(ring.percent()).isGreaterThan(30);
    assertThat(ring.flapping()).isTrue();
  }

  @Test
  void itEndsBelowTwentyFivePercent() {
    looks(6, true);
    while (ring.percent() >= 25) {
      assertThat(ring.flapping()).isTrue();
      ring.look(false);
    }
    assertThat(ring.flapping()).isFalse();
  }

  @Test
  void twentyLooksLaterNothingIsRemembered() {
    looks(6, true);
    looks(20, false);
    assertThat(ring.idle()).isTrue();
  }
}
