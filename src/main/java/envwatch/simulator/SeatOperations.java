package envwatch.simulator;

import envwatch.simulator.BulkResult.Entry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What trainers do with the environments of their students. */
final class SeatOperations {
  private static final Set<EnvironmentState> ASLEEP =
      Set.of(EnvironmentState.SUSPENDED, EnvironmentState.ARCHIVED);

  private final Agenda agenda;
  private final ClassBook book;
  private final ClassOperations classes;
  private final Seats seats;

  SeatOperations(Agenda agenda, ClassBook book, ClassOperations classes, Seats seats) {
    this.agenda = agenda;
    this.book = book;
    this.classes = classes;
    this.seats = seats;
  }

  /**
   * Resumes the environments of students, those of them that are suspended.
   *
   * @param studentTokens empty for all students
   */
  void resume(String classToken, List<String> studentTokens) throws RefusedException {
    classes.editable(classToken);
    List<LabStudent> students = new ArrayList<>();
    for (String token : studentTokens) {
      students.add(
          book.student(classToken, token).orElseThrow(() -> RefusedException.unknown("student")));
    }
    (studentTokens.isEmpty() ? book.students(classToken) : students)
        .stream()
            .filter(student -> seats.environment(student).isPresent())
            .forEach(student -> seats.wake(classToken, student.token(), agenda.moment()));
  }

  /** Suspends everything that runs; what is changing cannot be suspended. */
  BulkResult suspendAll(String classToken) throws RefusedException {
    return all(
        classToken,
        environment -> !ASLEEP.contains(environment.state()),
        environment -> environment.state() == EnvironmentState.RUNNING,
        seats::suspend);
  }

  /** Deletes all environments, except those of which a snapshot is being taken. */
  BulkResult deleteAll(String classToken) throws RefusedException {
    return all(
        classToken,
        environment -> true,
        environment -> environment.state() != EnvironmentState.TAKING_SNAPSHOT,
        seats::delete);
  }

  private interface Condition {
    boolean holds(LabEnvironment environment);
  }

  private interface Change {
    void begin(String classToken, String studentToken, Instant moment);
  }

  private BulkResult all(String classToken, Condition concerned, Condition possible, Change change)
      throws RefusedException {
    classes.editable(classToken);
    List<Entry> failed = new ArrayList<>();
    List<Entry> succeeded = new ArrayList<>();
    for (LabStudent student : book.students(classToken)) {
      Optional<LabEnvironment> environment = seats.environment(student).filter(concerned::holds);
      if (environment.isPresent()) {
        Entry entry = new Entry(student, environment.get());
        if (possible.holds(environment.get())) {
          change.begin(classToken, student.token(), agenda.moment());
          succeeded.add(entry);
        } else {
          failed.add(entry);
        }
      }
    }
    return new BulkResult(failed, succeeded);
  }
}
