package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole window with large letters, where lines above the list leave it little height. */
class LargeLettersTest {
  @AutoClose private Workplace workplace;
  private DashboardPage dashboard;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    workplace.reads(21);
    workplace.knows("Lab", workplace.service(Workplace.STILL));
    dashboard = workplace.start();
    await().until(dashboard::allSeen);
    dashboard.resize(1000, 700);
  }

  @Test
  void theHeadingOfTheListStaysInSightBelowTheNotices() {
    dashboard.toggleNotices();

    assertThat(dashboard.headingInSight()).isTrue();
  }

  @Test
  void whoGoesToTheMachinesOfAnEnvironmentSeesThem() {
    dashboard.goToMachines();

    await()
        .atMost(Duration.ofSeconds(3))
        .untilAsserted(() -> assertThat(dashboard.machines().rowsInSight()).isGreaterThan(0));
  }
}
