package envwatch.api.v3.training;

import envwatch.api.ApiException;
import envwatch.api.v3.wire.Exchange;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.training.model.Choice;
import envwatch.training.model.ClassId;
import envwatch.training.model.CustomField;
import envwatch.training.model.Instructor;
import envwatch.training.model.InstructorId;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What can be chosen for a class, and who instructs it. */
final class Lookups {
  static final String TIME_ZONES = "timezones";

  private final Exchange exchange;

  Lookups(Exchange exchange) {
    this.exchange = exchange;
  }

  List<Choice> projects() throws ApiException {
    return choices("projects", Query.of("WhereUserCanCreateClass", "true"), "id", "name");
  }

  /** Without those that are disabled for the environments of students. */
  List<Choice> blueprints(String projectId) throws ApiException {
    return choices(
        project(projectId, "blueprints"),
        Query.of(),
        each -> !each.isTrue("disabledForTrainingEnvironmentCreation"),
        "id",
        "name");
  }

  List<Choice> policies(String projectId) throws ApiException {
    return choices(project(projectId, "policies"), Query.of(), "id", "name");
  }

  private static String project(String projectId, String list) {
    return "projects/" + Query.encode(projectId) + "/" + list;
  }

  List<Choice> regions() throws ApiException {
    return choices("regions", Query.of(), "id", "friendlyName", "name");
  }

  List<Choice> countries() throws ApiException {
    Query query = Query.of("fullCountriesList", "true");
    return choices("class/actions/countries", query, "code", "englishName");
  }

  List<Choice> timeZones() throws ApiException {
    return choices(TIME_ZONES, Query.of(), "id", "displayName");
  }

  private List<Choice> choices(String path, Query query, String id, String... names)
      throws ApiException {
    return choices(path, query, each -> true, id, names);
  }

  /**
   * @param names the first of them that is served is shown; if none is, the id
   */
  private List<Choice> choices(
      String path, Query query, Predicate<JsonObject> offered, String id, String... names)
      throws ApiException {
    return exchange.look(path, query, Shapes::objects).stream()
        .filter(offered)
        .map(each -> choice(each.id(id), each, names))
        .filter(Objects::nonNull)
        .toList();
  }

  private static @Nullable Choice choice(@Nullable String id, JsonObject served, String... names) {
    return id == null
        ? null
        : new Choice(id, Objects.requireNonNullElse(firstLine(served, names), id));
  }

  private static @Nullable String firstLine(JsonObject served, String... names) {
    return Stream.of(names).map(served::line).filter(Objects::nonNull).findFirst().orElse(null);
  }

  List<CustomField> customFields(String projectId) throws ApiException {
    return ClassReader.customFields(
        exchange.look(
            "class/actions/customfields", Query.of("projectId", projectId), Shapes::objects));
  }

  List<Instructor> instructorChoices(String policyId) throws ApiException {
    Query query = Query.of("policyId", policyId);
    return exchange.look("class/actions/instructors", query, Shapes::objects).stream()
        .map(Lookups::instructor)
        .filter(instructor -> instructor.id() != null)
        .toList();
  }

  List<Instructor> instructors(ClassId trainingClass) throws ApiException {
    Query query = Query.of("classId", trainingClass.value());
    return exchange.look("instructors/class", query, Shapes::objects).stream()
        .map(Lookups::instructor)
        .filter(each -> each.id() != null || each.name() != null || each.email() != null)
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
    String name = firstLine(served, "name", "fullName", "instructorName");
    return new Instructor(
        id == null ? null : new InstructorId(id),
        name == null ? joinedName(served) : name,
        firstLine(served, "email", "instructorEmail"));
  }

  private static @Nullable String joinedName(JsonObject served) {
    String joined =
        Stream.of("firstName", "lastName")
            .map(served::line)
            .filter(Objects::nonNull)
            .collect(Collectors.joining(" "));
    return joined.isEmpty() ? null : joined;
  }
}
