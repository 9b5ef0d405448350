package envwatch.words;

import envwatch.filter.FilterSubject;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What a filter sees of an environment where there is no window. */
public final class ViewWords {
  private ViewWords() {}

  /**
   * Empty if the environment was never seen.
   *
   * @param account the name of its account
   */
  public static Optional<FilterSubject> subject(
      WatchedEnvironment watched, String account, Instant now) {
    Environment known = watched.environment();
    if (known == null) {
      return Optional.empty();
    }
    Assessment assessment = watched.assess(now, Duration.ZERO);
    return Optional.of(
        FilterSubject.of(
            known,
            List.of(known.status().word(), EnvironmentWords.phase(assessment.phase())),
            EnvironmentWords.summary(known, assessment),
            account));
  }
}
