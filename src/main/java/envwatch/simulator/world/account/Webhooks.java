package envwatch.simulator.world.account;

import envwatch.simulator.world.change.Turns;
import envwatch.simulator.world.request.RefusedException;
import envwatch.simulator.world.request.RefusedException.Reason;
import envwatch.simulator.world.seed.Ids;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The webhooks of the account, which are kept and never called. Thread-safe. */
public final class Webhooks {
  private final Turns turns;
  private final Ids ids;
  private final Map<String, Webhook> all = new LinkedHashMap<>();

  public Webhooks(Turns turns, Ids ids) {
    this.turns = turns;
    this.ids = ids;
  }

  public List<Webhook> all() {
    return turns.take(() -> List.copyOf(all.values()));
  }

  public Webhook find(String token) throws RefusedException {
    return turns.take(() -> required(token));
  }

  /**
   * Adds a webhook.
   *
   * @param url must be an https address, because the receiver needs a certificate
   *     (service/api-v3.md, webhooks)
   */
  public Webhook add(String url, String event) throws RefusedException {
    if (!url.regionMatches(true, 0, "https://", 0, "https://".length())) {
      throw new RefusedException(Reason.BAD_PARAMETER, "url is not an https address");
    }
    return turns.take(() -> {
      Webhook made = new Webhook(ids.token(), url, event);
      all.put(made.token(), made);
      return made;
    });
  }

  public void remove(String token) throws RefusedException {
    turns.take(() -> {
      Webhook gone = required(token);
      all.remove(gone.token());
      return gone;
    });
  }

  private Webhook required(String token) throws RefusedException {
    return Optional.ofNullable(all.get(token))
        .orElseThrow(() -> RefusedException.unknown("webhook"));
  }
}
