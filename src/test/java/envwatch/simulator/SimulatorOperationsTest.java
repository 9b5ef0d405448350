package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every operation of version 3 that the reference names is known to the simulator. */
class SimulatorOperationsTest {
  private static final String UNKNOWN = "There is no such resource";

  @AutoClose private final ServedWorld world = new ServedWorld();

  private record Operation(String method, String path) {
    private String target() {
      return path.substring(1).replaceAll("\\{[^}]*}", "XXnone");
    }
  }

  private static List<Operation> operations() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            SimulatorOperationsTest.class.getResourceAsStream(
                "/envwatch/catalogue/reference.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith("v3 "))
          .map(line -> line.split(" "))
          .map(words -> new Operation(words[1], words[2]))
          .toList();
    }
  }

  @TestFactory
  List<DynamicTest> theOperationIsAnsweredInAnyCase() throws IOException {
    return operations().stream()
        .map(one -> DynamicTest.dynamicTest(one.method() + " " + one.path(), () -> answered(one)))
        .toList();
  }

  private void answered(Operation operation) {
    assertThat(send(operation.method(), operation.target()))
        .satisfies(SimulatorOperationsTest::isOfTheOperation);
    String other = operation.target().toUpperCase(Locale.ROOT).replace("XXNONE", "XXnone");
    assertThat(send(operation.method(), other))
        .satisfies(SimulatorOperationsTest::isOfTheOperation);
  }

  private HttpResponse<String> send(String method, String target) {
    return world.caller.v3(method, target, "{}", world.caller.token());
  }

  private static void isOfTheOperation(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).isIn(200, 400, 404, 409);
    assertThat(answer.body()).doesNotContain(UNKNOWN);
  }

  @TestFactory
  List<DynamicTest> aBodyThatIsNoJsonIsRefused() throws IOException {
    return operations().stream()
        .map(one ->
            DynamicTest.dynamicTest(
                one.method() + " " + one.path(),
                () ->
                    assertThat(
                            world
                                .caller
                                .v3(one.method(), one.target(), "{\"a\":", world.caller.token())
                                .statusCode())
                        .isEqualTo(400)))
        .toList();
  }

  @Test
  void aBodyOfAnotherShapeLacksEverything() {
    for (String body : List.of("[]", "5", "\"text\"", "null", "{\"url\":[1]}")) {
      assertThat(world.caller.v3("POST", "webhooks", body, world.caller.token()).statusCode())
          .isEqualTo(400);
    }
  }

  @Test
  void parametersThatAreNotKnownDoNotMatter() {
    assertThat(send("GET", "ping?apiTags=go_sdk&x=1&x=2").statusCode()).isEqualTo(200);
  }
}
