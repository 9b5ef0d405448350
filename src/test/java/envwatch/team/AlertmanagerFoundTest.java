package envwatch.team;

import static envwatch.team.FakeAlertmanager.equal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.team.AlertmanagerFound.Writing;
import envwatch.watch.FakeTime;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlertmanagerFoundTest {
  @AutoClose private final FakeAlertmanager alertmanager = new FakeAlertmanager(new FakeTime());

  @Test
  void tellsTheVersionAndCountsWhatActs() throws Exception {
    alertmanager.silence("ann", "ACK!", equal("environment", "EN1"));
    alertmanager.silence("eve", "maintenance", equal("blueprint", "Java"));
    alertmanager.expire(alertmanager.silence("eve", "over", equal("blueprint", "Java")));

    assertThat(AlertmanagerFound.ask(alertmanager.server()))
        .isEqualTo(new AlertmanagerFound("0.25.0", 2, 1, Writing.ALLOWED));
    assertThat(alertmanager.active()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({"401, REFUSED", "403, REFUSED", "405, REFUSED", "500, UNKNOWN"})
  void tellsWhetherSilencesCanBeChanged(int status, Writing writing) throws Exception {
    alertmanager.refusal = status;

    assertThat(AlertmanagerFound.ask(alertmanager.server()).writing()).isEqualTo(writing);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "<html>Sign in</html>", "{\"status\":\"success\"}", "[]"})
  void whatIsNoAlertmanagerIsNotTakenForOne(String body) {
    alertmanager.instead = FakeAlertmanager.says(200, body);

    assertThatThrownBy(() -> AlertmanagerFound.ask(alertmanager.server()))
        .isInstanceOf(ApiException.Unreadable.class);
  }
}
