package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionDesk;
import envwatch.actions.order.ClassOrder;
import envwatch.actions.rules.ClassRules;
import envwatch.actions.rules.ClassTarget;
import envwatch.actions.rules.EnvironmentTarget;
import envwatch.actions.rules.Selection;
import envwatch.actions.rules.Situation;
import envwatch.actions.rules.Verdict;
import envwatch.base.Defects;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Secret;
import envwatch.training.check.model.Finding;
import envwatch.training.check.model.Remedy;
import envwatch.training.check.model.Seat;
import envwatch.training.model.ClassId;
import envwatch.training.model.Student;
import envwatch.training.model.StudentId;
import envwatch.training.model.TrainingAction;
import envwatch.training.watch.ClassStudents;
import envwatch.training.watch.ClassView;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.ActionWords;
import envwatch.words.CheckWords;
import envwatch.words.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Mends findings, each in the way that everything else of the kind is done. */
final class Remedies {
  private final Supplier<Situation> situation;
  private final ActionDesk desk;
  private final EnvironmentStarter starter;
  private final WebAccess web;
  private final SecretClipboard clipboard;
  private final BackgroundWork background;

  /**
   * @param situation what is shown now
   */
  Remedies(
      Supplier<Situation> situation,
      ActionDesk desk,
      EnvironmentStarter starter,
      WebAccess web,
      SecretClipboard clipboard,
      BackgroundWork background) {
    this.situation = situation;
    this.desk = desk;
    this.starter = starter;
    this.web = web;
    this.clipboard = clipboard;
    this.background = background;
  }

  /**
   * What one button does about findings that have the same kind of remedy; null where nothing can
   * be done.
   */
  @Nullable Mending of(ClassView seen, List<Finding> findings) {
    if (findings.isEmpty()) {
      return null;
    }
    Finding first = findings.getFirst();
    return switch (first.remedy()) {
      case Remedy.None none -> null;
      case Remedy.Resume resume -> labeled(findings, resume(seen, findings));
      case Remedy.Postpone postpone ->
          labeled(findings, onEnvironments(ActionKind.POSTPONE_INACTIVITY, seen, findings));
      case Remedy.Extend extend ->
          labeled(findings, onEnvironments(ActionKind.EXTEND_ENVIRONMENT, seen, findings));
      case Remedy.Revert revert ->
          labeled(findings, onEnvironments(ActionKind.REVERT_ENVIRONMENT, seen, findings));
      case Remedy.Reboot reboot -> labeled(findings, reboot(seen, first, reboot));
      case Remedy.Invite invite -> labeled(findings, invite(seen, findings));
      case Remedy.MakePersonalLink link ->
          findings.size() == 1 ? labeled(findings, link(seen, link.student())) : null;
      case Remedy.OpenWeb open ->
          findings.size() == 1 ? labeled(findings, open(seen, open.environment())) : null;
    };
  }

  /** Without words of its own. */
  private record Way(@Nullable String obstacle, Runnable run) {}

  private static Mending labeled(List<Finding> findings, Way way) {
    String label = CheckWords.remedy(findings.getFirst().remedy());
    return new Mending(
        findings.size() == 1 ? label : text("selection.all", label, findings.size()),
        way.obstacle(),
        way.run());
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
  Mending resumeFirst(ClassView seen, List<Seat> seats) {
    Way way = resumeSeats(seen, seats);
    return new Mending(text("check.plan.button"), way.obstacle(), way.run());
  }

  private Way resumeSeats(ClassView seen, List<Seat> seats) {
    List<Seat> watched = seats.stream().filter(seat -> watched(seen, seat)).toList();
    List<Seat> others = seats.stream().filter(seat -> !watched(seen, seat)).toList();
    Way own = onTargets(ActionKind.RESUME_ENVIRONMENT, targets(seen, watched));
    Way through = forStudents(seen, others, TrainingAction.ResumeForStudents::new);
    if (others.isEmpty() || watched.isEmpty()) {
      return others.isEmpty() ? own : through;
    }
    if (own.obstacle() != null) {
      return through;
    }
    return new Way(
        null,
        () -> {
          own.run().run();
          if (through.obstacle() == null) {
            through.run().run();
          }
        });
  }

  private boolean watched(ClassView seen, Seat seat) {
    WatchedEnvironment known = seat.environment() == null ? null : find(seen, seat.environment());
    return known != null && known.environment() != null && !known.forbidden() && !known.gone();
  }

  private @Nullable WatchedEnvironment find(ClassView seen, EnvironmentId id) {
    return situation.get().find(new EnvironmentKey(seen.key().account(), id));
  }

  private List<EnvironmentTarget> targets(ClassView seen, List<Seat> seats) {
    return seats.stream()
        .flatMap(seat ->
            seat.environment() == null
                ? Stream.empty()
                : Stream.of(target(seen, seat.environment(), seat.name())))
        .toList();
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

  private Way reboot(ClassView seen, Finding finding, Remedy.Reboot reboot) {
    EnvironmentTarget environment = target(seen, reboot.environment(), "");
    Finding.Which machine = finding.machine();
    return onTargets(
        ActionKind.REBOOT_MACHINE,
        List.of(
            EnvironmentTarget.machine(
                environment.key(),
                environment.environmentName(),
                reboot.machine(),
                PlainText.name(machine == null ? reboot.machine().value() : machine.name()))));
  }

  private Way onTargets(ActionKind kind, List<EnvironmentTarget> targets) {
    Selection selection = Selection.of(kind, targets, situation.get());
    String obstacle =
        selection.possible()
            ? null
            : selection.leftOut().isEmpty()
                ? text("action.none-selected")
                : ActionWords.sentence(selection.leftOut().getFirst().obstacle());
    return new Way(obstacle, () -> starter.start(kind, targets));
  }

  private Way invite(ClassView seen, List<Finding> findings) {
    return forStudents(
        seen,
        findings.stream().map(Finding::seat).filter(Objects::nonNull).distinct().toList(),
        TrainingAction.Invite::new);
  }

  private Way forStudents(
      ClassView seen,
      List<Seat> seats,
      BiFunction<ClassId, List<StudentId>, ? extends TrainingAction.OnClass> action) {
    ClassOrder order =
        new ClassOrder(
            ClassTarget.of(seen.key(), className(seen), seats.stream().map(Seat::name).toList()),
            action.apply(seen.key().id(), seats.stream().map(Seat::student).toList()));
    return onClass(seen, order, () -> desk.submit(List.of(order)));
  }

  private Way onClass(ClassView seen, ClassOrder order, Runnable send) {
    Verdict verdict = ClassRules.judge(order.action(), seen.key().account(), situation.get());
    return new Way(
        verdict instanceof Verdict.Refused(var obstacle) ? ActionWords.sentence(obstacle) : null,
        send);
  }

  /** The link signs in whoever opens it: it goes to the clipboard as a password does. */
  private Way link(ClassView seen, StudentId id) {
    ClassStudents students = seen.students();
    Optional<Student> found =
        students == null
            ? Optional.empty()
            : students.list().stream().filter(student -> student.id().equals(id)).findFirst();
    String email = found.map(Student::email).orElse(null);
    if (found.isEmpty() || email == null || email.isBlank()) {
      return new Way(text("check.link.no-email"), () -> {});
    }
    Student student = found.get();
    ClassOrder order =
        new ClassOrder(
            ClassTarget.of(seen.key(), className(seen), List.of(student.name())),
            new TrainingAction.MakePersonalLink(
                seen.key().id(),
                email,
                Objects.requireNonNullElse(student.firstName(), ""),
                Objects.requireNonNullElse(student.lastName(), ""),
                false));
    return onClass(
        seen,
        order,
        () ->
            Defects.reportFrom(
                desk.submit(order)
                    .thenAccept(result -> {
                      Secret made = result.answer() == null ? null : result.answer().link();
                      if (made != null) {
                        background.show(() -> clipboard.copyLink(made, student.name()));
                      }
                    })));
  }

  private Way open(ClassView seen, EnvironmentId id) {
    EnvironmentKey key = new EnvironmentKey(seen.key().account(), id);
    return new Way(web.obstacle().apply(key), () -> web.open().accept(key));
  }

  private static String className(ClassView seen) {
    return PlainText.name(seen.trainingClass().name());
  }

  /** Suspends the environments of all students; to be confirmed before. */
  void suspendAll(ClassView seen, List<Seat> seats) {
    desk.submit(List.of(suspension(seen, seats)));
  }

  /** Why they cannot be suspended now, in words; null if they can. */
  @Nullable String suspendAllObstacle(ClassView seen) {
    return onClass(seen, suspension(seen, List.of()), () -> {}).obstacle();
  }

  private static ClassOrder suspension(ClassView seen, List<Seat> seats) {
    return new ClassOrder(
        ClassTarget.of(seen.key(), className(seen), seats.stream().map(Seat::name).toList()),
        new TrainingAction.SuspendAll(seen.key().id()));
  }
}
