package envwatch.watch;

import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What others ask of the watch: what it sees, and that it looks. Where nothing is watched, nothing
 * is looked at. Every method returns immediately.
 */
public interface WatchAccess {
  WorldView view();

  Subscription subscribe(Consumer<WorldView> listener);

  Optional<EnvironmentService> service(AccountId account);

  /** Has everything looked at, so that new environments are found. */
  default void lookNow() {}

  default void lookNow(EnvironmentKey environment) {}

  /**
   * Has the environment looked at now, unless a look has answered with its machines since a view.
   *
   * @param at when the view was taken, see {@link WorldView#at}
   */
  default void lookUnlessSeenSince(EnvironmentKey environment, Instant at) {}

  default void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong) {}

  default void calm(EnvironmentKey environment) {}

  /**
   * Asks the question when it is its turn, within the account's request budget.
   *
   * @return false if the account is not watched: no method of the question is then called
   */
  default boolean ask(AccountId account, QueuedRequest question) {
    return false;
  }
}
