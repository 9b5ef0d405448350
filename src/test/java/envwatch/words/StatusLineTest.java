package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class StatusLineTest {
  private static StatusLine of(Environment environment) {
    WatchedEnvironment watched = SampleWorld.watched(environment);
    return StatusLine.of(
        watched, watched.assess(SampleWorld.NOW, Duration.ofHours(2)), SampleWorld.NOW);
  }

  @Test
  void machinesThatChangeAreSaidShortlyAndCountedInFull() {
    StatusLine line =
        of(
            SampleWorld.environment(
                "EN01",
                "Lab",
                SampleWorld.running(),
                SampleWorld.running("m1", "web"),
                SampleWorld.machine("m2", "db", Phase.CHANGING, "Preparing", 22),
                SampleWorld.machine("m3", "ide", Phase.CHANGING, "Preparing", 60)));

    assertThat(line.words()).isEqualTo("Changing 22 %");
    assertThat(line.fullText()).isEqualTo("Changing 22 %\n2 of 3 machines changing");
  }

  @Test
  void theServicesOwnWordStandsBesideTheNameOfItsPhase() {
    StatusLine line =
        of(
            SampleWorld.environment(
                "EN01",
                "Lab",
                SampleWorld.machine("m", "a", Phase.CHANGING, "Preparing", -1).status(),
                SampleWorld.machine("m2", "db", Phase.CHANGING, "Preparing", 40)));

    assertThat(line.words()).isEqualTo("Preparing 40 %");
    assertThat(line.fullText()).isEqualTo("Changing: Preparing 40 %");
  }
}
