package envwatch.training;

import envwatch.api.ApiException;
import envwatch.api.TrainingService;
import envwatch.model.Choice;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassId;
import envwatch.model.training.CustomField;
import envwatch.model.training.Instructor;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingClass;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A training service that notes down what it was asked and told to do, and answers as the test set
 * it. Thread-safe.
 */
public final class FakeTrainingService implements TrainingService {
  /** Lookups with a class or a student, such as {@code students CO1}, oldest first. */
  public final List<String> asked = new CopyOnWriteArrayList<>();

  public final List<TrainingAction> performed = new CopyOnWriteArrayList<>();

  private final List<TrainingClass> classes = new CopyOnWriteArrayList<>();
  private final Map<ClassId, ClassDetails> details = new ConcurrentHashMap<>();
  private final Map<ClassId, List<Student>> students = new ConcurrentHashMap<>();
  private final Map<ClassId, List<Instructor>> instructors = new ConcurrentHashMap<>();
  private final Map<ClassId, ApiException> failures = new ConcurrentHashMap<>();
  private volatile @Nullable ApiException failure;
  private volatile @Nullable ApiException unsent;
  private volatile Function<TrainingAction, @Nullable ApiException> refusal = action -> null;
  private volatile Function<TrainingAction, TrainingAction.Answer> answer =
      action -> TrainingAction.Answer.PLAIN;
  private final Map<String, List<Choice>> choices = new ConcurrentHashMap<>();
  private volatile List<Instructor> instructorChoices = List.of();
  private volatile List<CustomField> customFields = List.of();
  private volatile int unreadable;

  /** Replaces the classes of the list. */
  public FakeTrainingService classes(TrainingClass... others) {
    classes.clear();
    classes.addAll(List.of(others));
    return this;
  }

  public FakeTrainingService details(ClassDetails others) {
    details.put(others.trainingClass().id(), others);
    return this;
  }

  public FakeTrainingService students(String trainingClass, Student... others) {
    students.put(new ClassId(trainingClass), List.of(others));
    return this;
  }

  public FakeTrainingService instructors(String trainingClass, Instructor... others) {
    instructors.put(new ClassId(trainingClass), List.of(others));
    return this;
  }

  /**
   * Sets what can be chosen.
   *
   * @param question as it is noted, such as {@code time zones}
   */
  public FakeTrainingService choices(String question, Choice... others) {
    choices.put(question, List.of(others));
    return this;
  }

  public FakeTrainingService instructorChoices(Instructor... others) {
    instructorChoices = List.of(others);
    return this;
  }

  public FakeTrainingService customFields(CustomField... others) {
    customFields = List.of(others);
    return this;
  }

  /** How many entries of every list are reported as unreadable. */
  public FakeTrainingService unreadable(int count) {
    unreadable = count;
    return this;
  }

  /** Everything fails from now on; null for nothing. */
  public FakeTrainingService fail(@Nullable ApiException cause) {
    failure = cause;
    return this;
  }

  /** What changes need cannot be read from now on, so that they are not sent. */
  public FakeTrainingService leaveUnsent(ApiException cause) {
    unsent = cause;
    return this;
  }

  /** Every lookup of this class fails from now on; null for none. */
  public FakeTrainingService fail(String trainingClass, @Nullable ApiException cause) {
    if (cause == null) {
      failures.remove(new ClassId(trainingClass));
    } else {
      failures.put(new ClassId(trainingClass), cause);
    }
    return this;
  }

  /**
   * Decides which changes fail, and how.
   *
   * @param other returns null for a change that is accepted
   */
  public FakeTrainingService refuse(Function<TrainingAction, @Nullable ApiException> other) {
    refusal = other;
    return this;
  }

  /** What accepted changes are answered with. */
  public FakeTrainingService answer(TrainingAction.Answer other) {
    return answer(action -> other);
  }

  public FakeTrainingService answer(Function<TrainingAction, TrainingAction.Answer> other) {
    answer = other;
    return this;
  }

  @Override
  public TrainingAction.Answer perform(TrainingAction action) throws ApiException, Unsent {
    if (unsent != null) {
      throw new Unsent(unsent);
    }
    performed.add(action);
    throwUnlessNull(failure);
    throwUnlessNull(refusal.apply(action));
    return answer.apply(action);
  }

  @Override
  public Served<TrainingClass> classes() throws ApiException {
    note("classes");
    return new Served<>(classes, unreadable);
  }

  @Override
  public ClassDetails details(ClassId trainingClass) throws ApiException {
    note("details", trainingClass);
    return found(details.get(trainingClass));
  }

  @Override
  public Served<Student> students(ClassId trainingClass, boolean withMachines) throws ApiException {
    note("students", trainingClass);
    return new Served<>(students.getOrDefault(trainingClass, List.of()), unreadable);
  }

  @Override
  public Student student(ClassId trainingClass, StudentId student) throws ApiException {
    note("student " + student.value() + " of", trainingClass);
    return found(
        students.getOrDefault(trainingClass, List.of()).stream()
            .filter(one -> one.id().equals(student))
            .findFirst()
            .orElse(null));
  }

  @Override
  public List<Instructor> instructors(ClassId trainingClass) throws ApiException {
    note("instructors", trainingClass);
    return instructors.getOrDefault(trainingClass, List.of());
  }

  @Override
  public List<Instructor> instructorChoices(String policyId) throws ApiException {
    note("instructor choices");
    return instructorChoices;
  }

  @Override
  public List<Choice> projects() throws ApiException {
    note("projects");
    return choices.getOrDefault("projects", List.of());
  }

  @Override
  public List<Choice> blueprints(String projectId) throws ApiException {
    note("blueprints");
    return choices.getOrDefault("blueprints", List.of());
  }

  @Override
  public List<Choice> policies(String projectId) throws ApiException {
    note("policies");
    return choices.getOrDefault("policies", List.of());
  }

  @Override
  public List<Choice> regions() throws ApiException {
    note("regions");
    return choices.getOrDefault("regions", List.of());
  }

  @Override
  public List<Choice> countries() throws ApiException {
    note("countries");
    return choices.getOrDefault("countries", List.of());
  }

  @Override
  public List<Choice> timeZones() throws ApiException {
    note("time zones");
    return choices.getOrDefault("time zones", List.of());
  }

  @Override
  public List<CustomField> customFields(String projectId) throws ApiException {
    note("custom fields");
    return customFields;
  }

  private void note(String question) throws ApiException {
    asked.add(question);
    throwUnlessNull(failure);
  }

  private void note(String question, ClassId trainingClass) throws ApiException {
    note(question + " " + trainingClass.value());
    throwUnlessNull(failures.get(trainingClass));
  }

  private static void throwUnlessNull(@Nullable ApiException cause) throws ApiException {
    if (cause != null) {
      throw cause;
    }
  }

  private static <T> T found(@Nullable T known) throws ApiException {
    if (known == null) {
      throw new ApiException.NotFound("not in this test");
    }
    return known;
  }
}
