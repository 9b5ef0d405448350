package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.FakeTime;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TickerTest {
  private final FakeTime time = new FakeTime();
  private final Queue<Runnable> javaFxThread = new ArrayDeque<>();
  private boolean used;
  private int ticks;
  private final Ticker ticker = new Ticker(time, javaFxThread::add, now -> ticks++, () -> used);

  @BeforeEach
  void seen() {
    ticker.run(true);
    ticks = 0;
  }

  private void pass(int seconds) {
    for (int i = 0; i < seconds; i++) {
      time.advance(Duration.ofSeconds(1));
      runQueue();
    }
  }

  private void runQueue() {
    for (Runnable task = javaFxThread.poll(); task != null; task = javaFxThread.poll()) {
      task.run();
    }
  }

  @Test
  void aWindowThatNobodyUsesIsLeftAloneForTenSeconds() {
    pass(60);
    assertThat(ticks).isEqualTo(6);
  }

  @Test
  void whoUsesTheWindowSeesEverySecondPass() {
    used = true;
    ticker.hurry();
    runQueue();
    ticks = 0;
    pass(60);
    assertThat(ticks).isEqualTo(60);
  }

  @Test
  void whoBeginsToUseTheWindowIsNotKeptWaiting() {
    pass(2);
    used = true;
    ticker.hurry();
    runQueue();
    assertThat(ticks).isEqualTo(1);
    pass(3);
    assertThat(ticks).isEqualTo(4);
  }

  @Test
  void aTickThatWasOvertakenIsDropped() {
    used = true;
    time.advance(Duration.ofSeconds(10));
    ticker.hurry();
    runQueue();
    assertThat(ticks).isEqualTo(1);
  }

  @Test
  void nothingChangesWhileTheMouseIsToldOf() {
    used = true;
    pass(2);
    ticker.hurry();
    assertThat(ticks).isZero();
  }

  @Test
  void aWindowThatCannotBeSeenIsLeftAlone() {
    ticker.run(false);
    pass(60);
    assertThat(ticks).isZero();
  }
}
