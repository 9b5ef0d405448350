package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Reason;
import envwatch.model.VisibleText;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The newest that is known of an environment, and how fresh it is.
 *
 * @param environment the last good answer; null when it was never seen (an id from the settings).
 *     The same instance as in the view before as long as nothing about it changed, and so is each
 *     of its machines
 * @param seenAt when {@code environment} was last confirmed; null when never
 * @param interval how often it is looked at now; zero when it is not looked at again
 * @param trouble why the newest look at it failed; null when it did not
 * @param nextLook null while a look is under way or none is planned
 */
public record WatchedEnvironment(
    EnvironmentKey key,
    @Nullable Environment environment,
    @Nullable Instant seenAt,
    Duration interval,
    @Nullable Trouble trouble,
    @Nullable Instant nextLook) {
  private static final int STALE_AFTER_INTERVALS = 3;

  /** A look that failed, and since when looks have been failing. */
  public record Trouble(ApiException cause, Instant since) {}

  /** Whether more than the moments of its looks differs. */
  boolean isNewsAfter(WatchedEnvironment other) {
    return !key.equals(other.key)
        || environment != other.environment
        || (seenAt == null) != (other.seenAt == null)
        || !interval.equals(other.interval)
        || !Objects.equals(trouble, other.trouble);
  }

  /** What it is called: its id where no name is known, or nothing of the name can be seen. */
  public String name() {
    return environment == null || VisibleText.isBlank(environment.name())
        ? key.environment().value()
        : environment.name();
  }

  /** Whether what is shown is older than three times its interval. */
  public boolean stale(Instant now) {
    Instant until = freshUntil();
    return until != null && now.isAfter(until);
  }

  /**
   * Until when what is shown is not stale unless it is confirmed again; null when it was never
   * seen, or is looked at only once.
   */
  public @Nullable Instant freshUntil() {
    return seenAt == null || interval.isZero()
        ? null
        : seenAt.plus(interval.multipliedBy(STALE_AFTER_INTERVALS));
  }

  /** Whether the last look succeeded and is not older than it should be. */
  public boolean upToDate(Instant now) {
    return trouble == null && !stale(now);
  }

  /** Whether the service says that there is no such environment. */
  public boolean gone() {
    return trouble != null && trouble.cause() instanceof ApiException.NotFound;
  }

  /** Whether the service says that the account may not see it. */
  public boolean forbidden() {
    return trouble != null && trouble.cause() instanceof ApiException.Forbidden;
  }

  /** The environment's phase and the reasons; being stale changes neither. */
  public Assessment assess(Instant now, Duration expiresSoon) {
    if (gone()) {
      return Assessment.unavailable(new Reason.Gone());
    }
    if (forbidden()) {
      return Assessment.unavailable(new Reason.Forbidden());
    }
    return environment == null
        ? Assessment.neverSeen()
        : Assessment.of(environment, now, expiresSoon);
  }
}
