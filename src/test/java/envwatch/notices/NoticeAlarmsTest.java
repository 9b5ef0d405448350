package envwatch.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.base.SteadyClock;
import envwatch.base.Time;
import envwatch.history.FakeHistory;
import envwatch.notices.model.MuteScope;
import envwatch.notices.model.NoticeRules;
import envwatch.notices.store.NoticeFile;
import envwatch.watch.engine.FakeTime;
import envwatch.watch.engine.Samples;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoticeAlarmsTest {
  private final FakeTime time = new FakeTime();

  @TempDir Path folder;

  /** Time whose alarms always ring, as if each was cancelled a moment too late. */
  private final class TooLate implements Time {
    @Override
    public Alarm after(Duration delay, Runnable task) {
      time.after(delay, task);
      return () -> {};
    }

    @Override
    public Instant instant() {
      return time.instant();
    }

    @Override
    public Duration elapsed() {
      return time.elapsed();
    }

    @Override
    public SteadyClock steady() {
      return time.steady();
    }

    @Override
    public Clock clock() {
      return time.clock();
    }
  }

  @Test
  void anAlarmThatRingsAfterItWasReplacedPlansNoOther() {
    try (Notices notices =
        new Notices(
            new TooLate(),
            new NoticeFile(folder.resolve("notices")),
            Runnable::run,
            () -> new NoticeRules(Set.of(), Duration.ZERO, List.of(), false, false, List.of()),
            (filter, environment, world) -> false,
            account -> true)) {
      notices.begin(listener -> () -> {}, new FakeHistory(), listener -> () -> {});
      notices.mute(new MuteScope.One(Samples.key("A")), Duration.ofHours(2));
      notices.mute(new MuteScope.One(Samples.key("B")), Duration.ofMinutes(2));

      time.advance(Duration.ofMinutes(30));

      assertThat(time.waiting()).isEqualTo(1);
    }
  }
}
