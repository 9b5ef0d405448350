package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.TrainingService;
import envwatch.api.wire.Entries;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.model.Choice;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassId;
import envwatch.model.training.CustomField;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingClass;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Classes through v3 (service/api-v3-training.md). */
final class V3TrainingService implements TrainingService {
  private final V3Http exchange;
  private final ClassReader classReader;
  private final ChoiceLists choices;
  private final ClassChangeSender changes;

  V3TrainingService(V3Http exchange) {
    this.exchange = exchange;
    this.classReader = new ClassReader(new Zones(exchange));
    this.choices = new ChoiceLists(exchange);
    this.changes = new ClassChangeSender(exchange);
  }

  static String path(ClassId trainingClass) {
    return "class/" + Query.encode(trainingClass.value());
  }

  private static String students(ClassId trainingClass) {
    return path(trainingClass) + "/students";
  }

  @Override
  public Served<TrainingClass> classes() throws ApiException {
    Entries<JsonObject> served = exchange.look("class", Query.of(), Responses::identified);
    return served(served, ClassId::new, classReader::listed);
  }

  private static <K, T> Served<T> served(
      Entries<JsonObject> entries, Function<String, K> id, BiFunction<K, JsonObject, T> reading) {
    List<T> read =
        entries.read().stream()
            .map(each -> reading.apply(id.apply(Objects.requireNonNull(each.id("id"))), each))
            .toList();
    return new Served<>(read, entries.unread());
  }

  @Override
  public ClassDetails details(ClassId trainingClass) throws ApiException {
    JsonObject served = exchange.look(path(trainingClass), Query.of(), Responses::object);
    return classReader.details(trainingClass, served);
  }

  @Override
  public Served<Student> students(ClassId trainingClass, boolean withMachines) throws ApiException {
    Query query = Query.of("isFull", String.valueOf(withMachines));
    Entries<JsonObject> served =
        exchange.look(students(trainingClass), query, Responses::identified);
    return served(served, StudentId::new, StudentReader::student);
  }

  @Override
  public Student student(ClassId trainingClass, StudentId student) throws ApiException {
    JsonObject served =
        exchange.look(
            students(trainingClass) + "/" + Query.encode(student.value()),
            Query.of(),
            Responses::object);
    return StudentReader.student(student, served);
  }

  @Override
  public List<Instructor> instructors(ClassId trainingClass) throws ApiException {
    Query query = Query.of("classId", trainingClass.value());
    return exchange.look("instructors/class", query, JsonObject::list).stream()
        .map(V3TrainingService::instructor)
        .filter(each -> each.id() != null || each.name() != null || each.email() != null)
        .toList();
  }

  @Override
  public List<Instructor> instructorChoices(String policyId) throws ApiException {
    Query query = Query.of("policyId", policyId);
    return exchange.look("class/actions/instructors", query, JsonObject::list).stream()
        .map(V3TrainingService::instructor)
        .filter(instructor -> instructor.id() != null)
        .toList();
  }

  /** The fields of a class's instructors are not documented; those of members are. */
  private static Instructor instructor(JsonObject served) {
    String id =
        Stream.of("id", "instructorId", "instructorVupId", "vupId")
            .map(served::id)
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
    String name = ChoiceLists.firstLine(served, "name", "fullName", "instructorName");
    return new Instructor(
        id == null ? null : new InstructorId(id),
        name == null ? PeopleReader.joinedName(served) : name,
        ChoiceLists.firstLine(served, "email", "instructorEmail"));
  }

  @Override
  public List<Choice> projects() throws ApiException {
    return choices.of("projects", Query.of("WhereUserCanCreateClass", "true"), "id", "name");
  }

  /** Without those that are disabled for the environments of students. */
  @Override
  public List<Choice> blueprints(String projectId) throws ApiException {
    return choices.of(
        ChoiceLists.ofProject(projectId, "blueprints"),
        Query.of(),
        each -> !each.isTrue("disabledForTrainingEnvironmentCreation"),
        "id",
        "name");
  }

  @Override
  public List<Choice> policies(String projectId) throws ApiException {
    return choices.of(ChoiceLists.ofProject(projectId, "policies"), Query.of(), "id", "name");
  }

  @Override
  public List<Choice> regions() throws ApiException {
    return choices.regions();
  }

  @Override
  public List<Choice> countries() throws ApiException {
    Query query = Query.of("fullCountriesList", "true");
    return choices.of("class/actions/countries", query, "code", "englishName");
  }

  @Override
  public List<Choice> timeZones() throws ApiException {
    return choices.of(Zones.PATH, Query.of(), "id", "displayName");
  }

  @Override
  public List<CustomField> customFields(String projectId) throws ApiException {
    return ClassReader.customFields(
        exchange.look(
            "class/actions/customfields", Query.of("projectId", projectId), JsonObject::list));
  }

  @Override
  public TrainingAction.Answer perform(TrainingAction action) throws ApiException, Unsent {
    exchange.checkChangesAllowed();
    return changes.perform(action);
  }
}
