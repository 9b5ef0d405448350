package envwatch.tools;

import envwatch.tools.InvalidToolException.Kind;
import envwatch.util.JsonForm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Converts a tool to and from a JSON object. Read as a whole or not at all: a command that lacks
 * one of its arguments is another one.
 */
final class ToolJson {
  private static final Set<String> NAMES =
      Set.of(
          "id", "name", "for", "filter", "address", "program", "arguments", "changes", "key", "on");

  private ToolJson() {}

  static Map<String, @Nullable Object> write(Tool tool) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("id", tool.id());
    json.put("name", tool.name());
    json.put("for", subjects().writing().apply(tool.subject()));
    json.put("filter", tool.filter());
    switch (tool.command()) {
      case ToolCommand.Link(String address) -> json.put("address", address);
      case ToolCommand.Program(String program, List<String> arguments) -> {
        json.put("program", program);
        json.put("arguments", arguments);
      }
    }
    json.put("changes", tool.changes());
    json.put("key", tool.key());
    json.put("on", tool.on());
    return json;
  }

  static @Nullable Tool readOrNone(@Nullable Object json) {
    try {
      return json instanceof Map<?, ?> object ? read(object) : null;
    } catch (InvalidToolException e) {
      return null;
    }
  }

  /**
   * @throws InvalidToolException for what is not a tool
   */
  static Tool read(Map<?, ?> json) {
    return new Tool(
        value(json, "id", JsonForm.TEXT, ""),
        value(json, "name", JsonForm.TEXT, ""),
        value(json, "for", subjects(), null),
        value(json, "filter", JsonForm.TEXT, ""),
        command(json),
        value(json, "changes", JsonForm.TRUTH, false),
        value(json, "key", JsonForm.TEXT, ""),
        value(json, "on", JsonForm.TRUTH, false));
  }

  /**
   * @throws InvalidToolException for what has entries that no tool has
   */
  static void refuseUnknown(Map<?, ?> json) {
    json.keySet().stream()
        .map(String::valueOf)
        .filter(name -> !NAMES.contains(name))
        .findFirst()
        .ifPresent(name -> {
          throw new InvalidToolException(Kind.UNKNOWN_ENTRY, name);
        });
  }

  private static JsonForm<Tool.Subject> subjects() {
    return JsonForm.choice(Tool.Subject.class);
  }

  private static ToolCommand command(Map<?, ?> json) {
    if (json.containsKey("address") == json.containsKey("program")) {
      // Neither, or both: nobody knows which is meant.
      throw new InvalidToolException(Kind.UNKNOWN_ENTRY, "address");
    }
    if (json.containsKey("address")) {
      return new ToolCommand.Link(value(json, "address", JsonForm.TEXT, null));
    }
    Object given = json.containsKey("arguments") ? json.get("arguments") : List.of();
    if (!(given instanceof List<?> listed)) {
      throw new InvalidToolException(Kind.UNKNOWN_ENTRY, "arguments");
    }
    List<String> arguments = new ArrayList<>();
    for (Object argument : listed) {
      if (!(argument instanceof String text)) {
        throw new InvalidToolException(Kind.UNKNOWN_ENTRY, "arguments");
      }
      arguments.add(text);
    }
    return new ToolCommand.Program(value(json, "program", JsonForm.TEXT, null), arguments);
  }

  /**
   * @param usual the value where there is none; null if there must be one
   */
  private static <T> T value(Map<?, ?> json, String name, JsonForm<T> form, @Nullable T usual) {
    T read = json.containsKey(name) ? form.reading().apply(json.get(name)) : usual;
    if (read == null) {
      throw new InvalidToolException(Kind.UNKNOWN_ENTRY, name);
    }
    return read;
  }
}
