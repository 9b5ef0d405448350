package envwatch.api.v2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.StartedServer;
import envwatch.api.TestAccounts;
import envwatch.model.Action;
import envwatch.model.EnvironmentId;
import java.time.Clock;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A refusal to postpone comes inside a success (service/api-v2.md, "Environment actions"). */
class PostponeTest {
  private static final Action POSTPONE = new Action.PostponeInactivity(new EnvironmentId("E1"));

  @AutoClose private final MockWebServer server = StartedServer.start();

  @Test
  void isAcceptedWithTheServicesWords() throws Exception {
    try (EnvironmentService service = answering("{\"is_success\":true,\"message\":\"180\"}")) {
      assertThat(service.perform(POSTPONE).note()).isEqualTo("180");
    }
  }

  @Test
  void isRefusedWhenTheServiceSaysSo() throws Exception {
    try (EnvironmentService service = answering("{\"is_success\":false,\"message\":\"No\"}")) {
      assertThatThrownBy(() -> service.perform(POSTPONE)).isInstanceOf(ApiException.Rejected.class);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"null", "{}", "[]", "{\"is_success\":null}", "{\"is_success\":\"maybe\"}"})
  void isNotCalledRefusedWhenTheServiceDoesNotSay(String data) throws Exception {
    try (EnvironmentService service = answering(data)) {
      assertThatThrownBy(() -> service.perform(POSTPONE))
          .isInstanceOf(ApiException.Unreadable.class);
    }
  }

  private EnvironmentService answering(String data) throws ApiException {
    server.enqueue(
        new MockResponse.Builder()
            .body("{\"data\":" + data + ",\"status_code\":\"0x20000\",\"status_text\":\"Success\"}")
            .build());
    return new V2Dialect()
        .open(TestAccounts.at(server.url("/").uri()), TestAccounts.transport(Clock.systemUTC()));
  }
}
