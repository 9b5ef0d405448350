package envwatch.ui.history;

import envwatch.actions.Activity;
import envwatch.actions.Requested;
import envwatch.history.Change;
import envwatch.history.GapInterval;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A row of the events page. */
sealed interface Event {
  /**
   * Something changed.
   *
   * @param next the change that ended what this one began; null for none
   * @param lasts whether what it began is still so
   * @param folded what changed likewise with it, at that time and by the same cause: machines of
   *     its environment
   */
  record Changed(Change change, @Nullable Change next, boolean lasts, List<Changed> folded)
      implements Event {
    public Changed {
      folded = List.copyOf(folded);
    }

    Changed with(List<Changed> others) {
      return new Changed(change, next, lasts, others);
    }

    /** Itself and what was folded into it, each for itself. */
    Stream<Changed> unfolded() {
      return Stream.concat(Stream.of(with(List.of())), folded.stream());
    }

    @Override
    public Instant at() {
      return change.firstSeenAfter();
    }

    @Override
    public EnvironmentKey environment() {
      return change.subject().environment();
    }

    @Override
    public Object key() {
      return new ChangeKey(change.subject(), change.firstSeenAfter());
    }
  }

  /**
   * Something was done from here.
   *
   * @param found the state in which it found its environment or machine; null if it is not known
   */
  record Acted(Activity activity, @Nullable State found) implements Event {
    @Override
    public Instant at() {
      return activity.at();
    }

    @Override
    public @Nullable EnvironmentKey environment() {
      return switch (activity.requested()) {
        case Requested.OfEnvironment(var kind, var target) -> target.key();
        case Requested.ToolOnEnvironment(var tool, var target) -> target.key();
        default -> null;
      };
    }

    @Override
    public Object key() {
      return activity.id();
    }

    boolean open() {
      return !activity.outcome().settled();
    }
  }

  /**
   * Nobody looked.
   *
   * @param witness the host of a Prometheus that saw changes meanwhile; null for none
   */
  record NotLooked(GapInterval gap, @Nullable String witness) implements Event {
    @Override
    public Instant at() {
      return gap.until();
    }

    @Override
    public @Nullable EnvironmentKey environment() {
      return null;
    }

    @Override
    public Object key() {
      return new GapKey(gap.accounts(), gap.from());
    }
  }

  /** Tells one change from all others. */
  record ChangeKey(Subject subject, Instant at) {}

  /** Tells one gap from all others. */
  record GapKey(Set<AccountId> accounts, Instant from) {}

  /** By which events are ordered. */
  Instant at();

  /** Where it leads; null for nowhere. */
  @Nullable EnvironmentKey environment();

  /** The same for what tells newer things about the same event. */
  Object key();
}
