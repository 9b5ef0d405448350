package envwatch.training.check;

import envwatch.history.DurationEstimate;
import envwatch.history.Waiting;
import envwatch.model.ActionKind;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Plans when to resume what sleeps, so that all are ready at the start. The action service has at
 * most four requests under way at once, and sends the next when one is answered, which does not
 * wait for the environment to be ready; those that take longest are sent first. How long they take
 * was learned by blueprint (history/usual); where nothing was learned, a time is assumed and the
 * plan says so.
 */
public final class ReadyPlanner {
  /** As {@code actions.ActionScheduler}. */
  static final int AT_ONCE = 4;

  /** So long the answer to a request takes at most, as a rule. */
  static final Duration ANSWER = Duration.ofSeconds(3);

  /** How long an environment takes of which nothing was learned: three times what is common. */
  public static final Duration ASSUMED = Duration.ofMinutes(15);

  private record Candidate(SeatFacts seat, Times times) {}

  private record Times(Duration expected, Duration bound, boolean learned) {
    static Times of(@Nullable DurationEstimate usual) {
      return usual == null
          ? new Times(ASSUMED, ASSUMED, false)
          : new Times(usual.median(), Bounds.max(usual.median(), usual.bound()), true);
    }
  }

  private ReadyPlanner() {}

  /** What to do now so that all of the class are ready. */
  public static ReadyPlan plan(CheckInput input) {
    return plan(ClassFacts.of(input), input.now());
  }

  /**
   * What happens if it is begun at a moment.
   *
   * @param begin not before now
   */
  public static ReadyPlan plan(CheckInput input, Instant begin) {
    return plan(ClassFacts.of(input), begin);
  }

  static ReadyPlan plan(ClassFacts facts, Instant begin) {
    List<ReadyPlan.Step> steps = new ArrayList<>();
    for (SeatFacts seat : facts.seats()) {
      if (seat.onItsWay()) {
        steps.add(underWay(seat, facts));
      }
    }
    List<Candidate> asleep =
        facts.seats().stream()
            .filter(seat -> seat.hasEnvironment() && seat.asleep())
            .map(seat -> new Candidate(seat, times(seat, facts)))
            .sorted(
                Comparator.<Candidate, Duration>comparing(one -> one.times().bound()).reversed())
            .toList();
    Duration longest = Duration.ZERO;
    for (int i = 0; i < asleep.size(); i++) {
      Duration wait = ANSWER.multipliedBy(i / AT_ONCE);
      Times times = asleep.get(i).times();
      longest = Bounds.max(longest, wait.plus(times.bound()));
      steps.add(step(asleep.get(i).seat(), begin.plus(wait), begin.plus(wait), times));
    }
    return new ReadyPlan(
        begin,
        steps,
        last(steps.stream().map(ReadyPlan.Step::expected), begin),
        last(steps.stream().map(ReadyPlan.Step::surely), begin),
        facts.start() == null || !facts.before() || asleep.isEmpty()
            ? null
            : facts.start().minus(longest),
        steps.stream().anyMatch(step -> step.assumed() != null));
  }

  /** One that is late is not ready before now. */
  private static ReadyPlan.Step underWay(SeatFacts seat, ClassFacts facts) {
    Waiting waiting = seat.waiting();
    Instant began = waiting == null ? facts.now() : waiting.began();
    Times times = waiting == null ? times(seat, facts, null) : Times.of(waiting.usual());
    ReadyPlan.Step step = step(seat, null, began, times);
    return new ReadyPlan.Step(
        step.seat(),
        null,
        Bounds.max(step.expected(), facts.now()),
        Bounds.max(step.surely(), facts.now()),
        step.assumed());
  }

  private static ReadyPlan.Step step(
      SeatFacts seat, @Nullable Instant send, Instant began, Times times) {
    return new ReadyPlan.Step(
        seat.seat(),
        send,
        began.plus(times.expected()),
        began.plus(times.bound()),
        times.learned() ? null : ASSUMED);
  }

  private static Times times(SeatFacts seat, ClassFacts facts) {
    return times(seat, facts, ActionKind.RESUME_ENVIRONMENT);
  }

  private static Times times(SeatFacts seat, ClassFacts facts, @Nullable ActionKind kind) {
    return Times.of(
        facts
            .knowledge()
            .times()
            .of(facts.input().view().key().account(), facts.blueprint(seat), kind, null));
  }

  private static Instant last(Stream<Instant> moments, Instant earliest) {
    return moments.reduce(earliest, Bounds::max);
  }
}
