package envwatch.history;

import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells what is waited for from what was seen and learned. */
public final class WaitEstimates {
  private static final int LOOKS = 3;
  private static final int PARTS_OF_MEDIAN = 4;

  private WaitEstimates() {}

  /**
   * The wait for one environment or machine; null if it is not on its way to be ready.
   *
   * @param start null if its beginning was before the start of the program
   * @param blueprint of its environment; null if the service tells none
   * @param interval how often it is looked at
   */
  public static @Nullable Waiting of(
      LastSeen seen,
      Starts.@Nullable Start start,
      @Nullable String blueprint,
      UsualTimes times,
      Duration interval) {
    if (seen.state().phase() != Phase.CHANGING || Starts.goesDown(seen.state().word())) {
      return null;
    }
    ActionKind kind =
        start == null ? Starts.kind(seen.subject(), seen.state().word()) : start.kind();
    Instant began = start == null ? seen.since() : Bounds.min(start.began(), seen.since());
    // Without its beginning, "Preparing" may be a first creation as well as a resume.
    boolean measured = start != null || kind != null;
    DurationEstimate usual = measured ? usual(seen, kind, blueprint, times) : null;
    Duration patience = interval.multipliedBy(LOOKS);
    if (usual != null && usual.median().dividedBy(PARTS_OF_MEDIAN).compareTo(patience) > 0) {
      patience = usual.median().dividedBy(PARTS_OF_MEDIAN);
    }
    boolean exact = start == null ? seen.exact() : start.seen();
    return new Waiting(seen.subject(), kind, began, exact, usual, seen.moved(), patience);
  }

  /** How long it usually takes; null if nothing like it was ever seen. */
  public static @Nullable DurationEstimate usual(
      LastSeen seen, @Nullable ActionKind kind, @Nullable String blueprint, UsualTimes times) {
    return times.of(
        seen.subject().environment().account(),
        blueprint == null ? "" : blueprint,
        kind,
        seen.subject().machine() == null ? null : seen.name());
  }

  /** The blueprint of an environment; null if the service tells none. */
  public static @Nullable String blueprint(Map<Subject, LastSeen> seen, Subject subject) {
    LastSeen environment = seen.get(Subject.of(subject.environment()));
    return environment == null ? null : environment.facts().get(Fact.Kind.BLUEPRINT);
  }
}
