package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.model.Choice;
import envwatch.model.training.ClassId;
import envwatch.model.training.CustomField;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What can be chosen for a class, and who instructs it. */
final class Lookups {
  static final String TIME_ZONES = "timezones";

  private final Exchange exchange;
  private final ServedChoices choices;

  Lookups(Exchange exchange) {
    this.exchange = exchange;
    choices = new ServedChoices(exchange);
  }

  List<Choice> projects() throws ApiException {
    return choices.of("projects", Query.of("WhereUserCanCreateClass", "true"), "id", "name");
  }

  /** Without those that are disabled for the environments of students. */
  List<Choice> blueprints(String projectId) throws ApiException {
    return choices.of(
        ServedChoices.ofProject(projectId, "blueprints"),
        Query.of(),
        each -> !each.isTrue("disabledForTrainingEnvironmentCreation"),
        "id",
        "name");
  }

  List<Choice> policies(String projectId) throws ApiException {
    return choices.of(ServedChoices.ofProject(projectId, "policies"), Query.of(), "id", "name");
  }

  List<Choice> regions() throws ApiException {
    return choices.regions();
  }

  List<Choice> countries() throws ApiException {
    Query query = Query.of("fullCountriesList", "true");
    return choices.of("class/actions/countries", query, "code", "englishName");
  }

  List<Choice> timeZones() throws ApiException {
    return choices.of(TIME_ZONES, Query.of(), "id", "displayName");
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
    String name = ServedChoices.firstLine(served, "name", "fullName", "instructorName");
    return new Instructor(
        id == null ? null : new InstructorId(id),
        name == null ? joinedName(served) : name,
        ServedChoices.firstLine(served, "email", "instructorEmail"));
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
