package envwatch.history.store;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.LastSeen;
import envwatch.history.ObservedInterval;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values of a made-up past. */
public final class Pasts {
  public static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
  public static final AccountId ACCOUNT = new AccountId("account");
  public static final EnvironmentKey ALPHA = key("alpha");
  public static final State RUNNING = new State(Phase.RUNNING, "Ready");
  public static final State FAILED = new State(Phase.PROBLEM, "Creation failed");

  private Pasts() {}

  public static EnvironmentKey key(String id) {
    return new EnvironmentKey(ACCOUNT, new EnvironmentId(id));
  }

  public static Subject machine(EnvironmentKey environment, String id) {
    return new Subject(environment, new MachineId(id));
  }

  /** The moment so many minutes after noon. */
  public static Instant at(long minutes) {
    return NOON.plus(Duration.ofMinutes(minutes));
  }

  public static Change change(Subject subject, long minutes, @Nullable State from, State to) {
    return new Change(
        subject,
        "Name of " + subject.environment().environment().value(),
        subject.machine() == null ? null : subject.machine().value(),
        from == null ? null : at(minutes).minusSeconds(30),
        at(minutes),
        from,
        to,
        new Cause.Service(),
        List.of());
  }

  public static Change change(EnvironmentKey key, long minutes, @Nullable State from, State to) {
    return change(Subject.of(key), minutes, from, to);
  }

  public static LastSeen lastSeen(Subject subject, State state, long since, long seen) {
    return new LastSeen(
        subject,
        subject.machine() == null
            ? "Name of " + subject.environment().environment().value()
            : subject.machine().value(),
        Map.of(Fact.Kind.OWNER, "ann@example.com"),
        state,
        at(since),
        true,
        null,
        at(since),
        at(seen));
  }

  public static ObservedInterval looking(
      long from, long until, ObservedInterval.@Nullable Ended ended) {
    return new ObservedInterval(ACCOUNT, at(from), at(until), ended);
  }

  public static WriteBatch changes(List<Change> changes) {
    return new WriteBatch(changes, List.of(), Map.of(), Map.of(), List.of(), List.of());
  }

  public static WriteBatch looking(ObservedInterval... looking) {
    return new WriteBatch(List.of(), List.of(), Map.of(), Map.of(), List.of(looking), List.of());
  }

  public static WriteBatch lastSeen(LastSeen... seen) {
    return new WriteBatch(List.of(), List.of(seen), Map.of(), Map.of(), List.of(), List.of());
  }
}
