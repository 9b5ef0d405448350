package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.MachinesPage;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.Simulator;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsePasswordsTest {
  private static final String MASK = "\u2022".repeat(8);
  private static final Duration REVEALED = Duration.ofSeconds(30);
  private static final Duration COPIED = Duration.ofSeconds(20);

  @AutoClose private Workplace workplace;
  private DashboardPage dashboard;
  private MachinesPage machines;
  private LabMachine one;
  private LabMachine other;

  @BeforeEach
  void openAnEnvironmentThatRuns(@TempDir Path folder) {
    workplace = new Workplace(folder);
    Simulator service = workplace.service(Workplace.STILL.toBuilder().machines(3).build());
    workplace.knows("Lab", service);
    LabEnvironment environment =
        service.world().environments().stream()
            .filter(each -> each.state() == EnvironmentState.RUNNING)
            .findFirst()
            .orElseThrow();
    one = environment.machines().get(0);
    other = environment.machines().get(1);
    dashboard = workplace.start();
    await().until(dashboard::allSeen);
    dashboard.select(environment.name());
    machines = dashboard.machines();
    await().untilAsserted(() -> assertThat(machines.password(one.name())).isEqualTo(MASK));
  }

  @Test
  void revealingOnePasswordHidesTheOther() {
    machines.pressReveal(one.name());
    assertThat(machines.password(one.name())).isEqualTo(one.password().reveal());
    machines.pressReveal(other.name());
    assertThat(machines.password(one.name())).isEqualTo(MASK);
    assertThat(machines.password(other.name())).isEqualTo(other.password().reveal());
    machines.pressReveal(other.name());
    assertThat(machines.password(other.name())).isEqualTo(MASK);
  }

  @Test
  void aRevealedPasswordSurvivesLooksAndHidesByItself() {
    machines.pressReveal(one.name());
    workplace.time().skip(REVEALED.minusSeconds(10));
    awaitNewLook();
    assertThat(machines.password(one.name())).isEqualTo(one.password().reveal());
    workplace.time().skip(Duration.ofSeconds(11));
    await().untilAsserted(() -> assertThat(machines.password(one.name())).isEqualTo(MASK));
  }

  private void awaitNewLook() {
    dashboard.lookNow();
    await()
        .untilAsserted(() -> {
          int all = dashboard.environments().size();
          assertThat(dashboard.freshness()).isEqualTo("Checked %d/%d just now".formatted(all, all));
        });
  }

  @Test
  void aPasswordIsCopiedWithoutBeingShownAndLeavesTheClipboardAfterTheCountdown() {
    machines.copyPassword(one.name());
    assertThat(machines.password(one.name())).isEqualTo(MASK);
    assertThat(workplace.clipboard().content()).isEqualTo(one.password().reveal());
    assertThat(workplace.clipboard().markedSecret()).isTrue();
    assertThat(dashboard.clipboardCountdown()).isNotEmpty();
    workplace.time().skip(COPIED);
    await().untilAsserted(() -> assertThat(workplace.clipboard().content()).isEmpty());
    await().untilAsserted(() -> assertThat(dashboard.clipboardCountdown()).isEmpty());
  }

  @Test
  void whatWasCopiedElsewhereMeanwhileStaysInTheClipboard() {
    machines.copyPassword(one.name());
    workplace.clipboard().putText("copied in another program");
    workplace.time().skip(COPIED);
    await().untilAsserted(() -> assertThat(dashboard.clipboardCountdown()).isEmpty());
    assertThat(workplace.clipboard().content()).isEqualTo("copied in another program");
  }

  @Test
  void quittingTakesThePasswordOutOfTheClipboard() {
    machines.copyPassword(one.name());
    workplace.quit(dashboard);
    assertThat(workplace.clipboard().content()).isEmpty();
  }
}
