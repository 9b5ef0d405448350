package envwatch.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import envwatch.api.ApiException;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.api.wire.Query;
import envwatch.model.Secret;
import envwatch.team.TeamServer.Access;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TeamServerTest {
  private final List<String> received = new CopyOnWriteArrayList<>();
  private HttpServer http;
  private int status = 200;

  @BeforeEach
  void serve() throws IOException {
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.createContext(
        "/",
        exchange -> {
          String body =
              new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
          received.add(
              exchange.getRequestMethod()
                  + " "
                  + exchange.getRequestURI()
                  + " "
                  + exchange.getRequestHeaders().getFirst("Authorization")
                  + " "
                  + body);
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    http.start();
  }

  @AfterEach
  void end() {
    http.stop(0);
  }

  private TeamServer server(String user, Secret password) {
    URI address = URI.create("http://localhost:" + http.getAddress().getPort() + "/below/");
    return new TeamServer(
        () -> Optional.of(new Access(address, user, password)), TeamServerTest::network);
  }

  private static HttpTransport network() throws ApiException {
    return new HttpTransport(NetworkOptions.SYSTEM, Clock.systemUTC());
  }

  @Test
  void aQueryIsEncodedBelowThePathOfTheServer() throws ApiException {
    server("", null).look("/api/v1/query", Query.of("query", "up{a=\"b c\"}"), answer -> true);

    assertThat(received)
        .containsExactly("GET /below/api/v1/query?query=up%7Ba%3D%22b%20c%22%7D null ");
  }

  @Test
  void aTokenIsSentWhereThereIsNoUser() throws ApiException {
    server("", Secret.of("t0ken")).look("/", Query.of(), answer -> true);

    assertThat(received).containsExactly("GET /below/ Bearer t0ken ");
  }

  @Test
  void aUserSignsInWithAPassword() throws ApiException {
    server("ann", Secret.of("pw")).look("/", Query.of(), answer -> true);

    assertThat(received).containsExactly("GET /below/ Basic YW5uOnB3 ");
  }

  @Test
  void aChangeCarriesItsBody() throws ApiException {
    byte[] json = "{}".getBytes(StandardCharsets.UTF_8);
    server("", null).change(Method.POST, "/api/v2/silences", json, answer -> true);

    assertThat(received).containsExactly("POST /below/api/v2/silences null {}");
  }

  @Test
  void whatIsNoSuccessIsAFailureWithItsStatus() {
    status = 401;

    assertThatThrownBy(() -> server("", null).look("/", Query.of(), answer -> true))
        .isInstanceOfSatisfying(
            ApiException.ServerFault.class, fault -> assertThat(fault.status()).isEqualTo(401));
  }

  @Test
  void withoutAServerNothingIsSent() throws ApiException {
    TeamServer none = new TeamServer(Optional::empty, TeamServerTest::network);

    assertThat(none.look("/", Query.of(), answer -> true)).isEmpty();
    assertThat(received).isEmpty();
  }
}
