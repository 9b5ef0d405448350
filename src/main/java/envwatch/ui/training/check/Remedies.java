package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import envwatch.actions.ClassOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Selection;
import envwatch.actions.StudentOrders;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.training.check.Finding;
import envwatch.training.check.Seat;
import envwatch.ui.training.ClassOrders;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.ActionWords;
import envwatch.words.CheckWords;
import envwatch.words.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Mends findings, each in the way that everything else of the kind is done. */
final class Remedies {
  private final ClassOrders orders;
  private final EnvironmentStarter starter;
  private final WebAccess web;

  public Remedies(ClassOrders orders, EnvironmentStarter starter, WebAccess web) {
    this.orders = orders;
    this.starter = starter;
    this.web = web;
  }

  /**
   * What one button does about findings that have the same kind of remedy; null where nothing can
   * be done.
   */
  public @Nullable Mending of(ClassView seen, List<Finding> findings) {
    if (findings.isEmpty()) {
      return null;
    }
    return switch (findings.getFirst().remedy()) {
      case NONE -> null;
      case RESUME -> labeled(findings, resume(seen, findings));
      case POSTPONE ->
          labeled(findings, onEnvironments(ActionKind.POSTPONE_INACTIVITY, seen, findings));
      case EXTEND ->
          labeled(findings, onEnvironments(ActionKind.EXTEND_ENVIRONMENT, seen, findings));
      case REVERT ->
          labeled(findings, onEnvironments(ActionKind.REVERT_ENVIRONMENT, seen, findings));
      case REBOOT -> labeled(findings, reboot(seen, findings.getFirst()));
      case INVITE -> labeled(findings, invite(seen, findings));
      case PERSONAL_LINK -> count(findings) == 1 ? labeled(findings, link(seen, findings)) : null;
      case OPEN_WEB -> count(findings) == 1 ? labeled(findings, open(seen, findings)) : null;
    };
  }

  /** Without words of its own. */
  private record Way(@Nullable String obstacle, Runnable run) {}

  private static @Nullable Mending labeled(List<Finding> findings, @Nullable Way way) {
    if (way == null) {
      return null;
    }
    String label = CheckWords.remedy(findings.getFirst().remedy());
    long count = count(findings);
    return new Mending(
        count == 1 ? label : text("selection.all", label, count), way.obstacle(), way.run());
  }

  /** How many students or environments they are about: one may have several findings. */
  private static long count(List<Finding> findings) {
    return findings.stream().map(Remedies::subject).distinct().count();
  }

  private static Object subject(Finding finding) {
    if (finding.seat() != null) {
      return finding.seat();
    }
    return finding.environment() == null ? finding : finding.environment();
  }

  /** Resumes what the account watches like any environment, and the rest through the class. */
  private Way resume(ClassView seen, List<Finding> findings) {
    Set<EnvironmentId> environments =
        findings.stream()
            .map(Finding::environment)
            .filter(Objects::nonNull)
            .collect(Collectors.toSet());
    List<Seat> seats =
        findings.stream().map(Finding::seat).filter(Objects::nonNull).distinct().toList();
    if (seats.isEmpty()) {
      return onTargets(
          ActionKind.RESUME_ENVIRONMENT,
          environments.stream().map(id -> target(seen, id, id.value())).toList());
    }
    return resumeSeats(seen, seats);
  }

  /** Resumes the environments of students, in this order. */
  public Mending resumeFirst(ClassView seen, List<Seat> seats) {
    Way way = resumeSeats(seen, seats);
    return new Mending(text("check.plan.button"), way.obstacle(), way.run());
  }

  private Way resumeSeats(ClassView seen, List<Seat> seats) {
    List<Student> students = students(seen, seats);
    StudentOrders resuming = orders.of(ActionKind.RESUME_ENVIRONMENT, seen, students);
    return new Way(obstacle(resuming), () -> orders.resume(seen, students));
  }

  /** Why nothing can be done for any of them, in words; null if something can. */
  private static @Nullable String obstacle(StudentOrders students) {
    if (!students.orders().isEmpty()) {
      return null;
    }
    return students.leftOut().isEmpty()
        ? text("classes.nobody-selected")
        : ActionWords.sentence(students.leftOut().getFirst().obstacle());
  }

  /** The students in these seats, in this order, each with the environment of the seat. */
  private static List<Student> students(ClassView seen, List<Seat> seats) {
    return seats.stream()
        .flatMap(seat -> listed(seen).filter(student -> sits(student, seat)).limit(1))
        .toList();
  }

  private static boolean sits(Student student, Seat seat) {
    return student.id().equals(seat.student())
        && Objects.equals(student.environment(), seat.environment());
  }

  private static Stream<Student> listed(ClassView seen) {
    return seen.students() == null ? Stream.empty() : seen.students().list().stream();
  }

  private @Nullable WatchedEnvironment find(ClassView seen, EnvironmentId id) {
    return orders.situation().find(new EnvironmentKey(seen.key().account(), id));
  }

  private EnvironmentTarget target(ClassView seen, EnvironmentId id, String otherwise) {
    WatchedEnvironment known = find(seen, id);
    return EnvironmentTarget.environment(
        new EnvironmentKey(seen.key().account(), id),
        PlainText.name(known == null ? otherwise : known.name()));
  }

  private Way onEnvironments(ActionKind kind, ClassView seen, List<Finding> findings) {
    List<EnvironmentTarget> targets = new ArrayList<>();
    for (Finding finding : findings) {
      EnvironmentId id = finding.environment();
      if (id != null) {
        targets.add(target(seen, id, finding.seat() == null ? id.value() : finding.seat().name()));
      }
    }
    return onTargets(kind, targets.stream().distinct().toList());
  }

  private @Nullable Way reboot(ClassView seen, Finding finding) {
    EnvironmentId id = finding.environment();
    Finding.Which machine = finding.machine();
    if (id == null || machine == null) {
      return null;
    }
    EnvironmentTarget environment = target(seen, id, "");
    return onTargets(
        ActionKind.REBOOT_MACHINE,
        List.of(
            EnvironmentTarget.machine(
                environment.key(),
                environment.environmentName(),
                machine.id(),
                PlainText.name(machine.name()))));
  }

  private Way onTargets(ActionKind kind, List<EnvironmentTarget> targets) {
    Selection selection = Selection.of(kind, targets, orders.situation());
    String obstacle =
        selection.possible()
            ? null
            : selection.leftOut().isEmpty()
                ? text("action.none-selected")
                : ActionWords.sentence(selection.leftOut().getFirst().obstacle());
    return new Way(obstacle, () -> starter.start(kind, targets));
  }

  private Way invite(ClassView seen, List<Finding> findings) {
    List<Seat> seats =
        findings.stream().map(Finding::seat).filter(Objects::nonNull).distinct().toList();
    ClassOrder order =
        ClassOrder.forStudents(
            seen.key(),
            seen.trainingClass().name(),
            students(seen, seats),
            TrainingAction.Invite::new);
    return new Way(orders.why(seen, order.action()), () -> orders.submit(order));
  }

  /** The link signs in whoever opens it: it goes to the clipboard as a password does. */
  private Way link(ClassView seen, List<Finding> findings) {
    Seat seat = findings.getFirst().seat();
    return listed(seen)
        .filter(student -> seat != null && student.id().equals(seat.student()))
        .findFirst()
        .map(student ->
            new Way(orders.linkObstacle(seen, student), () -> orders.copyLink(seen, student)))
        .orElseGet(() -> new Way(text("classes.no-email"), () -> {}));
  }

  private @Nullable Way open(ClassView seen, List<Finding> findings) {
    EnvironmentId id = findings.getFirst().environment();
    if (id == null) {
      return null;
    }
    EnvironmentKey key = new EnvironmentKey(seen.key().account(), id);
    return new Way(web.obstacle().apply(key), () -> web.open().accept(key));
  }

  /**
   * Suspends the environments of these students and of nobody else; to be confirmed before. The
   * service's own suspension of a whole class would reach those that started meanwhile, too.
   */
  public void suspend(ClassView seen, List<Seat> seats) {
    orders.submit(orders.of(ActionKind.SUSPEND_ENVIRONMENT, seen, students(seen, seats)));
  }

  /** Those whose environment can be suspended now. */
  public List<Seat> suspendable(ClassView seen, List<Seat> seats) {
    return seats.stream().filter(seat -> suspendObstacle(seen, List.of(seat)) == null).toList();
  }

  /** Why none of them can be suspended now, in words; null if some can. */
  public @Nullable String suspendObstacle(ClassView seen, List<Seat> seats) {
    return obstacle(orders.of(ActionKind.SUSPEND_ENVIRONMENT, seen, students(seen, seats)));
  }
}
