package envwatch.ui.history;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.FakeHistory;
import envwatch.history.ObservedInterval;
import envwatch.history.ObservedInterval.Ended;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.ActionKind;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** A morning of the dozen environments of {@link SampleWorld}. */
public final class SampleHistory {
  static final State RUNNING = new State(Phase.RUNNING, "Running");
  static final State SUSPENDED = new State(Phase.SUSPENDED, "Suspended");
  static final State FAILED = new State(Phase.PROBLEM, "Failed");

  private static final State PREPARING = new State(Phase.CHANGING, "Preparing");
  private static final State CREATION_FAILED = new State(Phase.PROBLEM, "Creation failed");

  private SampleHistory() {}

  public static FakeHistory morning() {
    return new FakeHistory()
        .recorded(
            change("EN10", "A very long name of an environment that nobody could ever read", 170)
                .by(new Cause.OwnAction("1", ActionKind.SUSPEND_ENVIRONMENT))
                .from(RUNNING, SUSPENDED),
            change("EN02", "Data science", 95).from(PREPARING, CREATION_FAILED),
            change("EN04", "Python Fundamentals", 40)
                .of("m9", "web-2")
                .with(new Fact(Fact.Kind.ADDRESS, "192.0.2.31", "192.0.2.77"))
                .from(SUSPENDED, RUNNING),
            change("EN05", "Java in depth", 30)
                .with(new Fact(Fact.Kind.OWNER, "ann@example.com", "ben@example.com"))
                .facts(),
            change("EN03", "SQL lab", 12).first(PREPARING),
            change("EN09", "Rocket class", 800)
                .unseenFor(Duration.ofMinutes(400))
                .from(RUNNING, SUSPENDED))
        .looked(
            looked(1500, 1200, Ended.STOPPED), looked(800, 62, Ended.LINK), looked(41, 0, null));
  }

  public static ObservedInterval looked(int minutesAgo, int untilMinutesAgo, Ended ended) {
    return new ObservedInterval(
        SampleWorld.ACCOUNT,
        SampleWorld.NOW.minus(Duration.ofMinutes(minutesAgo)),
        SampleWorld.NOW.minus(Duration.ofMinutes(untilMinutesAgo)),
        ended);
  }

  /** A change that was first seen so many minutes ago. */
  public static Made change(String id, String name, int minutesAgo) {
    return new Made(
        Subject.of(SampleWorld.key(id)),
        name,
        null,
        SampleWorld.NOW.minus(Duration.ofMinutes(minutesAgo)),
        Duration.ofSeconds(30),
        new Cause.Service(),
        List.of());
  }

  /** A change of a machine of the environment that is called Lab. */
  static Made machine(String id, String name, int minutesAgo) {
    return change("EN06", "Lab", minutesAgo).of(id, name);
  }

  /** A change in the making. */
  public record Made(
      Subject subject,
      String name,
      String machine,
      Instant at,
      Duration unseen,
      Cause cause,
      List<Fact> changed) {
    public Made of(String id, String machineName) {
      Subject other = new Subject(subject.environment(), new MachineId(id));
      return new Made(other, name, machineName, at, unseen, cause, changed);
    }

    public Made by(Cause other) {
      return new Made(subject, name, machine, at, unseen, other, changed);
    }

    public Made unseenFor(Duration length) {
      return new Made(subject, name, machine, at, length, new Cause.NotSeen(), changed);
    }

    public Made with(Fact fact) {
      return new Made(subject, name, machine, at, unseen, cause, List.of(fact));
    }

    public Change from(State before, State after) {
      return new Change(
          subject, name, machine, at.minus(unseen), at, before, after, cause, changed);
    }

    public Change first(State state) {
      return new Change(subject, name, machine, null, at, null, state, cause, changed);
    }

    public Change facts() {
      return from(RUNNING, RUNNING);
    }
  }
}
