package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every command of versions 1 and 2 that the reference names is known to the simulator. */
class SimulatorCommandsTest {
  private static final Pattern UNKNOWN = Pattern.compile("There is no such command|InvalidCommand");

  @AutoClose private final ServedWorld world = new ServedWorld();

  @TestFactory
  List<DynamicTest> theCommandIsAnswered() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            SimulatorCommandsTest.class.getResourceAsStream("/envwatch/catalogue/reference.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith("v1 ") || line.startsWith("v2 "))
          .map(line -> line.split(" "))
          .map(words ->
              DynamicTest.dynamicTest(
                  words[0] + " " + words[2],
                  () -> assertThat(call(words[0], words[2]).body()).doesNotContainPattern(UNKNOWN)))
          .toList();
    }
  }

  private HttpResponse<String> call(String version, String command) {
    return version.equals("v1")
        ? world.caller.v1(command, Map.of())
        : world.caller.v2(command, Map.of());
  }

  @Test
  void anotherCommandIsToldToBeUnknown() {
    assertThat(call("v1", "Env/Nonsense").body()).containsPattern(UNKNOWN);
    assertThat(call("v2", "Env/Nonsense").body()).containsPattern(UNKNOWN);
  }
}
