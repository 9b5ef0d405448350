package envwatch.history;

import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/**
 * An extension that was asked for here, and by how much it moved the end of the environment: the
 * service tells neither before (service/api-v3.md).
 *
 * @param by always positive
 */
public record Extension(EnvironmentKey environment, Duration by) {
  private static final Duration PAST = Duration.ofDays(90);

  /** More changes than these are not read. */
  private static final int MOST = 20_000;

  /**
   * The newest first; returns at once.
   *
   * @return completed on a thread of the history
   */
  public static CompletableFuture<List<Extension>> read(History history, Instant now) {
    Range range = new Range(now.minus(PAST), now.plusSeconds(1));
    return history
        .changes(new ChangeQuery(range, null, null, MOST))
        .thenApply(changes -> changes.stream().flatMap(Extension::of).toList());
  }

  private static Stream<Extension> of(Change change) {
    boolean extended =
        change.subject().machine() == null
            && change.cause() instanceof Cause.OwnAction(var activity, ActionKind kind)
            && kind == ActionKind.EXTEND_ENVIRONMENT;
    return extended
        ? change.facts().stream()
            .filter(fact -> fact.kind() == Fact.Kind.EXPIRATION)
            .map(Extension::length)
            .filter(Duration::isPositive)
            .map(by -> new Extension(change.subject().environment(), by))
        : Stream.empty();
  }

  private static Duration length(Fact fact) {
    Instant before = Facts.moment(fact.before());
    Instant after = Facts.moment(fact.after());
    return before == null || after == null ? Duration.ZERO : Duration.between(before, after);
  }
}
