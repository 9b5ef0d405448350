package envwatch.ui.actions;

import envwatch.actions.AccountRules;
import envwatch.actions.ActionService;
import envwatch.actions.CreationOrder;
import envwatch.actions.OrderResult;
import envwatch.actions.Outcome;
import envwatch.history.DurationEstimate;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentKey;
import envwatch.ui.choices.Lookups;
import envwatch.util.Defects;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where new environments are asked for, each once. Lives on the JavaFX thread.
 *
 * @param shown what the window shows of the world
 */
record CreationRequests(
    ActionService actionService,
    WatchAccess watch,
    Supplier<WorldView> shown,
    CreatedEnvironments created,
    UsualStart usual,
    Executor javaFxThread) {
  Lookups lookups(AccountId account) {
    return new Lookups(watch, account, javaFxThread);
  }

  /** Why nothing can be created now, in a sentence; empty if it can. */
  Optional<String> obstacle(AccountId account) {
    return AccountRules.creation(account, actionService.context(shown.get()))
        .map(ActionWords::sentence);
  }

  /**
   * Tells how long a new environment usually takes.
   *
   * @param blueprint its name
   * @param receiver is given it on the JavaFX thread; null if nothing was learned yet
   */
  void usual(AccountId account, String blueprint, Consumer<@Nullable DurationEstimate> receiver) {
    Defects.reportFrom(usual.of(account, blueprint).thenAcceptAsync(receiver, javaFxThread));
  }

  /**
   * Sends the request.
   *
   * @param receiver is given the result once, on the JavaFX thread
   */
  void create(AccountId account, EnvironmentDraft draft, Consumer<OrderResult> receiver) {
    Set<EnvironmentKey> before = created.present(account);
    Defects.reportFrom(
        actionService
            .submit(new CreationOrder(account, draft))
            .thenAcceptAsync(
                result -> {
                  if (result.activity().outcome().effect() != Outcome.Effect.NONE) {
                    created.expect(account, result.created(), draft.name(), before);
                  }
                  receiver.accept(result);
                },
                javaFxThread));
  }
}
