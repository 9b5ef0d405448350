package envwatch.simulator.world.training.seed;

import envwatch.simulator.world.lab.LabMachine;
import envwatch.simulator.world.lab.LabPolicy;
import envwatch.simulator.world.lab.LabUser;
import envwatch.simulator.world.lab.MachineState;
import envwatch.simulator.world.seed.Names;
import envwatch.simulator.world.training.Seats;
import envwatch.simulator.world.training.model.CustomField;
import envwatch.simulator.world.training.model.LabClass;
import envwatch.simulator.world.training.model.LabStudent;
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
    LabClass lesson =
        seed.add(
            new ClassSeed.Plan(
                "Kubernetes day 2 - April group",
                TRAINING,
                0,
                policy,
                "Eastern Standard Time",
                Duration.ofMinutes(20),
                Duration.ofHours(4)));
    List<String> students = seed.addStudents(lesson, 12, 11);
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
    LabClass lesson =
        seed.add(
            new ClassSeed.Plan(
                "Firewall basics - Zürich",
                TRAINING,
                1,
                policy,
                "W. Europe Standard Time",
                Duration.ofMinutes(-50),
                Duration.ofHours(3)));
    List<String> students = seed.addStudents(lesson, 8, 8);
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
    LabClass lesson =
        seed.add(
            new ClassSeed.Plan(
                "SIEM onboarding",
                TRAINING,
                0,
                policy,
                "GMT Standard Time",
                Duration.ofMinutes(-260),
                Duration.ofHours(4)));
    List<String> students = seed.addStudents(lesson, 9, 9);
    for (int number = 0; number < students.size(); number++) {
      enterAt(lesson, students.get(number), Duration.ofSeconds(15_800 - 65L * number));
      String student = students.get(number);
      at(Duration.ofSeconds(1_260 - 20L * number), moment -> seats.leave(lesson.token(), student));
    }
    at(Duration.ofMinutes(16), moment -> seats.suspend(lesson.token(), students.get(7), moment));
    at(Duration.ofMinutes(15), moment -> seats.delete(lesson.token(), students.get(8), moment));
  }

  private void addComing(LabPolicy workshop, LabPolicy course) {
    LabClass tomorrow =
        seed.add(
            new ClassSeed.Plan(
                "ネットワーク入門",
                TRAINING,
                1,
                workshop,
                "Tokyo Standard Time",
                Duration.ofHours(23),
                Duration.ofHours(6)));
    seed.addStudents(tomorrow, 10, 6);
    LabUser other = Names.USERS.get(2);
    LabClass somebodyElses =
        seed.add(
            new ClassSeed.Plan(
                "Active Directory forest",
                0,
                1,
                seed.project(0).policies().get(1),
                "Singapore Standard Time",
                Duration.ofHours(27),
                Duration.ofHours(8)),
            other,
            Map.of());
    seed.addStudents(somebodyElses, 5, 5);
    seed.add(
        new ClassSeed.Plan(
            "Kubernetes day 3 - April group",
            TRAINING,
            0,
            course,
            "Eastern Standard Time",
            Duration.ofDays(7),
            Duration.ofHours(8)));
    List<CustomField> fields = seed.content().catalogue().fields(seed.project(QUALITY));
    LabClass audit =
        seed.add(
            new ClassSeed.Plan(
                "Audit « à blanc »",
                QUALITY,
                0,
                seed.project(QUALITY).policies().getFirst(),
                "Romance Standard Time",
                Duration.ofDays(12),
                Duration.ofHours(5)),
            Names.USERS.getFirst(),
            Map.of(fields.getFirst().token(), "FR2041"));
    seed.addStudents(audit, 3, 0);
  }

  private void addPast(LabPolicy policy) {
    seed.addParticipants(
        seed.add(
            new ClassSeed.Plan(
                "Kubernetes day 1 - April group",
                TRAINING,
                0,
                policy,
                "Eastern Standard Time",
                Duration.ofDays(-7),
                Duration.ofHours(8))),
        11);
    seed.addParticipants(
        seed.add(
            new ClassSeed.Plan(
                "Backup & restore",
                TRAINING,
                1,
                policy,
                "UTC",
                Duration.ofDays(-19),
                Duration.ofHours(4))),
        6);
  }

  private interface Happening {
    void happen(Instant moment);
  }

  private void at(Duration before, Happening happening) {
    seed.content().agenda().add(now.minus(before), happening::happen);
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
