package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Json;
import envwatch.api.wire.Query;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The names of projects, regions, policies and blueprints, which v3 mostly serves by id. Kept for
 * half an hour; names that environments contain are learned in passing. A name that cannot be
 * obtained does not make a look fail.
 */
final class Names {
  private static final Logger LOG = LoggerFactory.getLogger(Names.class);
  private static final Duration KEPT = Duration.ofMinutes(30);
  private static final Duration AFTER_A_FAILURE = Duration.ofMinutes(2);

  private final Exchange exchange;
  private final Map<String, String> byId = new ConcurrentHashMap<>();

  /** When to request each list again. */
  private final Map<String, Instant> due = new ConcurrentHashMap<>();

  /** The lists that are being requested. */
  private final Set<String> underWay = ConcurrentHashMap.newKeySet();

  Names(Exchange exchange) {
    this.exchange = exchange;
  }

  @Nullable String of(@Nullable String id) {
    return id == null ? null : byId.get(id);
  }

  /** The name served with the id, which is learned; if there is none, the known one. */
  @Nullable String of(@Nullable String id, @Nullable String served) {
    if (served == null) {
      return of(id);
    }
    learn(id, served);
    return served;
  }

  private void learn(@Nullable String id, String name) {
    if (id != null) {
      byId.put(id, name);
    }
  }

  /** Makes sure that the region's name is known, if possible. */
  void needRegion(@Nullable String regionId) {
    if (regionId != null && of(regionId) == null) {
      ask("regions");
    }
  }

  /**
   * Makes sure that the names of the projects and regions in a list are known, and those of the
   * policies and blueprints of one more project: the other projects follow with the next lists, so
   * that a list costs only a few requests.
   */
  void needAll(List<EnvironmentReader> list) {
    if (list.isEmpty()) {
      return;
    }
    ask("projects");
    ask("regions");
    list.stream()
        .filter(environment -> lacks(environment.policyId()) || lacks(environment.blueprintId()))
        .map(EnvironmentReader::projectId)
        .filter(Objects::nonNull)
        .distinct()
        .filter(project -> isDue(policies(project)) || isDue(blueprints(project)))
        .findFirst()
        .ifPresent(project -> {
          ask(policies(project));
          ask(blueprints(project));
        });
  }

  private boolean lacks(@Nullable String id) {
    return id != null && of(id) == null;
  }

  private static String policies(String project) {
    return "projects/" + Query.encode(project) + "/policies";
  }

  private static String blueprints(String project) {
    return "projects/" + Query.encode(project) + "/blueprints";
  }

  private boolean isDue(String path) {
    return !exchange.now().isBefore(due.getOrDefault(path, Instant.MIN));
  }

  /**
   * Of several concurrent looks, only one sends the request. The others continue without the names
   * and get them the next time: a missing answer must not delay every look at the account.
   */
  private void ask(String path) {
    if (!underWay.add(path)) {
      return;
    }
    try {
      if (isDue(path)) {
        due.put(path, exchange.now().plus(learnFrom(path) ? KEPT : AFTER_A_FAILURE));
      }
    } finally {
      underWay.remove(path);
    }
  }

  private boolean learnFrom(String path) {
    try {
      exchange
          .look(
              path, Query.of(), body -> Json.<List<Fields>>read(body, in -> in.list(Fields::read)))
          .forEach(this::learn);
      return true;
    } catch (ApiException e) {
      LOG.debug("No names from {}: {}", path, e.getMessage());
      return false;
    }
  }

  private void learn(Fields fields) {
    String friendly = fields.line("friendlyName");
    String name = friendly == null ? fields.line("name") : friendly;
    if (name != null) {
      learn(fields.line("id"), name);
    }
  }
}
