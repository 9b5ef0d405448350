package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.history.CommonCause;
import java.time.Duration;
import java.time.ZoneId;

/** Describes what the history tells. */
public final class HistoryWords {
  private HistoryWords() {}

  /** {@code 12 of 13 environments in Miami failed within 2 min (at 14:02).} */
  public static String sentence(CommonCause cause, ZoneId zone) {
    long minutes = Math.max(1, Math.ceilDiv(between(cause).toSeconds(), 60));
    return text(
        "cause." + key(cause.kind()),
        cause.environments().size(),
        cause.total(),
        PlainText.line(cause.shared()),
        text("duration.minutes", minutes),
        ExpirationWords.time(cause.from(), zone));
  }

  private static Duration between(CommonCause cause) {
    return Duration.between(cause.from(), cause.until());
  }
}
