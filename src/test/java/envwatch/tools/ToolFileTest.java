package envwatch.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.tools.InvalidToolException.Kind;
import envwatch.util.NotJson;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolFileTest {
  private static final Tool TICKET =
      new Tool(
          "1",
          "Open ticket",
          Tool.Subject.ENVIRONMENT,
          "owner:ann",
          new ToolCommand.Link("https://tickets.example/new?about={name}"),
          false,
          "Shortcut+Alt+T",
          true);
  private static final Tool REBUILD =
      new Tool(
          "2",
          "Rebuild",
          Tool.Subject.MACHINE,
          "",
          new ToolCommand.Program("/opt/rebuild", List.of("--host", "{fqdn}")),
          true,
          "",
          true);

  private static List<Tool> read(String json) throws NotJson {
    return ToolFile.read(json.getBytes(StandardCharsets.UTF_8));
  }

  private static String tool(String fields) {
    return "{\"tools\":[{\"name\":\"x\",\"for\":\"environment\"," + fields + "}]}";
  }

  @Test
  void toolsComeBackAsTheyWereButOffAndWithOtherIds() throws NotJson {
    List<Tool> read = ToolFile.read(ToolFile.write(List.of(TICKET, REBUILD)));

    assertThat(read)
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("id", "on")
        .containsExactly(TICKET, REBUILD);
    assertThat(read).noneMatch(Tool::on);
    assertThat(read).extracting(Tool::id).doesNotContain("1", "2").doesNotHaveDuplicates();
  }

  @Test
  void aFileThatSaysItsToolsAreOnIsNotBelieved() throws NotJson {
    assertThat(read(tool("\"program\":\"x\",\"on\":true"))).noneMatch(Tool::on);
  }

  static List<Refused> refused() {
    return List.of(
        new Refused("{}", Kind.NO_TOOLS),
        new Refused("[]", Kind.NO_TOOLS),
        new Refused("null", Kind.NO_TOOLS),
        new Refused("{\"tools\":[]}", Kind.NO_TOOLS),
        new Refused("{\"tools\":[7]}", Kind.NO_TOOLS),
        new Refused(tool("\"program\":\"x\",\"shell\":true"), Kind.UNKNOWN_ENTRY),
        new Refused(tool("\"program\":7"), Kind.UNKNOWN_ENTRY),
        new Refused(tool("\"program\":null"), Kind.UNKNOWN_ENTRY),
        new Refused(tool("\"program\":\"x\",\"arguments\":\"a b\""), Kind.UNKNOWN_ENTRY),
        new Refused(tool("\"program\":\"x\",\"arguments\":[7]"), Kind.UNKNOWN_ENTRY),
        new Refused(tool("\"program\":\"x\",\"arguments\":[\"{nom}\"]"), Kind.UNKNOWN_FIELD),
        new Refused(tool("\"program\":\"x\",\"changes\":\"no\""), Kind.UNKNOWN_ENTRY),
        new Refused(
            tool("\"program\":\"x\",\"address\":\"https://a.example/\""), Kind.UNKNOWN_ENTRY),
        new Refused(tool("\"key\":\"\""), Kind.UNKNOWN_ENTRY),
        new Refused(tool("\"address\":\"javascript:x\""), Kind.NOT_WEB),
        new Refused("{\"tools\":[{\"for\":\"machine\",\"program\":\"x\"}]}", Kind.NO_NAME),
        new Refused("{\"tools\":[{\"name\":\"x\",\"program\":\"x\"}]}", Kind.UNKNOWN_ENTRY),
        new Refused(
            "{\"tools\":[{\"name\":\"x\",\"for\":\"planet\",\"program\":\"x\"}]}",
            Kind.UNKNOWN_ENTRY),
        new Refused(
            "{\"tools\":[{\"name\":\""
                + "n".repeat(65_536)
                + "\",\"for\":\"machine\",\"program\":\"x\"}]}",
            Kind.TOO_LONG),
        new Refused("{\"tools\":[" + "{},".repeat(100) + "{}]}", Kind.TOO_MANY));
  }

  /** What is in a file, and why it is refused. */
  record Refused(String file, Kind kind) {
    @Override
    public String toString() {
      return kind + " " + file.substring(0, Math.min(90, file.length()));
    }
  }

  @ParameterizedTest
  @MethodSource("refused")
  void aFileIsTakenAsAWholeOrNotAtAll(Refused refused) {
    assertThatThrownBy(() -> read(refused.file()))
        .isInstanceOfSatisfying(
            InvalidToolException.class, e -> assertThat(e.kind()).isEqualTo(refused.kind()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "{\"tools\":[}", "tools", "{} {}", "\u0000"})
  void whatIsNotJsonIsSaidToBeNone(String file) {
    assertThatThrownBy(() -> read(file)).isInstanceOf(NotJson.class);
  }
}
