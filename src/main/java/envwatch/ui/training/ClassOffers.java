package envwatch.ui.training;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ActionContext;
import envwatch.actions.ClassOrder;
import envwatch.actions.ClassTarget;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.training.Attendance;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Offer;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.ClassActionWords;
import java.time.Instant;
import java.util.List;

/** What can be done with a whole class. */
final class ClassOffers {
  private final ClassOrders orders;
  private final ClassView seen;
  private final List<Student> students;

  ClassOffers(ClassOrders orders, ClassView seen) {
    this.orders = orders;
    this.seen = seen;
    students = seen.students() == null ? List.of() : seen.students().list();
  }

  /** As in a menu: what deletes comes last. */
  List<Offer> all() {
    return List.of(
        named(of(students).resume(), "resume-all", "classes.all.resume"),
        ofClass(new TrainingAction.SuspendAll(seen.key().id()), Glyph.PAUSE, false),
        named(
            of(students).ofEnvironment(ActionKind.POSTPONE_INACTIVITY),
            "postpone-all",
            "classes.all.postpone"),
        extendAll(),
        named(
            of(notCome()).invite(text("classes.all.invite"), text("classes.all.invite.nobody")),
            "invite-all",
            "classes.all.invite"),
        ofClass(new TrainingAction.DeleteAllEnvironments(seen.key().id()), Glyph.DELETE, true),
        ofClass(new TrainingAction.DeleteClass(seen.key().id()), Glyph.DELETE, true));
  }

  private StudentOffers of(List<Student> some) {
    return new StudentOffers(orders, seen, some);
  }

  private Offer named(Offer offer, String id, String label) {
    Offer named = offer.named(id, text(label));
    return students.isEmpty() ? named.because(text("classes.students.none")) : named;
  }

  private Offer ofClass(TrainingAction.OnClass action, Glyph icon, boolean deletes) {
    ClassOrder order =
        new ClassOrder(ClassTarget.of(seen.key(), seen.trainingClass().name()), action);
    String name = ClassActionWords.name(action.kind());
    return new Offer(
        key(action.kind()),
        icon,
        name,
        name,
        orders.why(seen, action),
        true,
        deletes,
        () -> orders.ask(icon, order, students.size()));
  }

  /** Once each, those that would not last until the class ends. */
  private Offer extendAll() {
    Instant end = seen.end().moment();
    ActionContext context = orders.context();
    List<Student> ending =
        students.stream()
            .filter(student -> end != null && endsBefore(end, student, context))
            .toList();
    Offer offer =
        named(
            of(ending).ofEnvironment(ActionKind.EXTEND_ENVIRONMENT),
            "extend-all",
            "classes.all.extend");
    return ending.isEmpty()
        ? offer.because(
            text(end == null ? "classes.all.extend.unknown" : "classes.all.extend.none"))
        : offer;
  }

  private boolean endsBefore(Instant end, Student student, ActionContext context) {
    EnvironmentKey key = StudentRows.key(seen, student);
    WatchedEnvironment known = key == null ? null : context.find(key);
    return known != null
        && known.environment() != null
        && known.environment().expiration() instanceof Expiration.At(Instant moment)
        && moment.isBefore(end);
  }

  /** The service does not tell who was invited: those who have not come yet. */
  private List<Student> notCome() {
    return students.stream().filter(student -> student.attendance() == Attendance.INVITED).toList();
  }
}
