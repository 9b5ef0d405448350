package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.History;
import envwatch.history.Range;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.history.Witness;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.Deadline;
import envwatch.util.Subscription;
import envwatch.words.MomentWords;
import envwatch.words.PlainText;
import envwatch.words.TimelineWords;
import envwatch.words.WitnessWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What a Prometheus adds to a note about problems: where this computer did not look. */
final class WitnessedProblem {
  private WitnessedProblem() {}

  /** The timelines, once a Prometheus that is being asked about them has answered, or in vain. */
  static CompletableFuture<Map<EnvironmentKey, Timeline>> timelines(
      History history, Range range, Deadline end) {
    CompletableFuture<Void> answered = new CompletableFuture<>();
    Subscription more = history.whenMoreIsKnown(() -> answered.complete(null));
    return history
        .timelines(range)
        .thenCompose(told -> {
          long left = end.nanoTime() - System.nanoTime();
          return left > 0 && told.values().stream().anyMatch(WitnessedProblem::isBeingAskedFor)
              ? answered
                  .completeOnTimeout(null, left, TimeUnit.NANOSECONDS)
                  .thenCompose(now -> timelines(history, range, end))
              : CompletableFuture.completedFuture(told);
        })
        .whenComplete((told, failure) -> more.close());
  }

  private static boolean isBeingAskedFor(Timeline timeline) {
    Witness witness = timeline.witness();
    return witness != null && witness.trouble() == Witness.Trouble.ASKING;
  }

  /**
   * Whose word some of it is, or why a Prometheus does not tell.
   *
   * @return empty where this computer saw everything, or no Prometheus is set
   */
  static Optional<String> whoLooked(
      List<EnvironmentRow> rows, Map<EnvironmentKey, Timeline> lately) {
    List<Timeline> timelines =
        rows.stream().map(row -> lately.get(row.key())).filter(Objects::nonNull).toList();
    Optional<Witness> told =
        timelines.stream()
            .filter(each -> each.segments().stream().anyMatch(WitnessedProblem::isElsewhere))
            .map(Timeline::witness)
            .filter(Objects::nonNull)
            .findFirst();
    return told.map(each -> text("hand-over.elsewhere", PlainText.line(each.host())))
        .or(() ->
            timelines.stream()
                .map(Timeline::witness)
                .filter(Objects::nonNull)
                .map(WitnessWords::trouble)
                .filter(Objects::nonNull)
                .findFirst());
  }

  private static boolean isElsewhere(Segment segment) {
    return segment.seen() == Seen.ELSEWHERE;
  }

  /**
   * {@code since 02:14, seen by prometheus.example.com}, where the problem that there is now began
   * while only a Prometheus looked.
   */
  static Optional<String> began(Timeline lately, Instant now, ZoneId zone) {
    Segment first = null;
    for (Segment segment : lately.segments().reversed()) {
      boolean fails = segment.state() != null && segment.state().phase() == Phase.PROBLEM;
      if (fails) {
        first = segment;
      } else if (segment.state() != null || MomentWords.isGap(segment.from(), segment.until())) {
        break;
      }
    }
    Witness witness = lately.witness();
    return first == null || !isElsewhere(first) || witness == null
        ? Optional.empty()
        : Optional.of(words(first, witness, now, zone));
  }

  private static String words(Segment first, Witness witness, Instant now, ZoneId zone) {
    return text(
        first.change() == null ? "hand-over.at-least" : "hand-over.began",
        TimelineWords.moment(first.from(), now, zone),
        WitnessWords.seenBy(witness.host()));
  }
}
