package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.connect.NewestVersionConnector;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.api.v1.V1Dialect;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.Weather;
import envwatch.util.SystemTime;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The whole engine on the real clock, against the simulated service over HTTP (v1). */
class WatchOverHttpTest {
  private static final int ENVIRONMENTS = 12;
  private static final NetworkOptions DIRECT =
      new NetworkOptions(new NetworkOptions.Proxy.None(), null);
  private static final WatchOptions HURRIED =
      new WatchOptions(
          Duration.ofMillis(200), Duration.ofMillis(200), Duration.ofMillis(200), 6, 1000);

  private final SystemTime time = new SystemTime();
  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
  private final Watch watch =
      new Watch(
          new NewestVersionConnector(
              List.of(new V1Dialect()), () -> new HttpTransport(DIRECT, time.clock())),
          time,
          requests,
          HURRIED);
  private final AtomicReference<WorldView> newest = new AtomicReference<>();
  private Simulator simulator;

  @BeforeEach
  void start() throws IOException {
    simulator =
        Simulator.start(SimulatorOptions.builder().environments(ENVIRONMENTS).still().build());
    watch.subscribe(newest::set);
    watch.watch(List.of(account(simulator.apiKey())));
    await().until(this::everythingSeen);
  }

  @AfterEach
  void stop() {
    watch.close();
    requests.close();
    time.close();
    simulator.close();
  }

  private ApiAccount account(Secret key) {
    return new ApiAccount(
        Samples.ACCOUNT,
        "Simulated",
        simulator.address(),
        new ApiVersion(1),
        simulator.apiId(),
        key,
        List.of());
  }

  private boolean everythingSeen() {
    WorldView view = newest.get();
    return view != null
        && view.environments().size() == ENVIRONMENTS
        && view.environments().stream().allMatch(row -> row.environment().complete());
  }

  private Link link() {
    return newest.get().accounts().getFirst().link();
  }

  @Test
  void seesEveryEnvironmentWithItsMachines() {
    assertThat(newest.get().environments())
        .extracting(row -> row.key().environment().value())
        .containsExactlyInAnyOrderElementsOf(simulator.environments());
    assertThat(newest.get().environments())
        .allSatisfy(row -> assertThat(row.environment().machines()).isNotEmpty());
    assertThat(newest.get().accounts().getFirst().clockOffset()).isNotNull();
  }

  @Test
  void keepsTheDataWhileTheServiceIsDownAndComesBackWhenAsked() {
    simulator.weather(Weather.builder().refuse().build());
    await().until(() -> link() instanceof Link.Lost);
    assertThat(everythingSeen()).isTrue();
    simulator.weather(Weather.FAIR);
    watch.lookNow();
    await().until(() -> link() instanceof Link.Live);
  }

  @Test
  void endsWithARejectedKeyAndBeginsAnewWithAnother() {
    Secret key = simulator.rotateKey();
    await().until(() -> link() instanceof Link.SignedOut);
    watch.watch(List.of(account(key)));
    await().until(() -> link() instanceof Link.Live && everythingSeen());
  }
}
