package envwatch.ui.training;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.AccountRules;
import envwatch.actions.ActionContext;
import envwatch.actions.ActionService;
import envwatch.actions.ClassOrder;
import envwatch.actions.ClassTarget;
import envwatch.actions.Order;
import envwatch.actions.OrderResult;
import envwatch.actions.Outcome;
import envwatch.actions.StudentOrders;
import envwatch.model.ActionKind;
import envwatch.model.Secret;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingActionKind;
import envwatch.training.check.CheckInput;
import envwatch.training.check.CheckKnowledge;
import envwatch.training.check.ReadyPlanner;
import envwatch.training.check.Seat;
import envwatch.ui.actions.EnvironmentActions;
import envwatch.ui.kit.Glyph;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.util.Defects;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import envwatch.words.ClassActionWords;
import envwatch.words.PlainText;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Sends changes of classes, after the question where there is one, and shows what came of them. */
public final class ClassOrders {
  private final DashboardModel model;
  private final ActionService actionService;
  private final EnvironmentActions environments;
  private final CheckKnowledge knowledge;
  private final SecretClipboard clipboard;
  private final Executor javaFxThread;
  private final Supplier<? extends @Nullable Window> owner;

  /**
   * @param environments acts on environments that the account watches
   * @param javaFxThread {@code Platform::runLater}
   * @param owner the window that dialogs belong to; asked when one opens
   */
  public ClassOrders(
      DashboardModel model,
      ActionService actionService,
      EnvironmentActions environments,
      CheckKnowledge knowledge,
      SecretClipboard clipboard,
      Executor javaFxThread,
      Supplier<? extends @Nullable Window> owner) {
    this.model = model;
    this.actionService = actionService;
    this.environments = environments;
    this.knowledge = knowledge;
    this.clipboard = clipboard;
    this.javaFxThread = javaFxThread;
    this.owner = owner;
  }

  /** Acts on environments that the account watches. */
  public EnvironmentActions environments() {
    return environments;
  }

  /** What is shown now. */
  public ActionContext context() {
    return actionService.context(model.worldProperty().get());
  }

  /** Why a change of a class is not possible now; null if it is. */
  public @Nullable String why(ClassView seen, TrainingAction action) {
    return AccountRules.of(action, seen.key().account(), context())
        .map(ActionWords::sentence)
        .orElse(null);
  }

  /**
   * Asks, sends a change of the class then, and shows what the service reports person by person.
   *
   * @param people how many it concerns
   */
  void ask(Glyph icon, ClassOrder order, int people) {
    TrainingActionKind kind = order.action().kind();
    String account =
        model
            .worldProperty()
            .get()
            .account(order.account())
            .map(AccountView::name)
            .orElse(order.account().value());
    ClassQuestion.ask(
        owner.get(),
        icon,
        kind,
        order.target(),
        text("classes.loss." + key(kind), people),
        PlainText.name(account),
        clipboard::copyText,
        () -> follow(order, result -> show(icon, order, result)));
  }

  private void show(Glyph icon, ClassOrder order, OrderResult result) {
    if (result.activity().outcome() instanceof Outcome.Reported(var succeeded, var failed)) {
      String title =
          text(
              "classes.people.title",
              ClassActionWords.name(order.action().kind()),
              ClassActionWords.quoted(order.target()));
      new PeopleDialog(owner.get(), icon, title, succeeded, failed).show();
    }
  }

  /** Sends a change without a question; the record of actions tells what came of it. */
  public void submit(ClassOrder order) {
    actionService.submit(List.of(order));
  }

  /** How something is done to the environments of students: one after another, in this order. */
  public StudentOrders of(ActionKind kind, ClassView seen, List<Student> students) {
    return StudentOrders.of(kind, seen.key(), seen.trainingClass().name(), students, context());
  }

  /** Does what is possible, one after another, so that the service is not asked for all at once. */
  public void submit(ActionKind kind, ClassView seen, List<Student> students) {
    List<Order> possible = of(kind, seen, students).orders();
    if (!possible.isEmpty()) {
      actionService.submit(possible);
    }
  }

  /** Resumes the environments in this order, after one question where there are several. */
  public void resume(ClassView seen, List<Student> inOrder) {
    askForSeveral(seen, inOrder, () -> submit(ActionKind.RESUME_ENVIRONMENT, seen, inOrder));
  }

  /** The same, those first that usually take longest, as the plan of the check has it. */
  void resumeLongestFirst(ClassView seen, List<Student> students) {
    askForSeveral(seen, students, () -> submitLongestFirst(seen, students));
  }

  private void askForSeveral(ClassView seen, List<Student> students, Runnable agreed) {
    StudentOrders resuming = of(ActionKind.RESUME_ENVIRONMENT, seen, students);
    if (ActionKind.RESUME_ENVIRONMENT.asks(resuming.orders().size())) {
      ClassQuestion.askToResume(owner.get(), resuming, context(), agreed);
    } else {
      agreed.run();
    }
  }

  private void submitLongestFirst(ClassView seen, List<Student> students) {
    WorldView world = model.worldProperty().get();
    Defects.reportFrom(
        knowledge
            .readTimes()
            .thenApply(times -> ReadyPlanner.plan(CheckInput.of(seen, world, times)).toResume())
            .thenAccept(planned ->
                javaFxThread.execute(() ->
                    submit(ActionKind.RESUME_ENVIRONMENT, seen, inOrder(planned, students)))));
  }

  /** Those that the plan does not have come last. */
  private static List<Student> inOrder(List<Seat> planned, List<Student> students) {
    Map<Seat, Integer> places = new HashMap<>();
    planned.forEach(seat -> places.putIfAbsent(seat, places.size()));
    return students.stream()
        .sorted(
            Comparator.comparingInt(
                student -> places.getOrDefault(Seat.of(student), planned.size())))
        .toList();
  }

  /** What makes the personal link of a student. */
  TrainingAction.OnClass link(ClassView seen, Student student, String email) {
    return new TrainingAction.MakePersonalLink(
        seen.key().id(),
        email,
        Objects.requireNonNullElse(student.firstName(), ""),
        Objects.requireNonNullElse(student.lastName(), ""),
        false);
  }

  /** Makes the personal link of a student, and copies it as passwords are copied. */
  void copyLink(ClassView seen, Student student, String email) {
    ClassOrder order =
        new ClassOrder(
            ClassTarget.of(seen.key(), seen.trainingClass().name(), List.of(student.name())),
            link(seen, student, email));
    follow(
        order,
        result -> {
          Secret link = result.answer() == null ? null : result.answer().link();
          if (link != null && !link.isEmpty()) {
            clipboard.copyLink(link, student.name());
          } else {
            clipboard.message().warn(text("classes.link.none", PlainText.line(student.name())));
          }
        });
  }

  private void follow(ClassOrder order, Consumer<OrderResult> shown) {
    Defects.reportFrom(
        actionService
            .submit(order)
            .thenAccept(result -> javaFxThread.execute(() -> shown.accept(result))));
  }
}
