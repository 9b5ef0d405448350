package envwatch.ui.model;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.AccountView;
import envwatch.watch.WorldView;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The rows that are selected, and the one whose details are shown. */
final class RowSelection {
  private final ReadOnlyObjectWrapper<@Nullable EnvironmentRow> shown =
      new ReadOnlyObjectWrapper<>();
  private final ObservableList<EnvironmentRow> rows = FXCollections.observableArrayList();

  /** One and the same: a view made for each caller would be collected with its listeners. */
  private final ObservableList<EnvironmentRow> readable =
      FXCollections.unmodifiableObservableList(rows);

  private final ObjectProperty<Set<EnvironmentKey>> onScreen = new SimpleObjectProperty<>(Set.of());
  private boolean everSelected;

  /**
   * @param chosen the one whose details are shown last; empty for none
   */
  void select(List<EnvironmentRow> chosen) {
    rows.setAll(chosen);
    shown.set(chosen.isEmpty() ? null : chosen.getLast());
    everSelected |= !chosen.isEmpty();
  }

  /** Where all accounts are others than before, it is as if nothing had ever been selected. */
  void worldChanged(WorldView before, WorldView now) {
    everSelected &= sharesAnAccount(before, now);
  }

  private static boolean sharesAnAccount(WorldView before, WorldView now) {
    Set<AccountId> known =
        before.accounts().stream().map(AccountView::id).collect(Collectors.toSet());
    return now.accounts().stream().map(AccountView::id).anyMatch(known::contains);
  }

  /** Rows that are gone are no longer selected. */
  void keep(Predicate<EnvironmentRow> there) {
    rows.removeIf(there.negate());
    EnvironmentRow before = shown.get();
    if (before != null && !there.test(before)) {
      shown.set(rows.isEmpty() ? null : rows.getLast());
    }
  }

  /**
   * Of several rows, those that the list no longer shows leave the selection: nobody acts on what
   * nobody sees. A single row stays, because its details are on screen.
   */
  void hide(List<EnvironmentRow> listed) {
    if (rows.size() < 2) {
      return;
    }
    EnvironmentRow before = shown.get();
    List<EnvironmentRow> left = rows.stream().filter(Set.copyOf(listed)::contains).toList();
    if (left.size() == rows.size()) {
      return;
    }
    if (left.isEmpty()) {
      rows.setAll(Stream.ofNullable(before).toList());
    } else {
      rows.setAll(left);
      shown.set(left.contains(before) ? before : left.getLast());
    }
  }

  /**
   * Once, so that the details are not empty: selects the topmost environment as soon as it is
   * known.
   *
   * @param sorted the rows in the order of the list
   */
  void chooseFirst(List<EnvironmentRow> sorted) {
    EnvironmentRow first = sorted.isEmpty() ? null : sorted.getFirst();
    boolean known = first != null && first.environment() != null && first.environment().complete();
    if (known && !everSelected) {
      select(List.of(first));
    }
  }

  /** The environments that the list shows without scrolling; empty while that is not known. */
  ObjectProperty<Set<EnvironmentKey>> onScreenProperty() {
    return onScreen;
  }

  /** How many selected rows can be seen only by scrolling. */
  int offScreen() {
    Set<EnvironmentKey> seen = onScreen.get();
    return seen.isEmpty()
        ? 0
        : (int) rows.stream().filter(row -> !seen.contains(row.key())).count();
  }

  ReadOnlyObjectProperty<@Nullable EnvironmentRow> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  ObservableList<EnvironmentRow> rows() {
    return readable;
  }
}
