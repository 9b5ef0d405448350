package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.ClassesView;
import envwatch.journeys.pages.DashboardPage;
import envwatch.model.ApiVersion;
import envwatch.model.Phase;
import envwatch.simulator.Simulator;
import envwatch.simulator.TrainingPlan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trainer gets a class ready. */
class TeachAClassTest {
  @AutoClose private Workplace workplace;
  private DashboardPage dashboard;
  private ClassesView classes;

  @BeforeEach
  void openTheClass(@TempDir Path folder) {
    workplace = new Workplace(folder);
    Simulator service =
        workplace.service(
            Workplace.STILL.toBuilder().machines(2).training(TrainingPlan.DEMO).build());
    workplace.knows("Lab", service, service.apiKey(), new ApiVersion(3));
    dashboard = workplace.start();
    await().until(dashboard::allSeen);
    classes = dashboard.openClasses().awaitStudents();
  }

  @Test
  void aPersonalLinkIsInTheClipboardAndInNoFile() throws IOException {
    classes.selectFirst();
    classes.copyPersonalLink();
    await().until(() -> workplace.clipboard().content().startsWith("http"));
    String link = workplace.clipboard().content();
    assertThat(workplace.clipboard().markedSecret()).isTrue();
    workplace.quit(dashboard);
    assertThat(filesWith(link.substring(link.lastIndexOf('/') + 1))).isEmpty();
  }

  private List<Path> filesWith(String secret) throws IOException {
    List<Path> telling = new ArrayList<>();
    try (Stream<Path> files = Files.walk(workplace.folder())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(secret)) {
          telling.add(file);
        }
      }
    }
    return telling;
  }

  @Test
  void allAreResumedAndFollowedUntilNobodySleeps() {
    dashboard.openClasses();
    classes.chooseClassWith(Phase.SUSPENDED);
    assertThat(classes.in(Phase.SUSPENDED)).isPositive();
    classes.chooseForAll("resume-all");
    await().until(() -> classes.progress().startsWith("Resume"));
    await()
        .until(() -> {
          workplace.time().skip(Duration.ofSeconds(20));
          return classes.in(Phase.SUSPENDED) == 0 && classes.in(Phase.CHANGING) == 0;
        });
    await()
        .untilAsserted(() -> {
          classes.showReady();
          assertThat(classes.in(Phase.RUNNING)).isGreaterThan(8);
        });
  }
}
