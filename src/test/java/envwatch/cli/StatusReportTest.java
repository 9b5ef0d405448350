package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.WatchedEnvironment;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The terminal says the same as the window. */
@Tag("fast")
class StatusReportTest {
  private static final Status RUNNING = new Status(Phase.RUNNING, "Ready");
  private static final Duration SOON = Duration.ofHours(2);

  private final Environment[] environments = {
    SampleWorld.environment("e1", "lab-10", RUNNING),
    SampleWorld.environment("e2", "Lab-9", RUNNING),
    SampleWorld.environment("e3", "\u200B ", RUNNING),
    SampleWorld.environment("e4", "lab-9", RUNNING),
    SampleWorld.environment("e5", "zoo", new Status(Phase.PROBLEM, "Error")),
    SampleWorld.environment("a6", "  ", RUNNING),
  };

  @Test
  void linesAreInTheOrderOfTheRows() {
    assertThat(names()).containsExactly("zoo", "a6", "e3", "Lab-9", "lab-9", "lab-10");
    assertThat(names()).isEqualTo(rowNames());
  }

  @Test
  void whatWasSeenOnceIsNotOutOfDate() {
    StatusReport report =
        report(SampleWorld.NOW.plusSeconds(20), SampleWorld.environment("e1", "lab", RUNNING));

    assertThat(report.allWell()).isTrue();
  }

  @Test
  void whatHasExpiredIsNotSaidToExpireSoon() {
    Environment lab = SampleWorld.environment("e1", "lab", RUNNING);
    Instant anHourAgo = SampleWorld.NOW.minus(Duration.ofHours(1));

    StatusReport report =
        report(SampleWorld.NOW, SampleWorld.expiring(lab, new Expiration.At(anHourAgo)));

    assertThat(new StatusTable(report).lines().getLast())
        .contains("Expired")
        .doesNotContain("Expires soon");
  }

  private List<String> names() {
    return report(SampleWorld.NOW, environments).lines().stream()
        .map(StatusReport.Line::name)
        .toList();
  }

  private List<String> rowNames() {
    DashboardModel model = new DashboardModel(SampleWorld.NOW, SOON);
    model.apply(SampleWorld.of(environments));
    return model.environments().stream().map(EnvironmentRow::name).toList();
  }

  private static StatusReport report(Instant at, Environment... environments) {
    ApiAccount account =
        new ApiAccount(
            SampleWorld.ACCOUNT,
            "Training Europe",
            URI.create("https://use.cloudshare.com"),
            null,
            "id",
            Secret.of("key"),
            List.of());
    OneLook.Seen seen =
        new OneLook.Seen(
            account,
            new ApiVersion(1),
            SampleWorld.watched(List.of(environments)).stream()
                .map(StatusReportTest::once)
                .toList(),
            0,
            null);
    return StatusReport.of(List.of(seen), at, SOON);
  }

  /** As {@link OneLook} sees it. */
  private static WatchedEnvironment once(WatchedEnvironment watched) {
    return new WatchedEnvironment(
        watched.key(), watched.environment(), watched.seenAt(), Duration.ZERO, null, null);
  }
}
