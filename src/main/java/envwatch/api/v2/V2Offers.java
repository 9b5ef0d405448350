package envwatch.api.v2;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentOffers;
import envwatch.api.InvitationOffer;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.Hardware;
import envwatch.model.MachineTemplate;
import envwatch.model.Snapshot;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What environments and machines can be created from through v2: one command lists policies with
 * their project, blueprints and snapshots. Projects and blueprints have no ids there; their names
 * stand for them.
 */
record V2Offers(V2Http exchange) implements EnvironmentOffers {
  @Override
  public List<Choice> projects() throws ApiException {
    return named(policies().map(each -> each.line("Project")));
  }

  @Override
  public List<Choice> blueprints(String project) throws ApiException {
    return named(
        policies()
            .filter(each -> project.equals(each.line("Project")))
            .flatMap(each -> each.objects("Blueprints").stream())
            .map(each -> each.line("Name")));
  }

  private static List<Choice> named(Stream<@Nullable String> names) {
    return names.filter(Objects::nonNull).distinct().map(name -> new Choice(name, name)).toList();
  }

  @Override
  public List<Snapshot> snapshots(String project, String blueprint) throws ApiException {
    return Answers.SNAPSHOT.of(
        ofBlueprint(project, blueprint)
            .flatMap(each -> each.objects("Blueprints").stream())
            .filter(each -> blueprint.equals(each.line("Name")))
            .flatMap(each -> each.objects("Snapshots").stream()));
  }

  @Override
  public List<Choice> policies(String project, String blueprint) throws ApiException {
    return ofBlueprint(project, blueprint)
        .map(V2Offers::policy)
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }

  private static @Nullable Choice policy(JsonObject served) {
    String id = served.id("EnvironmentPolicyId");
    return id == null
        ? null
        : new Choice(id, Objects.requireNonNullElse(served.line("EnvironmentPolicyDuration"), id));
  }

  private Stream<JsonObject> ofBlueprint(String project, String blueprint) throws ApiException {
    return policies()
        .filter(each -> project.equals(each.line("Project")))
        .filter(each ->
            each.objects("Blueprints").stream()
                .anyMatch(one -> blueprint.equals(one.line("Name"))));
  }

  /** Without the service's filters: names as shown may differ in white space from those served. */
  private Stream<JsonObject> policies() throws ApiException {
    return exchange.look("CreateEntAppEnvOptions", Query.of(), JsonObject::list).stream();
  }

  /**
   * {@code InviteEndUser} is refused where the policy has several blueprints, and the command for
   * these is not documented (service/api-v2.md).
   */
  @Override
  public InvitationOffer invitation(Environment like) throws ApiException {
    JsonObject options =
        exchange.look(V2Http.PEOPLE, "InviteEndUserOptions", Query.of(), JsonObject::read);
    for (JsonObject policy : options.objects("EnvPoliciesList")) {
      String id = policy.id("EnvPolicyId");
      if (id != null && isPolicyOf(like, policy)) {
        List<JsonObject> blueprints = policy.objects("Blueprints");
        Optional<String> blueprint =
            blueprints.stream()
                .filter(each -> Objects.equals(like.blueprint(), each.line("Name")))
                .map(each -> each.id("BlueprintId"))
                .filter(Objects::nonNull)
                .findFirst();
        if (blueprint.isPresent()) {
          return blueprints.size() > 1
              ? new InvitationOffer.SeveralBlueprints()
              : new InvitationOffer.Offered(id, blueprint.get(), List.of());
        }
      }
    }
    return new InvitationOffer.NotListed();
  }

  /** Environments name their policy in the form {@code Organization/Policy}. */
  private static boolean isPolicyOf(Environment like, JsonObject served) {
    String policy = like.policy();
    String name = served.line("EnvPolicyDuration");
    return policy != null
        && name != null
        && (policy.equals(name) || policy.endsWith("/" + name))
        && Objects.equals(like.project(), served.line("Project"));
  }

  @Override
  public List<Choice> regions() throws ApiException {
    throw new ApiException.NotOffered("regions");
  }

  @Override
  public List<MachineTemplate> templates() throws ApiException {
    return exchange.look("ListTemplates", Query.of(), JsonObject::list).stream()
        .map(V2Offers::template)
        .filter(Objects::nonNull)
        .toList();
  }

  private static @Nullable MachineTemplate template(JsonObject served) {
    String id = served.id("id");
    if (id == null) {
      return null;
    }
    Integer cpus = served.integer("num_cpus");
    Integer memory = served.integer("memory_size_mb");
    Integer disk = served.integer("disk_size_gb");
    return new MachineTemplate(
        id,
        Objects.requireNonNullElse(served.line("name"), id),
        served.line("description"),
        served.line("os_type_string"),
        cpus == null || memory == null || disk == null ? null : new Hardware(cpus, memory, disk));
  }
}
