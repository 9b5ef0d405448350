package envwatch.ui.console;

import static envwatch.words.Messages.text;

import envwatch.actions.AccountRules;
import envwatch.actions.CallOrder;
import envwatch.actions.Obstacle;
import envwatch.actions.OrderResult;
import envwatch.api.ApiException;
import envwatch.api.RawAnswer;
import envwatch.catalogue.AnswerReader;
import envwatch.catalogue.CallDraft;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.CheckedCall;
import envwatch.catalogue.Effect;
import envwatch.catalogue.Mistake;
import envwatch.catalogue.Operation;
import envwatch.catalogue.RawCall;
import envwatch.catalogue.ShownAnswer;
import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.ui.kit.BackgroundWork;
import envwatch.util.Defects;
import envwatch.watch.AccountView;
import envwatch.watch.ServiceQuestion;
import envwatch.words.ActionWords;
import envwatch.words.CallWords;
import envwatch.words.FailureWords;
import envwatch.words.OutcomeWords;
import java.net.URI;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/** Which operation is filled in for which account, and what came of it. On the JavaFX thread. */
final class ConsoleModel implements AutoCloseable {
  private final ConsoleServices services;
  private final BackgroundWork background;
  private final CallNames names;
  private final CallHistory history = new CallHistory();
  private final ObjectProperty<@Nullable AccountView> account = new SimpleObjectProperty<>();
  private final StringProperty search = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<List<Operation>> operations =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<@Nullable CallDraft> opened = new SimpleObjectProperty<>();
  private final ReadOnlyObjectWrapper<CallState> state =
      new ReadOnlyObjectWrapper<>(new CallState.Idle());
  private final ReadOnlyObjectWrapper<List<CallHistory.Entry>> earlier =
      new ReadOnlyObjectWrapper<>(List.of());

  /** Results of earlier ones are not shown any more. */
  private int newest;

  public ConsoleModel(ConsoleServices services) {
    this.services = services;
    background = new BackgroundWork(services.requests(), services.javaFxThread());
    names = new CallNames(services.dashboard().worldProperty()::get, services.classes());
    account.set(first());
    account.subscribe(this::find);
    search.subscribe(this::find);
  }

  private @Nullable AccountView first() {
    AccountId shown = services.dashboard().shownAccount();
    List<AccountView> all = accounts();
    return all.stream()
        .filter(one -> one.id().equals(shown))
        .findFirst()
        .orElse(all.isEmpty() ? null : all.getFirst());
  }

  /** All that are watched. */
  public List<AccountView> accounts() {
    return services.dashboard().worldProperty().get().accounts();
  }

  public ObjectProperty<@Nullable AccountView> accountProperty() {
    return account;
  }

  /** Chooses the account if it is watched. */
  public void choose(AccountId wanted) {
    accounts().stream().filter(one -> one.id().equals(wanted)).findFirst().ifPresent(account::set);
  }

  /** The account as newly seen; null if there is none. */
  public @Nullable AccountView current() {
    AccountView chosen = account.get();
    return chosen == null
        ? null
        : services.dashboard().worldProperty().get().account(chosen.id()).orElse(chosen);
  }

  public StringProperty searchProperty() {
    return search;
  }

  /** Those that are found: what the account has, is described, and only reads comes first. */
  public ReadOnlyObjectProperty<List<Operation>> operationsProperty() {
    return operations.getReadOnlyProperty();
  }

  private void find() {
    operations.set(
        Catalogue.get().search(search.get()).stream()
            .sorted(
                Comparator.comparing((Operation each) -> unavailable(each).isPresent())
                    .thenComparing(Operation::undocumented)
                    .thenComparing(Operation::effect))
            .toList());
  }

  /** Why the account does not have the operation; empty if it does. */
  public Optional<String> unavailable(Operation operation) {
    AccountView one = current();
    if (one == null) {
      return Optional.of(text("console.no-account"));
    }
    if (one.version() == null) {
      return Optional.of(text("console.not-connected"));
    }
    return operation.version().equals(one.version())
        ? Optional.empty()
        : Optional.of(text("console.other-version", one.version(), operation.version()));
  }

  /** What the form shows first; setting it fills the form. */
  public ObjectProperty<@Nullable CallDraft> openedProperty() {
    return opened;
  }

  public ReadOnlyObjectProperty<CallState> stateProperty() {
    return state.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<List<CallHistory.Entry>> earlierProperty() {
    return earlier.getReadOnlyProperty();
  }

  public void pin(CallHistory.Entry entry) {
    history.pin(entry.number(), !entry.pinned());
    earlier.set(history.entries());
  }

  public CallNames names() {
    return names;
  }

  public ConsoleServices services() {
    return services;
  }

  /**
   * Sends a call that only reads at once, and asks before any other.
   *
   * @return what is wrong with the call; empty if it is on its way
   */
  public List<Mistake> run(CallDraft draft, CallConfirmation confirmation) {
    return switch (draft.form().check()) {
      case CheckedCall.Wrong(List<Mistake> mistakes) -> mistakes;
      case CheckedCall.Ready(RawCall call) -> {
        run(draft, call, confirmation);
        yield List.of();
      }
    };
  }

  private void run(CallDraft draft, RawCall call, CallConfirmation confirmation) {
    AccountView one = current();
    Optional<String> unavailable = unavailable(call.operation());
    if (one == null || unavailable.isPresent()) {
      unanswered(unavailable.orElseThrow());
      return;
    }
    Optional<Obstacle> obstacle =
        AccountRules.of(
            call,
            one.id(),
            services.actionService().context(services.dashboard().worldProperty().get()));
    if (obstacle.isPresent()) {
      unanswered(ActionWords.sentence(obstacle.get()));
    } else if (call.operation().effect() == Effect.NOTHING) {
      look(draft, call, one);
    } else {
      confirmation.ask(call, one, () -> change(draft, call, one));
    }
  }

  private void unanswered(String why) {
    newest++;
    state.set(new CallState.Unanswered(why));
  }

  private void look(CallDraft draft, RawCall call, AccountView one) {
    int number = begin();
    ServiceQuestion<RawAnswer> question =
        new ServiceQuestion<>(
            service -> service.look(call),
            answer -> answered(number, draft, answer, one),
            cause -> background.show(() -> failed(number, draft, cause, one.address())),
            () -> background.show(() -> failed(number, draft, null, one.address())));
    if (!services.watch().ask(one.id(), question)) {
      unanswered(text("console.no-account"));
    }
  }

  private void change(CallDraft draft, RawCall call, AccountView one) {
    int number = begin();
    Defects.reportFrom(
        services
            .actionService()
            .submit(new CallOrder(one.id(), call))
            .thenAccept(result -> changed(number, draft, result, one)));
  }

  private void changed(int number, CallDraft draft, OrderResult result, AccountView one) {
    RawAnswer answer = result.raw();
    if (answer != null) {
      answered(number, draft, answer, one);
      return;
    }
    String why =
        OutcomeWords.sentence(
            result.activity().outcome(), one.address().getHost(), ZoneId.systemDefault());
    background.show(() -> ended(number, draft, null, new CallState.Unanswered(why)));
  }

  private int begin() {
    state.set(new CallState.Running());
    return ++newest;
  }

  private void failed(int number, CallDraft draft, @Nullable ApiException cause, URI address) {
    String why = cause == null ? text("console.dropped") : FailureWords.ofAccount(cause, address);
    ended(number, draft, null, new CallState.Unanswered(why));
  }

  /** Taking a large answer apart needs time, which neither screen nor watch have. */
  private void answered(int number, CallDraft draft, RawAnswer answer, AccountView one) {
    background.start(task -> {
      List<Secret> known = names.secrets(one.id());
      ShownAnswer content = AnswerReader.read(draft.operation(), answer.body(), known);
      ApiException failure = answer.failure();
      CallState.Answered shown =
          new CallState.Answered(
              draft.withoutSecrets(),
              CallWords.summary(answer),
              failure == null ? null : CallWords.failure(answer, failure, one.address()),
              content,
              CallWords.binary(answer));
      task.show(() -> {
        if (content instanceof ShownAnswer.Json(var root)) {
          names.answered().learn(root);
        }
        ended(number, draft, answer.status(), shown);
      });
    });
  }

  private void ended(int number, CallDraft draft, @Nullable Integer status, CallState now) {
    history.add(draft, services.time().instant(), status);
    earlier.set(history.entries());
    if (number == newest) {
      state.set(now);
    }
  }

  /** Shows nothing more of the call under way. What was sent is not taken back by it. */
  public void stopWaiting() {
    if (state.get() instanceof CallState.Running) {
      unanswered(text("console.stopped"));
    }
  }

  @Override
  public void close() {
    background.close();
  }
}
