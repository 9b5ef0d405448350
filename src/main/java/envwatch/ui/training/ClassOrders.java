package envwatch.ui.training;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.AccountRules;
import envwatch.actions.ClassOrder;
import envwatch.actions.ClassTarget;
import envwatch.actions.Desk;
import envwatch.actions.OrderResult;
import envwatch.actions.Outcome;
import envwatch.actions.Situation;
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
  private final Desk desk;
  private final CheckKnowledge knowledge;
  private final SecretClipboard clipboard;
  private final Executor javaFxThread;
  private final Supplier<? extends @Nullable Window> owner;

  /**
   * @param javaFxThread {@code Platform::runLater}
   * @param owner the window that dialogs belong to; asked when one opens
   */
  public ClassOrders(
      DashboardModel model,
      Desk desk,
      CheckKnowledge knowledge,
      SecretClipboard clipboard,
      Executor javaFxThread,
      Supplier<? extends @Nullable Window> owner) {
    this.model = model;
    this.desk = desk;
    this.knowledge = knowledge;
    this.clipboard = clipboard;
    this.javaFxThread = javaFxThread;
    this.owner = owner;
  }

  /** What is shown now. */
  public Situation situation() {
    return desk.situation(model.worldProperty().get());
  }

  /** Why a change of a class is not possible now; null if it is. */
  public @Nullable String why(ClassView seen, TrainingAction action) {
    return AccountRules.of(action, seen.key().account(), situation())
        .map(ActionWords::sentence)
        .orElse(null);
  }

  /** Asks where the kind of change does, and sends it then. */
  void ask(Glyph icon, ClassOrder order, String loss, Runnable send) {
    TrainingActionKind kind = order.action().kind();
    if (!kind.asks()) {
      send.run();
      return;
    }
    String account =
        model
            .worldProperty()
            .get()
            .account(order.account())
            .map(AccountView::name)
            .orElse(order.account().value());
    new ClassQuestion(
            owner.get(),
            icon,
            kind,
            order.target(),
            loss,
            PlainText.name(account),
            clipboard::copyText,
            send)
        .show();
  }

  /** Sends a change of the whole class, and shows what the service reports person by person. */
  void send(Glyph icon, ClassOrder order) {
    follow(
        order,
        result -> {
          if (result.activity().outcome() instanceof Outcome.Reported(var succeeded, var failed)) {
            String title =
                text(
                    "classes.people.title",
                    ClassActionWords.name(order.action().kind()),
                    ClassActionWords.quoted(order.target()));
            new PeopleDialog(owner.get(), icon, title, succeeded, failed).show();
          }
        });
  }

  /** Sends a change without a question; the record of actions tells what came of it. */
  public void submit(ClassOrder order) {
    desk.submit(List.of(order));
  }

  /** How something is done to the environments of students: one after another, in this order. */
  public StudentOrders of(ActionKind kind, ClassView seen, List<Student> students) {
    return StudentOrders.of(kind, seen.key(), seen.trainingClass().name(), students, situation());
  }

  /** Resumes one after another, so that the service is not asked for all at once. */
  public void resume(ClassView seen, List<Student> students) {
    submit(of(ActionKind.RESUME_ENVIRONMENT, seen, students));
  }

  /** Sends what is possible. */
  public void submit(StudentOrders students) {
    if (!students.orders().isEmpty()) {
      desk.submit(students.orders());
    }
  }

  /**
   * As {@link #resume}, but first those that usually take longest, as the plan of the check has it.
   */
  void resumeLongestFirst(ClassView seen, List<Student> students) {
    if (students.size() < 2) {
      resume(seen, students);
      return;
    }
    WorldView world = model.worldProperty().get();
    Defects.reportFrom(
        knowledge
            .readTimes()
            .thenApply(times -> ReadyPlanner.plan(CheckInput.of(seen, world, times)).toResume())
            .thenAccept(
                planned -> javaFxThread.execute(() -> resume(seen, inOrder(planned, students)))));
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

  /** Why no personal link can be made for a student now; null if one can. */
  public @Nullable String linkObstacle(ClassView seen, Student student) {
    String email = student.email();
    return email == null || email.isBlank()
        ? text("classes.no-email")
        : why(seen, link(seen, student, email));
  }

  private static TrainingAction link(ClassView seen, Student student, String email) {
    return new TrainingAction.MakePersonalLink(
        seen.key().id(),
        email,
        Objects.requireNonNullElse(student.firstName(), ""),
        Objects.requireNonNullElse(student.lastName(), ""),
        false);
  }

  /** Makes the personal link of a student, and copies it as passwords are copied. */
  public void copyLink(ClassView seen, Student student) {
    String email = student.email();
    if (email == null) {
      return;
    }
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
        desk.submit(order).thenAccept(result -> javaFxThread.execute(() -> shown.accept(result))));
  }

  /** What a change means, in whole sentences. */
  static String loss(TrainingActionKind kind, int people) {
    return text("classes.loss." + key(kind), people);
  }
}
