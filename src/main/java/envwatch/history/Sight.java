package envwatch.history;

import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** When was looked, and what was not seen then. */
record Sight(
    Map<AccountId, List<ObservedInterval>> looking,
    Map<EnvironmentKey, List<AbsenceInterval>> absences) {
  static Sight read(HistoryReader reader, Range range, OpenIntervals lately) throws StoreException {
    Map<AccountId, List<ObservedInterval>> looking = new HashMap<>();
    for (ObservedInterval one : lately.over(reader.looking(range), range)) {
      looking.computeIfAbsent(one.account(), account -> new ArrayList<>()).add(one);
    }
    Map<EnvironmentKey, List<AbsenceInterval>> absences = new HashMap<>();
    for (AbsenceInterval one : lately.absencesOver(reader.absences(range), range)) {
      absences.computeIfAbsent(one.environment(), key -> new ArrayList<>()).add(one);
    }
    return new Sight(looking, absences);
  }

  Timeline timeline(SubjectPast past, Range range) {
    EnvironmentKey key = past.subject().environment();
    return Timelines.of(
        past,
        range,
        looking.getOrDefault(key.account(), List.of()),
        absences.getOrDefault(key, List.of()));
  }
}
