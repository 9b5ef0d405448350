package envwatch.history;

import envwatch.model.AccountId;
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

  /** Whether it is about the same as another: accounts may have the same name. */
  public boolean sharesWith(CommonCause other) {
    return kind == other.kind
        && shared.equals(other.shared)
        && (kind != Kind.ACCOUNT || account().equals(other.account()));
  }

  /** That of the first of the environments. */
  public AccountId account() {
    return environments.getFirst().account();
  }

  /** What they share. */
  public enum Kind {
    REGION,
    PROJECT,
    BLUEPRINT,
    ACCOUNT
  }
}
