package envwatch.history.store;

import envwatch.history.Fact;
import envwatch.util.JsonText;
import envwatch.util.NotJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts facts to and from JSON: an array of arrays of kind, value before and value after. */
final class FactsJson {
  private FactsJson() {}

  static String write(List<Fact> facts) {
    return JsonText.line(
        facts.stream()
            .map(fact ->
                Arrays.asList(
                    fact.kind().name(),
                    StringTable.cutIfAny(fact.before()),
                    StringTable.cutIfAny(fact.after())))
            .toList());
  }

  /** Leaves out facts of kinds that this version does not know. */
  static List<Fact> read(String json) {
    List<Fact> facts = new ArrayList<>();
    try {
      if (JsonText.read(json) instanceof List<?> all) {
        for (Object each : all) {
          if (each instanceof List<?> values) {
            Fact.Kind kind = StringTable.constant(Fact.Kind.class, text(values, 0));
            if (kind != null) {
              facts.add(new Fact(kind, text(values, 1), text(values, 2)));
            }
          }
        }
      }
    } catch (NotJson e) {
      return List.of();
    }
    return facts;
  }

  private static @Nullable String text(List<?> values, int index) {
    return index < values.size() && values.get(index) instanceof String text ? text : null;
  }
}
