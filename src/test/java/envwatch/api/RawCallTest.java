package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.v3.V3Dialect;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.RawCall;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import okio.Buffer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RawCallTest {
  private static RawCall call(String operation, Map<String, String> values, @Nullable String body) {
    return new RawCall(
        Catalogue.get().find(operation).orElseThrow(),
        values,
        body == null ? null : body.getBytes(StandardCharsets.UTF_8),
        Map.of());
  }

  private static String text(RawAnswer answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  @Nested
  class AtTheSimulatedService {
    @ParameterizedTest
    @CsvSource({
      "1,v1 GET Env/GetEnvironmentState,EnvApiId",
      "2,v2 GET Env/GetEnvironmentState,envId",
      "3,v3 GET /envs/{envId},envId"
    })
    void everyVersionAnswers(int version, String operation, String parameter) throws Exception {
      try (var account = new SimulatedAccount(version)) {
        LabEnvironment lab = account.environment(EnvironmentState.RUNNING);

        RawAnswer answer =
            account.service.look(call(operation, Map.of(parameter, account.id(lab).value()), null));

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.failure()).isNull();
        assertThat(text(answer)).contains(account.id(lab).value(), lab.name());
        assertThat(answer.callsLeft().isPresent()).isEqualTo(version == 2);
        assertThat(account.service.callsLeft()).isEqualTo(answer.callsLeft());
      }
    }

    @Test
    void aChangeShowsInTheWorld() throws Exception {
      try (var account = new SimulatedAccount(3)) {
        LabEnvironment lab = account.environment(EnvironmentState.RUNNING);

        RawAnswer answer =
            account.service.perform(
                call(
                    "v3 PATCH /envs",
                    Map.of("envId", account.id(lab).value()),
                    "{\"changes\":[{\"op\":\"Replace\",\"path\":\"/Name\",\"value\":\"New"
                        + " name\"}]}"));

        assertThat(answer.failure()).isNull();
        assertThat(account.now(lab).name()).isEqualTo("New name");
      }
    }

    @Test
    void aRefusalIsAnAnswerToo() throws Exception {
      try (var account = new SimulatedAccount(2)) {
        RawAnswer answer =
            account.service.look(
                call("v2 GET Env/GetEnvironmentState", Map.of("envId", "NONSENSE0001"), null));

        assertThat(answer.failure()).isNotNull();
        assertThat(text(answer)).contains("status_code");
      }
    }

    @Test
    void anOperationOfAnotherVersionIsNotSent() throws Exception {
      try (var account = new SimulatedAccount(2)) {
        assertThatThrownBy(() -> account.service.look(call("v3 GET /regions", Map.of(), null)))
            .isInstanceOf(ApiException.NotOffered.class);
      }
    }

    @Test
    void lookingChangesNothing() throws Exception {
      try (var account = new SimulatedAccount(3)) {
        assertThatThrownBy(() ->
                account.service.look(
                    call("v3 DELETE /envs/{envId}", Map.of("envId", "ENa2"), null)))
            .isInstanceOf(IllegalArgumentException.class);
      }
    }
  }

  @Nested
  class AtAServiceThatMisbehaves {
    private RawAnswer answer(MockResponse response) throws Exception {
      try (MockWebServer server = new MockWebServer()) {
        server.enqueue(response);
        server.start();
        var account =
            new ApiAccount(
                new AccountId("a"),
                "A",
                server.url("/").uri(),
                null,
                "ID",
                Secret.of("key"),
                List.of());
        try (EnvironmentService service =
            new V3Dialect().open(account, TestAccounts.transport(Clock.systemUTC()))) {
          return service.perform(
              call("v3 PUT /envs/actions/suspend", Map.of("envId", "EN a&b/2"), null));
        } finally {
          assertThat(server.getRequestCount()).isEqualTo(1);
          assertThat(server.takeRequest().getTarget())
              .isEqualTo("/api/v3/envs/actions/suspend?envId=EN%20a%26b%2F2");
        }
      }
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 307, 308})
    void aRedirectIsToldAndNotFollowed(int status) throws Exception {
      RawAnswer answer =
          answer(new MockResponse.Builder().code(status).setHeader("Location", "/other").build());

      assertThat(answer.status()).isEqualTo(status);
      assertThat(answer.failure()).isInstanceOf(ApiException.Unreachable.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {408, 421, 429, 500, 503})
    void nothingIsSentAgain(int status) throws Exception {
      RawAnswer answer =
          answer(new MockResponse.Builder().code(status).setHeader("Retry-After", "0").build());

      assertThat(answer.status()).isEqualTo(status);
      assertThat(answer.failure()).isNotNull();
    }

    @Test
    void whatIsNoJsonDoesNotCountAsDone() throws Exception {
      RawAnswer answer =
          answer(
              new MockResponse.Builder()
                  .setHeader("Content-Type", "image/png")
                  .body(new Buffer().write(new byte[] {(byte) 0x89, 'P', 'N', 'G', 0}))
                  .build());

      assertThat(answer.contentType()).isEqualTo("image/png");
      assertThat(answer.size()).isEqualTo(5);
      assertThat(answer.failure()).isInstanceOf(ApiException.Unreadable.class);
    }

    @Test
    void anAnswerBeyondSixteenMegabytesIsToldToBeTooLarge() {
      MockResponse large =
          new MockResponse.Builder()
              .body(new Buffer().write(new byte[16 * 1024 * 1024 + 1]))
              .build();

      assertThatThrownBy(() -> answer(large))
          .isInstanceOfSatisfying(
              ApiException.Unreadable.class,
              failure ->
                  assertThat(failure.what()).isEqualTo(ApiException.Unreadable.What.TOO_LARGE));
    }

    @Test
    void nothingOfTheCallIsDisclosedByItsText() {
      assertThat(call("v3 POST /class", Map.of("a", "b"), "{\"studentPassphrase\":\"x\"}"))
          .hasToString("RawCall[v3 POST /class]");
    }
  }
}
