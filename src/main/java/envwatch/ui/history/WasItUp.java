package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.Change;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.history.Witness;
import envwatch.words.ChangeWords;
import envwatch.words.MomentWords;
import envwatch.words.PlainText;
import envwatch.words.WitnessWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Says whether an environment was up at a moment, and how that is known. */
final class WasItUp {
  /** How far around the moment the evidence is looked for. */
  private static final Duration AROUND = Duration.ofDays(2);

  private WasItUp() {}

  /** Of which time the timeline is needed. */
  static Range around(Instant moment, Instant now) {
    Instant after = moment.plus(AROUND);
    return new Range(moment.minus(AROUND), after.isBefore(now) ? after : now.plusMillis(1));
  }

  /**
   * @param timeline of the environment; null if nothing is known
   */
  static String answer(String name, @Nullable Timeline timeline, Instant moment, ZoneId zone) {
    String called = PlainText.quoted(name);
    String when = MomentWords.full(moment, zone);
    List<Segment> segments = timeline == null ? List.of() : timeline.segments();
    int place =
        IntStream.range(0, segments.size())
            .filter(i -> !segments.get(i).from().isAfter(moment))
            .filter(i -> segments.get(i).until().isAfter(moment))
            .findFirst()
            .orElse(-1);
    if (place < 0) {
      return text("was-up.no-record", called, when);
    }
    Change unseen = timeline == null ? null : timeline.unseenChange(moment);
    if (unseen != null && unseen.lastSeenBefore() != null) {
      return text(
          "was-up.between",
          called,
          when,
          word(unseen.from()),
          MomentWords.full(unseen.lastSeenBefore(), zone),
          word(unseen.to()),
          MomentWords.full(unseen.firstSeenAfter(), zone));
    }
    Segment segment = segments.get(place);
    Witness witness = timeline == null ? null : timeline.witness();
    String from = MomentWords.full(segment.from(), zone);
    String until = MomentWords.full(segment.until(), zone);
    State state = segment.state();
    if (state != null) {
      String by =
          segment.seen() == Seen.SEEN || witness == null
              ? ""
              : text("list.and") + WitnessWords.seenBy(witness.host());
      return text(verdict(state), called, word(state), when, from, until, by);
    }
    String reason = segment.seen() == Seen.UNREACHABLE ? "was-up.unreachable" : "was-up.not-looked";
    State before = place == 0 ? null : segments.get(place - 1).state();
    State after = place + 1 == segments.size() ? null : segments.get(place + 1).state();
    return Stream.of(
            text(reason, called, when, from, until),
            text("was-up.around", word(before), word(after)),
            witness == null ? null : WitnessWords.trouble(witness))
        .filter(Objects::nonNull)
        .collect(Collectors.joining(" "));
  }

  private static String verdict(State state) {
    return switch (state.phase()) {
      case RUNNING -> "was-up.yes";
      case CHANGING -> "was-up.changing";
      // A Prometheus does not tell whether what expires soon is running.
      case EXPIRING, UNKNOWN -> "was-up.unknown";
      case PROBLEM, SUSPENDED -> "was-up.no";
    };
  }

  private static String word(@Nullable State state) {
    return state == null ? text("was-up.state.unknown") : PlainText.line(ChangeWords.state(state));
  }
}
