package envwatch.ui.choices;

import envwatch.actions.WatchAccess;
import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.watch.Question;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Looks up lists for the forms of one account, within its request budget. */
public final class Lookups {
  private final WatchAccess watch;
  private final AccountId account;
  private final Executor javaFxThread;

  /** One request. */
  @FunctionalInterface
  public interface Request<T> {
    T send(EnvironmentService service) throws ApiException;
  }

  /** What came of it. */
  public sealed interface Answer<T> {
    record Found<T>(T found) implements Answer<T> {}

    record Failed<T>(ApiException cause) implements Answer<T> {}

    /** The account is no longer watched. */
    record NotWatched<T>() implements Answer<T> {}
  }

  /**
   * @param javaFxThread {@code Platform::runLater}
   */
  public Lookups(WatchAccess watch, AccountId account, Executor javaFxThread) {
    this.watch = watch;
    this.account = account;
    this.javaFxThread = javaFxThread;
  }

  /**
   * Returns at once.
   *
   * @param receiver is given the answer, on the JavaFX thread
   */
  public <T> void ask(Request<T> request, Consumer<Answer<T>> receiver) {
    Consumer<Answer<T>> later = answer -> javaFxThread.execute(() -> receiver.accept(answer));
    if (!watch.ask(account, new Lookup<>(request, later))) {
      later.accept(new Answer.NotWatched<>());
    }
  }

  /** The host of the service; empty when the account is no longer watched. */
  public String host() {
    return watch
        .view()
        .account(account)
        .map(view -> String.valueOf(view.address().getHost()))
        .orElse("");
  }

  private record Lookup<T>(Request<T> request, Consumer<Answer<T>> receiver) implements Question {
    /** After a defect, the field says that its list could not be read. */
    @Override
    public void ask(EnvironmentService service) throws ApiException {
      @Nullable Answer<T> answer =
          new Answer.Failed<>(
              new ApiException.Unreadable(ApiException.Unreadable.What.OTHER_SHAPE));
      try {
        answer = new Answer.Found<>(request.send(service));
      } catch (ApiException expected) {
        answer = null;
        throw expected;
      } finally {
        if (answer != null) {
          receiver.accept(answer);
        }
      }
    }

    @Override
    public void failed(ApiException cause) {
      receiver.accept(new Answer.Failed<>(cause));
    }

    @Override
    public void dropped() {
      receiver.accept(new Answer.NotWatched<>());
    }
  }
}
