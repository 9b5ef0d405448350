package envwatch.training.check;

import envwatch.history.Since;
import envwatch.history.Subject;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.training.Attendance;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#STAYS_AWAKE}: asked before the start of every student whose environment runs. Red
 * if it would be suspended before the start: the later of when it became ready and when something
 * was last done with it from here, plus the median learned for its policy ({@link StaysAwake}).
 * Amber if only the shortest of the times learned ends before the start. Unknown, once for each
 * policy, with less than three samples, and if it is not known since when it is ready. Who is in
 * class keeps the own environment awake.
 */
final class AwakeQuestion {
  private AwakeQuestion() {}

  public static Answer answer(Facts facts) {
    Answering answering = new Answering(Question.STAYS_AWAKE);
    if (facts.over() || !facts.before()) {
      return answering.answer();
    }
    if (facts.start() == null) {
      answering.found(Level.UNKNOWN, new Fact.TimeUnknown(facts.input().view().start().served()));
      return answering.answer();
    }
    Set<Fact> notLearned = new LinkedHashSet<>();
    for (SeatFacts seat : facts.seats()) {
      if (seat.hasEnvironment() && seat.running() && seat.key() != null) {
        seat(answering, seat, seat.key(), facts.start(), facts).ifPresent(notLearned::add);
      } else if (seat.hasEnvironment() && seat.status() == null) {
        answering.found(Level.UNKNOWN, seat.seat(), new Fact.NotSeen(), Remedy.NONE);
      }
    }
    notLearned.forEach(fact -> answering.found(Level.UNKNOWN, fact));
    return answering.answer();
  }

  /** Judges one; if nothing was learned about its policy, says that instead. */
  private static Optional<Fact> seat(
      Answering answering, SeatFacts seat, EnvironmentKey key, Instant start, Facts facts) {
    if (seat.student().attendance() != Attendance.IN_CLASS) {
      String policy = facts.policy(seat);
      StaysAwake.Learned learned = facts.knowledge().awake().of(key.account(), policy);
      if (learned == null || !learned.enough()) {
        int samples = learned == null ? 0 : learned.samples();
        return Optional.of(new Fact.AwakeNotLearned(policy, samples));
      }
      judge(answering, seat, key, start, learned, facts);
    }
    answering.asked(seat.seat());
    return Optional.empty();
  }

  private static void judge(
      Answering answering,
      SeatFacts seat,
      EnvironmentKey key,
      Instant start,
      StaysAwake.Learned learned,
      Facts facts) {
    Instant since = since(key, facts.knowledge());
    if (since == null) {
      answering.found(Level.UNKNOWN, seat.seat(), new Fact.NotSeen(), Remedy.NONE);
    } else if (since.plus(learned.shortest()).isBefore(start)) {
      boolean early = !since.plus(learned.median()).isBefore(start);
      Duration after = early ? learned.shortest() : learned.median();
      answering.found(
          early ? Level.AMBER : Level.RED,
          seat.seat(),
          new Fact.FallsAsleep(
              later(since.plus(after), facts.now()), after, learned.samples(), early),
          new Remedy.Postpone(key.environment()));
    } else if (!isExact(key, facts.knowledge())) {
      answering.found(Level.UNKNOWN, seat.seat(), new Fact.RunsSinceUnknown(), Remedy.NONE);
    }
  }

  /** Found running, it may have been for hours, unless something was done to it since. */
  private static boolean isExact(EnvironmentKey key, Knowledge knowledge) {
    Since state = knowledge.since().get(Subject.of(key));
    Instant touched = knowledge.touched().get(key);
    return state == null || state.exact() || (touched != null && touched.isAfter(state.at()));
  }

  /** Since when nothing keeps it awake; null if that is not known. */
  private static @Nullable Instant since(EnvironmentKey key, Knowledge knowledge) {
    Since state = knowledge.since().get(Subject.of(key));
    Instant ready = state == null || state.state().phase() != Phase.RUNNING ? null : state.at();
    Instant touched = knowledge.touched().get(key);
    if (ready == null || touched == null) {
      return ready == null ? touched : ready;
    }
    return later(ready, touched);
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
