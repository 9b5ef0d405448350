package envwatch.simulator;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What happened before a world was served: to the environments of classes in the world itself, to
 * the others in a past of their own that leads to them.
 */
final class LivedPast {
  private final Span days;
  private final Agenda agenda;
  private final WorldState registry;
  private final List<PastChange> inClasses = new ArrayList<>();
  private Optional<Past> others = Optional.empty();

  LivedPast(Span days, Agenda agenda, WorldState registry) {
    this.days = days;
    this.agenda = agenda;
    this.registry = registry;
  }

  Span days() {
    return days;
  }

  /**
   * The environments that exist now have the days behind them.
   *
   * @param machines how many each environment has; empty for 1 to 8, varied
   */
  void beginWith(long seed, Optional<Integer> machines) {
    if (days.start().isBefore(days.end())) {
      Past past =
          new Past(
              seed,
              registry.catalogue(),
              registry.environments(),
              registry.allSnapshots(),
              machines,
              days);
      others = Optional.of(past);
    }
  }

  /**
   * Lives through what is put on the agenda, until now.
   *
   * @param filling puts it there
   */
  void liveUntil(Instant now, Runnable filling) {
    PastRecorder recorder = new PastRecorder(agenda, days.start(), inClasses::add);
    registry.observe(recorder);
    filling.run();
    agenda.runUntil(now);
    registry.forget(recorder);
    others.ifPresent(
        past -> registry.snapshotsLater(() -> new PastDays(past, change -> {}).live()));
  }

  /** The changes, oldest first; none without days. Lives through the days again. */
  List<PastChange> changes() {
    List<PastChange> changes = new ArrayList<>();
    others.ifPresent(past -> {
      new PastDays(past, changes::add).live();
      changes.addAll(inClasses);
    });
    changes.sort(Comparator.comparing(PastChange::at));
    return changes;
  }
}
