package envwatch.actions;

import envwatch.api.EnvironmentService;
import envwatch.base.Subscription;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.Question;
import envwatch.watch.Watch;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** What acting needs of the watch; every method returns at once. */
public interface WatchAccess {
  WorldView view();

  Subscription subscribe(Consumer<WorldView> listener);

  Optional<EnvironmentService> service(AccountId account);

  void lookNow(EnvironmentKey environment);

  void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong);

  void calm(EnvironmentKey environment);

  /**
   * Asks when the question's turn comes, within the account's budget of requests.
   *
   * @return false when the account is not watched: the question is then told nothing
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
      public void lookNow(EnvironmentKey environment) {
        watch.lookNow(environment);
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
