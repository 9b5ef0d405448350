package envwatch.words;

import static envwatch.words.Messages.text;

import java.time.Duration;

/** Formats durations for people. */
public final class DurationWords {
  private static final long STEP_SECONDS = 10;

  /** Until when minutes are told beside hours of what is left. */
  private static final Duration MINUTES_COUNT = Duration.ofHours(6);

  /** Until when hours are told beside days of what is left. */
  private static final Duration HOURS_COUNT = Duration.ofDays(3);

  private DurationWords() {}

  /**
   * The largest unit that fits, rounded down: {@code 4 s}, {@code 3 min}, {@code 5 h}, {@code 12
   * days}.
   */
  public static String approximately(Duration duration) {
    long seconds = Math.max(0, duration.toSeconds());
    if (seconds < 60) {
      return text("duration.seconds", seconds);
    }
    if (seconds < 60 * 60) {
      return text("duration.minutes", seconds / 60);
    }
    if (seconds < 24 * 60 * 60) {
      return text("duration.hours", seconds / 3600);
    }
    return text("duration.days", seconds / 86_400);
  }

  /**
   * In coarse steps that do not change all the time: {@code <10 s}, {@code 10 s}, {@code 20 s},
   * {@code 3 min}; for ages that are only glanced at.
   */
  public static String inSteps(Duration duration) {
    if (isNow(duration)) {
      return text("duration.under-seconds", STEP_SECONDS);
    }
    return approximately(step(duration));
  }

  /** {@code just now}, {@code 10 s ago}, {@code 3 min ago}; in the same steps. */
  public static String ago(Duration duration) {
    return isNow(duration) ? text("moment.now") : text("moment.ago", inSteps(duration));
  }

  /** The step that a duration has reached: below a minute ten seconds each, then minutes. */
  public static Duration step(Duration duration) {
    long seconds = Math.max(0, duration.toSeconds());
    return Duration.ofSeconds(seconds - seconds % (seconds < 60 ? STEP_SECONDS : 60));
  }

  /**
   * What is left until something happens: below a minute rounded up, {@code 10 s} until the end;
   * then in two units while one alone would lose much of it, {@code 1 h 50 min}, {@code 1 day 4 h}.
   */
  public static String leftInSteps(Duration left) {
    if (left.toMinutes() == 0) {
      long steps = Math.max(1, Math.ceilDiv(left.toMillis(), STEP_SECONDS * 1000));
      return approximately(Duration.ofSeconds(steps * STEP_SECONDS));
    }
    long seconds = left.toSeconds();
    return precisely(Duration.ofSeconds(seconds - seconds % stepOfWhatIsLeft(left).toSeconds()));
  }

  /** How far the words about what is left step, from a minute on. */
  static Duration stepOfWhatIsLeft(Duration left) {
    if (left.toHours() == 0) {
      return Duration.ofMinutes(1);
    }
    if (left.compareTo(MINUTES_COUNT) < 0) {
      return Duration.ofMinutes(10);
    }
    return left.compareTo(HOURS_COUNT) < 0 ? Duration.ofHours(1) : Duration.ofDays(1);
  }

  /** Whether the duration is less than one step. */
  public static boolean isNow(Duration duration) {
    return duration.toSeconds() < STEP_SECONDS;
  }

  /**
   * The two largest units, rounded down: {@code 3 days 4 h}, {@code 1 h 20 min}, {@code 12 min}.
   */
  public static String precisely(Duration duration) {
    long minutes = Math.max(0, duration.toMinutes());
    if (minutes < 60) {
      return approximately(duration);
    }
    boolean inDays = minutes >= 24 * 60;
    long unit = inDays ? 24 * 60 : 60;
    String large = text(inDays ? "duration.days" : "duration.hours", minutes / unit);
    long rest = minutes % unit / (inDays ? 60 : 1);
    String small = text(inDays ? "duration.hours" : "duration.minutes", rest);
    return rest == 0 ? large : text("duration.two", large, small);
  }
}
