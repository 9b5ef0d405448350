package envwatch.simulator.world;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * A long list of classes: one that is about to start with all environments running, one without
 * students, and others before and after them.
 */
record ManyClasses(ClassSeed seed, Instant now) {
  private static final int MOST_STUDENTS_OF_OTHERS = 13;
  private static final Duration APART = Duration.ofHours(7);

  void fill(int classes, int seats) {
    LabPolicy policy =
        seed.addPolicy(0, "Class (asleep after 2 h)", Duration.ofDays(2), Duration.ofHours(2));
    LabClass first = add(1, policy, Duration.ofMinutes(20));
    List<String> students = seed.addStudents(first, seats, seats);
    Seats places = seed.content().seats();
    seed.content()
        .agenda()
        .add(
            now.minus(Duration.ofMinutes(10)),
            moment -> students.forEach(student -> places.wake(first.token(), student, moment)));
    for (int number = 2; number <= classes; number++) {
      int away = number % 2 == 0 ? number / 2 : -(number / 2);
      LabClass other = add(number, policy, APART.multipliedBy(away));
      if (number > 2) {
        seed.addStudents(other, number % MOST_STUDENTS_OF_OTHERS, MOST_STUDENTS_OF_OTHERS);
      }
    }
  }

  private LabClass add(int number, LabPolicy policy, Duration startsIn) {
    return seed.add(
        new ClassPlan("Class " + number, 0, number % 2, "UTC", startsIn, Duration.ofHours(4), 0, 0),
        policy);
  }
}
