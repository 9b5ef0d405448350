package envwatch.simulator;

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
    ClassPlan plan = plan(1, Duration.ofMinutes(20), seats);
    LabClass first = seed.add(plan, policy);
    List<String> students = seed.addStudents(first, plan);
    Seats places = seed.content().seats();
    seed.content()
        .agenda()
        .add(
            now.minus(Duration.ofMinutes(10)),
            moment -> students.forEach(student -> places.wake(first.token(), student, moment)));
    for (int number = 2; number <= classes; number++) {
      int away = number % 2 == 0 ? number / 2 : -(number / 2);
      int count = number == 2 ? 0 : number % MOST_STUDENTS_OF_OTHERS;
      ClassPlan other = plan(number, APART.multipliedBy(away), count);
      seed.addStudents(seed.add(other, policy), other);
    }
  }

  private static ClassPlan plan(int number, Duration startsIn, int students) {
    return new ClassPlan(
        "Class " + number, 0, number % 2, "UTC", startsIn, Duration.ofHours(4), students, students);
  }
}
