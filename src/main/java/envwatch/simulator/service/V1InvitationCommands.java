package envwatch.simulator.service;

import envwatch.simulator.world.InvitationOrder;
import envwatch.simulator.world.Invitations;
import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.OfferFilter;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The v1 commands that bring people from outside to environments. */
final class V1InvitationCommands {
  private static final Duration LIFE_OF_A_COPY = Duration.ofDays(30);

  private final World world;
  private final Addresses addresses;
  private final Members members;

  public V1InvitationCommands(World world, Addresses addresses) {
    this.world = world;
    this.addresses = addresses;
    this.members = new Members(world);
  }

  public Map<String, V1Command> commands() {
    return Map.of(
        "Admin/InviteCustomerOptions", this::options,
        "Admin/InviteCustomer", call -> invite(call, Variant.NAMED),
        "Admin/InviteAnonymousCustomer", call -> invite(call, Variant.ANONYMOUS),
        "Admin/InviteCustomerAndAssignSE", call -> invite(call, Variant.ASSIGNED),
        "Admin/InviteCustomerToPrototype", call -> invite(call, Variant.NAMED.toPrototype()),
        "Admin/InviteAnonymousCustomerToPrototype",
            call -> invite(call, Variant.ANONYMOUS.toPrototype()),
        "Admin/InviteCustomerAndAssignSEToPrototype",
            call -> invite(call, Variant.ASSIGNED.toPrototype()),
        "Admin/CreateAndSendSharedCopyInvitation", this::shareCopy);
  }

  /** Which parameters a command needs. */
  private record Variant(boolean named, boolean assigned, boolean withPrototype) {
    static final Variant NAMED = new Variant(true, false, false);
    static final Variant ANONYMOUS = new Variant(false, true, false);
    static final Variant ASSIGNED = new Variant(true, true, false);

    Variant toPrototype() {
      return new Variant(named, assigned, true);
    }
  }

  private JsonValue options(ShortIdCall call) {
    OfferFilter filter =
        new OfferFilter(
            call.text("campaignFilter"),
            call.text("prototypeFilter"),
            call.text("resourcePackageFilter").or(() -> call.text("resourceFilter")));
    return Json.object()
        .set("AvailableOwningSEsList", members.list("OwningSEId"))
        .set(
            "UsagePackagesList",
            Json.array(
                filter.in(world.catalogue()).stream()
                    .map(offer -> V1UsagePackages.write(offer, V1UsagePackages::prototype))));
  }

  private JsonValue invite(ShortIdCall call, Variant variant) throws RefusedException {
    call.required("opportunity");
    if (variant.assigned()) {
      members.find(call, "owningSEId");
    }
    Optional<LabUser> customer = variant.named() ? Optional.of(customer(call)) : Optional.empty();
    Optional<LabBlueprint> prototype =
        variant.withPrototype() ? Optional.of(call.blueprint("prototypeId")) : Optional.empty();
    String token =
        world
            .invitations()
            .make(
                new InvitationOrder(
                    call.policy("usagePackageId"),
                    prototype,
                    Optional.empty(),
                    customer,
                    Duration.ofDays(call.requiredCount("validForDays")),
                    false));
    return invitation(
        token,
        customer
            .map(one -> "An invitation was created and sent to " + one.email())
            .orElse("An invitation was created"));
  }

  private static LabUser customer(ShortIdCall call) throws RefusedException {
    return new LabUser(
        call.required("sendToEmail"), call.required("firstName"), call.required("lastName"));
  }

  private JsonValue shareCopy(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("envApiId");
    LabUser customer = customer(call);
    Invitations.requireAddress(customer);
    call.required("shouldSendEmail");
    boolean send = call.flag("shouldSendEmail", false);
    LabEnvironment copy = world.creationOperations().copy(environment.id(), customer);
    String token = world.invitations().make(copy, LIFE_OF_A_COPY);
    return invitation(
        token,
        send
            ? "An invitation was created and sent to " + customer.email()
            : "An invitation was created");
  }

  private JsonObject invitation(String token, String message) {
    return Json.object()
        .put("acceptUrl", addresses.acceptInvitation(token))
        .put("detailsUrl", addresses.invitation(token))
        .put("message", message);
  }
}
