package envwatch.journeys.remember;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.CommonCause;
import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Operations;
import envwatch.simulator.RefusedException;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.Weather;
import envwatch.simulator.World;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What fails together, and what takes longer than usual. */
class UnusualTest {
  @AutoClose private RememberedLab lab;

  @Test
  void fiveOfSixThatFailInARegionAreToldAsOne(@TempDir Path folder) {
    lab =
        new RememberedLab(
            folder.resolve("data"),
            SimulatorOptions.builder().still().environments(30).machines(1).build());
    lab.start();
    lab.pass(Duration.ofMinutes(5));
    assertThat(lab.history().causes()).isEmpty();

    lab.simulator().weather(Weather.parse("region=Miami"));
    lab.pass(Duration.ofMinutes(4));

    assertThat(lab.history().causes())
        .singleElement()
        .satisfies(cause -> {
          assertThat(cause.kind()).isEqualTo(CommonCause.Kind.REGION);
          assertThat(cause.shared()).contains("Miami");
          assertThat(cause.environments()).hasSizeGreaterThanOrEqualTo(5);
        });
  }

  @Test
  void aStartSlowerThanUsualTurnsLateThenStuck(@TempDir Path folder) throws Exception {
    lab =
        new RememberedLab(
            folder.resolve("data"),
            SimulatorOptions.builder().still().environments(3).machines(2).build());
    lab.start();
    LabEnvironment environment = lab.first(EnvironmentState.SUSPENDED);
    for (int i = 0; i < 4; i++) {
      change(environment, Operations::resume);
      lab.pass(Duration.ofMinutes(3));
      change(environment, Operations::suspend);
      lab.pass(Duration.ofMinutes(3));
    }

    lab.simulator().world().setState(environment.id(), EnvironmentState.PREPARING);
    lab.pass(Duration.ofSeconds(40));
    Waiting early = waiting(environment);
    assertThat(early.usual()).as("what was learned").isNotNull();
    assertThat(early.late(lab.now())).isFalse();

    lab.pass(early.usual().bound());
    assertThat(waiting(environment).late(lab.now())).isTrue();

    lab.pass(Duration.ofMinutes(15));
    assertThat(waiting(environment).stuck(lab.now())).isTrue();
  }

  private interface Change {
    void begin(Operations operations, String id) throws RefusedException;
  }

  private void change(LabEnvironment environment, Change change) throws RefusedException {
    World world = lab.simulator().world();
    world.current(() -> {
      change.begin(world.operations(), environment.id());
      return environment;
    });
  }

  private Waiting waiting(LabEnvironment environment) {
    Waiting waiting = lab.history().waiting().get(Subject.of(RememberedLab.key(environment)));
    assertThat(waiting).as("the environment that is on its way").isNotNull();
    return waiting;
  }
}
