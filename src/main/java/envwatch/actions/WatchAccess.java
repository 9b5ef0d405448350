package envwatch.actions;

import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import envwatch.watch.Question;
import envwatch.watch.Watch;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** The parts of the watch that actions need; every method returns immediately. */
public interface WatchAccess {
  WorldView view();

  Subscription subscribe(Consumer<WorldView> listener);

  Optional<EnvironmentService> service(AccountId account);

  /** Has everything looked at, so that new environments are found. */
  void lookNow();

  void lookNow(EnvironmentKey environment);

  /**
   * Has the environment looked at now, unless a look has answered with its machines since a view.
   *
   * @param at when the view was taken, see {@link WorldView#at}
   */
  void lookUnlessSeenSince(EnvironmentKey environment, Instant at);

  void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong);

  void calm(EnvironmentKey environment);

  /**
   * Asks the question when it is its turn, within the account's request budget.
   *
   * @return false if the account is not watched: no method of the question is then called
   */
  boolean ask(AccountId account, Question question);

  public static WatchAccess of(Watch watch) {
    return new WatchAccess() {
      @Override
      public WorldView view() {
        return watch.view();
      }

      @Override
      public Subscription subscribe(Consumer<WorldView> listener) {
        return watch.subscribe(listener);
      }

      @Override
      public Optional<EnvironmentService> service(AccountId account) {
        return watch.service(account);
      }

      @Override
      public void lookNow() {
        watch.lookNow();
      }

      @Override
      public void lookNow(EnvironmentKey environment) {
        watch.lookNow(environment);
      }

      @Override
      public void lookUnlessSeenSince(EnvironmentKey environment, Instant at) {
        watch.lookUnlessSeenSince(environment, at);
      }

      @Override
      public void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong) {
        watch.hasten(environment, interval, forHowLong);
      }

      @Override
      public void calm(EnvironmentKey environment) {
        watch.calm(environment);
      }

      @Override
      public boolean ask(AccountId account, Question question) {
        return watch.ask(account, question);
      }
    };
  }
}
