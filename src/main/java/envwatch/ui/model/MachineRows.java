package envwatch.ui.model;

import envwatch.history.HistoryView;
import envwatch.history.Subject;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.ui.model.MachineRow.MachineKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The machines of one environment as rows, kept by id while it is shown. */
public final class MachineRows {
  private final RowList<MachineRow> list = new RowList<>();
  private final ReadOnlyBooleanWrapper rearranging = new ReadOnlyBooleanWrapper();
  private @Nullable EnvironmentKey shown;

  /** What the rows say, in their order. */
  private List<Machine> machines = List.of();

  private @Nullable Comparator<? super MachineRow> order;
  private HistoryView history = HistoryView.EMPTY;
  private Instant now = Instant.EPOCH;

  /** In the service's order. */
  public ObservableList<MachineRow> list() {
    return list;
  }

  /**
   * Tells by what the machines are sorted: a change of anything else then leaves the order alone.
   *
   * @param chosen null for the service's own
   */
  public void order(@Nullable Comparator<? super MachineRow> chosen) {
    order = chosen;
  }

  /**
   * @param environment null for none
   */
  public void show(@Nullable EnvironmentRow environment) {
    Environment known = environment == null ? null : environment.environment();
    List<Machine> now = known == null ? List.of() : known.machines();
    if (environment == null) {
      rearrange(() -> list.become(List.of(), row -> false));
    } else if (environment.key().equals(shown) && areOf(now)) {
      update(now);
    } else {
      replace(environment.key(), now);
    }
    shown = environment == null ? null : environment.key();
    machines = now;
  }

  /** Takes up what the history tells. */
  void remember(HistoryView told) {
    history = told;
    evaluate(row -> row.remember(RowHistory.of(told, row.subject()), now));
  }

  /** Lets time pass. */
  void tick(Instant at) {
    now = at;
    evaluate(row -> row.tick(at));
  }

  private void evaluate(Consumer<MachineRow> change) {
    Set<MachineRow> moved = new HashSet<>();
    for (MachineRow row : list) {
      MachineFacts before = row.facts();
      change.accept(row);
      if (before != row.facts() && isElsewhere(row, before)) {
        moved.add(row);
      }
    }
    if (!moved.isEmpty()) {
      rearrange(() -> list.touch(moved::contains));
    }
  }

  private boolean areOf(List<Machine> now) {
    if (now == machines) {
      return true;
    }
    if (now.size() != list.size()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      if (now.get(i) != machines.get(i) && !list.get(i).isOf(now.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The usual case, without any search: the rows are those shown already, in the same order. */
  private void update(List<Machine> now) {
    if (now == machines) {
      return;
    }
    Set<MachineRow> moved = new HashSet<>();
    for (int i = 0; i < now.size(); i++) {
      if (now.get(i) != machines.get(i) && changesPlace(list.get(i), now.get(i))) {
        moved.add(list.get(i));
      }
    }
    if (!moved.isEmpty()) {
      rearrange(() -> list.touch(moved::contains));
    }
  }

  private void replace(EnvironmentKey environment, List<Machine> now) {
    Map<MachineKey, MachineRow> before = new HashMap<>();
    list.forEach(row -> before.put(row.key(), row));
    List<MachineRow> rows = new ArrayList<>(now.size());
    Set<MachineRow> moved = new HashSet<>();
    for (Machine machine : now) {
      MachineRow row = before.get(new MachineKey(environment, machine.id()));
      if (row == null) {
        Subject subject = new Subject(environment, machine.id());
        MachineFacts first = new MachineFacts(machine, RowHistory.of(history, subject), this.now);
        rows.add(new MachineRow(environment, first));
      } else {
        rows.add(row);
        if (changesPlace(row, machine)) {
          moved.add(row);
        }
      }
    }
    rearrange(() -> list.become(rows, moved::contains));
  }

  private void rearrange(Runnable change) {
    rearranging.set(true);
    try {
      change.run();
    } finally {
      rearranging.set(false);
    }
  }

  /** Whether rows come, go or change places: tables put their selection back after. */
  ReadOnlyBooleanProperty rearrangingProperty() {
    return rearranging.getReadOnlyProperty();
  }

  /** Updates the row; says whether its place in the order chosen may be another now. */
  private boolean changesPlace(MachineRow row, Machine now) {
    MachineFacts before = row.facts();
    return row.update(now) && isElsewhere(row, before);
  }

  private boolean isElsewhere(MachineRow row, MachineFacts before) {
    return order != null
        && order.compare(new MachineRow(row.key().environment(), before), row) != 0;
  }
}
