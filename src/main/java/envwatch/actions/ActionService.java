package envwatch.actions;

import envwatch.util.Subscription;
import envwatch.watch.WorldView;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Where actions are requested. All methods return immediately. Thread-safe. */
public interface ActionService {
  /**
   * The context that determines which actions are possible, for {@link ActionRules} and {@link
   * Selection}.
   *
   * @param world the view that the user sees; before sending, the newest one decides
   */
  ActionContext context(WorldView world);

  /**
   * Sends these orders, which a person gave at once, each once and in this order; duplicates are
   * ignored. The first one names them.
   *
   * @param settled receives each order with its result, on a thread of the action service, which it
   *     must not block
   * @return the batch's id
   */
  <O extends Order> long submit(List<O> orders, BiConsumer<? super O, OrderResult> settled);

  /**
   * Sends orders of a batch once more, as {@link #submit(List, BiConsumer)} does. Each takes the
   * place of what came of it before: a batch counts what a person gave, not how often it was sent.
   * Sends nothing if the batch was stopped.
   */
  <O extends Order> void again(
      long batch, List<O> orders, BiConsumer<? super O, OrderResult> settled);

  /** Sends orders whose results nobody waits for. */
  default long submit(List<? extends Order> orders) {
    return submit(orders, (order, result) -> {});
  }

  /**
   * Sends an order once. The result is the only place where a personal link, or that of an
   * invitation, is found.
   *
   * @return completed on a thread of the action service, which must not be blocked; never
   *     exceptionally
   */
  default CompletableFuture<OrderResult> submit(Order order) {
    CompletableFuture<OrderResult> future = new CompletableFuture<>();
    submit(List.of(order), (same, result) -> future.complete(result));
    return future;
  }

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
   * without holding a lock, and may call the action service.
   */
  Subscription subscribe(Consumer<List<BatchProgress>> listener);
}
