package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class SimulatorWeatherTest {
  private final TurnableClock clock = new TurnableClock();
  private Simulator simulator;
  private SignedCaller caller;

  @BeforeEach
  void start() throws Exception {
    simulator = Simulator.start(SimulatorOptions.builder().still().clock(clock).build());
    caller = new SignedCaller(simulator, clock);
  }

  @AfterEach
  void stop() {
    caller.close();
    simulator.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"drop", "cut"})
  void aConnectionThatIsCutFails(String weather) {
    simulator.weather(Weather.parse(weather));
    assertThatThrownBy(this::list).isInstanceOf(UncheckedIOException.class);
  }

  @RepeatedTest(20)
  void whereNobodyListensConnectionsAreRefusedUntilTheWeatherClears() {
    simulator.weather(Weather.builder().refuse().build());
    assertThatThrownBy(this::list).hasCauseInstanceOf(ConnectException.class);
    simulator.weather(Weather.FAIR);
    assertThat(list().statusCode()).isEqualTo(200);
  }

  @Test
  void aLimitSaysHowLongToWaitWhenToldTo() {
    simulator.weather(Weather.builder().rateLimit(Duration.ofSeconds(30)).build());
    assertThat(list().statusCode()).isEqualTo(429);
    assertThat(list().headers().firstValue("Retry-After")).contains("30");
    simulator.weather(Weather.builder().rateLimit().build());
    assertThat(list().headers().firstValue("Retry-After")).isEmpty();
  }

  @Test
  void aFaultIsServedAsItIs() {
    simulator.weather(Weather.builder().fault(503).build());
    assertThat(list().statusCode()).isEqualTo(503);
  }

  @ParameterizedTest
  @ValueSource(strings = {"truncated", "html", "empty", "shape"})
  void aCorruptBodyIsNotTheList(String kind) {
    String whole = list().body();
    simulator.weather(Weather.parse("corrupt=" + kind));
    HttpResponse<String> corrupt = list();
    assertThat(corrupt.statusCode()).isEqualTo(200);
    assertThat(corrupt.body()).isNotEqualTo(whole);
  }

  @Test
  void strangeWordsReachTheStates() {
    simulator.weather(Weather.builder().strangeWords().build());
    assertThat(list().body()).contains("\"status\":\"Defragmenting\"");
  }

  @Test
  void fiveOfSixInARegionFailWithinTwoMinutes() throws Exception {
    try (Simulator large =
        Simulator.start(
            SimulatorOptions.builder()
                .still()
                .environments(60)
                .clock(clock)
                .weather(Weather.parse("region=miami@5m"))
                .build())) {
      List<Boolean> before = failed(large, "Miami");
      List<Boolean> elsewhere = failed(large, "Amsterdam");
      clock.advance(Duration.ofMinutes(5).minusSeconds(1));
      assertThat(failed(large, "Miami")).isEqualTo(before);

      clock.advance(Duration.ofMinutes(2));

      List<Boolean> after = failed(large, "Miami");
      assertThat(after).hasSizeGreaterThanOrEqualTo(6);
      assertThat(after.subList(0, 6)).startsWith(true, true, true, true, true);
      assertThat(after.get(5)).isEqualTo(before.get(5));
      assertThat(failed(large, "Amsterdam")).isEqualTo(elsewhere);

      large.weather(Weather.FAIR);
      assertThat(failed(large, "Miami")).isEqualTo(before);
    }
  }

  private static List<Boolean> failed(Simulator simulator, String place) {
    return simulator.world().environments().stream()
        .filter(one -> one.origin().region().cloudName().equals(place))
        .map(one ->
            one.state() == EnvironmentState.CREATION_FAILED
                || one.state() == EnvironmentState.RUNNING
                    && one.machines().stream()
                        .allMatch(machine -> machine.state() == MachineState.POWERED_OFF))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"region", "region=Atlantis", "region=Miami@soon"})
  void aRegionNeedsItsNameAndPerhapsATime(String words) {
    assertThatThrownBy(() -> Weather.parse(words)).hasMessageContaining("is wrong: it needs");
  }

  @Test
  void aWrongClockShowsInTheDateAndRefusesWhatIsInTime() {
    assertThat(list().headers().firstValue("Date")).contains("Mon, 02 Mar 2026 09:00:00 GMT");
    simulator.weather(Weather.builder().clockWrongBy(Duration.ofMinutes(10)).build());
    assertThat(list().statusCode()).isEqualTo(401);
    assertThat(list().headers().firstValue("Date")).contains("Mon, 02 Mar 2026 09:10:00 GMT");
  }

  @Test
  void aVersionThatIsNotServedIsNotFoundAndNotJson() throws Exception {
    try (Simulator old =
            Simulator.start(SimulatorOptions.builder().versions(Set.of(1)).clock(clock).build());
        SignedCaller other = new SignedCaller(old, clock)) {
      HttpResponse<String> answer = other.v3("GET", "ping");
      assertThat(answer.statusCode()).isEqualTo(404);
      assertThat(answer.headers().firstValue("Content-Type")).contains("text/html; charset=utf-8");
      assertThat(other.v1("ApiTest/Ping", Map.of()).statusCode()).isEqualTo(200);
    }
  }

  private HttpResponse<String> list() {
    return caller.v1("Env/ListEnvironments", Map.of());
  }
}
