package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.connect.Dialect;
import envwatch.api.v1.V1Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.Action;
import envwatch.model.EnvironmentId;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is believed of an error: only what the service itself says. */
class ForeignAnswersTest {
  private static final EnvironmentId ID = new EnvironmentId("EN1");
  private static final List<Dialect> DIALECTS =
      List.of(new V1Dialect(), new V2Dialect(), new V3Dialect());

  private static final List<String> FOREIGN =
      List.of(
          "",
          "<html><body>Sign in to the guest network</body></html>",
          "{\"message\":\"Forbidden\"}",
          "{\"error\":\"invalid signature\"}",
          "{\"status_code\":\"Forbidden\",\"message\":\"no\"}",
          "{\"message\":\"API key not authenticated\",\"request_id\":\"1\"}");

  private interface Request {
    void send(EnvironmentService service) throws ApiException;
  }

  private static final List<Request> REQUESTS =
      List.of(
          EnvironmentService::verify,
          EnvironmentService::list,
          service -> service.state(ID),
          service -> service.perform(new Action.ResumeEnvironment(ID)));

  static Stream<Arguments> foreignAnswers() {
    return DIALECTS.stream()
        .flatMap(dialect ->
            FOREIGN.stream()
                .flatMap(body ->
                    Stream.of(400, 401, 403, 404, 409, 410, 500, 503)
                        .map(status -> Arguments.of(dialect, status, body))));
  }

  @ParameterizedTest
  @MethodSource("foreignAnswers")
  void anErrorInAnotherFormIsAFaultWhateverIsAskedFor(Dialect dialect, int status, String body)
      throws Exception {
    for (Request request : REQUESTS) {
      ApiException failure = failure(dialect, request, status, body);

      assertThat(failure).isInstanceOf(ApiException.ServerFault.class);
      assertThat(((ApiException.ServerFault) failure).status()).isEqualTo(status);
      assertThat(((ApiException.ServerFault) failure).saidByService()).isFalse();
    }
  }

  static Stream<Dialect> dialects() {
    return DIALECTS.stream();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void theServiceItselfIsBelieved(Dialect dialect) throws Exception {
    Request state = service -> service.state(ID);

    assertThat(own(dialect, state, 401)).isInstanceOf(ApiException.Unauthorized.class);
    assertThat(own(dialect, state, 403)).isInstanceOf(ApiException.Forbidden.class);
    assertThat(own(dialect, state, 404)).isInstanceOf(ApiException.NotFound.class);
    assertThat(own(dialect, state, 409)).isInstanceOf(ApiException.Rejected.class);
    assertThat(own(dialect, state, 503)).isInstanceOf(ApiException.ServerFault.class);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aRejectedKeyIsCertainByStatus401AndDeducedByAForbiddenPing(Dialect dialect)
      throws Exception {
    assertThat(certain(own(dialect, EnvironmentService::verify, 401))).isTrue();
    assertThat(certain(own(dialect, EnvironmentService::verify, 403))).isFalse();
  }

  private static boolean certain(ApiException failure) {
    assertThat(failure).isInstanceOf(ApiException.Unauthorized.class);
    return ((ApiException.Unauthorized) failure).certain();
  }

  private static ApiException own(Dialect dialect, Request request, int status) throws Exception {
    String body = ServiceByVersion.error(dialect.version().number(), status);
    return failure(dialect, request, status, body);
  }

  private static ApiException failure(Dialect dialect, Request request, int status, String body)
      throws Exception {
    try (var server = RawServer.answering(status + " No", body);
        EnvironmentService service =
            dialect.open(
                TestAccounts.at(URI.create(server.address("/"))),
                TestAccounts.transport(Clock.systemUTC()))) {
      return catchThrowableOfType(ApiException.class, () -> request.send(service));
    }
  }
}
