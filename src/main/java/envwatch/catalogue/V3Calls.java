package envwatch.catalogue;

import envwatch.model.Action;
import envwatch.model.EnvironmentDraft;
import envwatch.model.Invitation;
import envwatch.model.Secret;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The requests of v3 that carry out actions on environments and machines. */
final class V3Calls {
  private static final int OF_BLUEPRINT = 1;
  private static final int OF_TEMPLATE = 2;

  private V3Calls() {}

  /** Without a snapshot, the service uses the default one. */
  static CallWriter of(EnvironmentDraft draft) {
    return new CallWriter("v3 POST /envs")
        .with("environment.name", told(draft.name()))
        .with("environment.description", draft.description())
        .with("environment.projectId", told(draft.project()))
        .with("environment.policyId", told(draft.policy()))
        .with("environment.regionId", draft.region())
        .with("environment.ownerEmail", draft.ownerEmail())
        .put("itemsCart", cart(draft));
  }

  private static @Nullable String told(String value) {
    return value.isEmpty() ? null : value;
  }

  private static ArrayNode cart(EnvironmentDraft draft) {
    ArrayNode cart = JsonNodeFactory.instance.arrayNode();
    if (!draft.blueprint().isEmpty()) {
      ObjectNode item =
          cart.addObject().put("type", OF_BLUEPRINT).put("blueprintId", draft.blueprint());
      if (draft.snapshot() != null) {
        item.put("snapshotId", draft.snapshot().value());
      }
    }
    return cart;
  }

  /**
   * Without a snapshot to revert to, the service uses the default one; a snapshot without another
   * blueprint is one of the environment's own.
   */
  static CallWriter of(Action action) {
    return switch (action) {
      case Action.ResumeEnvironment resume -> onEnvironment("PUT /envs/actions/resume", resume);
      case Action.SuspendEnvironment suspend -> onEnvironment("PUT /envs/actions/suspend", suspend);
      case Action.ExtendEnvironment extend -> onEnvironment("PUT /envs/actions/extend", extend);
      case Action.PostponeInactivity postpone ->
          onEnvironment("PUT /envs/actions/postponeinactivity", postpone);
      case Action.RevertEnvironment revert ->
          onEnvironment("PUT /envs/actions/revert", revert)
              .with("snapshotId", revert.snapshot() == null ? null : revert.snapshot().value());
      case Action.DeleteEnvironment delete -> onEnvironment("DELETE /envs/{envId}", delete);
      case Action.TakeSnapshot take ->
          onEnvironment("POST /snapshots/actions/takesnapshot", take)
              .with("name", take.name())
              .with("description", take.description())
              .withNull("newBlueprintName")
              .withNull("otherBlueprintId")
              .with("setAsDefault", take.setAsDefault());
      case Action.MarkSnapshotDefault mark ->
          new CallWriter("v3 PUT /snapshots/actions/markdefault")
              .with("id", mark.snapshot().value());
      case Action.EditEnvironment edit ->
          onEnvironment("PATCH /envs", edit).put("changes", changes(edit));
      case Action.RevertMachine revert -> onMachine("PUT /vms/actions/revert", revert);
      case Action.RebootMachine reboot -> onMachine("PUT /vms/actions/reboot", reboot);
      case Action.DeleteMachine delete -> onMachine("DELETE /vms/{vmId}", delete);
      case Action.AddMachine add -> onEnvironment("PUT /envs", add).put("itemsCart", cart(add));
      case Action.InviteEndUser(var environment, Invitation invitation) -> invite(invitation);
      case Action.EditHardware edit ->
          onMachine("PUT /vms/actions/editvmhardware", edit)
              .with("numCpus", edit.cpus())
              .with("memorySizeMBs", edit.memoryMegabytes())
              .with("diskSizeGBs", edit.diskGigabytes());
      case Action.RunPath run ->
          onMachine("POST /vms/actions/executepath", run).with("path", Secret.of(run.path()));
    };
  }

  private static CallWriter invite(Invitation invitation) {
    int days = invitation.validForDays();
    return new CallWriter("v3 POST /invitations/actions/invitetopoc")
        .with("policyId", invitation.policy())
        .with("blueprintId", invitation.blueprint())
        .with("owningProjectMemberId", invitation.member())
        .with("opportunity", invitation.opportunity())
        .with("validForDays", days == 0 ? null : days)
        .with("email", invitation.email())
        .with("firstName", invitation.firstName())
        .with("lastName", invitation.lastName());
  }

  private static ArrayNode cart(Action.AddMachine add) {
    ArrayNode cart = JsonNodeFactory.instance.arrayNode();
    if (!add.template().isEmpty()) {
      cart.addObject()
          .put("type", OF_TEMPLATE)
          .put("name", add.name())
          .put("description", add.description())
          .put("templateVmId", add.template());
    }
    return cart;
  }

  private static ArrayNode changes(Action.EditEnvironment edit) {
    ArrayNode changes = JsonNodeFactory.instance.arrayNode();
    replace(changes, "/Name", edit.name());
    replace(changes, "/Description", edit.description());
    return changes;
  }

  private static void replace(ArrayNode changes, String path, @Nullable String value) {
    if (value != null) {
      changes.addObject().put("op", "Replace").put("path", path).put("value", value);
    }
  }

  private static CallWriter onEnvironment(String request, Action action) {
    return new CallWriter("v3 " + request).with("envId", action.environment().value());
  }

  private static CallWriter onMachine(String request, Action.OnMachine action) {
    return new CallWriter("v3 " + request).with("vmId", action.machine().value());
  }
}
