package envwatch.team;

import envwatch.api.ApiException;
import envwatch.api.ApiException.ReadOnly;
import envwatch.api.ApiException.ServerFault;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.Query;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is found where an Alertmanager is said to be.
 *
 * @param version as it tells it, such as {@code 0.25.0}
 * @param silences how many act now
 * @param claims how many of them are claims
 * @param writing whether silences can be changed
 */
public record AlertmanagerFound(String version, int silences, int claims, Writing writing) {
  /** What it answers to a silence that has neither matchers nor an end. */
  private static final Set<Integer> UNDERSTOOD = Set.of(400, 422);

  private static final Set<Integer> REFUSED = Set.of(401, 403, 405);

  /** Whether silences can be changed, as far as that can be told without changing one. */
  public enum Writing {
    ALLOWED,
    REFUSED,
    UNKNOWN,
    /** Because Envwatch itself sends nothing that changes something. */
    NOT_TRIED
  }

  /**
   * Asks an Alertmanager that is set. Blocks.
   *
   * @throws ApiException if there is none, or it does not answer
   */
  public static AlertmanagerFound ask(TeamServer server) throws ApiException {
    String version =
        server
            .look(
                "/api/v2/status",
                Query.of(),
                answer -> Json.read(answer.body(), AlertmanagerFound::version))
            .orElse("");
    List<Silence> silences =
        server
            .look("/api/v2/silences", Query.of(), answer -> SilenceReader.read(answer.body()))
            .orElse(List.of());
    return new AlertmanagerFound(
        version,
        (int) silences.stream().filter(Silence::active).count(),
        (int) silences.stream().filter(silence -> silence.claimed().isPresent()).count(),
        writing(server));
  }

  private static @Nullable String version(JsonCursor in) throws Unreadable {
    return in.onlyField("versionInfo", info -> info.onlyField("version", JsonCursor::line));
  }

  /** Sends a silence that cannot be one: who may write is told what it lacks. */
  private static Writing writing(TeamServer server) throws ApiException {
    try {
      server.change(
          Method.POST, "/api/v2/silences", "{}".getBytes(StandardCharsets.UTF_8), answer -> true);
      return Writing.UNKNOWN;
    } catch (ReadOnly e) {
      return Writing.NOT_TRIED;
    } catch (ServerFault e) {
      return UNDERSTOOD.contains(e.status())
          ? Writing.ALLOWED
          : REFUSED.contains(e.status()) ? Writing.REFUSED : Writing.UNKNOWN;
    }
  }
}
