package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import envwatch.actions.ClassOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.training.check.Finding;
import envwatch.training.check.Remedy;
import envwatch.training.check.Seat;
import envwatch.ui.kit.Offer;
import envwatch.ui.training.ClassOrders;
import envwatch.ui.training.StudentOffers;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.CheckWords;
import envwatch.words.PlainText;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Mends findings, each in the way that everything else of the kind is done. */
record Fixes(ClassOrders orders, WebAccess web) {
  /**
   * What one button does about findings that have the same kind of remedy; null where nothing can
   * be done.
   */
  @Nullable Offer of(ClassView seen, List<Finding> findings) {
    if (findings.isEmpty()) {
      return null;
    }
    Remedy remedy = findings.getFirst().remedy();
    long count = findings.stream().map(Fixes::subject).distinct().count();
    boolean onlyOne = remedy == Remedy.PERSONAL_LINK || remedy == Remedy.OPEN_WEB;
    Offer offer = onlyOne && count > 1 ? null : offer(remedy, seen, findings);
    String label = CheckWords.remedy(remedy);
    return offer == null
        ? null
        : offer.labeled(count == 1 ? label : text("selection.all", label, count));
  }

  private @Nullable Offer offer(Remedy remedy, ClassView seen, List<Finding> findings) {
    List<Student> students =
        students(seen, findings.stream().map(Finding::seat).filter(Objects::nonNull).toList());
    StudentOffers offers = new StudentOffers(orders, seen, students);
    return switch (remedy) {
      case NONE -> null;
      case RESUME ->
          findings.getFirst().seat() == null ? resume(seen, findings.getFirst()) : offers.resume();
      case POSTPONE -> offers.ofEnvironment(ActionKind.POSTPONE_INACTIVITY);
      case EXTEND -> offers.ofEnvironment(ActionKind.EXTEND_ENVIRONMENT);
      case REVERT -> offers.ofEnvironment(ActionKind.REVERT_ENVIRONMENT);
      case REBOOT -> reboot(seen, findings.getFirst());
      case INVITE -> invite(seen, students);
      case PERSONAL_LINK -> offers.copyLink();
      case OPEN_WEB -> open(seen, findings.getFirst());
    };
  }

  /** The student or environment that it is about: one may have several findings. */
  private static Object subject(Finding finding) {
    if (finding.seat() != null) {
      return finding.seat();
    }
    return finding.environment() == null ? finding : finding.environment();
  }

  /** Resumes the environments of students, in this order. */
  Offer resumeFirst(ClassView seen, List<Seat> seats) {
    List<Student> students = students(seen, seats);
    return Offer.of(
        text("check.plan.button"),
        null,
        StudentOffers.why(orders.of(ActionKind.RESUME_ENVIRONMENT, seen, students)),
        () -> orders.resume(seen, students));
  }

  /** The students in these seats, in this order, each with the environment of the seat. */
  private static List<Student> students(ClassView seen, List<Seat> seats) {
    List<Student> listed = seen.students() == null ? List.of() : seen.students().list();
    return seats.stream()
        .distinct()
        .flatMap(seat -> listed.stream().filter(student -> sits(student, seat)).limit(1))
        .toList();
  }

  private static boolean sits(Student student, Seat seat) {
    return student.id().equals(seat.student())
        && Objects.equals(student.environment(), seat.environment());
  }

  /** An environment that is no student's, such as the instructor's. */
  private @Nullable Offer resume(ClassView seen, Finding finding) {
    EnvironmentTarget target = target(seen, finding);
    return target == null ? null : act(ActionKind.RESUME_ENVIRONMENT, target);
  }

  private @Nullable Offer reboot(ClassView seen, Finding finding) {
    EnvironmentTarget of = target(seen, finding);
    Finding.Which machine = finding.machine();
    return of == null || machine == null
        ? null
        : act(
            ActionKind.REBOOT_MACHINE,
            EnvironmentTarget.machine(
                of.key(), of.environmentName(), machine.id(), PlainText.name(machine.name())));
  }

  private @Nullable EnvironmentTarget target(ClassView seen, Finding finding) {
    EnvironmentId id = finding.environment();
    if (id == null) {
      return null;
    }
    EnvironmentKey key = new EnvironmentKey(seen.key().account(), id);
    WatchedEnvironment known = orders.context().find(key);
    return EnvironmentTarget.environment(
        key, PlainText.name(known == null ? id.value() : known.name()));
  }

  private Offer act(ActionKind kind, EnvironmentTarget target) {
    Offer offer = orders.environments().offer(kind, List.of(target));
    return offer.labeled(offer.label());
  }

  private Offer invite(ClassView seen, List<Student> students) {
    ClassOrder order =
        ClassOrder.forStudents(
            seen.key(), seen.trainingClass().name(), students, TrainingAction.Invite::new);
    return Offer.of("", null, orders.why(seen, order.action()), () -> orders.submit(order));
  }

  private @Nullable Offer open(ClassView seen, Finding finding) {
    if (finding.environment() == null) {
      return null;
    }
    EnvironmentKey key = new EnvironmentKey(seen.key().account(), finding.environment());
    return Offer.of("", null, web.obstacle().apply(key), () -> web.open().accept(key));
  }

  /**
   * Suspends the environments of these students and of nobody else; to be confirmed before. The
   * service's own suspension of a whole class would reach those that started meanwhile, too.
   */
  void suspend(ClassView seen, List<Seat> seats) {
    orders.submit(ActionKind.SUSPEND_ENVIRONMENT, seen, students(seen, seats));
  }

  /** Those whose environment can be suspended now. */
  List<Seat> suspendable(ClassView seen, List<Seat> seats) {
    return seats.stream().filter(seat -> suspendObstacle(seen, List.of(seat)) == null).toList();
  }

  /** Why none of them can be suspended now, in words; null if some can. */
  @Nullable String suspendObstacle(ClassView seen, List<Seat> seats) {
    return StudentOffers.why(
        orders.of(ActionKind.SUSPEND_ENVIRONMENT, seen, students(seen, seats)));
  }
}
