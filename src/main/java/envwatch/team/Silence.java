package envwatch.team;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A silence as Alertmanager lists it (api/v2/openapi.yaml, gettableSilence).
 *
 * @param active whether it silences now; else it is expired, or has not begun
 * @param startsAtServed the same moment as it was written: who sends another one gets another
 *     silence
 */
record Silence(
    String id,
    boolean active,
    List<LabelMatcher> matchers,
    Instant startsAt,
    String startsAtServed,
    Instant endsAt,
    String author,
    String comment) {
  /** What the comment of a claim begins with, as in karma and kthxbye. */
  static final String CLAIM = "ACK!";

  static final String ENVIRONMENT = "environment";

  Silence {
    matchers = List.copyOf(matchers);
  }

  /** The id of the environment that it claims; empty if it is no claim. */
  Optional<String> claimed() {
    if (!active || !comment.startsWith(CLAIM) || matchers.size() != 1) {
      return Optional.empty();
    }
    LabelMatcher only = matchers.getFirst();
    return only.label().equals(ENVIRONMENT) && only.pattern() == null && only.equal()
        ? Optional.of(only.value())
        : Optional.empty();
  }

  /** What the person typed who claimed. */
  String words() {
    return comment.startsWith(CLAIM) ? comment.substring(CLAIM.length()).strip() : comment.strip();
  }
}
