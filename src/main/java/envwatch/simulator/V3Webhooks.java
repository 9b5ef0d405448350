package envwatch.simulator;

import java.util.List;
import java.util.Set;

/** Webhooks in v3. */
final class V3Webhooks {
  private static final String KIND = "WH";

  private V3Webhooks() {}

  static JsonValue list(LongIdCall call) {
    Set<String> projects =
        call.text("projectIds").map(ids -> Set.of(ids.split(","))).orElse(Set.of());
    return Json.array(
        call.world().webhooks().all().stream()
            .filter(webhook -> projects.isEmpty() || projects.contains(webhook.projectId()))
            .map(V3Webhooks::entry));
  }

  static JsonValue one(LongIdCall call) throws RefusedException {
    return entry(call.world().webhooks().find(LongIdCall.token(KIND, call.pathId())));
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

  static JsonValue add(LongIdCall call) throws RefusedException {
    Form body = call.body();
    String callbackUrl = body.required("callbackUrl");
    List<String> events = body.texts("events");
    if (events.isEmpty()) {
      throw Form.missing("events");
    }
    return entry(
        call.world()
            .webhooks()
            .add(token ->
                new Webhook(
                    token,
                    body.text("accountId").orElse(""),
                    body.text("projectId").orElse(""),
                    callbackUrl,
                    body.text("name").orElse(""),
                    body.text("description").orElse(""),
                    events)));
  }

  static void remove(LongIdCall call) throws RefusedException {
    call.world().webhooks().remove(LongIdCall.token(KIND, call.pathId()));
  }
}
