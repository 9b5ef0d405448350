package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every operation of the reference succeeds with fitting ids, called by a client that shares no
 * code with the program. Only those whose answers nobody knows are refused.
 */
@Execution(ExecutionMode.CONCURRENT)
class EveryOperationTest {
  private static final Set<String> REFUSED =
      Set.of(
          "v2 GET Env/GeneratePermalinkOptions",
          "v3 GET /permalinks",
          "v3 GET /viewer/actions/vmList",
          "v3 POST /vms/actions/validateVix",
          "v3 GET /externalclouds/ervins/{environmentId}",
          "v3 GET /externalclouds/ervin/{ervinId}",
          "v3 POST /Projects/CreateFastProject",
          "v3 GET /externalCloudsVms/{environmentId}",
          "v3 GET /externalclouds/ervins/snapshot/{snapshotId}",
          "v3 GET /classAnalytics/SalesParticipationOverTime");

  private static Set<String> reference() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            EveryOperationTest.class.getResourceAsStream("/envwatch/catalogue/reference.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.substring(0, line.lastIndexOf(' ')))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Simulator olderVersions(TurnableClock clock) throws IOException {
    return Simulator.start(
        SimulatorOptions.builder().still().training(TrainingPlan.DEMO).clock(clock).build());
  }

  private static Stream<String> v1() throws IOException {
    try (Simulator any = olderVersions(new TurnableClock())) {
      return names("v1 GET ", new V1Calls(any).all());
    }
  }

  private static Stream<String> v2() throws IOException {
    try (Simulator any = olderVersions(new TurnableClock())) {
      return Stream.concat(
          names("v2 GET ", new V2Calls(any).all()),
          Stream.of("v2 GET Env/GeneratePermalinkOptions"));
    }
  }

  private static Stream<String> names(String begin, List<DocumentedCall> calls) {
    return calls.stream().map(call -> begin + call.command()).distinct().toList().stream();
  }

  private static Stream<String> v3() {
    try (V3Things things = new V3Things();
        TrainingCalls training = new TrainingCalls()) {
      return Stream.of(
          new V3EnvironmentCalls(things).all(), new V3AccountCalls(things).all(), training.all())
          .flatMap(calls -> calls.keySet().stream())
          .map(name -> "v3 " + name)
          .toList()
          .stream();
    }
  }

  static Stream<String> operations() throws IOException {
    return Stream.of(v1(), v2(), v3()).flatMap(Function.identity());
  }

  @Test
  void everyOperationOfTheReferenceIsCalledOnce() throws IOException {
    assertThat(operations())
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(reference());
  }

  @ParameterizedTest
  @CsvSource({"v1,21,0", "v2,51,1", "v3,99,9"})
  void theCountsAreThese(String version, int called, int refused) throws IOException {
    assertThat(operations().filter(each -> each.startsWith(version))).hasSize(called);
    assertThat(REFUSED.stream().filter(each -> each.startsWith(version))).hasSize(refused);
  }

  @ParameterizedTest
  @MethodSource("operations")
  void anOperationSucceedsInItsDocumentedShapeOrIsRefusedAsUnknown(String operation)
      throws IOException {
    String[] words = operation.split(" ", 2);
    if (words[0].equals("v3")) {
      callV3(operation, words[1]);
    } else {
      callOlder(operation, words[0], words[1].substring("GET ".length()));
    }
  }

  private static void callOlder(String operation, String version, String command)
      throws IOException {
    TurnableClock clock = new TurnableClock();
    try (Simulator simulator = olderVersions(clock);
        SignedCaller caller = new SignedCaller(simulator, clock)) {
      if (REFUSED.contains(operation)) {
        assertRefused(caller.v2(command, Map.of()));
      } else if (version.equals("v1")) {
        DocumentedCall call = new V1Calls(simulator).called(command);
        call.assertFields(caller.json(caller.v1(command, call.parameters())));
      } else {
        DocumentedCall call = new V2Calls(simulator).called(command);
        call.assertFields(caller.data(command, call.parameters()));
      }
    }
  }

  private static void callV3(String operation, String name) {
    try (V3Things things = new V3Things();
        TrainingCalls training = new TrainingCalls()) {
      Supplier<V3Call> ofTraining = training.all().get(name);
      if (ofTraining != null) {
        call(operation, training.world, ofTraining.get());
        return;
      }
      Map<String, Supplier<V3Call>> others = new V3EnvironmentCalls(things).all();
      others.putAll(new V3AccountCalls(things).all());
      call(operation, things.world, others.get(name).get());
    }
  }

  private static void call(String operation, ServedWorld world, V3Call call) {
    HttpResponse<String> answer = world.send(call.method(), call.target(), call.body());
    if (REFUSED.contains(operation)) {
      assertRefused(answer);
      return;
    }
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
    if (call.list() || !call.fields().isEmpty()) {
      call.assertShape(read(answer));
    }
  }

  private static JsonNode read(HttpResponse<String> answer) {
    return JsonMapper.shared().readTree(answer.body());
  }

  /** With a code, as the service refuses. */
  private static void assertRefused(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isIn(404, 409);
    List<String> codes = new ArrayList<>();
    read(answer)
        .propertyStream()
        .filter(each -> each.getKey().endsWith("code"))
        .forEach(each -> codes.add(each.getValue().asString()));
    assertThat(codes).isNotEmpty().allMatch(code -> code.startsWith("0x"));
  }
}
