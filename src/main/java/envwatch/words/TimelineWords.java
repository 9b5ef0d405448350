package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.history.Change;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Segment;
import envwatch.history.Uptime;
import envwatch.history.Witness;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Describes what something was during a stretch of time. */
public final class TimelineWords {
  /** A share of less time says nothing. */
  private static final Duration LEAST = Duration.ofMinutes(1);

  private static final Duration WITH_SECONDS = Duration.ofMinutes(10);

  private TimelineWords() {}

  /** {@code Running}, {@code Not looked}. */
  public static String state(Segment segment) {
    return switch (segment.seen()) {
      case NOT_LOOKED -> text("bar.not-looked");
      case UNREACHABLE -> text("bar.unreachable");
      case SEEN, ELSEWHERE ->
          segment.state() == null
              ? EnvironmentWords.phase(Phase.UNKNOWN)
              : PlainText.line(ChangeWords.state(segment.state()));
    };
  }

  /**
   * {@code Failed, 14:02 to 14:10 (8 min)}, between which looks it began, and who saw it if it was
   * not this computer.
   */
  public static String sentence(Segment segment, Timeline of, Instant now, ZoneId zone) {
    String sentence =
        text(
            "bar.segment",
            state(segment),
            moment(segment.from(), now, zone),
            moment(segment.until(), now, zone),
            DurationWords.precisely(segment.length()));
    String began = beginning(segment.change(), zone, now);
    return Stream.of(sentence, began, WitnessWords.sentence(segment, of))
        .filter(Objects::nonNull)
        .collect(Collectors.joining("\n"));
  }

  private static @Nullable String beginning(@Nullable Change change, ZoneId zone, Instant now) {
    Instant before = change == null ? null : change.lastSeenBefore();
    if (change == null || before == null) {
      return null;
    }
    Instant after = change.firstSeenAfter();
    boolean closely = Duration.between(before, after).compareTo(WITH_SECONDS) < 0;
    return closely
        ? text(
            "bar.began",
            ExpirationWords.clock(before, now, zone),
            ExpirationWords.clock(after, now, zone))
        : text("bar.began.sometime", moment(before, now, zone), moment(after, now, zone));
  }

  /** {@code 14:02} today, {@code Fri 20 Nov, 18:05} on another day. */
  public static String moment(Instant moment, Instant now, ZoneId zone) {
    return ExpirationWords.isToday(moment, now, zone)
        ? ExpirationWords.time(moment, zone)
        : ExpirationWords.ofYear(true).format(moment.atZone(zone));
  }

  /** {@code Up 97.1 % of 19 h 40 min looked at}, and how much of it a Prometheus saw alone. */
  public static String uptime(Timeline timeline) {
    Uptime uptime = Uptime.of(timeline);
    if (uptime.looked().isZero()) {
      return text("bar.never-looked");
    }
    if (brief(uptime)) {
      return text("bar.looked-briefly");
    }
    String looked = DurationWords.precisely(uptime.looked());
    Witness witness = timeline.witness();
    return witness == null || uptime.elsewhere().isZero()
        ? text("bar.up.of", percent(uptime), looked)
        : text(
            "bar.up.of.elsewhere",
            percent(uptime),
            looked,
            DurationWords.precisely(uptime.elsewhere()),
            WitnessWords.seenBy(witness.host()));
  }

  /**
   * {@code up 97 %}, or {@code up 97 % of 19 h} where it was monitored for a part of the time only;
   * a dash if it was not, or for less than a minute.
   */
  public static String briefUptime(Timeline timeline) {
    Uptime uptime = Uptime.of(timeline);
    if (brief(uptime)) {
      return text("absent");
    }
    Duration whole = timeline.range().length();
    boolean part = uptime.looked().compareTo(whole.multipliedBy(9).dividedBy(10)) < 0;
    return part
        ? text("bar.up.part", percent(uptime), DurationWords.approximately(uptime.looked()))
        : text("bar.up", percent(uptime));
  }

  private static boolean brief(Uptime uptime) {
    return uptime.looked().compareTo(LEAST) < 0;
  }

  private static String percent(Uptime uptime) {
    return String.format(Locale.ENGLISH, "%.1f", uptime.percent()).replace(".0", "");
  }

  /**
   * The whole in one sentence, for those who do not see the bar: {@code web-1 from Fri 20 Nov, 9:30
   * to 9:30: up 97.1 % of 19 h 40 min looked at, failed 2 times, now Running.}
   */
  public static String whole(Timeline timeline, Instant now, ZoneId zone) {
    long failures =
        timeline.segments().stream()
            .filter(segment -> segment.state() != null && segment.state().phase() == Phase.PROBLEM)
            .count();
    return text(
        "bar.whole",
        PlainText.line(timeline.name()),
        moment(timeline.range().from(), now, zone),
        moment(timeline.range().until(), now, zone),
        uptime(timeline),
        failures,
        timeline.segments().isEmpty() ? text("absent") : state(timeline.segments().getLast()));
  }
}
