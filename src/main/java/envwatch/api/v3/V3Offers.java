package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentOffers;
import envwatch.api.InvitationOffer;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.api.wire.ServedText;
import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.Hardware;
import envwatch.model.MachineTemplate;
import envwatch.model.Snapshot;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What environments and machines can be created from through v3. */
final class V3Offers implements EnvironmentOffers {
  private static final int MEGABYTES = 1024;

  private final V3Http exchange;
  private final ChoiceLists choices;

  V3Offers(V3Http exchange) {
    this.exchange = exchange;
    this.choices = new ChoiceLists(exchange);
  }

  @Override
  public List<Choice> projects() throws ApiException {
    return choices.of(
        "projects",
        Query.of(),
        each -> !Boolean.FALSE.equals(each.truth("isActive")),
        "id",
        "name");
  }

  @Override
  public List<Choice> blueprints(String project) throws ApiException {
    return choices.of(
        ChoiceLists.ofProject(project, "blueprints"),
        Query.of(),
        each -> !each.isTrue("disabledForRegularEnvironmentCreation"),
        "id",
        "name");
  }

  @Override
  public List<Snapshot> snapshots(String project, String blueprint) throws ApiException {
    String path = ChoiceLists.ofProject(project, "blueprints/" + Query.encode(blueprint));
    return Answers.SNAPSHOT.of(
        exchange.look(path, Query.of(), Responses::object).objects("createFromVersions").stream());
  }

  @Override
  public List<Choice> policies(String project, String blueprint) throws ApiException {
    return choices.of(
        ChoiceLists.ofProject(project, "policies"),
        Query.of(),
        each -> !Boolean.FALSE.equals(each.truth("allowEnvironmentCreation")),
        "id",
        "name");
  }

  @Override
  public List<Choice> regions() throws ApiException {
    return choices.regions();
  }

  @Override
  public InvitationOffer invitation(Environment like) throws ApiException {
    JsonObject options =
        exchange.look(Method.OPTIONS, "invitations", Query.of(), Responses::object);
    for (JsonObject policy : options.objects("envPoliciesList")) {
      String id = policy.id("id");
      if (id != null
          && Objects.equals(like.policy(), policy.line("name"))
          && Objects.equals(like.project(), policy.line("projectName"))) {
        for (JsonObject blueprint : policy.objects("blueprints")) {
          String blueprintId = blueprint.id("id");
          if (blueprintId != null && Objects.equals(like.blueprint(), blueprint.line("name"))) {
            return new InvitationOffer.Offered(id, blueprintId, members(policy, options));
          }
        }
      }
    }
    return new InvitationOffer.NotListed();
  }

  /** Without a filter, those of other projects are served, too. */
  private List<Choice> members(JsonObject policy, JsonObject ofAllProjects) throws ApiException {
    String project = policy.id("projectId");
    JsonObject served =
        project == null
            ? ofAllProjects
            : exchange.look(
                Method.OPTIONS,
                "invitations",
                Query.of("projectIdFilter", project, "onlyProjectMembers", "true"),
                Responses::object);
    return served.objects("owningProjectMembers").stream()
        .map(each -> ChoiceLists.choice(each.id("id"), each, "name", "email"))
        .filter(Objects::nonNull)
        .toList();
  }

  @Override
  public List<MachineTemplate> templates() throws ApiException {
    return exchange.look("templates", Query.of("templateType", "1"), JsonObject::list).stream()
        .map(V3Offers::template)
        .filter(Objects::nonNull)
        .toList();
  }

  private static @Nullable MachineTemplate template(JsonObject served) {
    String id = served.id("id");
    if (id == null) {
      return null;
    }
    return new MachineTemplate(
        id,
        Objects.requireNonNullElse(served.line("name"), id),
        served.line("description"),
        categories(served),
        hardware(served.object("resources")));
  }

  /** Here they name the operating system, among other things. */
  private static @Nullable String categories(JsonObject served) {
    List<?> list = served.list("categories");
    return list == null
        ? null
        : ServedText.line(
            list.stream()
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .collect(Collectors.joining(", ")));
  }

  private static @Nullable Hardware hardware(@Nullable JsonObject served) {
    Integer cpus = served == null ? null : served.integer("cpuCount");
    Integer memory = served == null ? null : served.integer("memorySizeMB");
    Integer disk = served == null ? null : served.integer("diskSizeMB");
    return cpus == null || memory == null || disk == null
        ? null
        : new Hardware(cpus, memory, disk / MEGABYTES);
  }
}
