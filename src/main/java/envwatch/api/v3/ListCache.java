package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Query;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Requests lists of names that hardly change, such as regions and time zones, at most every half
 * hour. A list that cannot be obtained does not make a look fail.
 */
final class ListCache {
  private static final Logger LOG = LoggerFactory.getLogger(ListCache.class);
  private static final Duration KEPT = Duration.ofMinutes(30);
  private static final Duration AFTER_A_FAILURE = Duration.ofMinutes(2);

  private final V3Http exchange;

  /** When to request each list again. */
  private final Map<String, Instant> due = new ConcurrentHashMap<>();

  /** The lists that are being requested. */
  private final Set<String> underWay = ConcurrentHashMap.newKeySet();

  public ListCache(V3Http exchange) {
    this.exchange = exchange;
  }

  /** Whether {@link #ask} would request the list. */
  public boolean isDue(String path) {
    return !exchange.now().isBefore(due.getOrDefault(path, Instant.MIN));
  }

  /**
   * Requests the list if it is due. Of several concurrent looks, only one sends the request. The
   * others continue without the names and get them the next time: a missing answer must not delay
   * every look at the account.
   */
  public void ask(String path, Consumer<Fields> learn) {
    if (!underWay.add(path)) {
      return;
    }
    try {
      if (isDue(path)) {
        due.put(path, exchange.now().plus(learnFrom(path, learn) ? KEPT : AFTER_A_FAILURE));
      }
    } finally {
      underWay.remove(path);
    }
  }

  private boolean learnFrom(String path, Consumer<Fields> learn) {
    try {
      exchange.<List<Fields>>look(path, Query.of(), in -> in.list(Fields::read)).forEach(learn);
      return true;
    } catch (ApiException e) {
      LOG.debug("No names from {}: {}", path, e.getMessage());
      return false;
    }
  }
}
