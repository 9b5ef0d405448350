package envwatch.ui.choices;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.ui.kit.ChildWindow;
import envwatch.watch.ServiceQuestion;
import envwatch.watch.WatchAccess;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.stage.WindowEvent;

/** Looks up lists for the forms of one account, within its request budget. */
public final class Lookups {
  private final WatchAccess watch;
  private final AccountId account;
  private final Executor javaFxThread;
  private volatile boolean wanted = true;

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

  /** Asks for nothing more once the form is closed, so that no other list waits for its lists. */
  public void onlyWhileOpen(ChildWindow form) {
    form.stage().addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> wanted = false);
  }

  /**
   * Returns at once.
   *
   * @param receiver is given the answer, on the JavaFX thread
   */
  public <T> void ask(ServiceQuestion.Request<T> request, Consumer<Answer<T>> receiver) {
    Consumer<Answer<T>> later = answer -> javaFxThread.execute(() -> receiver.accept(answer));
    Runnable notWatched = () -> later.accept(new Answer.NotWatched<>());
    ServiceQuestion<T> question =
        new ServiceQuestion<>(
            request,
            found -> later.accept(new Answer.Found<>(found)),
            cause -> later.accept(new Answer.Failed<>(cause)),
            notWatched,
            () -> wanted);
    if (!watch.ask(account, question)) {
      notWatched.run();
    }
  }

  /** Whether watching is paused: what is asked waits until it is resumed. */
  public boolean paused() {
    return watch.view().paused();
  }

  /** The host of the service; empty when the account is no longer watched. */
  public String host() {
    return watch
        .view()
        .account(account)
        .map(view -> String.valueOf(view.address().getHost()))
        .orElse("");
  }
}
