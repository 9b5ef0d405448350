package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SimulatorHttpTest {
  private final HttpClient http = HttpClient.newHttpClient();
  private Simulator simulator;

  @BeforeEach
  void start() throws Exception {
    simulator = Simulator.start(SimulatorOptions.STILL);
  }

  @AfterEach
  void stop() {
    http.close();
    simulator.close();
  }

  @Test
  void webAccessNamesItsMachineWithoutInterpretingTheName() throws Exception {
    LabMachine quoted =
        simulator.world().environments().stream()
            .flatMap(environment -> environment.machines().stream())
            .filter(machine -> machine.name().contains("\""))
            .findFirst()
            .orElseThrow();
    HttpResponse<String> page =
        http.send(get("/access/" + quoted.token()).build(), HttpResponse.BodyHandlers.ofString());
    assertThat(page.body()).contains("<h1>sensor &quot;north&quot;</h1>");
  }

  @Test
  void aLargeAnswerIsCompressedWhenAskedFor() throws Exception {
    SignedCaller caller = new SignedCaller(simulator, InstantSource.system());
    String target = caller.target("Env/ListEnvironmentsWithState");
    caller.close();
    HttpResponse<byte[]> answer =
        http.send(
            get(target).header("Accept-Encoding", "gzip").build(),
            HttpResponse.BodyHandlers.ofByteArray());
    assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).startsWith("{\"data\":[");
    }
  }

  @Test
  void changesByPostAreNotAllowedInTheFirstTwoVersions() throws Exception {
    for (String version : new String[] {"v1", "v2"}) {
      HttpRequest post =
          get("/API/" + version + "/Env/ResumeEnvironment")
              .POST(HttpRequest.BodyPublishers.noBody())
              .build();
      assertThat(http.send(post, HttpResponse.BodyHandlers.discarding()).statusCode())
          .isEqualTo(405);
    }
  }

  @Test
  void aConnectionServesSeveralRequestsAmongThemHeadAndChunkedOnes() throws Exception {
    String requests =
        "HEAD / HTTP/1.1\r\n"
            + "Host: x\r\n\r\n"
            + "POST / HTTP/1.1\r\n"
            + "Host: x\r\n"
            + "Transfer-Encoding: chunked\r\n\r\n"
            + "3\r\n"
            + "abc\r\n"
            + "0\r\n\r\n"
            + "GET / HTTP/1.1\r\n"
            + "Host: x\r\n"
            + "Connection: close\r\n\r\n";
    String answers = talk(requests);
    assertThat(answers.split("HTTP/1.1 ", -1)).hasSize(4);
    assertThat(answers).contains("HTTP/1.1 405").endsWith("</html>\n");
  }

  @Test
  void theCaseOfAMethodIsTolerated() throws Exception {
    try (SignedCaller caller = new SignedCaller(simulator, InstantSource.system())) {
      String query = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
      assertThat(talk("get " + caller.target("Env/ListEnvironments") + query))
          .startsWith("HTTP/1.1 200");
      assertThat(talk("get /API/v1/ApiTest/Ping" + query)).startsWith("HTTP/1.1 401");
      assertThat(talk("get /api/v3/ping" + query)).startsWith("HTTP/1.1 401");
    }
  }

  @Test
  void whatIsNotHttpIsABadRequest() throws Exception {
    assertThat(talk("hello\r\n\r\n")).startsWith("HTTP/1.1 400");
  }

  private String talk(String text) throws Exception {
    try (Socket socket =
        new Socket(InetAddress.ofLiteral("127.0.0.1"), simulator.address().getPort())) {
      socket.setSoTimeout(5_000);
      socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private HttpRequest.Builder get(String target) {
    return HttpRequest.newBuilder(URI.create(simulator.address() + target));
  }
}
