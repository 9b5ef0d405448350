package envwatch.history;

import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The times that were learned: what is usual is told by the samples that are most alike. Confined
 * to one thread.
 */
public final class UsualTimes {
  /** Only the newest samples count, because services and blueprints change. */
  private static final int KEPT = 20;

  /** If so many in a row took longer than ever before, they are the new usual. */
  private static final int NEW_USUAL = 5;

  /** Oldest first. */
  private final Map<Key, List<Sample>> samples = new HashMap<>();

  /**
   * What samples have in common; a part that is null may differ.
   *
   * @param ofMachine whether they are times of machines
   */
  private record Key(
      @Nullable AccountId account,
      @Nullable String blueprint,
      @Nullable ActionKind kind,
      @Nullable String machine,
      boolean ofMachine) {}

  /** Adds a sample, which must not be older than those added before. */
  public void add(Sample sample) {
    for (Key key : keys(sample.account(), sample.blueprint(), sample.kind(), sample.machine())) {
      List<Sample> alike = samples.computeIfAbsent(key, added -> new ArrayList<>());
      alike.add(sample);
      if (alike.size() >= KEPT && outdated(alike)) {
        alike.subList(0, alike.size() - NEW_USUAL).clear();
      } else if (alike.size() > KEPT) {
        alike.removeFirst();
      }
    }
  }

  /** Whether the newest all exceed what was usual before them. */
  private static boolean outdated(List<Sample> alike) {
    int newest = alike.size() - NEW_USUAL;
    Duration bound = usual(alike.subList(newest - (KEPT - NEW_USUAL), newest)).bound();
    return alike.subList(newest, alike.size()).stream()
        .allMatch(sample -> sample.took().compareTo(bound) > 0);
  }

  private static DurationEstimate usual(List<Sample> alike) {
    return DurationEstimate.of(alike.stream().map(Sample::took).toList());
  }

  /** Forgets what was learned from an account, also where it told about others. */
  public void forget(AccountId account) {
    samples.values().forEach(alike -> alike.removeIf(sample -> sample.account().equals(account)));
    samples.values().removeIf(List::isEmpty);
  }

  /** All that count, oldest first. */
  public List<Sample> samples() {
    return samples.values().stream()
        .flatMap(List::stream)
        .distinct()
        .sorted(Comparator.comparing(Sample::at))
        .toList();
  }

  /** From the most alike to the least. */
  private static List<Key> keys(
      AccountId account, String blueprint, @Nullable ActionKind kind, @Nullable String machine) {
    boolean ofMachine = machine != null;
    return List.of(
        new Key(account, blueprint, kind, machine, ofMachine),
        new Key(null, blueprint, kind, machine, ofMachine),
        new Key(null, null, kind, null, ofMachine));
  }

  /**
   * How long this usually takes.
   *
   * @param kind null if it is prepared for the first time
   * @param machine the name of a machine; null for an environment
   * @return null if nothing like it was ever seen
   */
  public @Nullable DurationEstimate of(
      AccountId account, String blueprint, @Nullable ActionKind kind, @Nullable String machine) {
    for (Key key : keys(account, blueprint, kind, machine)) {
      List<Sample> alike = samples.get(key);
      if (alike != null) {
        return usual(alike);
      }
    }
    return null;
  }
}
