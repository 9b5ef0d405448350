package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.history.DurationEstimate;
import envwatch.history.Waiting;
import envwatch.model.Reason;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Says how long something usually takes that is on its way to be ready. */
public final class WaitingWords {
  private static final Duration IN_SECONDS = Duration.ofSeconds(90);

  private WaitingWords() {}

  /** {@code 2 min left}, {@code any moment} or {@code late}; null if nothing was learned yet. */
  public static @Nullable String brief(Waiting waiting, Instant now) {
    Duration left = waiting.left(now);
    if (left == null) {
      return null;
    }
    if (waiting.late(now)) {
      return text("waiting.late.brief");
    }
    return left.isZero() ? text("waiting.any-moment") : text("waiting.left.brief", inMinutes(left));
  }

  /**
   * {@code about 2 min left (usually 4 min)}, {@code any moment (usually 4 min)} or {@code usually
   * 4 min, now 9 min}; null if nothing was learned yet.
   */
  public static @Nullable String sentence(Waiting waiting, Instant now) {
    DurationEstimate usual = waiting.usual();
    Duration left = waiting.left(now);
    if (usual == null || left == null) {
      return null;
    }
    if (waiting.late(now)) {
      return text("waiting.late", usually(usual), lasting(waiting, now));
    }
    return left.isZero()
        ? text("waiting.any-moment.long", usually(usual))
        : text(
            waiting.exact() ? "waiting.left" : "waiting.left.at-most",
            inMinutes(left),
            usually(usual));
  }

  /** How long a new environment usually takes. */
  public static String ready(DurationEstimate usual) {
    return text("waiting.ready", usually(usual));
  }

  /** Why it counts as failed although the service does not say so. */
  public static Reason.Stuck stuck(Waiting waiting, DurationEstimate usual, Instant now) {
    return new Reason.Stuck(
        usual.median(),
        Duration.between(waiting.began(), now),
        Duration.between(waiting.lastMoved(), now));
  }

  private static String usually(DurationEstimate usual) {
    return text(
        usual.isMedian() ? "waiting.usually" : "waiting.last-time", rounded(usual.median()));
  }

  private static String lasting(Waiting waiting, Instant now) {
    String lasting = DurationWords.approximately(Duration.between(waiting.began(), now));
    return waiting.exact() ? lasting : text("since.at-least.brief", lasting);
  }

  private static String inMinutes(Duration left) {
    return text("duration.minutes", Math.ceilDiv(left.toSeconds(), 60));
  }

  /** To the nearest minute; what is shorter to the second. */
  public static String rounded(Duration duration) {
    return DurationWords.approximately(
        duration.compareTo(IN_SECONDS) < 0 ? duration : duration.plusSeconds(30));
  }

  /** When the words will change next. */
  public static Instant nextChange(Waiting waiting, Instant now) {
    Instant minute = now.truncatedTo(ChronoUnit.MINUTES).plus(1, ChronoUnit.MINUTES);
    DurationEstimate usual = waiting.usual();
    if (usual == null) {
      return minute;
    }
    Instant late = waiting.began().plus(usual.bound()).plusMillis(1);
    Instant silent = waiting.lastMoved().plus(waiting.patience()).plusMillis(1);
    return Stream.of(late, silent, waiting.began().plus(usual.median()))
        .filter(moment -> moment.isAfter(now) && moment.isBefore(minute))
        .min(Instant::compareTo)
        .orElse(minute);
  }
}
