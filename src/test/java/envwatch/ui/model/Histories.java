package envwatch.ui.model;

import envwatch.history.CommonCause;
import envwatch.history.DurationEstimate;
import envwatch.history.HistoryView;
import envwatch.history.Note;
import envwatch.history.Outlier;
import envwatch.history.Since;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a history tells about the environments of {@link SampleWorld}, put together by hand. */
public final class Histories {
  private final Map<Subject, Since> since = new HashMap<>();
  private final Map<Subject, Waiting> waiting = new HashMap<>();
  private final Map<EnvironmentKey, List<Outlier>> odd = new HashMap<>();
  private final List<CommonCause> causes = new ArrayList<>();
  private final Map<Subject, Note> notes = new HashMap<>();

  public static Subject environment(String id) {
    return Subject.of(SampleWorld.key(id));
  }

  public static Subject machine(String environment, String id) {
    return new Subject(SampleWorld.key(environment), new MachineId(id));
  }

  /** Its beginning was seen. */
  public Histories since(Subject subject, Phase phase, String word, Duration ago) {
    return since(subject, phase, word, ago, true);
  }

  /** Its beginning was not seen. */
  public Histories atLeast(Subject subject, Phase phase, String word, Duration ago) {
    return since(subject, phase, word, ago, false);
  }

  private Histories since(Subject subject, Phase phase, String word, Duration ago, boolean exact) {
    since.put(subject, new Since(new State(phase, word), SampleWorld.NOW.minus(ago), exact, null));
    return this;
  }

  /**
   * On its way for so long; usually takes four minutes, is late after six, stuck if still for 1.
   */
  public Histories waiting(Subject subject, Duration lasting, Duration still) {
    return waiting(
        subject,
        lasting,
        still,
        new DurationEstimate(Duration.ofMinutes(4), Duration.ofMinutes(6), 12));
  }

  public Histories waiting(
      Subject subject, Duration lasting, Duration still, DurationEstimate usual) {
    Instant now = SampleWorld.NOW;
    waiting.put(
        subject,
        new Waiting(
            subject,
            ActionKind.RESUME_ENVIRONMENT,
            now.minus(lasting),
            true,
            usual,
            now.minus(still),
            Duration.ofMinutes(1)));
    return this;
  }

  public Histories odd(Subject subject, Outlier.Kind kind, String own, String usual) {
    odd.computeIfAbsent(subject.environment(), key -> new ArrayList<>())
        .add(new Outlier(subject, kind, "Python Fundamentals", own, usual, 5, 6));
    return this;
  }

  public Histories cause(CommonCause cause) {
    causes.add(cause);
    return this;
  }

  public HistoryView view() {
    return new HistoryView(
        true,
        null,
        Map.copyOf(since),
        Map.copyOf(waiting),
        Map.copyOf(odd),
        List.copyOf(causes),
        Map.copyOf(notes));
  }
}
