package envwatch.simulator;

import static envwatch.simulator.RefusedException.known;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The webhooks of the account, which are kept and never called. */
final class Webhooks {
  private final Ids ids;
  private final Map<String, Webhook> all = new LinkedHashMap<>();

  Webhooks(Ids ids) {
    this.ids = ids;
  }

  List<Webhook> all() {
    return List.copyOf(all.values());
  }

  Webhook find(String token) throws RefusedException {
    return known("webhook", all.get(token));
  }

  /**
   * Adds a webhook. Its address must be one of https, because the receiver needs a certificate
   * (service/api-v3.md, webhooks).
   *
   * @param withToken makes it of its token
   */
  Webhook add(Function<String, Webhook> withToken) throws RefusedException {
    Webhook made = withToken.apply(ids.token());
    refuseIf(
        !made.callbackUrl().regionMatches(true, 0, "https://", 0, "https://".length()),
        Reason.BAD_PARAMETER,
        "callbackUrl is not an https address");
    all.put(made.token(), made);
    return made;
  }

  void remove(String token) throws RefusedException {
    all.remove(find(token).token());
  }
}
