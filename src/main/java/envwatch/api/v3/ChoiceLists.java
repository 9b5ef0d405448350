package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.model.Choice;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Requests lists to choose from. */
final class ChoiceLists {
  private final V3Http exchange;

  public ChoiceLists(V3Http exchange) {
    this.exchange = exchange;
  }

  public List<Choice> of(String path, Query query, String id, String... names) throws ApiException {
    return of(path, query, each -> true, id, names);
  }

  /**
   * @param names the first of them that is served is shown; if none is, the id
   */
  public List<Choice> of(
      String path, Query query, Predicate<JsonObject> offered, String id, String... names)
      throws ApiException {
    return exchange.look(path, query, JsonObject::list).stream()
        .filter(offered)
        .map(each -> choice(each.id(id), each, names))
        .filter(Objects::nonNull)
        .toList();
  }

  /** Blueprints, policies and the like of a project, as a path. */
  public static String ofProject(String projectId, String list) {
    return "projects/" + Query.encode(projectId) + "/" + list;
  }

  public List<Choice> regions() throws ApiException {
    return of("regions", Query.of(), "id", "friendlyName", "name");
  }

  /**
   * @param id null where none is served
   * @return null where there is no id
   */
  public static @Nullable Choice choice(@Nullable String id, JsonObject served, String... names) {
    return id == null
        ? null
        : new Choice(id, Objects.requireNonNullElse(firstLine(served, names), id));
  }

  /** The first of these fields that is served; null if none is. */
  public static @Nullable String firstLine(JsonObject served, String... names) {
    return Stream.of(names).map(served::line).filter(Objects::nonNull).findFirst().orElse(null);
  }
}
