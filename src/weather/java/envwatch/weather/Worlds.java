package envwatch.weather;

import envwatch.api.connect.Dialect;
import envwatch.api.connect.NewestVersionConnector;
import envwatch.api.http.PatientTransport;
import envwatch.api.v1.V1Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.util.SystemTime;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** What the program knows of each version's account in fair weather. */
final class Worlds {
  static final List<Dialect> DIALECTS = List.of(new V1Dialect(), new V2Dialect(), new V3Dialect());

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Map<Integer, WorldView> views = new HashMap<>();

  /** Looks at every version's account until all of it is known. */
  Worlds(HostileServer server, Marks marks)
      throws IOException, InterruptedException, TimeoutException {
    GoodAnswers good = new GoodAnswers(marks.password());
    for (int version = 1; version <= 3; version++) {
      String apiId = "FAIR" + version;
      server.expect(apiId, new Visitor(good::answer));
      views.put(version, look(account(server.address(), version, apiId, marks)));
    }
  }

  WorldView of(int version) {
    return views.get(version);
  }

  /**
   * @param version null lets the program choose
   */
  static ApiAccount account(URI address, @Nullable Integer version, String apiId, Marks marks) {
    return new ApiAccount(
        new AccountId("weather"),
        "Weather",
        address,
        version == null ? null : new ApiVersion(version),
        apiId,
        Secret.of(marks.key()),
        List.of());
  }

  private static WorldView look(ApiAccount account) throws InterruptedException, TimeoutException {
    CompletableFuture<WorldView> known = new CompletableFuture<>();
    WatchOptions options =
        new WatchOptions(
            Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofSeconds(5), 6, 20);
    try (SystemTime time = new SystemTime();
        ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
        Watch watch =
            new Watch(
                new NewestVersionConnector(
                    DIALECTS, () -> PatientTransport.open(PATIENCE, PATIENCE)),
                time,
                requests,
                options)) {
      watch.subscribe(view -> {
        if (complete(view)) {
          known.complete(view);
        }
      });
      watch.watch(List.of(account));
      return known.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean complete(WorldView view) {
    return view.environments().size() == GoodAnswers.ENVIRONMENTS
        && view.environments().stream()
            .map(WatchedEnvironment::environment)
            .allMatch(one -> one != null && one.complete());
  }

  static Dialect dialect(int version) {
    return DIALECTS.get(version - 1);
  }
}
