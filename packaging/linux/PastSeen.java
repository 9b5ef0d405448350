import envwatch.history.History;
import envwatch.history.Range;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentKey;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.Session;
import envwatch.secrets.SecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.util.SystemTime;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells what the bars of a window show that begins with an empty data folder, once all its
 * environments have been seen by a Prometheus: one line for each.
 */
final class PastSeen {
  private static final Duration PATIENCE = Duration.ofSeconds(40);

  /**
   * @param arguments the data folder with the settings, the address of the service, the API ID, the
   *     number of environments, and how many minutes were seen of each; the key is in the
   *     environment
   */
  public static void main(String[] arguments) throws Exception {
    AppDirectories directories = AppDirectories.below(Path.of(arguments[0]));
    directories.create();
    ApiAccount account =
        new ApiAccount(
            new AccountId("lab"),
            "Lab",
            URI.create(arguments[1]),
            null,
            arguments[2],
            Secret.of(System.getenv("ENVWATCH_API_KEY")),
            List.of());
    int environments = Integer.parseInt(arguments[3]);
    Duration seen = Duration.ofMinutes(Integer.parseInt(arguments[4]));
    var options =
        new LaunchOptions(directories, true, new LaunchOptions.Source.Given(account), false, null);
    try (SystemTime time = new SystemTime();
        Session session = new Session(options, new NoKeychain(), time)) {
      session.begin();
      session.beginAfterFirstFrame();
      Map<EnvironmentKey, Timeline> bars = Map.of();
      Duration end = time.elapsed().plus(PATIENCE);
      while (bars.values().stream().filter(bar -> elsewhere(bar).compareTo(seen) >= 0).count()
          < environments) {
        if (time.elapsed().compareTo(end) > 0) {
          bars.values().forEach(System.err::println);
          System.exit(1);
        }
        Thread.sleep(500);
        History history = session.past();
        bars = history.timelines(Range.last(Duration.ofDays(1), time.instant())).join();
      }
      bars.forEach((key, bar) -> System.out.println(line(key, bar)));
    }
  }

  private static Duration elsewhere(Timeline bar) {
    return bar.segments().stream()
        .filter(each -> each.seen() == Seen.ELSEWHERE)
        .map(each -> Duration.between(each.from(), each.until()))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** {@code EN...: NOT_LOOKED, ELSEWHERE RUNNING, SEEN RUNNING, by 127.0.0.1}. */
  private static String line(EnvironmentKey key, Timeline bar) {
    StringBuilder line = new StringBuilder(key.environment().value()).append(':');
    for (Segment each : bar.segments()) {
      line.append(' ').append(each.seen());
      line.append(each.state() == null ? "," : " " + each.state().phase() + ",");
    }
    return line.append(" by ").append(bar.witness().host()).toString();
  }

  private static final class NoKeychain implements SecretStore {
    @Override
    public Optional<SecretStoreException.Cause> obstacle() {
      return Optional.of(SecretStoreException.Cause.ABSENT);
    }

    @Override
    public Optional<Secret> load(AccountId account) {
      return Optional.empty();
    }

    @Override
    public void save(AccountId account, Secret key) {}

    @Override
    public void delete(AccountId account) {}
  }
}
