package envwatch.ui.training.edit;

import envwatch.actions.AccountRules;
import envwatch.actions.ActionService;
import envwatch.actions.Activity;
import envwatch.actions.ClassOrder;
import envwatch.actions.ClassTarget;
import envwatch.actions.OrderResult;
import envwatch.actions.Outcome;
import envwatch.model.AccountId;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.TrainingAction;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import envwatch.words.OutcomeWords;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Sends changes of one account's classes through the action service, which records them. */
final class RecordedChangeSender implements ChangeSender {
  private final ActionService actionService;
  private final AccountId account;
  private final Supplier<WorldView> world;
  private final Executor javaFxThread;

  /**
   * @param world what is currently known
   * @param javaFxThread {@code Platform::runLater}
   */
  public RecordedChangeSender(
      ActionService actionService,
      AccountId account,
      Supplier<WorldView> world,
      Executor javaFxThread) {
    this.actionService = actionService;
    this.account = account;
    this.world = world;
    this.javaFxThread = javaFxThread;
  }

  @Override
  public Optional<String> obstacle() {
    return AccountRules.classes(account, actionService.context(world.get()))
        .map(ActionWords::sentence);
  }

  @Override
  public void send(Change change, Consumer<Result> receiver) {
    sendAll(List.of(change), (sent, result) -> receiver.accept(result));
  }

  @Override
  public Runnable sendAll(List<Change> changes, BiConsumer<Change, Result> receiver) {
    Map<ClassOrder, Change> orders = new LinkedHashMap<>();
    changes.forEach(change -> orders.put(order(change), change));
    long batch =
        actionService.submit(
            List.copyOf(orders.keySet()),
            (order, result) -> {
              Change change = orders.get(order);
              if (change != null) {
                javaFxThread.execute(() -> receiver.accept(change, result(result)));
              }
            });
    return () -> actionService.stop(batch);
  }

  private ClassOrder order(Change change) {
    ClassId id =
        change.action() instanceof TrainingAction.OnClass onClass ? onClass.trainingClass() : null;
    return new ClassOrder(
        new ClassTarget(account, id, change.className(), change.people()), change.action());
  }

  private Result result(OrderResult result) {
    Activity activity = result.activity();
    String words = OutcomeWords.sentence(activity, ZoneId.systemDefault());
    return activity.outcome().effect() == Outcome.Effect.ACCEPTED
        ? new Result.Accepted(created(result.answer()))
        : new Result.Failed(words, !(activity.outcome() instanceof Outcome.NotSent));
  }

  private @Nullable ClassKey created(TrainingAction.@Nullable Answer answer) {
    String id = answer == null ? null : answer.id();
    return id == null ? null : new ClassKey(account, new ClassId(id));
  }
}
