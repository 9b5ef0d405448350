package envwatch.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.FakeHistory;
import envwatch.util.OtherAlarms;
import envwatch.util.Time;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class NoticeAlarmsTest {
  private final FakeTime time = new FakeTime();

  @TempDir Path folder;

  /** The alarms always ring, as if each was cancelled a moment too late. */
  private Time.Alarm ringing(Duration delay, Runnable task) {
    time.after(delay, task);
    return () -> {};
  }

  @Test
  void anAlarmThatRingsAfterItWasReplacedPlansNoOther() {
    try (Notices notices =
        new Notices(
            new OtherAlarms(time, this::ringing),
            new NoticeFile(folder.resolve("notices")),
            Runnable::run,
            () -> new NoticeRules(Set.of(), Duration.ZERO, List.of(), false, false, List.of()),
            (filter, environment, world) -> false,
            account -> true)) {
      notices.begin(listener -> () -> {}, new FakeHistory(), listener -> () -> {});
      notices.mute(new MuteScope.One(Samples.key("A")), Duration.ofHours(2));
      notices.mute(new MuteScope.One(Samples.key("B")), Duration.ofMinutes(2));

      time.advance(Duration.ofMinutes(30));

      assertThat(time.waiting()).as("with the heartbeat").isEqualTo(2);
    }
  }
}
