package envwatch.ui.model;

import envwatch.watch.Listed;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import org.jspecify.annotations.Nullable;

/** The rows that account, chip and filter let through, in the order of the list. */
final class ArrangedRows {
  private static final Comparator<EnvironmentRow> USUAL_ORDER =
      Comparator.comparing(EnvironmentRow::sortKey, Listed.USUAL_ORDER);

  private final RowList<EnvironmentRow> admitted = new RowList<>();
  private final SortedList<EnvironmentRow> sorted = new SortedList<>(admitted);

  /** One and the same: a view made for each caller would be collected with its listeners. */
  private final ObservableList<EnvironmentRow> readable =
      FXCollections.unmodifiableObservableList(sorted);

  private final ReadOnlyObjectWrapper<PhaseCounts> matches =
      new ReadOnlyObjectWrapper<>(PhaseCounts.NONE);
  private final ReadOnlyBooleanWrapper rearranging = new ReadOnlyBooleanWrapper();

  private final ReadOnlyIntegerWrapper newOnTop = new ReadOnlyIntegerWrapper();
  private Comparator<EnvironmentRow> order = USUAL_ORDER;

  /** Null while rows go to their places. */
  private @Nullable KeptOrder<EnvironmentRow> kept;

  ArrangedRows() {
    sorted.setComparator(this::compare);
  }

  private int compare(EnvironmentRow one, EnvironmentRow other) {
    KeptOrder<EnvironmentRow> still = kept;
    return still == null
        ? order.compare(one, other)
        : Integer.compare(still.rank(one), still.rank(other));
  }

  boolean isKept() {
    return kept != null;
  }

  /** Leaves all rows where they are from now on. */
  void keep() {
    kept = new KeptOrder<>(sorted, row -> row, row -> row.assessment().phase());
  }

  /**
   * Lets rows go to their places again, with the next {@link #admit}.
   *
   * @return those that have to
   */
  Set<EnvironmentRow> release() {
    Set<EnvironmentRow> moved = kept == null ? Set.of() : kept.moved();
    kept = null;
    newOnTop.set(0);
    return moved;
  }

  /** How many rows would stand further up because they have failed, or will expire soon. */
  ReadOnlyIntegerProperty newOnTopProperty() {
    return newOnTop.getReadOnlyProperty();
  }

  ObservableList<EnvironmentRow> list() {
    return readable;
  }

  /**
   * Sorts by what the person chose first.
   *
   * @param chosen null for the usual order, problems first
   */
  void order(@Nullable Comparator<EnvironmentRow> chosen) {
    order = chosen == null ? USUAL_ORDER : chosen.thenComparing(USUAL_ORDER);
    sorted.setComparator((one, other) -> compare(one, other));
  }

  /**
   * Lets through what is asked for. What stays let through is not announced: the table would fill
   * all its rows again.
   *
   * @param moved rows that may have to go to another place in the order
   * @return the rows let through
   */
  Set<EnvironmentRow> admit(
      Collection<EnvironmentRow> rows,
      ListFilter narrowing,
      Instant now,
      Set<EnvironmentRow> moved) {
    Set<EnvironmentRow> asked = LinkedHashSet.newLinkedHashSet(rows.size());
    ZonedDateTime at = now.atZone(ZoneId.systemDefault());
    PhaseCounts counted =
        PhaseCounts.of(
            rows,
            row -> {
              boolean matching = narrowing.matches(row, at);
              if (matching && narrowing.ofShownPhase(row)) {
                asked.add(row);
              }
              return matching;
            },
            row -> narrowing.mayMatch(row, at));
    if (kept == null) {
      admitted.hold(asked, moved::contains);
    } else {
      asked.addAll(admitted);
      hold(kept, asked, moved);
    }
    matches.set(counted);
    return asked;
  }

  private void hold(
      KeptOrder<EnvironmentRow> still, Set<EnvironmentRow> asked, Set<EnvironmentRow> moved) {
    still.add(asked);
    still.move(moved);
    admitted.hold(asked, row -> false);
    newOnTop.set(still.newOnTop(sorted, order));
  }

  /**
   * Whatever changes the arrangement of rows happens in here; tables put their place back after.
   */
  void rearrange(Runnable change) {
    if (rearranging.get()) {
      change.run();
      return;
    }
    rearranging.set(true);
    try {
      change.run();
    } finally {
      rearranging.set(false);
    }
  }

  ReadOnlyBooleanProperty rearrangingProperty() {
    return rearranging.getReadOnlyProperty();
  }

  /** Of what account and filter let through, whichever phase is shown. */
  ReadOnlyObjectProperty<PhaseCounts> matchesProperty() {
    return matches.getReadOnlyProperty();
  }
}
