package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.watch.FakeTime;
import envwatch.words.FailureWords;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A computer that sleeps, or whose clock is set, while a request is on its way. */
class OldRequestTest {
  private final FakeTime time = new FakeTime();
  private ServiceByVersion server;

  @BeforeEach
  void serve() throws IOException {
    server = new ServiceByVersion();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theRefusalOfARequestThatBecameOldOnItsWayProvesNothingOfTheKey(int version)
      throws Exception {
    server.ping(version, "wrong-key");
    server.whenAsked(() -> time.advance(Duration.ofMinutes(10)));

    try (EnvironmentService service = open(version)) {
      assertThatThrownBy(service::verify)
          .isInstanceOfSatisfying(
              ApiException.class,
              failure -> {
                assertThat(FailureWords.sentence(failure, "host"))
                    .isEqualTo(
                        "The request was too old when it arrived, so the service did not carry it"
                            + " out.");
                assertThat(failure.meaning())
                    .isEqualTo(
                        new FailureMeaning(true, FailureMeaning.Scope.PERHAPS_ONE, null, false));
              });
      server.whenAsked(() -> {});
      assertThatThrownBy(service::verify).isInstanceOf(ApiException.Unauthorized.class);
    }
  }

  private EnvironmentService open(int version) throws ApiException {
    return ServiceByVersion.DIALECTS
        .get(version - 1)
        .open(TestAccounts.at(server.address()), TestAccounts.transport(time.clock()));
  }
}
