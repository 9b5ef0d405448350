package envwatch.simulator.service.v3.account;

import envwatch.simulator.json.Json;
import envwatch.simulator.json.JsonObject;
import envwatch.simulator.json.JsonValue;
import envwatch.simulator.service.v3.V3Route;
import envwatch.simulator.service.wire.LongIdCall;
import envwatch.simulator.world.account.Webhook;
import envwatch.simulator.world.account.Webhooks;
import envwatch.simulator.world.request.RefusedException;
import java.util.List;

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
        V3Route.withoutBody("DELETE", "webhooks/*", this::remove));
  }

  /** Empty, which no token is, if the id is of another kind. */
  private static String token(LongIdCall call) {
    String id = call.pathId();
    return id.startsWith(KIND) ? id.substring(KIND.length()) : "";
  }

  private JsonValue list() {
    return Json.array(webhooks.all().stream().map(V3WebhookRoutes::entry));
  }

  private static JsonObject entry(Webhook webhook) {
    return Json.object()
        .put("id", KIND + webhook.token())
        .put("url", webhook.url())
        .put("event", webhook.event());
  }

  private JsonValue add(LongIdCall call) throws RefusedException {
    return entry(webhooks.add(call.requiredInBody("url"), call.bodyText("event").orElse("")));
  }

  private void remove(LongIdCall call) throws RefusedException {
    webhooks.remove(token(call));
  }
}
