package envwatch.team.past;

import envwatch.api.ApiException;
import envwatch.api.ApiException.ServerFault;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Query;
import envwatch.history.Witness.Trouble;
import envwatch.model.EnvironmentId;
import envwatch.team.TeamServer;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a Prometheus is found to know of Envwatch.
 *
 * @param version its own; null if it does not tell
 * @param accounts the names of the accounts of which it has metrics; empty if it has none of ours
 * @param instances from where it has them
 * @param known how many of the environments that are watched here it knows
 * @param hidden whether its configuration adds a label that hides which environment is meant
 * @param oldest when its oldest metrics are from, to the hour if that is more than a day ago; null
 *     if it does not tell
 */
public record PrometheusFindings(
    @Nullable String version,
    Set<String> accounts,
    Set<String> instances,
    int known,
    boolean hidden,
    @Nullable Instant oldest) {
  private static final int NOT_FOUND = 404;
  private static final Query OURS = Query.of("match[]", PhaseQuery.METRIC);

  /** Of all that is served, the one with the fewest series: of each minute of a day, else hour. */
  private static final String OLDEST =
      "min(min_over_time(timestamp(envwatch_build_info)[400d:1h]) or"
          + " label_replace(min_over_time(timestamp(envwatch_build_info)[1d:1m]),"
          + "\"every\",\"minute\",\"\",\"\"))";

  public PrometheusFindings {
    accounts = Set.copyOf(accounts);
    instances = Set.copyOf(instances);
  }

  /**
   * Asks a Prometheus. Blocks.
   *
   * @param watched the environments that are watched here
   * @return empty while no server is set
   * @throws ApiException if it does not answer, or not as a Prometheus does; see {@link #trouble}
   */
  public static Optional<PrometheusFindings> of(
      TeamServer server, Collection<EnvironmentId> watched) throws ApiException {
    Set<String> environments = values(server, "environment").orElse(null);
    if (environments == null) {
      return Optional.empty();
    }
    Set<String> instances = values(server, "instance").orElse(Set.of());
    int known = (int) watched.stream().filter(each -> environments.contains(each.value())).count();
    return Optional.of(
        new PrometheusFindings(
            version(server),
            values(server, "account").orElse(Set.of()),
            instances,
            known,
            known == 0 && !values(server, "exported_environment").orElse(Set.of()).isEmpty(),
            environments.isEmpty() ? null : oldest(server)));
  }

  private static Optional<Set<String>> values(TeamServer server, String label) throws ApiException {
    return server.look(PhaseQuery.values(label), OURS, answer -> PhaseAnswer.values(answer.body()));
  }

  /** Told since version 2.14. */
  private static @Nullable String version(TeamServer server) throws ApiException {
    try {
      return server
          .look("/api/v1/status/buildinfo", Query.of(), answer -> Fields.in(answer.body()))
          .map(fields -> fields.line("version"))
          .orElse(null);
    } catch (ServerFault e) {
      if (e.status() == NOT_FOUND) {
        return null;
      }
      throw e;
    }
  }

  private static @Nullable Instant oldest(TeamServer server) throws ApiException {
    OptionalDouble seconds =
        server
            .look(
                "/api/v1/query",
                Query.of("query", OLDEST),
                answer -> PhaseAnswer.least(answer.body()))
            .orElse(OptionalDouble.empty());
    return seconds.isPresent() ? Instant.ofEpochSecond((long) seconds.getAsDouble()) : null;
  }

  /** What it means that a Prometheus could not be asked. */
  public static Trouble trouble(ApiException failure) {
    return PastQuery.trouble(failure);
  }
}
