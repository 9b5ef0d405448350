package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.TrainingService;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.api.wire.ServedText;
import envwatch.model.Choice;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassId;
import envwatch.model.training.CustomField;
import envwatch.model.training.Instructor;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.StudentRegistration;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingClass;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Classes through v3 (service/api-v3-training.md). */
final class V3TrainingService implements TrainingService {
  private final Exchange exchange;
  private final ClassReader classReader;
  private final Lookups lookups;
  private final Changes changes;

  public V3TrainingService(Exchange exchange) {
    this.exchange = exchange;
    this.classReader = new ClassReader(new Zones(exchange));
    this.lookups = new Lookups(exchange);
    this.changes = new Changes(exchange);
  }

  @Override
  public Served<TrainingClass> classes() throws ApiException {
    Entries<JsonObject> served = exchange.look("class", Query.of(), Shapes::identified);
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
    JsonObject served = exchange.look(Paths.of(trainingClass), Query.of(), Shapes::object);
    return classReader.details(trainingClass, served);
  }

  @Override
  public Served<StudentRegistration> registrations(ClassId trainingClass) throws ApiException {
    Query query = Query.of("classId", trainingClass.value());
    return exchange.look("class/actions/getdetailed", query, RegistrationReader::registrations);
  }

  @Override
  public Served<Student> students(ClassId trainingClass, boolean withMachines) throws ApiException {
    Query query = Query.of("isFull", String.valueOf(withMachines));
    Entries<JsonObject> served =
        exchange.look(Paths.students(trainingClass), query, Shapes::identified);
    return served(served, StudentId::new, StudentReader::student);
  }

  @Override
  public Student student(ClassId trainingClass, StudentId student) throws ApiException {
    JsonObject served = exchange.look(Paths.of(trainingClass, student), Query.of(), Shapes::object);
    return StudentReader.student(student, served);
  }

  @Override
  public List<Instructor> instructors(ClassId trainingClass) throws ApiException {
    return lookups.instructors(trainingClass);
  }

  @Override
  public List<Instructor> instructorChoices(String policyId) throws ApiException {
    return lookups.instructorChoices(policyId);
  }

  @Override
  public List<Choice> projects() throws ApiException {
    return lookups.projects();
  }

  @Override
  public List<Choice> blueprints(String projectId) throws ApiException {
    return lookups.blueprints(projectId);
  }

  @Override
  public List<Choice> policies(String projectId) throws ApiException {
    return lookups.policies(projectId);
  }

  @Override
  public List<Choice> regions() throws ApiException {
    return lookups.regions();
  }

  @Override
  public List<Choice> countries() throws ApiException {
    return lookups.countries();
  }

  @Override
  public List<Choice> timeZones() throws ApiException {
    return lookups.timeZones();
  }

  @Override
  public List<CustomField> customFields(String projectId) throws ApiException {
    return lookups.customFields(projectId);
  }

  @Override
  public String sharedEnvironments(
      @Nullable String projectId,
      @Nullable String blueprintId,
      @Nullable String regionId,
      @Nullable ClassId trainingClass)
      throws ApiException {
    Query query = with(Query.of(), "projectId", projectId);
    query = with(query, "baseBlueprintId", blueprintId);
    query = with(query, "regionId", regionId);
    query = with(query, "classId", trainingClass == null ? null : trainingClass.value());
    return exchange.look("sharedenv", query, V3TrainingService::asServed);
  }

  private static Query with(Query query, String name, @Nullable String value) {
    return value == null ? query : query.and(name, value);
  }

  @Override
  public String journey(ClassId trainingClass) throws ApiException {
    return journey("class", trainingClass.value());
  }

  @Override
  public String journey(StudentId student) throws ApiException {
    return journey("student", student.value());
  }

  private String journey(String whose, String id) throws ApiException {
    String path = "classAnalytics/guided-journey/" + whose + "/progress/" + Query.encode(id);
    return exchange.look(path, Query.of(), V3TrainingService::asServed);
  }

  /** JSON of any shape, as text. */
  private static String asServed(byte[] body) throws ApiException.Unreadable {
    Json.check(body);
    return ServedText.beginning(new String(body, StandardCharsets.UTF_8));
  }

  @Override
  public TrainingAction.Answer perform(TrainingAction action) throws ApiException, Unsent {
    exchange.checkChangesAllowed();
    return changes.perform(action);
  }
}
