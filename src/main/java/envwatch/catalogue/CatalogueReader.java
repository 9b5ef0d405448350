package envwatch.catalogue;

import envwatch.model.ApiVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the catalogue from its file. */
final class CatalogueReader {
  private static final String FILE = "/api/catalogue.json";

  private CatalogueReader() {}

  static Catalogue read() {
    try (InputStream in =
        Objects.requireNonNull(CatalogueReader.class.getResourceAsStream(FILE), FILE)) {
      JsonNode file = JsonMapper.shared().readTree(in);
      List<Operation> operations =
          file.required("operations").valueStream().map(CatalogueReader::operation).toList();
      return new Catalogue(operations, texts(file, "plain"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Operation operation(JsonNode json) {
    return new Operation(
        version(text(json, "version")),
        text(json, "name"),
        text(json, "method"),
        text(json, "path"),
        textOrNull(json, "sentTo"),
        text(json, "purpose"),
        text(json, "group"),
        constant(Effect.class, text(json, "changes")),
        constant(SourceMark.class, text(json, "source")),
        isTrue(json, "undocumented"),
        isTrue(json, "deprecated"),
        texts(json, "secrets").stream().map(SecretPath::of).toList(),
        json.path("parameters").valueStream().map(CatalogueReader::parameter).toList());
  }

  private static Parameter parameter(JsonNode json) {
    String type = textOrNull(json, "type");
    String id = textOrNull(json, "id");
    String meaning = textOrNull(json, "meaning");
    return new Parameter(
        text(json, "name"),
        constant(ParameterLocation.class, text(json, "in")),
        textOrNull(json, "alsoInBody"),
        type == null ? ValueType.TEXT : constant(ValueType.class, type),
        isTrue(json, "required"),
        id == null ? null : constant(IdKind.class, id),
        texts(json, "values"),
        meaning == null ? "" : meaning,
        isTrue(json, "secret"));
  }

  private static ApiVersion version(String text) {
    return new ApiVersion(Integer.parseInt(text.substring(1)));
  }

  private static <T extends Enum<T>> T constant(Class<T> type, String word) {
    return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
  }

  private static String text(JsonNode json, String name) {
    return json.required(name).stringValue();
  }

  private static @Nullable String textOrNull(JsonNode json, String name) {
    return json.has(name) ? text(json, name) : null;
  }

  private static boolean isTrue(JsonNode json, String name) {
    return json.path(name).booleanValue(false);
  }

  private static List<String> texts(JsonNode json, String name) {
    return json.path(name).valueStream().map(JsonNode::stringValue).toList();
  }
}
