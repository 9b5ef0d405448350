package envwatch.api.v3;

import envwatch.api.wire.Fields;
import envwatch.api.wire.Query;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The names of projects, regions, policies and blueprints, which v3 mostly serves by id. Names that
 * environments contain are learned in passing.
 */
final class NameCache {
  private final ListCache lists;
  private final Map<String, String> byId = new ConcurrentHashMap<>();

  NameCache(V3Http exchange) {
    this.lists = new ListCache(exchange);
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
      lists.ask("regions", this::learn);
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
    lists.ask("projects", this::learn);
    lists.ask("regions", this::learn);
    list.stream()
        .filter(environment -> lacks(environment.policyId()) || lacks(environment.blueprintId()))
        .map(EnvironmentReader::projectId)
        .filter(Objects::nonNull)
        .distinct()
        .filter(project -> lists.isDue(policies(project)) || lists.isDue(blueprints(project)))
        .findFirst()
        .ifPresent(project -> {
          lists.ask(policies(project), this::learn);
          lists.ask(blueprints(project), this::learn);
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

  private void learn(Fields fields) {
    String friendly = fields.line("friendlyName");
    String name = friendly == null ? fields.line("name") : friendly;
    if (name != null) {
      learn(fields.line("id"), name);
    }
  }
}
