package envwatch.watch;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.Secret;
import envwatch.util.SteadyClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Everything that is known at one moment.
 *
 * @param at the moment by the computer's clock, like all moments of the view
 * @param setBack how far moments of the {@link SteadyClock} are ahead of those of the view
 */
public record WorldView(
    Instant at,
    Duration setBack,
    boolean paused,
    List<AccountView> accounts,
    List<WatchedEnvironment> environments) {
  /** A password that is shorter may be part of any word. */
  private static final int SHORTEST_PASSWORD = 4;

  public WorldView {
    accounts = List.copyOf(accounts);
    environments = List.copyOf(environments);
  }

  /** Creates a view by a clock that was never set back. */
  public WorldView(
      Instant at,
      boolean paused,
      List<AccountView> accounts,
      List<WatchedEnvironment> environments) {
    this(at, Duration.ZERO, paused, accounts, environments);
  }

  /** Whether both have the same content, regardless of when they were created. */
  public boolean sameAs(WorldView other) {
    return paused == other.paused
        && accounts.equals(other.accounts)
        && environments.equals(other.environments);
  }

  /**
   * Whether this view contains something new compared to the other, besides when the service was
   * last asked and will be asked next.
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

  /**
   * Whether every account was looked at: all of its environments were seen or could not be, or it
   * cannot be asked. False before accounts are watched.
   */
  public boolean lookedAt() {
    return !accounts.isEmpty() && accounts.stream().allMatch(this::lookedAt);
  }

  private boolean lookedAt(AccountView account) {
    return switch (account.link()) {
      case Link.Connecting() -> false;
      case Link.Lost _, Link.SignedOut _ -> true;
      case Link.Live() -> {
        List<WatchedEnvironment> own =
            environments.stream()
                .filter(environment -> environment.key().account().equals(account.id()))
                .toList();
        yield own.stream().allMatch(WatchedEnvironment::lookedAt)
            && (account.listed() || !own.isEmpty());
      }
    };
  }

  /** The same with some of its environments only. */
  public WorldView first(int count) {
    return new WorldView(at, setBack, paused, accounts, environments.subList(0, count));
  }

  /** Empty if the account is not, or no longer, watched. */
  public Optional<AccountView> account(AccountId id) {
    for (AccountView account : accounts) {
      if (account.id().equals(id)) {
        return Optional.of(account);
      }
    }
    return Optional.empty();
  }

  public Optional<WatchedEnvironment> find(EnvironmentKey key) {
    return environments.stream().filter(environment -> environment.key().equals(key)).findFirst();
  }

  /** Lines that others wrote, without the passwords of all machines. */
  public List<String> withoutPasswords(List<String> lines) {
    List<String> passwords =
        environments.stream()
            .map(WatchedEnvironment::environment)
            .filter(Objects::nonNull)
            .flatMap(known -> known.machines().stream())
            .map(Machine::password)
            .filter(Objects::nonNull)
            .map(Secret::reveal)
            .filter(password -> password.length() >= SHORTEST_PASSWORD)
            .distinct()
            .toList();
    return lines.stream().map(line -> without(passwords, line)).toList();
  }

  private static String without(List<String> passwords, String line) {
    String shown = line;
    for (String password : passwords) {
      shown = shown.replace(password, "…");
    }
    return shown;
  }
}
