package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What trainers do with classes as a whole. */
public final class ClassOperations {
  private static final int SHORT_ID = 6;

  private final Agenda agenda;
  private final ClassBook book;
  private final TrainingCatalogue catalogue;
  private final AttendancePlan attendance;
  private final WorldState registry;
  private final Changes changes;
  private final Ids ids;
  private final LabUser caller;

  ClassOperations(
      Agenda agenda,
      ClassBook book,
      TrainingCatalogue catalogue,
      AttendancePlan attendance,
      WorldState registry,
      Changes changes,
      Ids ids,
      LabUser caller) {
    this.agenda = agenda;
    this.book = book;
    this.catalogue = catalogue;
    this.attendance = attendance;
    this.registry = registry;
    this.changes = changes;
    this.ids = ids;
    this.caller = caller;
  }

  /** All classes, in the order in which they were created. */
  public List<LabClass> all() {
    return book.classes();
  }

  public LabClass find(String token) throws RefusedException {
    return book.find(token).orElseThrow(() -> RefusedException.unknown("class"));
  }

  public LabClass create(ClassSettings settings) throws RefusedException {
    new ClassRules(catalogue).check(settings);
    LabClass made =
        new LabClass(
            ids.token(),
            ids.id().substring(0, SHORT_ID).toUpperCase(Locale.ROOT),
            caller,
            settings);
    book.put(made);
    attendance.plan(made);
    return made;
  }

  /** Replaces everything that can be decided about a class. */
  public LabClass edit(String token, ClassSettings settings) throws RefusedException {
    new ClassRules(catalogue).check(settings);
    LabClass before = editable(token);
    refuseIf(
        !startIsEditable(before) && !settings.schedule().startsAt().equals(before.startsAt()),
        Reason.WRONG_STATE,
        "The class has begun");
    LabClass after = before.with(settings);
    book.put(after);
    if (!settings.schedule().equals(before.settings().schedule())) {
      attendance.plan(after);
    }
    return after;
  }

  /** Whether the start may still be changed. */
  boolean startIsEditable(LabClass content) {
    return content.startsAt().isAfter(agenda.moment());
  }

  /** Removes a class with everybody and everything in it. */
  public void delete(String token) throws RefusedException {
    editable(token);
    registry.environments().stream()
        .filter(one -> one.origin().classToken().equals(Optional.of(token)))
        .map(LabEnvironment::id)
        .forEach(id -> changes.delete(id, agenda.moment()));
    book.remove(token);
  }

  /** Whether a member teaches in a class of the project that is not over. */
  boolean taught(Instructor member, LabProject project) {
    return book.classes().stream().anyMatch(one -> isLed(one, member, project));
  }

  private boolean isLed(LabClass one, Instructor member, LabProject project) {
    return one.settings().instructor().equals(member)
        && one.settings().project().token().equals(project.token())
        && one.phaseAt(agenda.moment()) != LabClass.Phase.OVER;
  }

  /** Lets somebody else lead the classes of a member in the project that are not over. */
  void handOver(Instructor from, Instructor to, LabProject project) {
    List<LabClass> led = book.classes().stream().filter(one -> isLed(one, from, project)).toList();
    led.forEach(one -> book.put(one.with(one.settings().ledBy(to))));
  }

  /** The class, if the caller created it or teaches in it. */
  LabClass editable(String token) throws RefusedException {
    LabClass content = find(token);
    boolean teaches =
        content.settings().instructor().user().equals(caller)
            || book.instructors(token).stream()
                .anyMatch(one -> one.instructor().user().equals(caller));
    refuseIf(
        !teaches && !content.creator().equals(caller),
        Reason.NOT_PERMITTED,
        "The class belongs to somebody else");
    return content;
  }
}
