package envwatch.watch;

import envwatch.base.SteadyClock;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Everything that is known at one moment.
 *
 * @param at the moment by the computer's clock, as all moments of the view
 * @param setBack what moments of the {@link SteadyClock} are ahead of those of the view
 */
public record WorldView(
    Instant at,
    Duration setBack,
    boolean paused,
    List<AccountView> accounts,
    List<WatchedEnvironment> environments) {
  public WorldView {
    accounts = List.copyOf(accounts);
    environments = List.copyOf(environments);
  }

  /** A view by a clock that was never set back. */
  public WorldView(
      Instant at,
      boolean paused,
      List<AccountView> accounts,
      List<WatchedEnvironment> environments) {
    this(at, Duration.ZERO, paused, accounts, environments);
  }

  /** Whether both show the same, whenever they were made. */
  public boolean sameAs(WorldView other) {
    return paused == other.paused
        && accounts.equals(other.accounts)
        && environments.equals(other.environments);
  }

  /**
   * Whether somebody who saw the other learns something from this one, beyond when the service was
   * asked last and will be asked next.
   */
  public boolean isNewsAfter(WorldView other) {
    return paused != other.paused
        || differ(accounts, other.accounts, AccountView::isNewsAfter)
        || differ(environments, other.environments, WatchedEnvironment::isNewsAfter);
  }

  private static <T> boolean differ(List<T> some, List<T> others, BiPredicate<T, T> news) {
    if (some.size() != others.size()) {
      return true;
    }
    for (int i = 0; i < some.size(); i++) {
      if (some.get(i) != others.get(i) && news.test(some.get(i), others.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Empty when the account is not watched, or no longer. */
  public Optional<AccountView> account(AccountId id) {
    return accounts.stream().filter(account -> account.id().equals(id)).findFirst();
  }

  public Optional<WatchedEnvironment> find(EnvironmentKey key) {
    return environments.stream().filter(environment -> environment.key().equals(key)).findFirst();
  }
}
