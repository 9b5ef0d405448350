package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.Simulator;
import envwatch.simulator.Weather;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessibleWindowTest {
  @AutoClose private Workplace workplace;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
  }

  @Test
  void everyPartHasANameInTheDemoAndInSettings() {
    DashboardPage dashboard = workplace.start();
    await().until(dashboard::allSeen);
    assertThat(dashboard.accessibilityFaults()).isEmpty();
    SettingsPage settings = dashboard.openSettings();
    for (String page : SettingsPage.PAGES) {
      settings.turnTo(page);
      assertThat(settings.accessibilityFaults()).as(page).isEmpty();
    }
  }

  @Test
  void everyPartHasANameWhileAPasswordIsShownTheLinkIsLostAndTheKeyRejected() {
    Simulator service = workplace.service(Workplace.STILL);
    workplace.knows("Lab", service);
    DashboardPage dashboard = workplace.start();
    await().until(dashboard::allSeen);
    LabEnvironment environment =
        service.world().environments().stream()
            .filter(each -> each.machines().getFirst().reachable())
            .findFirst()
            .orElseThrow();
    LabMachine machine = environment.machines().getFirst();
    dashboard.select(environment.name());
    dashboard.machines().pressReveal(machine.name());
    assertThat(dashboard.machines().password(machine.name()))
        .isEqualTo(machine.password().reveal());
    assertThat(dashboard.accessibilityFaults()).isEmpty();
    assertThat(dashboard.readAloud()).isNotEmpty().doesNotContain(machine.password().reveal());

    service.weather(Weather.builder().refuse().build());
    dashboard.lookNow();
    await().until(() -> dashboard.banner("lost").isPresent());
    assertThat(dashboard.accessibilityFaults()).isEmpty();

    service.rotateKey();
    service.weather(Weather.FAIR);
    dashboard.pressBannerButton("lost");
    await().until(() -> dashboard.banner("signed-out").isPresent());
    assertThat(dashboard.accessibilityFaults()).isEmpty();
  }
}
