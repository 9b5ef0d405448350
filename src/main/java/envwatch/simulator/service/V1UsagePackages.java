package envwatch.simulator.service;

import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.OfferFilter.Offer;
import java.util.function.Function;

/** Usage packages as v1 writes them ({@code service/api-v1.md}, InviteCustomerOptions). */
final class V1UsagePackages {
  private V1UsagePackages() {}

  static JsonObject write(Offer offer, Function<LabBlueprint, JsonObject> prototype) {
    return Json.object()
        .put("Campaign", offer.project().name())
        .put("ResourcePackage", offer.policy().name())
        .put("UsagePackageId", offer.policy().id())
        .set("Organizations", Json.texts("Example"))
        .set("Prototypes", Json.array(offer.blueprints().stream().map(prototype)));
  }

  static JsonObject prototype(LabBlueprint blueprint) {
    return Json.object().put("Name", blueprint.name()).put("PrototypeId", blueprint.id());
  }
}
