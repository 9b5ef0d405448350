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

  /**
   * {@code 12 min}; if the beginning was not seen, {@code <8 min}, or {@code >3 h} if nothing is
   * known before; null if that says nothing.
   */
  public static @Nullable String brief(Since since, Instant now) {
    Duration elapsed = elapsed(since.at(), now);
    if (since.after() != null) {
      String most = atMost(since.after(), elapsed, now);
      return most == null
          ? DurationWords.approximately(elapsed)
          : text("since.at-most.brief", most);
    }
    if (elapsed.toMinutes() == 0) {
      return since.exact() ? text("since.under-a-minute") : null;
    }
    String duration = DurationWords.approximately(elapsed);
    return since.exact() ? duration : text("since.at-least.brief", duration);
  }

  /** {@code since 14:02 (12 min)}, {@code for at least 3 h} or {@code for less than 8 min}. */
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
    Duration elapsed = elapsed(since.at(), now);
    if (since.after() != null) {
      String most = atMost(since.after(), elapsed, now);
      return most == null
          ? text("since.about", DurationWords.approximately(elapsed))
          : text("since.at-most", most);
    }
    String duration =
        elapsed.toMinutes() == 0
            ? text("since.under-a-minute")
            : DurationWords.approximately(elapsed);
    return since.exact()
        ? text("since.exact", text("since.began", moment), duration)
        : text("since.at-least", duration);
  }

  /**
   * For how long at most something is in its state that it was not in at a moment: the next whole
   * unit; null if that moment is so close to the first sight that both durations are told alike.
   */
  private static @Nullable String atMost(Instant after, Duration least, Instant now) {
    Duration longest = elapsed(after.truncatedTo(ChronoUnit.MINUTES), now);
    String rounded = DurationWords.approximately(longest);
    boolean alike = least.toMinutes() > 0 && DurationWords.approximately(least).equals(rounded);
    return alike ? null : DurationWords.approximately(longest.plus(unit(longest)));
  }

  /** {@code Running since 14:02 (12 min)}, or what is known of a beginning that was not seen. */
  public static String sentence(Since since, Instant now, ZoneId zone) {
    String sentence = text("since.state", state(since), phrase(since, now, zone));
    if (since.after() != null) {
      String when = MomentWords.either(since.after(), since.at(), now, zone);
      return sentence + "\n" + text("since.unseen", when);
    }
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

  private static Duration elapsed(Instant since, Instant now) {
    Duration elapsed = Duration.between(since, now.truncatedTo(ChronoUnit.MINUTES));
    return elapsed.isNegative() ? Duration.ZERO : elapsed;
  }

  /** What a duration is told in, from minutes on. */
  private static Duration unit(Duration elapsed) {
    if (elapsed.toHours() == 0) {
      return Duration.ofMinutes(1);
    }
    return elapsed.toDays() == 0 ? Duration.ofHours(1) : Duration.ofDays(1);
  }

  /** When the words will change next. */
  public static Instant nextChange(Since since, Instant now) {
    Instant next = nextChange(since.at(), now);
    if (since.after() == null) {
      return next;
    }
    Instant other = nextChange(since.after().truncatedTo(ChronoUnit.MINUTES), now);
    return other.isBefore(next) ? other : next;
  }

  private static Instant nextChange(Instant since, Instant now) {
    Duration elapsed = elapsed(since, now);
    Duration unit = unit(elapsed);
    Instant next = since.plus(unit.multipliedBy(elapsed.dividedBy(unit) + 1));
    Instant ofClock = next.truncatedTo(ChronoUnit.MINUTES);
    Instant reached = ofClock.equals(next) ? next : ofClock.plus(1, ChronoUnit.MINUTES);
    return reached.isAfter(now)
        ? reached
        : now.truncatedTo(ChronoUnit.MINUTES).plus(1, ChronoUnit.MINUTES);
  }
}
