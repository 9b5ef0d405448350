package envwatch.history.store.tables;

import envwatch.history.model.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/** Converts facts to and from JSON: an array of arrays of kind, value before and value after. */
final class FactsJson {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private FactsJson() {}

  static String write(List<Fact> facts) {
    ArrayNode all = JSON.createArrayNode();
    for (Fact fact : facts) {
      all.addArray().add(fact.kind().name()).add(cut(fact.before())).add(cut(fact.after()));
    }
    return JSON.writeValueAsString(all);
  }

  private static @Nullable String cut(@Nullable String value) {
    return value == null ? null : Texts.cut(value);
  }

  /** Leaves out facts of kinds that this version does not know. */
  static List<Fact> read(String json) {
    List<Fact> facts = new ArrayList<>();
    try {
      for (JsonNode fact : JSON.readTree(json)) {
        Stream.of(Fact.Kind.values())
            .filter(kind -> kind.name().equals(fact.path(0).asString("")))
            .map(kind -> new Fact(kind, text(fact.path(1)), text(fact.path(2))))
            .forEach(facts::add);
      }
    } catch (JacksonException e) {
      return List.of();
    }
    return facts;
  }

  private static @Nullable String text(JsonNode value) {
    return value.isString() ? value.stringValue() : null;
  }
}
