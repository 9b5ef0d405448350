package envwatch.notices;

import static envwatch.notices.Desk.expiring;
import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was told is not told again by a later run. */
@Tag("fast")
class RestartedNoticesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void aProblemIsNotToldTwiceAfterARestart() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void aProblemThatIsDetectedAgainAfterARestartIsNotToldTwice() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.restartForgetful();
    desk.later(30).sees(Samples.environment("A", Phase.UNKNOWN, "?"));
    desk.later(30).sees(failed("A")).later(60);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void anExpirationIsNotToldTwiceAfterARestart() {
    desk.sees(expiring("A", FakeTime.START.plus(Duration.ofHours(1)))).later(20);
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).hasSize(1);
  }
}
