package envwatch.api.v2;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.EnvironmentService;
import envwatch.api.ServiceByVersion;
import envwatch.api.TestAccounts;
import envwatch.model.Environment;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An account whose list of environments with their machines is longer than any that is read. */
class LargeListTest {
  private static final String WITH_STATE = "/API/v2/Env/ListEnvironmentsWithState";
  private static final String TOO_LONG = " ".repeat(17 * 1024 * 1024);

  private Instant now = Instant.parse("2026-01-01T12:00:00Z");
  private ServiceByVersion server;
  private EnvironmentService service;

  @BeforeEach
  void open() throws Exception {
    server = new ServiceByVersion();
    server.answer(WITH_STATE, 200, list("Lab") + TOO_LONG);
    server.answer("/API/v2/Env/ListEnvironments", 200, list("Line"));
    InstantSource clock = () -> now;
    service =
        new V2Dialect()
            .open(
                TestAccounts.at(server.address()),
                TestAccounts.transport(clock.withZone(ZoneOffset.UTC)));
  }

  @AfterEach
  void close() {
    service.close();
    server.close();
  }

  @Test
  void isReadWithoutMachines() throws Exception {
    Environment listed = service.list().environments().getFirst();

    assertThat(listed.name()).isEqualTo("Line");
    assertThat(listed.status().phase()).isEqualTo(Phase.RUNNING);
    assertThat(listed.complete()).isFalse();
    assertThat(listed.unread()).isZero();
  }

  @Test
  void isNotAskedForAgainForAnHour() throws Exception {
    service.list();
    int before = server.requests();
    service.list();

    assertThat(server.requests()).isEqualTo(before + 1);
  }

  @Test
  void isReadWholeAgainWhenItHasBecomeShorter() throws Exception {
    service.list();
    server.answer(WITH_STATE, 200, list("Lab"));
    now = now.plus(Duration.ofHours(1));

    Environment listed = service.list().environments().getFirst();

    assertThat(listed.name()).isEqualTo("Lab");
    assertThat(listed.complete()).isTrue();
  }

  private static String list(String name) {
    String machines = name.equals("Line") ? "" : ",\"vms\":[]";
    return "{\"data\":[{\"envId\":\"E1\",\"name\":\"%s\",\"status_text\":\"Ready\"%s}],\"status_code\":\"0x20000\"}"
        .formatted(name, machines);
  }
}
