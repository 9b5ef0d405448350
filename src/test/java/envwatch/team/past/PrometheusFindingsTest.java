package envwatch.team.past;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.history.Witness.Trouble;
import envwatch.model.EnvironmentId;
import envwatch.team.TeamServer;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class PrometheusFindingsTest {
  @AutoClose private final Prometheus prometheus = new Prometheus(Clock.systemUTC());

  private PrometheusFindings found() throws ApiException {
    return PrometheusFindings.of(
            prometheus.server(), List.of(new EnvironmentId("EN1"), new EnvironmentId("EN2")))
        .orElseThrow();
  }

  @Test
  void whatAPrometheusKnowsOfUsIsFound() throws ApiException {
    prometheus.values("environment", "EN1", "EN7");
    prometheus.values("account", "Lab");
    prometheus.values("instance", "one:9464", "two:9464");
    prometheus.answers(
        "/api/v1/status/buildinfo",
        200,
        "{\"status\":\"success\",\"data\":{\"version\":\"2.42.0\"}}");
    prometheus.answers(
        "/api/v1/query",
        200,
        "{\"status\":\"success\",\"data\":{\"resultType\":\"vector\",\"result\":"
            + "[{\"metric\":{},\"value\":[1795854435,\"1795000000.5\"]}]}}");
    assertThat(found())
        .isEqualTo(
            new PrometheusFindings(
                "2.42.0",
                Set.of("Lab"),
                Set.of("one:9464", "two:9464"),
                1,
                false,
                Instant.ofEpochSecond(1_795_000_000)));
  }

  @Test
  void anOlderOneDoesNotTellItsVersion() throws ApiException {
    assertThat(found()).isEqualTo(new PrometheusFindings(null, Set.of(), Set.of(), 0, false, null));
  }

  @Test
  void aLabelThatHidesOursIsFound() throws ApiException {
    prometheus.values("environment", "production");
    prometheus.values("exported_environment", "EN1");
    prometheus.answers("/api/v1/query", 200, "{\"data\":{\"result\":[]}}");
    assertThat(found().hidden()).isTrue();
  }

  @Test
  void whoDoesNotAnswerAsPrometheusIsAFailure() {
    prometheus.answers("/api/v1/label/environment/values", 200, "<html>Sign in</html>");
    assertThatThrownBy(this::found)
        .isInstanceOfSatisfying(
            ApiException.class,
            failure ->
                assertThat(PrometheusFindings.trouble(failure)).isEqualTo(Trouble.NOT_PROMETHEUS));
  }

  @Test
  void withoutAServerNothingIsFound() throws ApiException {
    TeamServer none = new TeamServer(Optional::empty, Prometheus::network);
    assertThat(PrometheusFindings.of(none, List.of())).isEmpty();
  }
}
