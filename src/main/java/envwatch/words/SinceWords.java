package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.history.Since;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Says since when something is in its state. The durations step with the minutes of the clock, so
 * that all rows of a list step in the same moment.
 */
public final class SinceWords {
  private SinceWords() {}

  /** {@code 12 min}, or {@code >3 h} if the beginning was not seen; null if that says nothing. */
  public static @Nullable String brief(Since since, Instant now) {
    Duration elapsed = elapsed(since, now);
    if (elapsed.toMinutes() == 0) {
      return since.exact() ? text("since.under-a-minute") : null;
    }
    String duration = DurationWords.approximately(elapsed);
    return since.exact() ? duration : text("since.at-least.brief", duration);
  }

  /** {@code since 14:02 (12 min)}, or {@code for at least 3 h}. */
  public static String phrase(Since since, Instant now, ZoneId zone) {
    return phrase(since, now, moment(since.at(), now, zone));
  }

  /** The same without the time zone, where everything is said in local time. */
  public static String here(Since since, Instant now, ZoneId zone) {
    return phrase(since, now, momentHere(since.at(), now, zone));
  }

  /** The same without the duration where the moment tells it: {@code since 14:02}. */
  public static String began(Since since, Instant now, ZoneId zone) {
    return since.exact()
        ? text("since.began", momentHere(since.at(), now, zone))
        : here(since, now, zone);
  }

  private static String momentHere(Instant moment, Instant now, ZoneId zone) {
    return ExpirationWords.isToday(moment, now, zone)
        ? ExpirationWords.time(moment, zone)
        : ExpirationWords.here(moment, now, zone);
  }

  private static String phrase(Since since, Instant now, String moment) {
    Duration elapsed = elapsed(since, now);
    String duration =
        elapsed.toMinutes() == 0
            ? text("since.under-a-minute")
            : DurationWords.approximately(elapsed);
    return since.exact()
        ? text("since.exact", text("since.began", moment), duration)
        : text("since.at-least", duration);
  }

  /** {@code Running since 14:02 (12 min)}, or why only the least is known. */
  public static String sentence(Since since, Instant now, ZoneId zone) {
    String sentence = text("since.state", state(since), phrase(since, now, zone));
    return since.exact()
        ? sentence
        : sentence + "\n" + text("since.not-seen", moment(since.at(), now, zone));
  }

  private static String state(Since since) {
    return PlainText.line(ChangeWords.state(since.state()));
  }

  /** {@code 14:02} today, otherwise with the day. */
  private static String moment(Instant moment, Instant now, ZoneId zone) {
    return ExpirationWords.isToday(moment, now, zone)
        ? ExpirationWords.time(moment, zone)
        : ExpirationWords.moment(moment, now, zone);
  }

  private static Duration elapsed(Since since, Instant now) {
    Duration elapsed = Duration.between(since.at(), now.truncatedTo(ChronoUnit.MINUTES));
    return elapsed.isNegative() ? Duration.ZERO : elapsed;
  }

  /** When the words will change next. */
  public static Instant nextChange(Since since, Instant now) {
    Duration elapsed = elapsed(since, now);
    long minutes = elapsed.toMinutes();
    long step = minutes < 60 ? 1 : minutes < 48 * 60 ? 60 : 24 * 60;
    Instant next = since.at().plus(Duration.ofMinutes((minutes / step + 1) * step));
    Instant ofClock = next.truncatedTo(ChronoUnit.MINUTES);
    Instant reached = ofClock.equals(next) ? next : ofClock.plus(1, ChronoUnit.MINUTES);
    return reached.isAfter(now)
        ? reached
        : now.truncatedTo(ChronoUnit.MINUTES).plus(1, ChronoUnit.MINUTES);
  }
}
