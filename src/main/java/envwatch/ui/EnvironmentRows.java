package envwatch.ui;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** All environments as rows, kept by id while views of the world come and go. */
final class EnvironmentRows {
  private final Map<EnvironmentKey, EnvironmentRow> byKey = new LinkedHashMap<>();
  private final RowList<EnvironmentRow> list = new RowList<>();

  /** In no particular order. */
  ObservableList<EnvironmentRow> list() {
    return list;
  }

  @Nullable EnvironmentRow find(EnvironmentKey key) {
    return byKey.get(key);
  }

  boolean holds(EnvironmentRow row) {
    return byKey.get(row.key()) == row;
  }

  /**
   * Changes rows in place, adds and removes; listeners of the list hear of it once.
   *
   * @param filtering whether rows that say something else have to be filtered again
   */
  void merge(WorldView view, Instant now, Duration expiresSoon, boolean filtering) {
    Map<AccountId, String> accounts = new HashMap<>();
    view.accounts().forEach(known -> accounts.put(known.id(), known.name()));
    Set<EnvironmentRow> moved = new HashSet<>();
    int before = byKey.size();
    int known = 0;
    for (WatchedEnvironment environment : view.environments()) {
      String account = accounts.getOrDefault(environment.key().account(), "");
      EnvironmentRow row = byKey.get(environment.key());
      known += row == null ? 0 : 1;
      if (row == null) {
        byKey.put(environment.key(), new EnvironmentRow(environment, account, now, expiresSoon));
      } else if (row.update(environment, account, now, expiresSoon)
          || (filtering && row.unfiltered())) {
        moved.add(row);
      }
    }
    if (known < before) {
      byKey.keySet().retainAll(keys(view));
    }
    if (known < before || byKey.size() > known) {
      list.become(byKey.values(), moved::contains);
    } else if (!moved.isEmpty()) {
      touch(moved);
    }
  }

  private static Set<EnvironmentKey> keys(WorldView view) {
    return view.environments().stream().map(WatchedEnvironment::key).collect(Collectors.toSet());
  }

  /** Lets time pass. Returns the rows that may have to go to another place; see {@link #touch}. */
  Set<EnvironmentRow> tick(Instant moment, Duration expiresSoon) {
    Set<EnvironmentRow> moved = new HashSet<>();
    for (EnvironmentRow row : list) {
      if (row.tick(moment, expiresSoon)) {
        moved.add(row);
      }
    }
    return moved;
  }

  /** Makes some rows ready for a filter, so that the first letter typed does not wait for all. */
  void prepareForFilter(int most) {
    list.stream().filter(EnvironmentRow::unfiltered).limit(most).forEach(EnvironmentRow::subject);
  }

  /** Tells listeners of the list that these rows may have to go to another place. */
  void touch(Set<EnvironmentRow> moved) {
    list.touch(moved::contains);
  }

  /** Judges all anew by another measure of what ends soon. */
  void judge(Instant now, Duration expiresSoon) {
    list.forEach(row -> row.judge(now, expiresSoon));
    list.touch(row -> true);
  }
}
