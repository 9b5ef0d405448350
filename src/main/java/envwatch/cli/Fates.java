package envwatch.cli;

import envwatch.actions.Outcome;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/** What came of everything that was chosen, and the exit code that says it. */
final class Fates {
  public static final int ALL = 0;
  public static final int SOME_NOT = 1;
  public static final int NONE_ASKED = 2;

  /** As that of the command timeout of GNU coreutils. */
  public static final int TIME_OUT = 124;

  private Fates() {}

  /** The exit code. */
  public static int code(List<Fate> fates, Verb verb) {
    if (fates.stream().noneMatch(fate -> fate.asked() || fate.good(verb))) {
      return NONE_ASKED;
    }
    if (fates.stream().anyMatch(fate -> !fate.good(verb) && !fate.late())) {
      return SOME_NOT;
    }
    return fates.stream().anyMatch(Fate::late) ? TIME_OUT : ALL;
  }

  /** The fates after the end of the wait: what is still followed was not seen in time. */
  public static List<Fate> afterWaiting(List<Fate> fates) {
    return fates.stream()
        .map(fate ->
            fate.outcome() instanceof Outcome.Following(Instant acceptedAt)
                ? fate.with(new Outcome.NotSeenYet(acceptedAt))
                : fate)
        .toList();
  }

  /** The fate of something that the service accepted, and that did not get where it should. */
  public static Fate late(Fate accepted) {
    return accepted.with(new Outcome.NotSeenYet(Objects.requireNonNull(accepted.at())));
  }
}
