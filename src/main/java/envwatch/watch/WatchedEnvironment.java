package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Reason;
import envwatch.model.Status;
import envwatch.model.VisibleText;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The newest known state of an environment, and how fresh it is.
 *
 * @param environment the last good answer; null if it was never seen (an id from the settings). It
 *     is the same instance as in the previous view as long as it has not changed, and so is each of
 *     its machines
 * @param seenAt when {@code environment} was last confirmed; null if never
 * @param interval how often it is currently looked at; zero if it is not looked at again
 * @param trouble why the newest look at it failed; null if it succeeded
 * @param newerStatus what a list has told since then, without the machines; null if nothing else
 * @param freshUntil when {@code environment} becomes stale unless it is confirmed again; null if it
 *     was never seen, or is looked at only once
 */
public record WatchedEnvironment(
    EnvironmentKey key,
    @Nullable Environment environment,
    @Nullable Instant seenAt,
    Duration interval,
    @Nullable Trouble trouble,
    @Nullable Status newerStatus,
    @Nullable Instant freshUntil) {
  private static final int STALE_AFTER_INTERVALS = 3;

  /** One whose interval was always the same: it is fresh for three of them. */
  public WatchedEnvironment(
      EnvironmentKey key,
      @Nullable Environment environment,
      @Nullable Instant seenAt,
      Duration interval,
      @Nullable Trouble trouble,
      @Nullable Status newerStatus) {
    this(
        key,
        environment,
        seenAt,
        interval,
        trouble,
        newerStatus,
        seenAt == null || interval.isZero() ? null : freshUntil(seenAt, interval));
  }

  /** When what was seen is stale if it is looked at so often. */
  public static Instant freshUntil(Instant seenAt, Duration interval) {
    return seenAt.plusMillis(STALE_AFTER_INTERVALS * interval.toMillis());
  }

  /** A look that failed, and since when looks have been failing. */
  public record Trouble(ApiException cause, Instant since) {
    static @Nullable Trouble earlier(@Nullable Trouble trouble, Duration by) {
      return trouble == null ? null : new Trouble(trouble.cause, trouble.since.minus(by));
    }
  }

  /** A moment of the steady clock as it is shown, see {@link envwatch.util.SteadyClock#setBack}. */
  static @Nullable Instant earlier(@Nullable Instant moment, Duration setBack) {
    return moment == null ? null : moment.minus(setBack);
  }

  /** Whether anything besides the times of its looks differs. */
  boolean isNewsAfter(WatchedEnvironment other) {
    return !key.equals(other.key)
        || environment != other.environment
        || (seenAt == null) != (other.seenAt == null)
        || !Objects.equals(newerStatus, other.newerStatus)
        || !Objects.equals(trouble, other.trouble);
  }

  /** Its name, or its id if the name is unknown or has no visible character. */
  public String name() {
    return environment == null || VisibleText.isBlank(environment.name())
        ? key.environment().value()
        : environment.name();
  }

  /** Whether a look has told everything about it, or has failed. */
  public boolean lookedAt() {
    return environment != null && environment.complete() || trouble != null;
  }

  /** Whether the data was not confirmed for longer than it should have been. */
  public boolean stale(Instant now) {
    return freshUntil != null && now.isAfter(freshUntil);
  }

  /** Whether the last look succeeded and the data is not stale. */
  public boolean upToDate(Instant now) {
    return trouble == null && !stale(now);
  }

  /** Whether the service reports that the environment does not exist. */
  public boolean gone() {
    return trouble != null && trouble.cause() instanceof ApiException.NotFound;
  }

  /** Whether the service reports that the account may not see it. */
  public boolean forbidden() {
    return trouble != null && trouble.cause() instanceof ApiException.Forbidden;
  }

  /** The environment's phase and the reasons; staleness affects neither. */
  public Assessment assess(Instant now, Duration expiresSoon) {
    if (gone()) {
      return Assessment.unavailable(new Reason.Gone(environment != null));
    }
    if (forbidden()) {
      return Assessment.unavailable(new Reason.Forbidden());
    }
    if (environment == null) {
      return Assessment.neverSeen();
    }
    return newerStatus == null
        ? Assessment.of(environment, now, expiresSoon)
        : Assessment.listed(environment, newerStatus, now, expiresSoon);
  }
}
