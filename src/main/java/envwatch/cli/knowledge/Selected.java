package envwatch.cli.knowledge;

import envwatch.filter.Filter;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ViewWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** Selects accounts and environments. */
public final class Selected {
  private Selected() {}

  /** The same account with only these environments. */
  public static ApiAccount from(ApiAccount account, List<EnvironmentId> environments) {
    return new ApiAccount(
        account.id(),
        account.name(),
        account.address(),
        account.version(),
        account.apiId(),
        account.apiKey(),
        environments);
  }

  /** The environment of any account; one that exists rather than one that does not. */
  public static Optional<WatchedEnvironment> find(WorldView world, EnvironmentId id) {
    List<WatchedEnvironment> found =
        world.environments().stream()
            .filter(watched -> watched.key().environment().equals(id))
            .toList();
    return found.stream()
        .filter(watched -> watched.environment() != null && !watched.gone())
        .findFirst()
        .or(() -> found.stream().findFirst());
  }

  public static boolean matches(Filter filter, WatchedEnvironment watched, WorldView world) {
    String account = world.account(watched.key().account()).map(AccountView::name).orElse("");
    return matches(filter, watched, account, world.at());
  }

  /**
   * @param account the name of its account
   */
  public static boolean matches(
      Filter filter, WatchedEnvironment watched, String account, Instant now) {
    if (filter.isEmpty()) {
      return true;
    }
    return ViewWords.subject(watched, account, now)
        .filter(subject -> filter.matches(subject, now.atZone(ZoneId.systemDefault())))
        .isPresent();
  }
}
