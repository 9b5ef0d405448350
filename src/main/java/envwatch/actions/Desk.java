package envwatch.actions;

import envwatch.util.Subscription;
import envwatch.watch.WorldView;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Where actions are requested. All methods return immediately. Thread-safe. */
public interface Desk {
  /**
   * The situation that determines which actions are possible, for {@link ActionRules} and {@link
   * Selection}.
   *
   * @param world the view that the user sees; before sending, the gate decides by the newest one
   */
  Situation situation(WorldView world);

  /**
   * Sends these orders, which must all do the same, each once and in this order; duplicates are
   * ignored.
   *
   * @return the batch's id
   */
  long submit(List<? extends Order> orders);

  /**
   * Sends these changes of classes as {@link #submit(List)} does.
   *
   * @param settled receives each order with its result, on a thread of the desk, which it must not
   *     block
   * @return the batch's id
   */
  long submit(List<ClassOrder> orders, BiConsumer<ClassOrder, ClassResult> settled);

  /**
   * Sends a change of a class once. The result is the only place where a personal link is found: it
   * is kept nowhere else.
   *
   * @return completed on a thread of the desk, which must not be blocked; never exceptionally
   */
  CompletableFuture<ClassResult> submit(ClassOrder order);

  /**
   * Has an environment created, once.
   *
   * @return completed on a thread of the desk, which must not be blocked; never exceptionally
   */
  CompletableFuture<ActionResult> submit(CreationOrder order);

  /**
   * Sends an action whose answer is needed, once. The result is the only place where the link of an
   * invitation is found: it is kept nowhere else.
   *
   * @return completed on a thread of the desk, which must not be blocked; never exceptionally
   */
  CompletableFuture<ActionResult> submit(EnvironmentOrder order);

  /**
   * Sends a call that was written by hand, once.
   *
   * @return completed on a thread of the desk, which must not be blocked; never exceptionally
   */
  CompletableFuture<CallResult> submit(CallOrder order);

  /** Sends nothing more of the batch; actions already sent continue. */
  void stop(long batch);

  /** Forgets a batch that has ended; does nothing to one that has not. */
  void dismiss(long batch);

  /**
   * The current batches, oldest first; one that has ended is kept until it is dismissed or the next
   * begins.
   */
  List<BatchProgress> batches();

  /**
   * Informs the listener about the batches, oldest first, now and after every change. It is called
   * without holding a lock, and may call the desk.
   */
  Subscription subscribe(Consumer<List<BatchProgress>> listener);
}
