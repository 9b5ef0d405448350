package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.model.ApiVersion;
import envwatch.simulator.Simulator;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

class WatchAThousandTest {
  private static final int ENVIRONMENTS = 1000;
  private static final int MACHINES = 5;

  private static final Duration LONGEST_WORK = Duration.ofMillis(500);

  /** Long, because other programs cause pauses too; a network call would take longer still. */
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

  @AutoClose private Workplace workplace;
  private Simulator service;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    service =
        workplace.service(
            Workplace.STILL.toBuilder().environments(ENVIRONMENTS).machines(MACHINES).build());
    seeTheDemo();
    workplace.knows("Lab", service, service.apiKey(), new ApiVersion(2));
  }

  /** What the very first window of a process costs does not depend on how much it shows. */
  private void seeTheDemo() {
    DashboardPage demo = workplace.start();
    await().until(demo::allSeen);
    workplace.quit(demo);
  }

  @Test
  void theWindowStaysResponsiveWhileAThousandEnvironmentsLoad(TestReporter reporter) {
    Instant before = Instant.now();
    DashboardPage dashboard = workplace.start();
    try (Heartbeat heartbeat = new Heartbeat()) {
      await().untilAsserted(() -> assertThat(dashboard.environmentCount()).isEqualTo(ENVIRONMENTS));
      await().until(dashboard::allSeen);
      Duration loaded = Duration.between(before, Instant.now());
      dashboard.filter("name:zürich");
      dashboard.clearFilter();
      reporter.publishEntry("all rows after", loaded.toMillis() + " ms");
      reporter.publishEntry("longest work", heartbeat.longestWork().toMillis() + " ms");
      reporter.publishEntry("longest pause", heartbeat.longestPause().toMillis() + " ms");
      assertThat(heartbeat.longestWork()).isPositive().isLessThan(LONGEST_WORK);
      assertThat(heartbeat.longestPause()).isLessThan(LONGEST_PAUSE);
    }
    dashboard.select(dashboard.environments().get(ENVIRONMENTS / 2));
    await().untilAsserted(() -> assertThat(dashboard.machines().names()).hasSize(MACHINES));
  }
}
