package envwatch.history.store;

import envwatch.history.Fact;
import envwatch.util.JsonText;
import envwatch.util.NotJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Converts facts to and from JSON: an array of arrays of kind, value before and value after. */
final class FactsJson {
  private FactsJson() {}

  static String write(List<Fact> facts) {
    return JsonText.line(
        facts.stream()
            .map(fact -> Arrays.asList(fact.kind().name(), cut(fact.before()), cut(fact.after())))
            .toList());
  }

  private static @Nullable String cut(@Nullable String value) {
    return value == null ? null : Texts.cut(value);
  }

  /** Leaves out facts of kinds that this version does not know. */
  static List<Fact> read(String json) {
    List<Fact> facts = new ArrayList<>();
    try {
      if (JsonText.read(json) instanceof List<?> all) {
        for (Object each : all) {
          if (each instanceof List<?> values) {
            fact(values).ifPresent(facts::add);
          }
        }
      }
    } catch (NotJson e) {
      return List.of();
    }
    return facts;
  }

  private static Optional<Fact> fact(List<?> values) {
    return Stream.of(Fact.Kind.values())
        .filter(kind -> kind.name().equals(text(values, 0)))
        .map(kind -> new Fact(kind, text(values, 1), text(values, 2)))
        .findFirst();
  }

  private static @Nullable String text(List<?> values, int index) {
    return index < values.size() && values.get(index) instanceof String text ? text : null;
  }
}
