package envwatch.training.check;

import envwatch.history.Since;
import envwatch.history.Subject;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.training.Attendance;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
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
final class AwakeQuestion extends CheckQuestion {
  private final Set<CheckFact> notLearned = new LinkedHashSet<>();

  AwakeQuestion(ClassFacts facts) {
    super(Question.STAYS_AWAKE, facts);
  }

  @Override
  void ask() {
    if (facts.over() || !facts.before()) {
      return;
    }
    Instant start = facts.start();
    if (start == null) {
      found(Level.UNKNOWN, new CheckFact.TimeUnknown(facts.view().start().served()));
      return;
    }
    for (SeatFacts seat : facts.seats()) {
      EnvironmentKey key = seat.key();
      if (key != null && seat.hasEnvironment() && seat.running()) {
        running(seat, key, start);
      } else if (seat.unknown()) {
        notSeen(seat);
      }
    }
    notLearned.forEach(fact -> found(Level.UNKNOWN, fact));
  }

  private void running(SeatFacts seat, EnvironmentKey key, Instant start) {
    if (seat.student().attendance() != Attendance.IN_CLASS) {
      String policy = facts.policy(seat);
      StaysAwake.Learned learned = facts.knowledge().awake().of(key.account(), policy);
      if (learned == null || !learned.enough()) {
        int samples = learned == null ? 0 : learned.samples();
        notLearned.add(new CheckFact.AwakeNotLearned(policy, samples));
        return;
      }
      judge(seat, key, start, learned);
    }
    asked(seat);
  }

  private void judge(
      SeatFacts seat, EnvironmentKey key, Instant start, StaysAwake.Learned learned) {
    Since state = facts.knowledge().since().get(Subject.of(key));
    Instant touched = facts.knowledge().touched().get(key);
    Instant since = since(state, touched);
    if (since == null) {
      notSeen(seat);
    } else if (since.plus(learned.shortest()).isBefore(start)) {
      boolean early = !since.plus(learned.median()).isBefore(start);
      Duration after = early ? learned.shortest() : learned.median();
      Instant at = Bounds.max(since.plus(after), facts.now());
      found(
          early ? Level.AMBER : Level.RED,
          seat,
          new CheckFact.FallsAsleep(at, after, learned.samples(), early),
          Remedy.POSTPONE);
    } else if (!isExact(state, touched)) {
      found(Level.UNKNOWN, seat, new CheckFact.RunsSinceUnknown());
    }
  }

  /** Found running, it may have been for hours, unless something was done to it since. */
  private static boolean isExact(@Nullable Since state, @Nullable Instant touched) {
    return state == null || state.exact() || (touched != null && touched.isAfter(state.at()));
  }

  /** Since when nothing keeps it awake; null if that is not known. */
  private static @Nullable Instant since(@Nullable Since state, @Nullable Instant touched) {
    Instant ready = state == null || state.state().phase() != Phase.RUNNING ? null : state.at();
    if (ready == null || touched == null) {
      return ready == null ? touched : ready;
    }
    return Bounds.max(ready, touched);
  }
}
