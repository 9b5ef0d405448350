package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.model.Action;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.util.Defects;
import envwatch.watch.WatchAccess;
import envwatch.watch.WatchedEnvironment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Extends environments until they last until a moment. The service does not say by how much it
 * extends (service/api-v3.md), so each environment is extended again once its new end was seen, and
 * no more once an extension was refused or its effect is not known.
 */
public final class ExtendUntil {
  /** A policy that grants a little each time is not asked for ever. */
  public static final int ROUNDS = 20;

  private final Instant until;
  private final ActionService actionService;
  private final WatchAccess watch;
  private final Consumer<Result> listener;
  private final Map<EnvironmentTarget, Outcome> tooShort = new LinkedHashMap<>();
  private final List<EnvironmentTarget> reached = new ArrayList<>();
  private final List<EnvironmentTarget> extended = new ArrayList<>();
  private final CompletableFuture<Long> batch = new CompletableFuture<>();
  private int rounds;
  private int unsettled;

  /**
   * What came of it.
   *
   * @param reached those that last until then
   * @param tooShort the others, each with what came of its last extension
   */
  public record Result(
      Instant until, List<EnvironmentTarget> reached, Map<EnvironmentTarget, Outcome> tooShort) {
    public Result {
      reached = List.copyOf(reached);
    }
  }

  private ExtendUntil(
      Instant until, ActionService actionService, WatchAccess watch, Consumer<Result> listener) {
    this.until = until;
    this.actionService = actionService;
    this.watch = watch;
    this.listener = listener;
  }

  /**
   * Begins to extend.
   *
   * @param listener is given the result once, on a thread of the action service
   */
  public static void start(
      Instant until,
      List<EnvironmentTarget> targets,
      ActionService actionService,
      WatchAccess watch,
      Consumer<Result> listener) {
    Set<EnvironmentKey> once = new HashSet<>();
    new ExtendUntil(until, actionService, watch, listener)
        .extend(targets.stream().filter(target -> once.add(target.key())).toList());
  }

  /** Whether an environment lasts until then; null if its end is not known. */
  public static @Nullable Boolean lasts(@Nullable Environment environment, Instant until) {
    if (environment == null) {
      return null;
    }
    return switch (environment.expiration()) {
      case Expiration.At(Instant end) -> !end.isBefore(until);
      case Expiration.AsServed served -> null;
      // An entry of a list omits the end: only a complete answer proves that there is none.
      case Expiration.None none -> environment.complete() ? true : null;
    };
  }

  private void extend(List<EnvironmentTarget> targets) {
    List<EnvironmentOrder> orders;
    boolean first;
    synchronized (this) {
      ActionContext seen = actionService.context(watch.view());
      orders =
          targets.stream().filter(target -> goesOn(target, seen)).map(ExtendUntil::order).toList();
      first = rounds++ == 0;
      unsettled = orders.size();
    }
    if (orders.isEmpty()) {
      listener.accept(new Result(until, reached, tooShort));
    } else if (first) {
      batch.complete(actionService.submit(orders, this::settled));
    } else {
      // An environment may be seen to last longer before its batch is known here.
      Defects.reportFrom(
          batch.thenAccept(same -> actionService.again(same, orders, this::settled)));
    }
  }

  private static EnvironmentOrder order(EnvironmentTarget target) {
    return new EnvironmentOrder(target, new Action.ExtendEnvironment(target.key().environment()));
  }

  private boolean goesOn(EnvironmentTarget target, ActionContext seen) {
    WatchedEnvironment watched = seen.find(target.key());
    Boolean lasts = lasts(watched == null ? null : watched.environment(), until);
    if (lasts == null) {
      tooShort.put(target, new Outcome.NotSent(Obstacle.of(Kind.END_UNKNOWN)));
    } else if (lasts) {
      reached.add(target);
    } else if (rounds == ROUNDS) {
      tooShort.put(
          target, new Outcome.NotSent(new Obstacle(Kind.EXTENDED_OFTEN, String.valueOf(ROUNDS))));
    } else {
      return true;
    }
    return false;
  }

  private void settled(EnvironmentOrder order, OrderResult result) {
    List<EnvironmentTarget> next;
    synchronized (this) {
      Outcome outcome = result.activity().outcome();
      if (outcome instanceof Outcome.Seen) {
        extended.add(order.target());
      } else {
        tooShort.put(order.target(), outcome);
      }
      unsettled--;
      if (unsettled > 0) {
        return;
      }
      next = List.copyOf(extended);
      extended.clear();
    }
    extend(next);
  }
}
