package envwatch.simulator;

import java.time.Instant;
import java.util.Optional;

/**
 * Students at their environments: they come, their environments start, and they leave. Called under
 * the world's lock.
 */
record Seats(
    ClassBook book,
    WorldState registry,
    Agenda agenda,
    Changes changes,
    Inactivity inactivity,
    SeatSeed seed) {
  /** The newest environment of a student; empty if it is gone, too. */
  Optional<LabEnvironment> environment(LabStudent student) {
    return student.environment().flatMap(seat -> registry.environment(seat.id()));
  }

  /** A student signs in: their environment is created or resumed if need be. */
  public void enter(String classToken, String studentToken, Instant moment) {
    book.change(classToken, studentToken, student -> student.with(Attendance.LOGGED_IN));
    wake(classToken, studentToken, moment);
    seatId(classToken, studentToken).ifPresent(inactivity::enter);
  }

  public void leave(String classToken, String studentToken) {
    book.change(classToken, studentToken, student -> student.with(Attendance.PARTICIPATED));
    seatId(classToken, studentToken).ifPresent(inactivity::leave);
  }

  private Optional<String> seatId(String classToken, String studentToken) {
    return book.student(classToken, studentToken)
        .flatMap(LabStudent::environment)
        .map(LabStudent.Seat::id);
  }

  /** Creates the student's environment if there is none, and resumes it if it is suspended. */
  public void wake(String classToken, String studentToken, Instant moment) {
    Optional<LabEnvironment> found =
        book.student(classToken, studentToken).flatMap(this::environment);
    if (found.isEmpty()) {
      create(classToken, studentToken, moment)
          .ifPresent(environment -> changes.create(environment.id(), moment));
    } else if (found.get().state() == EnvironmentState.SUSPENDED) {
      changes.prepare(found.get().id(), moment);
    }
  }

  /** Creates another environment for a student, whether or not there is one. */
  void addAnother(String classToken, String studentToken, Instant moment) {
    create(classToken, studentToken, moment)
        .ifPresent(environment -> {
          inactivity.enter(environment.id());
          changes.create(environment.id(), moment);
        });
  }

  /** Begins to create the student's environment, which fails. */
  public void failToCreate(String classToken, String studentToken, Instant moment) {
    create(classToken, studentToken, moment)
        .ifPresent(environment -> changes.failToCreate(environment.id(), moment));
  }

  /** Creates the environment of an instructor. */
  public void createFor(LabClass content, LabUser instructor, Instant moment) {
    LabEnvironment environment = seed.make(content, instructor, moment);
    registry.put(environment);
    changes.create(environment.id(), moment);
  }

  public void suspend(String classToken, String studentToken, Instant moment) {
    seatId(classToken, studentToken).ifPresent(id -> changes.suspend(id, moment));
  }

  public void delete(String classToken, String studentToken, Instant moment) {
    seatId(classToken, studentToken).ifPresent(id -> changes.delete(id, moment));
  }

  private Optional<LabEnvironment> create(String classToken, String studentToken, Instant moment) {
    Optional<LabClass> content = book.find(classToken);
    Optional<LabStudent> student = book.student(classToken, studentToken);
    if (content.isEmpty() || student.isEmpty()) {
      return Optional.empty();
    }
    LabEnvironment environment = seed.make(content.get(), student.get().user(), moment);
    registry.put(environment);
    book.change(
        classToken,
        studentToken,
        found -> found.with(new LabStudent.Seat(environment.id(), environment.token())));
    return Optional.of(environment);
  }
}
