package envwatch.history;

import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.List;

/**
 * Environments that share something and turned bad together.
 *
 * @param shared the name of the region, project, blueprint or account
 * @param state what most of them turned into
 * @param environments those that turned bad, of {@code total} that share it
 * @param from when the first was seen so
 * @param until when the last was seen so
 */
public record CommonCause(
    Kind kind,
    String shared,
    State state,
    List<EnvironmentKey> environments,
    int total,
    Instant from,
    Instant until) {
  public CommonCause {
    environments = List.copyOf(environments);
  }

  /** What they share. */
  public enum Kind {
    REGION,
    PROJECT,
    BLUEPRINT,
    ACCOUNT
  }
}
