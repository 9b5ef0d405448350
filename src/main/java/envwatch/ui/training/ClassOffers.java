package envwatch.ui.training;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ClassOrder;
import envwatch.actions.ClassTarget;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.training.Attendance;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.ui.actions.EnvironmentActions;
import envwatch.ui.kit.Glyph;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.watch.ClassView;
import envwatch.words.ClassActionWords;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What can be done with a whole class. */
final class ClassOffers {
  private final DashboardModel model;
  private final EnvironmentActions environments;
  private final ClassOrders orders;
  private final ClassView seen;
  private final List<Student> students;

  ClassOffers(
      DashboardModel model, EnvironmentActions environments, ClassOrders orders, ClassView seen) {
    this.model = model;
    this.environments = environments;
    this.orders = orders;
    this.seen = seen;
    students = seen.students() == null ? List.of() : seen.students().list();
  }

  /** As in a menu: what deletes comes last. */
  List<Offer> all() {
    return List.of(
        named(of(students).resume(), "resume-all", "classes.all.resume"),
        suspendAll(),
        named(
            of(students).ofEnvironment(ActionKind.POSTPONE_INACTIVITY),
            "postpone-all",
            "classes.all.postpone"),
        extendAll(),
        named(
            of(notCome()).invite(text("classes.all.invite"), text("classes.all.invite.nobody")),
            "invite-all",
            "classes.all.invite"),
        destroying(new TrainingAction.DeleteAllEnvironments(seen.key().id())),
        destroying(new TrainingAction.DeleteClass(seen.key().id())));
  }

  private StudentOffers of(List<Student> some) {
    return new StudentOffers(model, environments, orders, seen, some);
  }

  private Offer named(Offer offer, String id, String label) {
    String why = students.isEmpty() ? text("classes.students.none") : offer.why();
    return new Offer(
        id,
        offer.icon(),
        text(label),
        offer.tip(),
        why,
        offer.asks(),
        offer.deletes(),
        offer.action());
  }

  private Offer suspendAll() {
    TrainingAction.OnClass action = new TrainingAction.SuspendAll(seen.key().id());
    return ofClass(action, Glyph.PAUSE, false);
  }

  private Offer destroying(TrainingAction.OnClass action) {
    return ofClass(action, Glyph.DELETE, true);
  }

  private Offer ofClass(TrainingAction.OnClass action, Glyph icon, boolean deletes) {
    ClassOrder order =
        new ClassOrder(ClassTarget.of(seen.key(), seen.trainingClass().name()), action);
    return new Offer(
        key(action.kind()),
        icon,
        ClassActionWords.name(action.kind()),
        ClassActionWords.name(action.kind()),
        orders.why(seen, action),
        true,
        deletes,
        () ->
            orders.ask(
                icon,
                order,
                ClassOrders.loss(action.kind(), students.size()),
                () -> orders.send(icon, order)));
  }

  /** Once each, those that would not last until the class ends. */
  private Offer extendAll() {
    Instant end = seen.end().moment();
    Map<EnvironmentKey, EnvironmentRow> rows = new HashMap<>();
    model.everything().forEach(row -> rows.put(row.key(), row));
    List<Student> ending =
        end == null
            ? List.of()
            : students.stream().filter(student -> endsBefore(end, rows, student)).toList();
    Offer offer =
        named(
            of(ending).ofEnvironment(ActionKind.EXTEND_ENVIRONMENT),
            "extend-all",
            "classes.all.extend");
    String why =
        end == null
            ? text("classes.all.extend.unknown")
            : ending.isEmpty() ? text("classes.all.extend.none") : offer.why();
    return new Offer(
        offer.id(), offer.icon(), offer.label(), offer.tip(), why, false, false, offer.action());
  }

  private boolean endsBefore(
      Instant end, Map<EnvironmentKey, EnvironmentRow> rows, Student student) {
    EnvironmentRow row =
        student.environment() == null
            ? null
            : rows.get(new EnvironmentKey(seen.key().account(), student.environment()));
    return row != null
        && row.facts().expiration() instanceof Expiration.At(Instant moment)
        && moment.isBefore(end);
  }

  /** The service does not tell who was invited: those who have not come yet. */
  private List<Student> notCome() {
    return students.stream().filter(student -> student.attendance() == Attendance.INVITED).toList();
  }
}
