package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;

import envwatch.simulator.EnvironmentOrder.Content;
import envwatch.simulator.OfferFilter.Offer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The v2 commands that create environments and machines, what they are created from, and those that
 * bring people from outside to them.
 */
final class V2Creation {
  private static final int MINUTES_OF_A_SPONSORED_LINK = 5;

  private V2Creation() {}

  /** The policy has two names: the pages use one, the clients the other. */
  private static OfferFilter filter(ShortIdCall call) {
    return new OfferFilter(
        call.text("ProjectFilter"),
        call.text("BlueprintFilter"),
        call.text("EnvironmentPolicyDurationFilter")
            .or(() -> call.text("EnvironmentPolicyFilter")));
  }

  static JsonValue options(ShortIdCall call) {
    return Json.array(
        filter(call).in(call.catalogue()),
        offer ->
            Json.object()
                .put("EnvironmentPolicyId", offer.policy().id())
                .put("EnvironmentPolicyDuration", offer.policy().name())
                .put("Project", offer.project().name())
                .set("Organizations", Json.texts("Example"))
                .list("Blueprints", offer.blueprints(), one -> blueprint(call, one)));
  }

  private static JsonObject blueprint(ShortIdCall call, LabBlueprint blueprint) {
    return Json.object()
        .put("Name", blueprint.name())
        .set("Snapshots", ShortIdCommands.snapshots(call.world(), blueprint.id()));
  }

  static JsonValue create(ShortIdCall call) throws RefusedException {
    LabPolicy policy = call.policy("environmentPolicyId");
    LabSnapshot snapshot = call.snapshot("SnapshotId");
    call.require(
        filter(call).passes(call.catalogue(), policy, snapshot.blueprintId()),
        "Policy, snapshot and filters do not belong together");
    LabBlueprint blueprint =
        first(
            "blueprint",
            call.catalogue().blueprints(),
            one -> one.id().equals(snapshot.blueprintId()));
    ShortIdCommands.create(call, policy, snapshot, blueprint.name());
    return Json.object().put("environmentPolicyId", policy.id());
  }

  static JsonValue createEmpty(ShortIdCall call) throws RefusedException {
    String name = call.required("EnvName");
    call.world()
        .creationOperations()
        .create(
            new EnvironmentOrder(
                name,
                call.text("Description").orElse(""),
                call.projectCalled("ProjectName"),
                Optional.empty(),
                Optional.empty(),
                call.world().caller(),
                new Content.OfTemplates(List.of())));
    return Json.object().put("successMessage", "The environment " + name + " is being created");
  }

  static JsonValue templates(ShortIdCall call) {
    return Json.object().list("templatesList", call.catalogue().templates(), V2Creation::template);
  }

  private static JsonObject template(LabTemplate template) {
    return Json.object()
        .put("id", template.id())
        .put("name", template.name())
        .put("description", template.description())
        .put("num_cpus", template.hardware().cpus())
        .put("disk_size_gb", template.hardware().diskGigabytes())
        .put("memory_size_mb", template.hardware().memoryMegabytes())
        .put("image_url", template.imagePath())
        .put("is_singleton", false)
        .put("os_type", template.system().ordinal() + 1)
        .put("os_type_string", template.system().word())
        .put("tags", "")
        .set("categories", Json.texts(template.system().word()));
  }

  static JsonValue addMachine(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("EnvId");
    MachineOrder order =
        new MachineOrder(
            call.template("TemplateVmId"),
            call.required("VmName"),
            call.text("VmDescription").orElse(""));
    call.world().creationOperations().addMachines(environment.id(), List.of(order));
    return Json.object().put("envId", environment.id());
  }

  static JsonValue permalink(ShortIdCall call) throws RefusedException {
    String token =
        call.world()
            .permalinks()
            .make(
                call.project("projectId"),
                call.policy("environmentPolicyId"),
                call.snapshot("SnapshotId"),
                Optional.empty());
    return new JsonString(call.backend().addresses().permalink(token));
  }

  static JsonValue invitationOptions(ShortIdCall call) {
    OfferFilter filter =
        new OfferFilter(
            call.text("projectFilter"),
            call.text("blueprintFilter"),
            call.text("envPolicyDurationFilter"));
    return Json.object()
        .set("AvailableOwningProjectMembersList", call.members("OwningProjectMemberId"))
        .list("EnvPoliciesList", filter.in(call.catalogue()), V2Creation::policy);
  }

  private static JsonObject policy(Offer offer) {
    return Json.object()
        .put("EnvPolicyId", offer.policy().id())
        .put("EnvPolicyDuration", offer.policy().name())
        .put("Project", offer.project().name())
        .set("Organizations", Json.texts("Example"))
        .list(
            "Blueprints",
            offer.blueprints(),
            one -> Json.object().put("BlueprintId", one.id()).put("Name", one.name()));
  }

  /**
   * Of the command that names the blueprint, only its purpose is documented; presumably it is the
   * same otherwise.
   */
  static JsonValue invite(ShortIdCall call, Optional<LabBlueprint> blueprint)
      throws RefusedException {
    call.required("opportunity");
    return V2Commands.SHARED.invite(call, blueprint, Optional.of(call.person("sendToEmail")));
  }

  /** The answer is not documented; presumably the link. */
  static JsonValue sponsor(ShortIdCall call) throws RefusedException {
    LabUser person = call.person("userEmail");
    call.required("company");
    boolean latest = call.flag("useLatestSnapshot", call.flag("userLatestSnapshot", false));
    call.flag("shouldAskForPassword", false);
    if (call.text("inviterId").isPresent()) {
      call.member("inviterId");
    }
    int minutes =
        call.text("expirationTimeMinutes").isPresent()
            ? call.requiredCount("expirationTimeMinutes")
            : MINUTES_OF_A_SPONSORED_LINK;
    String token =
        call.world()
            .invitations()
            .make(
                new InvitationOrder(
                    call.policy("environmentPolicyId"),
                    Optional.of(call.blueprint("blueprintId")),
                    Optional.empty(),
                    Optional.of(person),
                    Duration.ofMinutes(minutes),
                    latest));
    return new JsonString(call.backend().addresses().acceptInvitation(token));
  }
}
