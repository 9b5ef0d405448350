package envwatch.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.watch.FakeService;
import envwatch.watch.FakeTime;
import envwatch.watch.Rig;
import envwatch.watch.Samples;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import envwatch.watch.WatchedEnvironment;
import io.prometheus.metrics.expositionformats.ExpositionFormats;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a watch on a fake service and a fake clock tells Prometheus. */
@Tag("fast")
class WorldMetricsTest {
  private static final String OF_A =
      "{account=\"Name\",blueprint=\"Linux lab\",environment=\"A\",name=\"Name of A\"";

  private final FakeTime time = new FakeTime();
  private final FakeService service = FakeService.listingAll(time);
  private final LookCounts counts = new LookCounts();
  private final Watch watch =
      new Watch(service, time, time.executor(Rig.LATENCY), WatchOptions.DEFAULT, counts);
  private BiPredicate<WatchedEnvironment, Instant> stuck = (environment, at) -> false;

  private void watching(Environment... environments) {
    for (Environment environment : environments) {
      service.put(environment);
    }
    watch.watch(List.of(Samples.account()));
    seconds(1);
  }

  private void seconds(long seconds) {
    time.advance(Duration.ofSeconds(seconds));
  }

  private List<String> scrape() {
    WorldMetrics metrics = new WorldMetrics("1.2.3", counts, Duration.ofHours(2), stuck);
    return ExpositionFormats.init()
        .getPrometheusTextFormatWriter()
        .toDebugString(metrics.of(watch.view()))
        .lines()
        .toList();
  }

  private static Environment.Builder lab(Phase phase, String word) {
    return Samples.environment("A", phase, word).toBuilder().blueprint("Linux lab");
  }

  private static Environment running() {
    return lab(Phase.RUNNING, "Running").build();
  }

  @Test
  void environmentsAreCountedByPhase() {
    watching(running(), Samples.running("B"), Samples.preparing("C"));
    assertThat(scrape())
        .contains(
            "envwatch_environments{account=\"Name\",phase=\"running\"} 2.0",
            "envwatch_environments{account=\"Name\",phase=\"changing\"} 1.0",
            "envwatch_environments{account=\"Name\",phase=\"problem\"} 0.0");
  }

  @Test
  void anEnvironmentIsInOnePhase() {
    watching(running());
    assertThat(scrape())
        .filteredOn(line -> line.startsWith("envwatch_environment_phase{"))
        .hasSize(Phase.values().length)
        .filteredOn(line -> line.endsWith(" 1.0"))
        .containsExactly("envwatch_environment_phase" + OF_A + ",phase=\"running\"} 1.0");
  }

  @Test
  void anEnvironmentThatDoesNotGetAheadHasAProblem() {
    stuck = (environment, at) -> environment.key().equals(Samples.key("A"));
    watching(lab(Phase.CHANGING, "Preparing").build());
    assertThat(scrape()).contains("envwatch_environment_phase" + OF_A + ",phase=\"problem\"} 1.0");
  }

  @Test
  void anEnvironmentAboutToEndExpires() {
    watching(
        lab(Phase.RUNNING, "Running")
            .expiration(new Expiration.At(FakeTime.START.plusSeconds(3601)))
            .build());
    assertThat(scrape())
        .contains(
            "envwatch_environment_phase" + OF_A + ",phase=\"expiring\"} 1.0",
            "envwatch_environment_expires_in_seconds" + OF_A + "} 3600.0");
  }

  @Test
  void anEnvironmentWithoutAnEndHasNoSecondsToIt() {
    watching(running());
    assertThat(scrape()).noneMatch(line -> line.startsWith("envwatch_environment_expires_in"));
  }

  @Test
  void machinesAreCountedByState() {
    watching(
        running()
            .withMachines(
                List.of(
                    machine("1", new Status(Phase.RUNNING, "Running")),
                    machine("2", new Status(Phase.RUNNING, "Running")),
                    machine("3", new Status(Phase.SUSPENDED, "Stopped")))));
    assertThat(scrape())
        .contains(
            "envwatch_machines" + OF_A + ",state=\"running\"} 2.0",
            "envwatch_machines" + OF_A + ",state=\"suspended\"} 1.0",
            "envwatch_machines" + OF_A + ",state=\"changing\"} 0.0");
  }

  private static Machine machine(String id, Status status) {
    return Machine.builder()
        .id(new MachineId(id))
        .name("web")
        .status(status)
        .login("login-in-no-scrape")
        .password(Secret.of("password-in-no-scrape"))
        .address("address-in-no-scrape")
        .build();
  }

  @Test
  void nothingElseOfAnEnvironmentIsNamed() {
    watching(
        lab(Phase.RUNNING, "Running")
            .description("description-in-no-scrape")
            .owner("owner-in-no-scrape")
            .page("https://page-in-no-scrape")
            .machines(List.of(machine("1", new Status(Phase.RUNNING, "Running"))))
            .build());
    assertThat(String.join("\n", scrape()))
        .contains("name=\"Name of A\"")
        .doesNotContain("in-no-scrape")
        .doesNotContain("apiId");
  }

  @Test
  void theDataAgesWhileTheConnectionIsLost() {
    watching(running());
    service.fail(() -> new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null));
    seconds(600);
    assertThat(scrape())
        .contains("envwatch_link_up{account=\"Name\"} 0.0")
        .contains("envwatch_environment_phase" + OF_A + ",phase=\"running\"} 1.0")
        .anyMatch(line ->
            line.startsWith("envwatch_environment_data_age_seconds" + OF_A)
                && Double.parseDouble(line.substring(line.indexOf("} ") + 2)) > 570);
  }

  @Test
  void aLinkThatAnswersIsUp() {
    watching(running());
    assertThat(scrape())
        .contains(
            "envwatch_link_up{account=\"Name\"} 1.0", "envwatch_signed_out{account=\"Name\"} 0.0");
  }

  @Test
  void aRejectedKeyIsACauseOfItsOwn() {
    service.fail(() -> new ApiException.Unauthorized("no"));
    watching();
    assertThat(scrape())
        .contains(
            "envwatch_link_up{account=\"Name\"} 0.0",
            "envwatch_signed_out{account=\"Name\"} 1.0",
            "envwatch_look_failures_total{account=\"Name\",cause=\"key_rejected\"} 1.0",
            "envwatch_look_failures_total{account=\"Name\",cause=\"time_out\"} 0.0");
  }

  @Test
  void everyLookIsCounted() {
    watching(running());
    seconds(300);
    assertThat(scrape())
        .contains("envwatch_looks_total{account=\"Name\"} " + (double) service.requests().size());
  }

  @Test
  void callsLeftAreToldOnceTheServiceTellsThem() {
    watching(running());
    assertThat(scrape()).noneMatch(line -> line.startsWith("envwatch_calls_left"));
    service.callsLeft(4711);
    seconds(120);
    assertThat(scrape()).contains("envwatch_calls_left{account=\"Name\"} 4711.0");
  }

  @Test
  void anEnvironmentThatIsGoneLeavesNothingBehind() {
    watching(running(), Samples.running("B"));
    service.remove(Samples.id("A"));
    seconds(600);
    assertThat(scrape())
        .noneMatch(line -> line.contains("environment=\"A\""))
        .anyMatch(line -> line.contains("environment=\"B\""));
  }

  @Test
  void accountsOfTheSameNameAreToldApart() {
    service.put(running());
    watch.watch(List.of(Samples.account(), Samples.account(new AccountId("second"), "other key")));
    seconds(1);
    assertThat(scrape())
        .contains(
            "envwatch_link_up{account=\"Name\"} 1.0",
            "envwatch_link_up{account=\"Name (second)\"} 1.0");
  }

  @ParameterizedTest
  @EnumSource(ApiException.Unreachable.Kind.class)
  void everyWayOfNotBeingReachedIsCountedOnce(ApiException.Unreachable.Kind kind) {
    counts.ended(Samples.ACCOUNT, new ApiException.Unreachable(kind, null));
    long counted = 0;
    for (FailureCause cause : FailureCause.values()) {
      counted += counts.failures(Samples.ACCOUNT, cause);
    }
    assertThat(counted).isOne();
  }
}
