package envwatch.ui.model;

import envwatch.filter.FilterSubject;
import envwatch.history.HistoryView;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.team.ClaimsView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** All environments as rows, kept by id while views of the world come and go. */
final class EnvironmentRows {
  private final Map<EnvironmentKey, EnvironmentRow> byKey = new LinkedHashMap<>();
  private Map<EnvironmentKey, RowNotes> notes = Map.of();
  private HistoryView history = HistoryView.EMPTY;
  private ClaimsView claims = ClaimsView.NOTHING;
  private boolean orderedByAge;

  /**
   * What taking up a view of the world has done to the rows.
   *
   * @param moved rows that are new, or whose place in an order, or whether a filter lets them
   *     through, may be another
   * @param gone whether there are rows no longer
   */
  record Merged(Set<EnvironmentRow> moved, boolean gone) {
    boolean rearranges() {
      return gone || !moved.isEmpty();
    }
  }

  /** In no particular order. */
  Collection<EnvironmentRow> all() {
    return Collections.unmodifiableCollection(byKey.values());
  }

  @Nullable EnvironmentRow find(EnvironmentKey key) {
    return byKey.get(key);
  }

  boolean holds(EnvironmentRow row) {
    return byKey.get(row.key()) == row;
  }

  /** Tells whether the place of a row depends on when it was seen, which every look changes. */
  void orderByAge(boolean byAge) {
    orderedByAge = byAge;
  }

  /**
   * Changes rows in place, adds and removes.
   *
   * @param filtering whether rows that say something else have to be filtered again
   */
  Merged merge(WorldView view, Instant now, Duration expiresSoon, boolean filtering) {
    Map<AccountId, String> accounts = new HashMap<>();
    view.accounts().forEach(known -> accounts.put(known.id(), known.name()));
    Set<EnvironmentRow> moved = new HashSet<>();
    int before = byKey.size();
    int known = 0;
    for (WatchedEnvironment environment : view.environments()) {
      String account = accounts.getOrDefault(environment.key().account(), "");
      EnvironmentRow row = byKey.get(environment.key());
      if (row == null) {
        row = new EnvironmentRow(environment, account, now, expiresSoon);
        row.remember(remembered(row), now, expiresSoon);
        row.note(notes.getOrDefault(row.key(), RowNotes.NONE));
        row.claim(RowClaims.of(claims, row.key()));
        byKey.put(environment.key(), row);
        moved.add(row);
        continue;
      }
      known++;
      Instant seenBefore = row.watched().seenAt();
      if (row.update(environment, account, now, expiresSoon)
          || (filtering && row.unfiltered())
          || (orderedByAge && !Objects.equals(seenBefore, environment.seenAt()))) {
        moved.add(row);
      }
    }
    if (known < before) {
      byKey.keySet().retainAll(keys(view));
    }
    return new Merged(moved, known < before);
  }

  private static Set<EnvironmentKey> keys(WorldView view) {
    return view.environments().stream().map(WatchedEnvironment::key).collect(Collectors.toSet());
  }

  /** Takes up what the history tells. Returns the rows that may have to go to another place. */
  Set<EnvironmentRow> remember(HistoryView told, Instant now, Duration expiresSoon) {
    boolean noted = !told.notes().equals(history.notes());
    notes = noted ? RowNotes.of(told.notes()) : notes;
    // Rows that come later take up all of it.
    Set<EnvironmentKey> different = byKey.isEmpty() ? Set.of() : told.differencesTo(history);
    history = told;
    Set<EnvironmentRow> moved = new HashSet<>();
    for (EnvironmentKey key : different) {
      EnvironmentRow row = byKey.get(key);
      if (row != null && row.remember(remembered(row), now, expiresSoon)) {
        moved.add(row);
      }
    }
    if (noted) {
      byKey.values().stream()
          .filter(row -> row.note(notes.getOrDefault(row.key(), RowNotes.NONE)))
          .forEach(moved::add);
    }
    return moved;
  }

  /** Takes up what a team does. Returns the rows that a filter may have to judge again. */
  Set<EnvironmentRow> claim(ClaimsView told) {
    claims = told;
    Set<EnvironmentRow> changed = new HashSet<>();
    for (EnvironmentRow row : byKey.values()) {
      if (row.claim(RowClaims.of(told, row.key()))) {
        changed.add(row);
      }
    }
    return changed;
  }

  private RowHistory remembered(EnvironmentRow row) {
    return RowHistory.of(history, Subject.of(row.key()));
  }

  /** Lets time pass. Returns the rows that may have to go to another place. */
  Set<EnvironmentRow> tick(Instant moment, Duration expiresSoon) {
    Set<EnvironmentRow> moved = new HashSet<>();
    for (EnvironmentRow row : byKey.values()) {
      if (row.tick(moment, expiresSoon)) {
        moved.add(row);
      }
    }
    return moved;
  }

  void prepareForFilter() {
    byKey.values().forEach(EnvironmentRow::subject);
  }

  /** What a filter sees of these rows. */
  List<FilterSubject> subjects(Predicate<EnvironmentRow> wanted) {
    return byKey.values().stream().filter(wanted).map(EnvironmentRow::subject).toList();
  }

  /**
   * Evaluates all rows again with another threshold for "expires soon". Any of them may have to
   * move.
   */
  void judge(Instant now, Duration expiresSoon) {
    byKey.values().forEach(row -> row.judge(now, expiresSoon));
  }
}
