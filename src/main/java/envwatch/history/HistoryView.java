package envwatch.history;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What the history tells about now. All maps are immutable.
 *
 * @param read whether what was recorded before has been read
 * @param since since when each environment and machine is in its state
 * @param waiting what is on its way to be ready
 * @param odd how environments, or machines of them, are set up differently from most others of
 *     their blueprint
 * @param causes what turned bad together lately
 * @param notes what the user wrote
 */
public record HistoryView(
    boolean read,
    @Nullable HistoryTrouble trouble,
    Map<Subject, Since> since,
    Map<Subject, Waiting> waiting,
    Map<EnvironmentKey, List<Outlier>> odd,
    List<CommonCause> causes,
    Map<Subject, Note> notes) {
  public static final HistoryView EMPTY =
      new HistoryView(false, null, Map.of(), Map.of(), Map.of(), List.of(), Map.of());

  /** The environments of which this tells something else than an earlier view, besides notes. */
  public Set<EnvironmentKey> differencesTo(HistoryView earlier) {
    Set<EnvironmentKey> different = new HashSet<>();
    if (since instanceof SinceMap now && earlier.since instanceof SinceMap before) {
      different.addAll(now.differencesTo(before));
    } else {
      addDifferences(since, earlier.since, Subject::environment, different);
    }
    addDifferences(waiting, earlier.waiting, Subject::environment, different);
    addDifferences(odd, earlier.odd, environment -> environment, different);
    return different;
  }

  private static <K, T> void addDifferences(
      Map<K, T> now,
      Map<K, T> before,
      Function<K, EnvironmentKey> environment,
      Set<EnvironmentKey> different) {
    if (now == before) {
      return;
    }
    now.forEach((subject, told) -> {
      if (!told.equals(before.get(subject))) {
        different.add(environment.apply(subject));
      }
    });
    before.keySet().stream()
        .filter(subject -> !now.containsKey(subject))
        .forEach(subject -> different.add(environment.apply(subject)));
  }

  HistoryView withRead() {
    return new HistoryView(true, trouble, since, waiting, odd, causes, notes);
  }

  HistoryView withTrouble(@Nullable HistoryTrouble other) {
    return new HistoryView(read, other, since, waiting, odd, causes, notes);
  }

  /**
   * {@link #since} of other environments and machines. Of tens of thousands only those are
   * translated that differ from an earlier view.
   *
   * @param earlierTranslated a view with what this method made of the earlier one
   */
  public Map<Subject, Since> translatedSince(
      UnaryOperator<EnvironmentKey> environments,
      UnaryOperator<MachineId> machines,
      HistoryView earlier,
      HistoryView earlierTranslated) {
    return sinceMap(since)
        .translated(
            environments, machines, sinceMap(earlier.since), sinceMap(earlierTranslated.since));
  }

  private static SinceMap sinceMap(Map<Subject, Since> since) {
    return since instanceof SinceMap map ? map : SinceMap.of(since);
  }

  /** The same with other beginnings of states. */
  public HistoryView withSince(Map<Subject, Since> other) {
    return new HistoryView(read, trouble, other, waiting, odd, causes, notes);
  }

  HistoryView withNotes(Map<Subject, Note> other) {
    return new HistoryView(read, trouble, since, waiting, odd, causes, Map.copyOf(other));
  }

  HistoryView withoutNotesOf(AccountId account) {
    Map<Subject, Note> others = new HashMap<>(notes);
    others.keySet().removeIf(subject -> subject.environment().account().equals(account));
    return withNotes(others);
  }
}
