package envwatch.ui.training;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ActionContext;
import envwatch.actions.ClassOrder;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.StudentOrders;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingActionKind;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Offer;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.ActionWords;
import envwatch.words.ClassActionWords;
import envwatch.words.PlainText;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What can be done with some students of a class: for buttons, menus and the check. */
public final class StudentOffers {
  private final ClassOrders orders;
  private final ClassView seen;
  private final List<Student> students;

  /** One for all: it finds environments by a map that is made on first use. */
  private final ActionContext context;

  public StudentOffers(ClassOrders orders, ClassView seen, List<Student> students) {
    this.orders = orders;
    context = orders.context();
    this.seen = seen;
    this.students = students;
  }

  /** As in a menu: what deletes comes last. */
  List<Offer> all() {
    return List.of(
        resume(),
        ofEnvironment(ActionKind.SUSPEND_ENVIRONMENT),
        ofEnvironment(ActionKind.EXTEND_ENVIRONMENT),
        ofEnvironment(ActionKind.POSTPONE_INACTIVITY),
        ofEnvironment(ActionKind.REVERT_ENVIRONMENT),
        copyLink(),
        revokeLink(),
        invite(text("classes.invite-again"), text("classes.no-email")),
        ofEnvironment(ActionKind.DELETE_ENVIRONMENT));
  }

  /** For the student: a trainer need not own the environment. */
  public Offer resume() {
    StudentOrders resuming = orders.of(ActionKind.RESUME_ENVIRONMENT, seen, students);
    int count = resuming.orders().size();
    return new Offer(
        "resume",
        Glyph.PLAY_ARROW,
        counted(text("action.resume-environment"), count),
        text("classes.resume.tip"),
        why(resuming),
        ActionKind.RESUME_ENVIRONMENT.asks(count),
        false,
        () -> orders.resumeLongestFirst(seen, students));
  }

  /** Why nothing can be done for any of them, in words; null if something can. */
  public static @Nullable String why(StudentOrders students) {
    if (!students.orders().isEmpty()) {
      return null;
    }
    return students.leftOut().isEmpty()
        ? text("classes.nobody-selected")
        : ActionWords.sentence(students.leftOut().getFirst().obstacle());
  }

  /** An action on the environments, as on the first page. */
  public Offer ofEnvironment(ActionKind kind) {
    List<EnvironmentTarget> having = targets(students);
    List<EnvironmentTarget> targets =
        targets(students.stream().filter(student -> student.mayBeAsked(kind)).toList());
    Offer offer = orders.environments().offer(kind, targets);
    if (students.isEmpty()) {
      return offer.because(text("classes.nobody-selected"));
    }
    if (having.isEmpty()) {
      return offer.because(ActionWords.sentence(Obstacle.of(Obstacle.Kind.NO_ENVIRONMENT)));
    }
    return targets.isEmpty() ? offer.because(text("classes.not-now")) : offer;
  }

  private List<EnvironmentTarget> targets(List<Student> some) {
    return some.stream().map(this::target).filter(Objects::nonNull).distinct().toList();
  }

  private @Nullable EnvironmentTarget target(Student student) {
    EnvironmentKey key = StudentRows.key(seen, student);
    if (key == null) {
      return null;
    }
    WatchedEnvironment known = context.find(key);
    String name = known == null ? text("classes.environment-of", student.name()) : known.name();
    return EnvironmentTarget.environment(key, PlainText.name(name));
  }

  /** Only of one student at a time: the clipboard has room for one link. */
  public Offer copyLink() {
    Student one = students.size() == 1 ? students.getFirst() : null;
    String email = email(one);
    return new Offer(
        "copy-link",
        Glyph.LINK,
        text("classes.copy-link"),
        text("classes.copy-link.tip"),
        whyNoLink(one, one == null || email == null ? null : orders.link(seen, one, email)),
        false,
        false,
        () -> {
          if (one != null && email != null) {
            orders.copyLink(seen, one, email);
          }
        });
  }

  Offer revokeLink() {
    Student one = students.size() == 1 ? students.getFirst() : null;
    String email = email(one);
    TrainingAction.OnClass revocation =
        email == null ? null : new TrainingAction.RevokePersonalLink(seen.key().id(), email, false);
    return new Offer(
        "revoke-link",
        Glyph.LINK_OFF,
        ClassActionWords.name(TrainingActionKind.REVOKE_PERSONAL_LINK),
        text("classes.revoke-link.tip"),
        whyNoLink(one, revocation),
        true,
        false,
        () -> {
          if (one != null && revocation != null) {
            List<String> name = List.of(one.name());
            ClassTarget target = ClassTarget.of(seen.key(), seen.trainingClass().name(), name);
            orders.ask(Glyph.LINK_OFF, new ClassOrder(target, revocation), 1);
          }
        });
  }

  private static @Nullable String email(@Nullable Student student) {
    String email = student == null ? null : student.email();
    return email == null || email.isBlank() ? null : email;
  }

  /**
   * @param action null without an e-mail address
   */
  private @Nullable String whyNoLink(@Nullable Student one, @Nullable TrainingAction action) {
    if (one == null) {
      return text(students.isEmpty() ? "classes.nobody-selected" : "classes.one-student");
    }
    return action == null ? text("classes.no-email") : orders.why(seen, action);
  }

  /**
   * @param label without the count
   * @param nobody why there is nobody with an e-mail address
   */
  Offer invite(String label, String nobody) {
    List<Student> reached = students.stream().filter(student -> email(student) != null).toList();
    ClassOrder order =
        ClassOrder.forStudents(
            seen.key(), seen.trainingClass().name(), reached, TrainingAction.Invite::new);
    String why = reached.isEmpty() ? nobody : orders.why(seen, order.action());
    return new Offer(
        "invite",
        Glyph.MAIL_OUTLINE,
        counted(label, reached.size()),
        text("classes.invite.tip"),
        students.isEmpty() ? text("classes.nobody-selected") : why,
        true,
        false,
        () -> orders.ask(Glyph.MAIL_OUTLINE, order, reached.size()));
  }

  private String counted(String label, int count) {
    return students.size() < 2 || count == 0 ? label : text("selection.all", label, count);
  }
}
