package envwatch.simulator;

import java.util.List;
import java.util.Map;

/** What can be chosen for a class in v3, and its instructors, whose answers are not documented. */
final class V3ClassChoices {
  private static final List<Country> COUNTRIES =
      List.of(
          new Country("BR", "Brazil", List.of()),
          new Country("CA", "Canada", List.of("Alberta", "British Columbia", "Ontario", "Quebec")),
          new Country("CH", "Switzerland", List.of()),
          new Country("DE", "Germany", List.of()),
          new Country("FR", "France", List.of()),
          new Country("GB", "United Kingdom", List.of()),
          new Country("IL", "Israel", List.of()),
          new Country("JP", "Japan", List.of()),
          new Country("SG", "Singapore", List.of()),
          new Country(
              "US", "United States", List.of("California", "Florida", "New York", "Texas")));

  private static final int SHORT_LIST = 5;
  private static final String INSTRUCTOR = "IN";

  private V3ClassChoices() {}

  private record Country(String code, String name, List<String> states) {}

  static JsonValue countries(LongIdCall call) {
    int count = call.flag("fullCountriesList", false) ? COUNTRIES.size() : SHORT_LIST;
    return Json.array(
        COUNTRIES.stream()
            .skip(COUNTRIES.size() - count)
            .map(country ->
                Json.object()
                    .put("code", country.code())
                    .put("englishName", country.name())
                    .set("states", Json.texts(country.states().stream()))));
  }

  static JsonValue customFields(LongIdCall call) throws RefusedException {
    LabProject project = call.project(call.required("projectId"));
    return V3Classes.fields(call.world().training(), project, Map.of());
  }

  static JsonValue instructors(LongIdCall call) throws RefusedException {
    LabProject project = call.policy(call.required("policyId")).project();
    return Json.array(
        call.world().training().catalogue().instructors(project),
        one ->
            Json.object()
                .put("id", "VP" + one.token())
                .put("name", one.user().fullName())
                .put("email", one.user().email()));
  }

  static JsonValue instructorsOfClass(LongIdCall call) throws RefusedException {
    String classToken = LongIdCall.token("CO", call.required("classId"));
    return Json.array(
        call.world().training().instructors().of(classToken),
        one -> instructor(one).put("isLead", one.token().equals(classToken)));
  }

  private static JsonObject instructor(ClassInstructor one) {
    return Json.object()
        .put("id", INSTRUCTOR + one.token())
        .put("instructorVupId", "VP" + one.instructor().token())
        .put("name", one.instructor().user().fullName())
        .put("email", one.instructor().user().email())
        .put("disableEnvCreation", !one.createsEnvironment());
  }

  /** Invitations are accepted and not sent. */
  static JsonValue addInstructor(LongIdCall call) throws RefusedException {
    Form body = call.body();
    String classToken = LongIdCall.token("CO", body.required("classId"));
    String memberToken = LongIdCall.token("VP", body.required("instructorVupId"));
    boolean createsEnvironment = !body.flag("disableEnvCreation", false);
    return instructor(
        call.world().training().instructors().add(classToken, memberToken, createsEnvironment));
  }

  static void removeInstructor(LongIdCall call) throws RefusedException {
    call.world().training().instructors().remove(LongIdCall.token(INSTRUCTOR, call.pathId()));
  }
}
