package envwatch.words;

import static envwatch.words.Messages.text;

import java.time.Duration;

/** Durations as people say them. */
public final class DurationWords {
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
    if (seconds < 48 * 60 * 60) {
      return text("duration.hours", seconds / 3600);
    }
    return text("duration.days", seconds / 86_400);
  }
}
