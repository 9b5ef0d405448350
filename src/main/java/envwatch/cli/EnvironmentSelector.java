package envwatch.cli;

import envwatch.actions.Obstacle;
import envwatch.filter.FilterSubject;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;

/** Selects accounts and environments. */
final class EnvironmentSelector {
  private EnvironmentSelector() {}

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

  /**
   * The environment of any account; one that exists rather than one that does not. It is gone only
   * if it is for every account: one that does not have it knows nothing of that of another.
   */
  public static Optional<WatchedEnvironment> find(WorldView world, EnvironmentId id) {
    List<WatchedEnvironment> found =
        world.environments().stream()
            .filter(watched -> watched.key().environment().equals(id))
            .toList();
    return found.stream()
        .filter(watched -> watched.environment() != null && !watched.gone())
        .findFirst()
        .or(() -> found.stream().filter(watched -> !watched.gone()).findFirst())
        .or(() -> found.stream().findFirst());
  }

  /**
   * Why an action on everything that the filter matches is none on this environment; empty if it
   * is. What was not read whole is not changed where reading it could decide otherwise.
   */
  public static Optional<Obstacle> judge(
      EnvironmentFilter filter, WatchedEnvironment watched, WorldView world) {
    return judge(filter, watched, accountName(watched, world), world.at());
  }

  /**
   * @param account the name of its account
   */
  public static Optional<Obstacle> judge(
      EnvironmentFilter filter, WatchedEnvironment watched, String account, Instant now) {
    if (watched.environment() == null) {
      return Optional.of(Obstacle.of(Obstacle.Kind.MATCH_UNKNOWN));
    }
    FilterSubject subject = filter.subject(watched, account, now);
    if (filter.filter().surelyMatches(subject, local(now))) {
      return Optional.empty();
    }
    return Optional.of(
        Obstacle.of(
            filter.filter().mayMatch(subject, local(now))
                ? Obstacle.Kind.MATCH_UNKNOWN
                : Obstacle.Kind.NOT_MATCHING));
  }

  /** Whether it matches, or whether it does is known only once it was read. */
  static boolean mayMatch(Optional<Obstacle> judged) {
    return judged.filter(why -> why.kind() == Obstacle.Kind.NOT_MATCHING).isEmpty();
  }

  private static String accountName(WatchedEnvironment watched, WorldView world) {
    return world.account(watched.key().account()).map(AccountView::name).orElse("");
  }

  private static ZonedDateTime local(Instant moment) {
    return moment.atZone(ZoneId.systemDefault());
  }
}
