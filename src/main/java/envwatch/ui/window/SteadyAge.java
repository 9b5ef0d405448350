package envwatch.ui.window;

import envwatch.words.DurationWords;
import java.time.Duration;

/**
 * An age in steps that does not go back and forth between two of them. With hundreds of
 * environments, which are looked at one after the other, the oldest answer is always about equally
 * old. The age told is never below the true one, and above it by less than half a minute more than
 * one step.
 */
final class SteadyAge {
  private static final Duration LARGEST_OF_SECONDS = Duration.ofMinutes(1);
  private static final Duration AMONG_SECONDS = Duration.ofSeconds(10);
  private static final Duration AMONG_MINUTES = Duration.ofSeconds(30);

  private Duration told = Duration.ZERO;

  /** The step to tell, now that this is the age. */
  Duration of(Duration age) {
    Duration step = DurationWords.step(age);
    Duration slack = told.compareTo(LARGEST_OF_SECONDS) > 0 ? AMONG_MINUTES : AMONG_SECONDS;
    if (step.compareTo(told) > 0 || age.plus(slack).compareTo(told) <= 0) {
      told = step;
    }
    return told;
  }
}
