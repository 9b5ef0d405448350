package envwatch.ui.training;

import envwatch.filter.Filter;
import envwatch.filter.FilterField;
import envwatch.filter.FilterSubject;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.training.check.Seat;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.NaturalOrder;
import envwatch.watch.ClassStudents;
import envwatch.watch.ClassView;
import envwatch.words.DurationWords;
import envwatch.words.EnvironmentWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The students of a class as the table shows them.
 *
 * @param rows those that the filter lets through, the most urgent first
 * @param everyone also those that are not shown
 * @param ready how many of all can work
 * @param folded how many of those let through are well and not shown, or would not be if those that
 *     are well were not asked for
 */
record StudentRows(List<StudentRow> rows, List<StudentRow> everyone, int ready, int folded) {
  static final StudentRows NONE = new StudentRows(List.of(), List.of(), 0, 0);

  static final Comparator<StudentRow> URGENT_FIRST =
      Comparator.comparing(StudentRow::found)
          .thenComparingInt(StudentRow::urgency)
          .thenComparing(StudentRow::name, NaturalOrder.INSTANCE);

  public StudentRows {
    rows = List.copyOf(rows);
    everyone = List.copyOf(everyone);
  }

  /** How many there are. */
  int all() {
    return everyone.size();
  }

  /**
   * @param environments finds what is watched; null for what is not
   * @param problems what a check found about them; empty without one
   */
  static StudentRows of(
      ClassView seen,
      Function<EnvironmentKey, @Nullable EnvironmentRow> environments,
      Map<Seat, StudentProblem> problems,
      Filter filter,
      Instant now) {
    ClassStudents students = seen.students();
    if (students == null) {
      return NONE;
    }
    String age =
        seen.stale(now) ? DurationWords.inSteps(Duration.between(students.seenAt(), now)) : null;
    Map<StudentId, Integer> numbers = new HashMap<>();
    List<StudentRow> admitted = new ArrayList<>();
    List<StudentRow> everyone = new ArrayList<>();
    int ready = 0;
    for (Student student : students.list()) {
      int number = numbers.merge(student.id(), 1, Integer::sum) - 1;
      EnvironmentKey key = key(seen, student);
      EnvironmentRow watched = key == null ? null : environments.apply(key);
      StudentRow.Key id = new StudentRow.Key(student.id(), number);
      StudentProblem problem = problems.get(Seat.of(student));
      StudentRow row = StudentRow.of(id, student, key, watched, age, problem, now);
      everyone.add(row);
      ready += row.ready() ? 1 : 0;
      if (filter.isEmpty()
          || filter.matches(subject(row, watched), now.atZone(ZoneId.systemDefault()))) {
        admitted.add(row);
      }
    }
    admitted.sort(URGENT_FIRST);
    return new StudentRows(admitted, everyone, ready, 0);
  }

  /**
   * After a check: those that are well take no room beside those that are not.
   *
   * @param shown whether they were asked for nevertheless
   */
  StudentRows folded(boolean shown) {
    List<StudentRow> others = rows.stream().filter(row -> !row.well()).toList();
    int well = rows.size() - others.size();
    return others.isEmpty() || well == 0
        ? this
        : new StudentRows(shown ? rows : others, everyone, ready, well);
  }

  static @Nullable EnvironmentKey key(ClassView seen, Student student) {
    return student.environment() == null
        ? null
        : new EnvironmentKey(seen.key().account(), student.environment());
  }

  private static FilterSubject subject(StudentRow row, @Nullable EnvironmentRow watched) {
    Student student = row.student();
    List<String> status = List.of(row.status().words(), EnvironmentWords.phase(row.state()));
    List<String> names =
        Stream.of(row.name(), student.email(), watched == null ? null : watched.name())
            .filter(Objects::nonNull)
            .toList();
    Environment known = watched == null ? null : watched.environment();
    FilterSubject environment =
        known == null || watched == null
            ? FilterSubject.of(
                new EnumMap<>(FilterField.class),
                Stream.of(row.trouble(), student.id().value(), environmentId(row)).toList())
            : FilterSubject.of(known, status, row.trouble(), watched.accountName());
    return environment
        .with(FilterField.NAME, names)
        .with(FilterField.STATUS, status)
        .with(FilterField.ATTENDANCE, List.of(row.attendance()));
  }

  private static String environmentId(StudentRow row) {
    return row.environment() == null ? "" : row.environment().environment().value();
  }
}
