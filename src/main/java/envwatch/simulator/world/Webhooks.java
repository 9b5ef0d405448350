package envwatch.simulator.world;

import static envwatch.simulator.world.RefusedException.refuseIf;

import envwatch.simulator.world.RefusedException.Reason;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The webhooks of the account, which are kept and never called. Thread-safe. */
public final class Webhooks {
  private final WorldClock turns;
  private final Ids ids;
  private final Map<String, Webhook> all = new LinkedHashMap<>();

  public Webhooks(WorldClock turns, Ids ids) {
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
   * Adds a webhook. Its address must be one of https, because the receiver needs a certificate
   * (service/api-v3.md, webhooks).
   *
   * @param withToken makes it of its token
   */
  public Webhook add(Function<String, Webhook> withToken) throws RefusedException {
    Webhook made = withToken.apply(ids.token());
    refuseIf(
        !made.callbackUrl().regionMatches(true, 0, "https://", 0, "https://".length()),
        Reason.BAD_PARAMETER,
        "callbackUrl is not an https address");
    return turns.take(() -> {
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
