package envwatch.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.watch.FakeService;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import io.prometheus.metrics.expositionformats.ExpositionFormats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What dashboard, alert rules and their description say of the metrics. */
@Tag("fast")
class GrafanaFilesTest {
  private static final Path FOLDER = Path.of("packaging/grafana");
  private static final Pattern TYPE = Pattern.compile("(?m)^# TYPE (\\S+) ");
  private static final Pattern NAME = Pattern.compile("envwatch_[a-z_]+");

  private final Set<String> served = new TreeSet<>();

  @BeforeEach
  void scrapeAWorldInWhichEverythingIsKnown() {
    FakeTime time = new FakeTime();
    FakeService service = FakeService.listingAll(time);
    service.callsLeft(1000);
    service.put(
        Samples.environment("A", Phase.RUNNING, "Running").toBuilder()
            .expiration(new Expiration.At(FakeTime.START.plusSeconds(3600)))
            .build());
    LookCounts counts = new LookCounts();
    try (Watch watch =
        new Watch(service, time, time.executor(Duration.ZERO), WatchOptions.DEFAULT, counts)) {
      watch.watch(List.of(Samples.account()));
      time.advance(Duration.ofSeconds(60));
      WorldMetrics metrics =
          new WorldMetrics("1", counts, Duration.ofHours(2), (environment, at) -> false);
      String scraped =
          ExpositionFormats.init()
              .getPrometheusTextFormatWriter()
              .toDebugString(metrics.of(watch.view()));
      TYPE.matcher(scraped).results().map(found -> found.group(1)).forEach(served::add);
    }
  }

  private static List<String> names(String file, Pattern pattern) throws IOException {
    return pattern
        .matcher(Files.readString(FOLDER.resolve(file)))
        .results()
        .map(MatchResult::group)
        .map(name -> name.replaceAll("[|` ]", ""))
        .distinct()
        .toList();
  }

  @Test
  void theTableNamesEveryMetric() throws IOException {
    assertThat(names("README.md", Pattern.compile("(?m)^\\| `envwatch_[a-z_]+` ")))
        .containsExactlyInAnyOrderElementsOf(served);
  }

  @Test
  void theDescriptionNamesEveryCauseOfAFailure() throws IOException {
    String description = Files.readString(FOLDER.resolve("README.md"));
    for (FailureCause cause : FailureCause.values()) {
      assertThat(description).contains("`" + cause.word() + "`");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dashboard.json", "alerts.yml", "alerts-test.yml"})
  void onlyMetricsThatThereAreAreUsed(String file) throws IOException {
    assertThat(names(file, NAME)).isNotEmpty().isSubsetOf(served);
  }
}
