package envwatch.watch;

import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Everything that is known at one moment. */
public record WorldView(
    Instant at, boolean paused, List<AccountView> accounts, List<WatchedEnvironment> environments) {
  public WorldView {
    accounts = List.copyOf(accounts);
    environments = List.copyOf(environments);
  }

  /** Whether both show the same, whenever they were made. */
  public boolean sameAs(WorldView other) {
    return paused == other.paused
        && accounts.equals(other.accounts)
        && environments.equals(other.environments);
  }

  public Optional<WatchedEnvironment> find(EnvironmentKey key) {
    return environments.stream().filter(environment -> environment.key().equals(key)).findFirst();
  }
}
