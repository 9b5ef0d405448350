package envwatch.simulator.service.v3.account;

import envwatch.simulator.service.v3.V3Route;
import envwatch.simulator.service.wire.Json;
import envwatch.simulator.service.wire.LongIdCall;
import envwatch.simulator.world.account.Webhook;
import envwatch.simulator.world.account.Webhooks;
import envwatch.simulator.world.request.RefusedException;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The v3 routes for webhooks. Their fields are not documented: the answers repeat what one client
 * sends.
 */
public final class V3WebhookRoutes {
  private static final String KIND = "WH";

  private final Webhooks webhooks;

  public V3WebhookRoutes(Webhooks webhooks) {
    this.webhooks = webhooks;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "webhooks", call -> list()),
        new V3Route("GET", "webhooks/*", call -> entry(webhooks.find(token(call)))),
        new V3Route("POST", "webhooks", this::add),
        new V3Route("DELETE", "webhooks/*", this::remove));
  }

  /** Empty, which no token is, if the id is of another kind. */
  private static String token(LongIdCall call) {
    String id = call.pathId();
    return id.startsWith(KIND) ? id.substring(KIND.length()) : "";
  }

  private JsonNode list() {
    return Json.array(webhooks.all().stream().map(V3WebhookRoutes::entry));
  }

  private static ObjectNode entry(Webhook webhook) {
    return Json.object()
        .put("id", KIND + webhook.token())
        .put("url", webhook.url())
        .put("event", webhook.event());
  }

  private JsonNode add(LongIdCall call) throws RefusedException {
    return entry(webhooks.add(call.requiredInBody("url"), call.bodyText("event").orElse("")));
  }

  private JsonNode remove(LongIdCall call) throws RefusedException {
    webhooks.remove(token(call));
    return MissingNode.getInstance();
  }
}
