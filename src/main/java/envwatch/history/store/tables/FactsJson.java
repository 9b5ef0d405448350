package envwatch.history.store.tables;

import envwatch.history.model.Fact;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Converts facts to and from JSON: an array of arrays of kind, value before and value after.
 * Without Jackson's data binding, which would be loaded by nothing else while environments are
 * watched.
 */
final class FactsJson {
  private static final JsonFactory FACTORY = new JsonFactory();

  private FactsJson() {}

  static String write(List<Fact> facts) {
    var json = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), json)) {
      out.writeStartArray();
      for (Fact fact : facts) {
        out.writeStartArray();
        out.writeString(fact.kind().name());
        out.writeString(cut(fact.before()));
        out.writeString(cut(fact.after()));
        out.writeEndArray();
      }
      out.writeEndArray();
    }
    return json.toString();
  }

  private static @Nullable String cut(@Nullable String value) {
    return value == null ? null : Texts.cut(value);
  }

  /** Leaves out facts of kinds that this version does not know. */
  static List<Fact> read(String json) {
    List<Fact> facts = new ArrayList<>();
    try (JsonParser in = FACTORY.createParser(ObjectReadContext.empty(), json)) {
      if (in.nextToken() != JsonToken.START_ARRAY) {
        return List.of();
      }
      while (in.nextToken() != JsonToken.END_ARRAY) {
        if (in.currentToken() == JsonToken.START_ARRAY) {
          fact(texts(in)).ifPresent(facts::add);
        } else {
          in.skipChildren();
        }
      }
    } catch (JacksonException e) {
      return List.of();
    }
    return facts;
  }

  /** The elements of an array, and null for each that is no text. */
  private static List<@Nullable String> texts(JsonParser in) {
    List<@Nullable String> texts = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      texts.add(in.currentToken() == JsonToken.VALUE_STRING ? in.getString() : null);
      in.skipChildren();
    }
    return texts;
  }

  private static Optional<Fact> fact(List<@Nullable String> texts) {
    return Stream.of(Fact.Kind.values())
        .filter(kind -> kind.name().equals(at(0, texts)))
        .map(kind -> new Fact(kind, at(1, texts), at(2, texts)))
        .findFirst();
  }

  private static @Nullable String at(int index, List<@Nullable String> texts) {
    return index < texts.size() ? texts.get(index) : null;
  }
}
