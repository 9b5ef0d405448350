package envwatch.ui.model;

import envwatch.watch.Listed;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The rows that account, chip and filter let through, in the order of the list. */
final class ArrangedRows {
  static final Comparator<EnvironmentRow> USUAL_ORDER =
      Comparator.comparing(EnvironmentRow::sortKey, Listed.USUAL_ORDER);

  private final RowList<EnvironmentRow> list = new RowList<>();

  /** Let through or not, in order: what is let through next is in order then. */
  private final List<EnvironmentRow> everyone = new ArrayList<>();

  private final ReadOnlyObjectWrapper<PhaseCounts> matches =
      new ReadOnlyObjectWrapper<>(PhaseCounts.NONE);
  private final ReadOnlyBooleanWrapper rearranging = new ReadOnlyBooleanWrapper();

  private final ReadOnlyIntegerWrapper newOnTop = new ReadOnlyIntegerWrapper();
  private Comparator<EnvironmentRow> order = USUAL_ORDER;

  /** Null while rows go to their places. */
  private @Nullable KeptOrder<EnvironmentRow> kept;

  boolean isKept() {
    return kept != null;
  }

  /** Leaves all rows where they are from now on. */
  void keep() {
    kept = new KeptOrder<>(list, row -> row, row -> row.assessment().phase());
  }

  /** Lets rows go to their places again, with the next {@link #admit}. */
  void release() {
    kept = null;
    newOnTop.set(0);
  }

  /** How many rows would stand further up because they have failed, or will expire soon. */
  ReadOnlyIntegerProperty newOnTopProperty() {
    return newOnTop.getReadOnlyProperty();
  }

  /** Cannot be changed. */
  ObservableList<EnvironmentRow> list() {
    return list;
  }

  /**
   * Sorts by what the person chose first.
   *
   * @param chosen null for the usual order, problems first
   */
  void order(@Nullable Comparator<EnvironmentRow> chosen) {
    if (chosen != null || order != USUAL_ORDER) {
      order = chosen == null ? USUAL_ORDER : chosen.thenComparing(USUAL_ORDER);
      everyone.sort(order);
    }
  }

  /**
   * Lets through what is asked for. What stays let through is not announced: the table would fill
   * all its rows again.
   *
   * @param moved whether a row is new or may have to go to another place in the order
   */
  void admit(Collection<EnvironmentRow> rows, ListFilter narrowing, Instant now, boolean moved) {
    if (moved || everyone.size() != rows.size()) {
      sort(rows);
    }
    List<EnvironmentRow> asked = new ArrayList<>(rows.size());
    ZonedDateTime at = now.atZone(ZoneId.systemDefault());
    PhaseCounts counted =
        PhaseCounts.of(
            everyone,
            row -> {
              boolean matching = narrowing.matches(row, at);
              if (matching && narrowing.ofShownPhase(row)) {
                asked.add(row);
              }
              return matching;
            },
            row -> narrowing.mayMatch(row, at));
    if (kept == null) {
      list.become(asked);
    } else {
      hold(kept, asked);
    }
    matches.set(counted);
  }

  /** What was in order before is nearly in order: sorting it again takes a fraction. */
  void sort(Collection<EnvironmentRow> rows) {
    Set<EnvironmentRow> others = new LinkedHashSet<>(rows);
    everyone.removeIf(row -> !others.remove(row));
    everyone.addAll(others);
    everyone.sort(order);
  }

  /** What is no longer let through stays, what comes is at the end. */
  private void hold(KeptOrder<EnvironmentRow> still, List<EnvironmentRow> asked) {
    SequencedSet<EnvironmentRow> shown = new LinkedHashSet<>(list);
    shown.addAll(asked);
    list.become(List.copyOf(shown));
    newOnTop.set(still.newOnTop(list, order));
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
