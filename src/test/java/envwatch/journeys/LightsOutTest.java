package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.ClassesPage;
import envwatch.journeys.pages.DashboardPage;
import envwatch.simulator.Simulator;
import envwatch.simulator.TrainingPlan;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After a class, somebody finds what still runs, and ends it. */
class LightsOutTest {
  @TempDir private Path folder;
  @AutoClose private Workplace workplace;

  private DashboardPage arrive(TrainingPlan plan) {
    workplace = new Workplace(folder);
    Simulator service = workplace.service(Workplace.STILL.toBuilder().training(plan).build());
    workplace.knows("Lab", service);
    return workplace.start();
  }

  @Test
  void afterAClassTheLightsGoOut() {
    DashboardPage dashboard = arrive(TrainingPlan.DEMO);
    await().until(dashboard::allSeen);
    ClassesPage classes = dashboard.classes();
    classes.open();
    await().until(classes::lights, said -> said.endsWith("7 environments are still running"));
    classes.lightsOut("Suspend 7");
    await().atMost(Duration.ofMinutes(1)).until(classes::lights, String::isEmpty);
    assertThat(dashboard.title()).isNotEmpty();
  }
}
