package envwatch.catalogue;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A call in the words of other tools. No secret is in any of them: placeholders stand there. */
public final class CallCopies {
  private final CallDraft draft;
  private final Operation operation;

  public CallCopies(CallDraft draft) {
    this.draft = draft.withPlaceholders();
    operation = draft.operation();
  }

  /**
   * For a shell: {@code envwatch api v3 GET envs/actions/getextended envId=EN1}.
   *
   * @param account its name; null where there is only one
   */
  public String commandLine(@Nullable String account) {
    List<String> words =
        new ArrayList<>(List.of("envwatch", "api", operation.version().toString()));
    if (operation.byCommand()) {
      words.add(operation.category());
      words.add(operation.command());
    } else {
      words.add(operation.method());
      words.add(quoted(operation.path().substring(1)));
    }
    draft.values().forEach((name, value) -> words.add(quoted(name + "=" + value)));
    if (account != null) {
      words.add("--account");
      words.add(quoted(account));
    }
    if (draft.body() != null) {
      words.addAll(List.of("--data", "-"));
    }
    if (operation.changes()) {
      words.add("--yes");
    }
    String line = String.join(" ", words);
    return draft.body() == null ? line : "printf %s " + quoted(draft.body()) + " | " + line;
  }

  /**
   * For curl, with placeholders in place of what signs the request (service/authentication.md).
   *
   * @param service the address of the service
   */
  public String curl(URI service) {
    String signed = "UserApiId=API_ID&timestamp=TIMESTAMP";
    if (operation.version().number() == 2) {
      signed += "&token=TOKEN";
    }
    String query = query();
    if (operation.byCommand()) {
      query += (query.isEmpty() ? "" : "&") + signed + "&HMAC=SIGNATURE";
    }
    StringBuilder line = new StringBuilder("curl -X ").append(operation.method());
    line.append(' ').append(quoted(base(service) + path() + (query.isEmpty() ? "" : "?" + query)));
    line.append(" -H 'Accept: application/json'");
    if (!operation.byCommand()) {
      line.append(
          " -H 'Authorization: cs_sha1"
              + " userapiid:API_ID;timestamp:TIMESTAMP;token:TOKEN;hmac:SIGNATURE'");
    }
    JsonNode body = draft.sentBody();
    if (body != null) {
      line.append(" -H 'Content-Type: application/json' --data ").append(quoted(body.toString()));
    }
    return line.toString();
  }

  /**
   * For the vendor's Python SDK (package {@code cloudshare} of cloudshare-py-sdk), which knows API
   * v3 only; empty for other versions.
   */
  public Optional<String> python(URI service) {
    if (operation.version().number() != 3) {
      return Optional.empty();
    }
    Map<String, JsonNode> query = new LinkedHashMap<>();
    queryValues()
        .forEach((name, value) -> query.put(name, JsonNodeFactory.instance.stringNode(value)));
    JsonNode body = draft.sentBody();
    StringBuilder text = new StringBuilder("import cloudshare\n\nresponse = cloudshare.req(\n");
    argument(text, "hostname", literal(service.getAuthority()));
    argument(text, "method", literal(operation.method()));
    argument(text, "apiId", literal("API_ID"));
    argument(text, "apiKey", literal("API_KEY"));
    argument(text, "path", literal(path()));
    if (!query.isEmpty()) {
      argument(text, "queryParams", dictionary(query));
    }
    if (body != null) {
      argument(text, "content", literal(body));
    }
    return Optional.of(text.append(")\nprint(response.status, response.content)\n").toString());
  }

  private static void argument(StringBuilder text, String name, String value) {
    text.append("    ").append(name).append('=').append(value).append(",\n");
  }

  private String base(URI service) {
    String root = service.toString().replaceFirst("/+$", "");
    return root + (operation.byCommand() ? "/API/" : "/api/") + operation.version() + "/";
  }

  /** A value that is missing leaves its place as in the reference. */
  private String path() {
    String path = operation.requestPath();
    for (var parameter : operation.parameters(ParameterLocation.PATH)) {
      String value = draft.values().get(parameter.name());
      if (value != null) {
        path = path.replace("{" + parameter.name() + "}", encoded(value));
      }
    }
    return path;
  }

  private String query() {
    return queryValues().entrySet().stream()
        .map(each -> encoded(each.getKey()) + "=" + encoded(each.getValue()))
        .collect(Collectors.joining("&"));
  }

  private Map<String, String> queryValues() {
    Map<String, String> query = new LinkedHashMap<>(draft.values());
    query
        .keySet()
        .removeIf(name ->
            operation
                .parameter(name)
                .filter(known -> known.place() != ParameterLocation.QUERY)
                .isPresent());
    return query;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /** As one word of a POSIX shell. */
  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_./:@%+=,-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static String literal(String text) {
    return literal(JsonNodeFactory.instance.stringNode(text));
  }

  /** JSON's texts and numbers mean the same in Python; its three words are written otherwise. */
  private static String literal(JsonNode node) {
    if (node.isObject()) {
      Map<String, JsonNode> fields = new LinkedHashMap<>();
      node.properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
      return dictionary(fields);
    }
    if (node.isArray()) {
      List<String> elements = new ArrayList<>();
      node.forEach(element -> elements.add(literal(element)));
      return "[" + String.join(", ", elements) + "]";
    }
    if (node.isBoolean()) {
      return node.booleanValue() ? "True" : "False";
    }
    return node.isNull() ? "None" : node.toString();
  }

  private static String dictionary(Map<String, JsonNode> fields) {
    return fields.entrySet().stream()
        .map(field -> literal(field.getKey()) + ": " + literal(field.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
