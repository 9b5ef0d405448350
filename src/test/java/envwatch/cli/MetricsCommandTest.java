package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.RawServer;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.Weather;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class MetricsCommandTest {
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+/metrics");
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir Path folder;
  private final AtomicInteger exit = new AtomicInteger(-1);
  private final HttpClient client = HttpClient.newHttpClient();
  private CommandLineRun line;
  private Thread running;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  @AfterEach
  void end() throws InterruptedException {
    if (running != null) {
      running.interrupt();
      running.join();
    }
    client.close();
  }

  private void start(Simulator simulator) {
    start(simulator.address().toString(), simulator.apiId(), simulator.apiKey().reveal());
  }

  private void start(String address, String apiId, String key, String... further) {
    line.variables.put("ENVWATCH_API_KEY", key);
    String[] arguments =
        Stream.concat(
                Stream.of("metrics", "--port", "0", "--address", address, "--api-id", apiId),
                Stream.of(further))
            .toArray(String[]::new);
    running = Thread.ofPlatform().start(() -> exit.set(line.run(arguments)));
    await().atMost(PATIENCE).until(() -> ADDRESS.matcher(line.out()).find());
  }

  private String scrape() throws IOException, InterruptedException {
    Matcher told = ADDRESS.matcher(line.out());
    assertThat(told.find()).isTrue();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(told.group())).timeout(Duration.ofSeconds(20)).build();
    return client.send(request, BodyHandlers.ofString()).body();
  }

  private String scrapeUntil(String expected) {
    return await()
        .atMost(PATIENCE)
        .ignoreExceptionsInstanceOf(IOException.class)
        .until(this::scrape, scraped -> scraped.contains(expected));
  }

  private static SimulatorOptions.Builder still() {
    return SimulatorOptions.STILL.toBuilder().environments(5);
  }

  @Test
  void itServesEveryEnvironmentOfTheServiceUntilItIsInterrupted() throws Exception {
    try (Simulator simulator = Simulator.start(still().build())) {
      start(simulator);
      await()
          .atMost(PATIENCE)
          .untilAsserted(() ->
              assertThat(scrape().lines())
                  .filteredOn(each -> each.startsWith("envwatch_environment_data_age_seconds{"))
                  .hasSize(5));
      running.interrupt();
      running.join();
    }
    assertThat(exit).hasValue(0);
    assertThat(line.err()).isEmpty();
  }

  @Test
  void noSecretOfTheServiceOrTheAccountIsServed() throws Exception {
    try (Simulator simulator = Simulator.start(still().build())) {
      start(simulator);
      String scraped = scrapeUntil("envwatch_machines{");
      assertThat(scraped)
          .doesNotContain(simulator.apiKey().reveal())
          .doesNotContain(simulator.apiId())
          .doesNotContainIgnoringCase("password")
          .doesNotContain("://");
    }
  }

  @Test
  void aRejectedKeyIsServedAsACause() throws Exception {
    try (Simulator simulator = Simulator.start(still().build())) {
      start(simulator.address().toString(), simulator.apiId(), "a-wrong-key");
      String scraped = scrapeUntil("envwatch_signed_out{account=\"127.0.0.1\"} 1");
      assertThat(scraped)
          .contains("envwatch_link_up{account=\"127.0.0.1\"} 0")
          .containsPattern("envwatch_look_failures_total\\{.*cause=\"key_rejected\"} [1-9]");
    }
  }

  @Test
  void aScrapeDoesNotWaitForASlowService() throws Exception {
    Weather slow = Weather.parse("delay=60s");
    try (Simulator simulator = Simulator.start(still().weather(slow).build())) {
      start(simulator);
      assertThat(scrape()).contains("envwatch_link_up{account=\"127.0.0.1\"} 0");
    }
  }

  @Test
  void aServiceThatIsNoneIsServedAsACause() throws Exception {
    try (RawServer server = RawServer.answering("200 OK\r\nContent-Type: text/html", "<html>")) {
      start(server.address(""), "ID", "key");
      assertThat(scrapeUntil("cause=\"unreadable_answer\"} 1"))
          .contains("envwatch_link_up{account=\"127.0.0.1\"} 0");
    }
  }

  @Test
  void aServiceThatIsGoneIsServedWithWhatWasSeen() throws Exception {
    try (Simulator simulator = Simulator.start(still().build())) {
      start(simulator);
      scrapeUntil("envwatch_environment_data_age_seconds{");
    }
    String scraped = scrapeUntil("envwatch_link_up{account=\"127.0.0.1\"} 0");
    assertThat(scraped).contains("envwatch_environment_data_age_seconds{");
  }

  @Test
  void anEnvironmentThatDoesNotExistIsServedAsAProblem() throws Exception {
    try (Simulator simulator = Simulator.start(still().build())) {
      start(
          simulator.address().toString(),
          simulator.apiId(),
          simulator.apiKey().reveal(),
          "--environment",
          "NOT-YET");
      assertThat(scrapeUntil("cause=\"not_found\"} 1"))
          .containsPattern("environment_phase\\{.*environment=\"NOT-YET\".*phase=\"problem\"} 1");
    }
  }

  @Test
  void aPortInUseIsToldInOneSentence() throws IOException {
    line.variables.put("ENVWATCH_API_KEY", "key");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      assertThat(line.run("metrics", "--port", port, "--address", "http://h", "--api-id", "ID"))
          .isEqualTo(2);
      assertThat(line.err().lines())
          .containsExactly(
              "Envwatch cannot listen on 127.0.0.1, port "
                  + port
                  + ": another program may be using it, or the address is not one of this"
                  + " computer.");
    }
  }

  @Test
  void withoutAnyAccountNothingIsServed() {
    assertThat(line.run("metrics", "--port", "0")).isEqualTo(2);
    assertThat(line.err()).startsWith("No account is set up yet.");
    assertThat(line.out()).isEmpty();
  }

  @Test
  void anAccountWithoutAKeyIsNotServed() {
    assertThat(line.run("metrics", "--port", "0", "--address", "https://h", "--api-id", "I"))
        .isEqualTo(2);
    assertThat(line.err()).contains("API key is missing");
    assertThat(line.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "--port, 70000",
    "--port, -1",
    "--port, many",
    "--address-to-listen, 192.0.2.300",
    "--history, 3d"
  })
  void whatMakesNoSenseIsRefused(String option, String value) {
    assertThat(line.run("metrics", "--demo", option, value)).isEqualTo(2);
    assertThat(line.err().lines()).hasSize(1);
    assertThat(line.out()).isEmpty();
  }
}
