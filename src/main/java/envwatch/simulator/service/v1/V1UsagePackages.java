package envwatch.simulator.service.v1;

import envwatch.simulator.service.wire.Json;
import envwatch.simulator.world.lab.LabBlueprint;
import envwatch.simulator.world.request.OfferFilter.Offer;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** Usage packages as v1 writes them ({@code service/api-v1.md}, InviteCustomerOptions). */
final class V1UsagePackages {
  private V1UsagePackages() {}

  static ObjectNode write(Offer offer, Function<LabBlueprint, ObjectNode> prototype) {
    ObjectNode node =
        Json.object()
            .put("Campaign", offer.project().name())
            .put("ResourcePackage", offer.policy().name())
            .put("UsagePackageId", offer.policy().id());
    node.putArray("Organizations").add("Example");
    return node.set("Prototypes", Json.array(offer.blueprints().stream().map(prototype)));
  }

  static ObjectNode prototype(LabBlueprint blueprint) {
    return Json.object().put("Name", blueprint.name()).put("PrototypeId", blueprint.id());
  }
}
