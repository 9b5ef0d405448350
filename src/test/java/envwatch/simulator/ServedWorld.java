package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A simulated service, called as a client of version 3 would; its clock starts on 2 March 2026 at
 * 09:00 UTC, a Monday.
 */
class ServedWorld implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  final TurnableClock clock = new TurnableClock();
  final Simulator simulator;
  final SignedCaller caller;

  /** Serves a world in which nothing happens by itself. */
  ServedWorld() {
    this(SimulatorOptions.builder().still());
  }

  ServedWorld(SimulatorOptions.Builder options) {
    try {
      simulator = Simulator.start(options.clock(clock).build());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    caller = new SignedCaller(simulator, clock);
  }

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  JsonNode get(String target) {
    return caller.json(caller.v3("GET", target));
  }

  List<JsonNode> list(String target) {
    return StreamSupport.stream(get(target).spliterator(), false).toList();
  }

  HttpResponse<String> send(String method, String target, JsonNode body) {
    return caller.v3(method, target, body.toString(), caller.token());
  }

  /** The answer to a call that is accepted. */
  JsonNode done(String method, String target, JsonNode body) {
    HttpResponse<String> answer = send(method, target, body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body().isEmpty() ? object() : caller.json(answer);
  }

  /** Refusals have a code and a message, and this status. */
  void refused(int status, String method, String target, JsonNode body) {
    HttpResponse<String> answer = send(method, target, body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    JsonNode error = JSON.readTree(answer.body());
    assertThat(error.get("code").asString()).startsWith("0x");
    assertThat(error.get("message").asString()).isNotEmpty();
  }

  void pass(Duration time) {
    clock.advance(time);
  }

  @Override
  public void close() {
    caller.close();
    simulator.close();
  }
}
