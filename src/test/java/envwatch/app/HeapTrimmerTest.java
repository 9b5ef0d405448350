package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.FakeTime;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class HeapTrimmerTest {
  private static final long LIVE = 50L * 1024 * 1024;

  private final FakeTime time = new FakeTime();
  private long used = LIVE;
  private boolean inUse;
  private int collections;
  private final HeapTrimmer trimmer =
      new HeapTrimmer(time, () -> used, () -> inUse, Runnable::run, this::collect);

  private void collect() {
    collections++;
    used = LIVE;
  }

  private void minutes(int minutes) {
    time.advance(Duration.ofMinutes(minutes));
  }

  @Test
  void garbageThatStaysIsCollected() {
    minutes(2);
    used = LIVE + HeapTrimmer.NOTABLE_GROWTH + 1;
    minutes(2);
    assertThat(collections).isOne();
  }

  @Test
  void garbageThatTheNextYoungCollectionTakesIsLeftToIt() {
    minutes(2);
    for (int minute = 0; minute < 10; minute++) {
      used = LIVE + 2 * HeapTrimmer.NOTABLE_GROWTH;
      time.advance(Duration.ofSeconds(30));
      used = LIVE;
      time.advance(Duration.ofSeconds(30));
    }
    assertThat(collections).isZero();
  }

  @Test
  void nothingIsCollectedWhileTheWindowIsUsed() {
    minutes(2);
    inUse = true;
    used = LIVE + HeapTrimmer.NOTABLE_GROWTH + 1;
    minutes(5);
    assertThat(collections).isZero();
  }

  @Test
  void muchGarbageIsCollectedAlsoWhileTheWindowIsUsed() {
    minutes(2);
    inUse = true;
    used = LIVE + HeapTrimmer.LARGE_GROWTH + 1;
    minutes(2);
    assertThat(collections).isOne();
  }

  @Test
  void whatIsStillAliveIsNotCollectedAgain() {
    var grown = new FakeTime();
    var trimmerOfAGrownWorld =
        new HeapTrimmer(grown, () -> used, () -> inUse, Runnable::run, () -> collections++);
    grown.advance(Duration.ofMinutes(2));
    used = LIVE + HeapTrimmer.LARGE_GROWTH;
    grown.advance(Duration.ofMinutes(30));
    trimmerOfAGrownWorld.close();
    assertThat(collections).isOne();
  }

  @Test
  void nothingWaitsAfterClosing() {
    trimmer.close();
    assertThat(time.waiting()).isZero();
  }
}
