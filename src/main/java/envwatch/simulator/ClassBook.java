package envwatch.simulator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The classes and who belongs to them. Not thread-safe: guarded by the world's lock. */
final class ClassBook {
  private final Map<String, Page> pages = new LinkedHashMap<>();

  private static final class Page {
    private LabClass content;
    private final Map<String, LabStudent> students = new LinkedHashMap<>();
    private final List<ClassInstructor> instructors = new ArrayList<>();

    private Page(LabClass content) {
      this.content = content;
    }
  }

  List<LabClass> classes() {
    return pages.values().stream().map(page -> page.content).toList();
  }

  public Optional<LabClass> find(String token) {
    return page(token).map(page -> page.content);
  }

  private Optional<Page> page(String classToken) {
    return Optional.ofNullable(pages.get(classToken));
  }

  /** Adds a class, or replaces what is known about it. */
  public void put(LabClass content) {
    pages.computeIfAbsent(content.token(), token -> new Page(content)).content = content;
  }

  void remove(String classToken) {
    pages.remove(classToken);
  }

  /** In the order in which they were added. */
  public List<LabStudent> students(String classToken) {
    return page(classToken).map(page -> List.copyOf(page.students.values())).orElse(List.of());
  }

  public Optional<LabStudent> student(String classToken, String token) {
    return page(classToken).map(page -> page.students.get(token));
  }

  Optional<LabStudent> studentCalled(String classToken, String email) {
    return students(classToken).stream()
        .filter(student -> student.user().email().equalsIgnoreCase(email))
        .findFirst();
  }

  public void put(String classToken, LabStudent student) {
    page(classToken).ifPresent(page -> page.students.put(student.token(), student));
  }

  /** Does nothing if there is no such student. */
  void change(String classToken, String token, UnaryOperator<LabStudent> change) {
    page(classToken)
        .ifPresent(page ->
            page.students.computeIfPresent(token, (same, student) -> change.apply(student)));
  }

  void removeStudent(String classToken, String token) {
    page(classToken).ifPresent(page -> page.students.remove(token));
  }

  /** The further instructors. */
  List<ClassInstructor> instructors(String classToken) {
    return page(classToken).map(page -> List.copyOf(page.instructors)).orElse(List.of());
  }

  void add(String classToken, ClassInstructor instructor) {
    page(classToken).ifPresent(page -> page.instructors.add(instructor));
  }

  void removeInstructor(String token) {
    pages.values().forEach(page -> page.instructors.removeIf(one -> one.token().equals(token)));
  }
}
