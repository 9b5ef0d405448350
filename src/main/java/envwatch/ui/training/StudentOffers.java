package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.actions.ClassOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.ui.actions.EnvironmentActions;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Glyph;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.watch.ClassView;
import envwatch.words.ActionWords;
import envwatch.words.PlainText;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What can be done with some students of a class. */
final class StudentOffers {
  private final DashboardModel model;
  private final EnvironmentActions environments;
  private final ClassOrders orders;
  private final ClassView seen;
  private final List<Student> students;
  private final LinkOffers links;

  /**
   * @param environments acts on what the account watches
   */
  StudentOffers(
      DashboardModel model,
      EnvironmentActions environments,
      ClassOrders orders,
      ClassView seen,
      List<Student> students) {
    this.model = model;
    this.environments = environments;
    this.orders = orders;
    this.seen = seen;
    this.students = students;
    links = new LinkOffers(orders, seen, students);
  }

  /** As in a menu: what deletes comes last. */
  List<Offer> all() {
    return List.of(
        resume(),
        ofEnvironment(ActionKind.SUSPEND_ENVIRONMENT),
        ofEnvironment(ActionKind.EXTEND_ENVIRONMENT),
        ofEnvironment(ActionKind.POSTPONE_INACTIVITY),
        ofEnvironment(ActionKind.REVERT_ENVIRONMENT),
        links.copy(),
        links.revoke(),
        invite(),
        ofEnvironment(ActionKind.DELETE_ENVIRONMENT));
  }

  /** For the student: a trainer need not own the environment. */
  Offer resume() {
    List<Student> asleep = students.stream().filter(this::canBeResumed).toList();
    String why =
        orders.why(
            seen,
            new TrainingAction.ResumeForStudents(
                seen.key().id(), asleep.stream().map(Student::id).toList()));
    return offer(
        "resume",
        Glyph.PLAY_ARROW,
        counted(text("action.resume-environment"), asleep.size()),
        text("classes.resume.tip"),
        students.isEmpty() ? nobody() : asleep.isEmpty() ? noneAsleep(why) : why,
        false,
        () -> orders.resumeLongestFirst(seen, asleep));
  }

  private @Nullable String noneAsleep(@Nullable String why) {
    boolean none = students.stream().allMatch(student -> student.environment() == null);
    String own =
        ActionWords.sentence(
            Obstacle.of(none ? Obstacle.Kind.NO_ENVIRONMENT : Obstacle.Kind.ALREADY_RUNNING));
    boolean asked =
        why != null && why.equals(ActionWords.sentence(Obstacle.of(Obstacle.Kind.NOBODY)));
    return asked ? own : why;
  }

  private boolean canBeResumed(Student student) {
    Phase state = state(student);
    return student.environment() != null && state != Phase.RUNNING && state != Phase.CHANGING;
  }

  private Phase state(Student student) {
    EnvironmentRow row = row(student);
    return row == null || row.environment() == null
        ? student.environmentStatus().phase()
        : row.assessment().state();
  }

  private @Nullable EnvironmentRow row(Student student) {
    EnvironmentKey key = key(student);
    return key == null
        ? null
        : model.everything().stream()
            .filter(each -> each.key().equals(key))
            .findFirst()
            .orElse(null);
  }

  private @Nullable EnvironmentKey key(Student student) {
    return student.environment() == null
        ? null
        : new EnvironmentKey(seen.key().account(), student.environment());
  }

  /** An action on the environments, as on the first page. */
  Offer ofEnvironment(ActionKind kind) {
    List<EnvironmentTarget> having = targets(students);
    List<EnvironmentTarget> targets =
        targets(students.stream().filter(student -> student.mayBeAsked(kind)).toList());
    var offer = environments.offer(kind, targets);
    String why = null;
    if (students.isEmpty()) {
      why = nobody();
    } else if (having.isEmpty()) {
      why = ActionWords.sentence(Obstacle.of(Obstacle.Kind.NO_ENVIRONMENT));
    } else if (targets.isEmpty()) {
      why = text("classes.not-now");
    } else if (!offer.possible()) {
      why = offer.why();
    }
    return new Offer(
        envwatch.words.Messages.key(kind),
        ActionIcons.of(kind),
        targets.isEmpty() ? ActionWords.name(kind) : offer.label(),
        offer.tip(),
        why,
        kind.asks(),
        kind == ActionKind.DELETE_ENVIRONMENT,
        () -> environments.start(kind, targets));
  }

  private List<EnvironmentTarget> targets(List<Student> some) {
    return some.stream().map(this::target).filter(Objects::nonNull).toList();
  }

  private @Nullable EnvironmentTarget target(Student student) {
    EnvironmentKey key = key(student);
    if (key == null) {
      return null;
    }
    EnvironmentRow row = row(student);
    String name = row == null ? text("classes.environment-of", student.name()) : row.name();
    return EnvironmentTarget.environment(key, PlainText.name(name));
  }

  LinkOffers links() {
    return links;
  }

  private Offer invite() {
    return invite(text("classes.invite-again"), text("classes.no-email"));
  }

  /**
   * @param label without the count
   * @param nobody why there is nobody with an e-mail address
   */
  Offer invite(String label, String nobody) {
    List<Student> reached =
        students.stream()
            .filter(student -> student.email() != null && !student.email().isBlank())
            .toList();
    String why =
        orders.why(
            seen,
            new TrainingAction.Invite(seen.key().id(), reached.stream().map(Student::id).toList()));
    String none = students.isEmpty() ? nobody() : nobody;
    return offer(
        "invite",
        Glyph.MAIL_OUTLINE,
        counted(label, reached.size()),
        text("classes.invite.tip"),
        reached.isEmpty() ? none : why,
        true,
        () -> {
          ClassOrder order =
              ClassOrder.forStudents(
                  seen.key(), seen.trainingClass().name(), reached, TrainingAction.Invite::new);
          orders.ask(
              Glyph.MAIL_OUTLINE,
              order,
              ClassOrders.loss(order.action().kind(), reached.size()),
              () -> orders.send(Glyph.MAIL_OUTLINE, order));
        });
  }

  private String counted(String label, int count) {
    return students.size() < 2 || count == 0 ? label : text("selection.all", label, count);
  }

  private static String nobody() {
    return text("classes.nobody-selected");
  }

  private static Offer offer(
      String id,
      Glyph icon,
      String label,
      String tip,
      @Nullable String why,
      boolean asks,
      Runnable action) {
    return new Offer(id, icon, label, tip, why, asks, false, action);
  }
}
