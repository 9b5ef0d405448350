package envwatch.simulator.service;

import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.Webhook;
import envwatch.simulator.world.Webhooks;
import java.util.List;
import java.util.Set;

/**
 * The v3 routes for webhooks. Their answers are not documented: they repeat what clients send
 * (service/api-v3.md, newer evidence).
 */
final class V3WebhookRoutes {
  private static final String KIND = "WH";

  private final Webhooks webhooks;

  public V3WebhookRoutes(Webhooks webhooks) {
    this.webhooks = webhooks;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "webhooks", this::list),
        new V3Route("GET", "webhooks/*", call -> entry(webhooks.find(token(call)))),
        new V3Route("POST", "webhooks", this::add),
        V3Route.withoutBody("DELETE", "webhooks/*", this::remove));
  }

  /** Empty, which no token is, if the id is of another kind. */
  private static String token(LongIdCall call) {
    String id = call.pathId();
    return id.startsWith(KIND) ? id.substring(KIND.length()) : "";
  }

  private JsonValue list(LongIdCall call) {
    Set<String> projects =
        call.text("projectIds").map(ids -> Set.of(ids.split(","))).orElse(Set.of());
    return Json.array(
        webhooks.all().stream()
            .filter(webhook -> projects.isEmpty() || projects.contains(webhook.projectId()))
            .map(V3WebhookRoutes::entry));
  }

  private static JsonObject entry(Webhook webhook) {
    return Json.object()
        .put("id", KIND + webhook.token())
        .put("accountId", webhook.accountId())
        .put("projectId", webhook.projectId())
        .put("callbackUrl", webhook.callbackUrl())
        .put("name", webhook.name())
        .put("description", webhook.description())
        .set("events", Json.texts(webhook.events().stream()));
  }

  private JsonValue add(LongIdCall call) throws RefusedException {
    String callbackUrl = call.requiredInBody("callbackUrl");
    List<String> events = call.bodyTexts("events");
    if (events.isEmpty()) {
      throw LongIdCall.missing("events");
    }
    return entry(
        webhooks.add(token ->
            new Webhook(
                token,
                call.bodyText("accountId").orElse(""),
                call.bodyText("projectId").orElse(""),
                callbackUrl,
                call.bodyText("name").orElse(""),
                call.bodyText("description").orElse(""),
                events)));
  }

  private void remove(LongIdCall call) throws RefusedException {
    webhooks.remove(token(call));
  }
}
