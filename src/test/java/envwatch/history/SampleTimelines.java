package envwatch.history;

import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Timelines put together by hand, one segment after the other. */
public final class SampleTimelines {
  private final Subject subject;
  private final String name;
  private final Instant start;
  private final List<Segment> segments = new ArrayList<>();
  private Instant end;

  private SampleTimelines(Subject subject, String name, Instant start) {
    this.subject = subject;
    this.name = name;
    this.start = start;
    end = start;
  }

  public static SampleTimelines from(Subject subject, String name, Instant start) {
    return new SampleTimelines(subject, name, start);
  }

  public SampleTimelines running(Duration length) {
    return seen(Phase.RUNNING, "Running", length);
  }

  public SampleTimelines failed(Duration length) {
    return seen(Phase.PROBLEM, "Creation failed", length);
  }

  public SampleTimelines seen(Phase phase, String word, Duration length) {
    return add(Seen.SEEN, new State(phase, word), null, length);
  }

  /** It was seen as before so long before it was seen so. */
  public SampleTimelines changed(Phase phase, String word, Duration unseen, Duration length) {
    State state = new State(phase, word);
    State before = segments.isEmpty() ? null : segments.getLast().state();
    Change change =
        new Change(
            subject,
            name,
            null,
            end.minus(unseen),
            end,
            before,
            state,
            new Cause.Service(),
            List.of());
    return add(Seen.SEEN, state, change, length);
  }

  public SampleTimelines notLooked(Duration length) {
    return add(Seen.NOT_LOOKED, null, null, length);
  }

  public SampleTimelines unreachable(Duration length) {
    return add(Seen.UNREACHABLE, null, null, length);
  }

  /** Seen by a Prometheus alone. */
  public SampleTimelines elsewhere(Phase phase, Duration length) {
    return add(Seen.ELSEWHERE, new State(phase, ""), null, length);
  }

  private SampleTimelines add(
      Seen seen, @Nullable State state, @Nullable Change change, Duration length) {
    Instant until = end.plus(length);
    segments.add(new Segment(end, until, seen, state, change));
    end = until;
    return this;
  }

  public Timeline timeline() {
    return timeline(null);
  }

  public Timeline timeline(@Nullable Witness witness) {
    return new Timeline(subject, name, new Range(start, end), segments, witness);
  }
}
