package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Classes that show everything a trainer meets: before, during and after class. */
final class DemoClasses {
  private static final int TRAINING = 1;
  private static final int QUALITY = 2;
  private static final Duration ASLEEP_SOON = Duration.ofMinutes(10);
  private static final Duration ASLEEP = Duration.ofMinutes(30);
  private static final Duration ASLEEP_LATE = Duration.ofHours(4);

  private final ClassSeed seed;
  private final Seats seats;
  private final Instant now;

  DemoClasses(ClassSeed seed, Instant now) {
    this.seed = seed;
    this.seats = seed.content().seats();
    this.now = now;
  }

  void fill() {
    LabPolicy workshop =
        seed.addPolicy(TRAINING, "Workshop (asleep after 30 min)", Duration.ofDays(3), ASLEEP);
    LabPolicy thrifty =
        seed.addPolicy(
            TRAINING, "Thrifty class (asleep after 10 min)", Duration.ofDays(2), ASLEEP_SOON);
    LabPolicy course =
        seed.addPolicy(TRAINING, "Course (asleep after 4 h)", Duration.ofDays(5), ASLEEP_LATE);
    addAboutToStart(workshop);
    addRunning(thrifty);
    addJustOver(course);
    addComing(workshop, course);
    addPast(course);
  }

  /** Three of its twelve seats are not ready: one asleep, one that failed, one without anything. */
  private void addAboutToStart(LabPolicy policy) {
    LabClass lesson = seed.add(ClassPlan.ABOUT_TO_START, policy);
    List<String> students = seed.addStudents(lesson, ClassPlan.ABOUT_TO_START);
    for (int number = 0; number < 10; number++) {
      wakeAt(lesson, students.get(number), Duration.ofHours(19).minusSeconds(20L * number));
    }
    List<Integer> preparedBefore = List.of(800, 760, 690, 570, 560, 540, 500, 470, 430);
    for (int number = 0; number < preparedBefore.size(); number++) {
      wakeAt(lesson, students.get(number), Duration.ofSeconds(preparedBefore.get(number)));
    }
    at(
        Duration.ofMinutes(41),
        moment -> seats.failToCreate(lesson.token(), students.get(10), moment));
    at(
        Duration.ofMinutes(14),
        moment -> seats.createFor(lesson, lesson.settings().instructor().user(), moment));
  }

  /** Most students are in class; one has left, one has not come, one machine has stopped. */
  private void addRunning(LabPolicy policy) {
    LabClass lesson = seed.add(ClassPlan.RUNNING, policy);
    List<String> students = seed.addStudents(lesson, ClassPlan.RUNNING);
    for (int number = 0; number < 6; number++) {
      enterAt(lesson, students.get(number), Duration.ofSeconds(3240 - 95L * number));
    }
    at(Duration.ofMinutes(8), moment -> seats.leave(lesson.token(), students.get(2)));
    at(Duration.ofMinutes(6), moment -> stopMachine(lesson, students.get(4)));
    enterAt(lesson, students.get(6), Duration.ofSeconds(-80));
    at(
        Duration.ofMinutes(65),
        moment -> seats.createFor(lesson, lesson.settings().instructor().user(), moment));
  }

  /** Seven of its environments still run. */
  private void addJustOver(LabPolicy policy) {
    LabClass lesson = seed.add(ClassPlan.JUST_OVER, policy);
    List<String> students = seed.addStudents(lesson, ClassPlan.JUST_OVER);
    for (int number = 0; number < students.size(); number++) {
      enterAt(lesson, students.get(number), Duration.ofSeconds(15_800 - 65L * number));
      String student = students.get(number);
      at(Duration.ofSeconds(1_260 - 20L * number), moment -> seats.leave(lesson.token(), student));
    }
    at(Duration.ofMinutes(16), moment -> seats.suspend(lesson.token(), students.get(7), moment));
    at(Duration.ofMinutes(15), moment -> seats.delete(lesson.token(), students.get(8), moment));
  }

  private void addComing(LabPolicy workshop, LabPolicy course) {
    LabClass tomorrow = seed.add(ClassPlan.TOMORROW, workshop);
    seed.addStudents(tomorrow, ClassPlan.TOMORROW);
    LabUser other = SampleNames.USERS.get(2);
    LabClass somebodyElses =
        seed.add(ClassPlan.SOMEBODY_ELSES, seed.project(0).policies().get(1), other, Map.of());
    seed.addStudents(somebodyElses, ClassPlan.SOMEBODY_ELSES);
    seed.add(ClassPlan.NEXT_WEEK, course);
    List<CustomField> fields = seed.content().catalogue().fields(seed.project(QUALITY));
    LabClass audit =
        seed.add(
            ClassPlan.WITH_FIELD,
            seed.project(QUALITY).policies().getFirst(),
            SampleNames.USERS.getFirst(),
            Map.of(fields.getFirst().token(), "FR2041"));
    seed.addStudents(audit, ClassPlan.WITH_FIELD);
  }

  private void addPast(LabPolicy policy) {
    seed.addParticipants(seed.add(ClassPlan.LAST_WEEK, policy), ClassPlan.LAST_WEEK);
    seed.addParticipants(seed.add(ClassPlan.LONG_AGO, policy), ClassPlan.LONG_AGO);
  }

  private void at(Duration before, Agenda.Happening happening) {
    seed.content().agenda().add(now.minus(before), happening);
  }

  private void wakeAt(LabClass lesson, String student, Duration before) {
    at(before, moment -> seats.wake(lesson.token(), student, moment));
  }

  private void enterAt(LabClass lesson, String student, Duration before) {
    at(before, moment -> seats.enter(lesson.token(), student, moment));
  }

  private void stopMachine(LabClass lesson, String studentToken) {
    LabStudent student = seed.content().book().student(lesson.token(), studentToken).orElseThrow();
    student
        .environment()
        .ifPresent(seat ->
            seed.content()
                .registry()
                .change(
                    seat.id(),
                    environment -> {
                      LabMachine last = environment.machines().getLast();
                      return environment.withMachine(
                          last.id(), machine -> machine.at(MachineState.POWERED_OFF));
                    }));
  }
}
