package envwatch.tools;

import envwatch.tools.InvalidToolException.Kind;
import envwatch.util.JsonText;
import envwatch.util.NotJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Tools as a file that people pass on: {@code {"tools": [...]}}. */
public final class ToolFile {
  private ToolFile() {}

  /** The file, without what only holds here: whether a tool is on, and its id. */
  public static byte[] write(List<Tool> tools) {
    return JsonText.indented(
        Map.of(
            "tools",
            tools.stream()
                .map(ToolJson::write)
                .peek(json -> json.keySet().removeAll(List.of("id", "on")))
                .toList()));
  }

  /**
   * The tools of a file, all or none. They are off, whatever the file says, and have ids of their
   * own.
   *
   * @throws NotJson also if there are other bytes in it
   * @throws InvalidToolException if one of them is no tool, or there is none
   */
  public static List<Tool> read(byte[] file) throws NotJson {
    if (!(JsonText.read(file) instanceof Map<?, ?> whole
            && whole.get("tools") instanceof List<?> listed)
        || listed.isEmpty()) {
      throw new InvalidToolException(Kind.NO_TOOLS);
    }
    if (listed.size() > Tool.MOST) {
      throw new InvalidToolException(Kind.TOO_MANY, String.valueOf(Tool.MOST));
    }
    List<Tool> tools = new ArrayList<>();
    for (Object each : listed) {
      if (!(each instanceof Map<?, ?> json)) {
        throw new InvalidToolException(Kind.NO_TOOLS);
      }
      ToolJson.refuseUnknown(json);
      tools.add(ToolJson.read(json).withId(UUID.randomUUID().toString()).turned(false));
    }
    return tools;
  }
}
