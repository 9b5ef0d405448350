package envwatch.ui;

import envwatch.filter.Filter;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.collections.transformation.SortedList;
import org.jspecify.annotations.Nullable;

/**
 * What the window shows. Views of the world are merged into it by id, so that rows, selection and
 * filter outlive every update. Knows no control; lives on the JavaFX thread.
 */
public final class DashboardModel {
  private final Map<EnvironmentKey, EnvironmentRow> rows = new LinkedHashMap<>();
  private final RowList<EnvironmentRow> all = new RowList<>();
  private final FilteredList<EnvironmentRow> filtered = new FilteredList<>(all);
  private final SortedList<EnvironmentRow> sorted = new SortedList<>(filtered);
  private final RowList<MachineRow> machines = new RowList<>();

  private final ReadOnlyObjectWrapper<WorldView> world;
  private final ReadOnlyObjectWrapper<Instant> now;
  private final ReadOnlyObjectWrapper<PhaseCounts> counts =
      new ReadOnlyObjectWrapper<>(PhaseCounts.NONE);
  private final ReadOnlyObjectWrapper<ListState> listState =
      new ReadOnlyObjectWrapper<>(ListState.CONNECTING);
  private final ReadOnlyBooleanWrapper rearranging = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable EnvironmentRow> selected =
      new ReadOnlyObjectWrapper<>();
  private final ObservableList<EnvironmentRow> selection = FXCollections.observableArrayList();

  private final ObjectProperty<Notices> notices = new SimpleObjectProperty<>(Notices.NONE);

  /** One and the same: a view made anew would be collected together with its listeners. */
  private final ObservableList<EnvironmentRow> readableSelection =
      FXCollections.unmodifiableObservableList(selection);

  private final StringProperty filterText = new SimpleStringProperty("");
  private final ObjectProperty<@Nullable Phase> phase = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable AccountId> account = new SimpleObjectProperty<>();
  private Filter filter = Filter.ALL;
  private @Nullable Comparator<? super MachineRow> machineOrder;
  private Duration expiresSoon;

  /**
   * @param expiresSoon how long before its end an environment counts as a problem
   */
  public DashboardModel(Instant now, Duration expiresSoon) {
    this.now = new ReadOnlyObjectWrapper<>(now);
    this.world = new ReadOnlyObjectWrapper<>(new WorldView(now, false, List.of(), List.of()));
    this.expiresSoon = expiresSoon;
    sorted.setComparator(usualOrder());
    filterText.addListener((property, before, text) -> {
      filter = Filter.parse(text);
      refilter();
    });
    phase.addListener(property -> refilter());
    account.addListener(property -> rearrange(this::accountChanged));
    notices.addListener(property -> listState.set(stateOfList()));
  }

  static Comparator<EnvironmentRow> usualOrder() {
    return Comparator.comparing(EnvironmentRow::place, EnvironmentPlace.USUAL);
  }

  // ---- what happens in the world ----

  /** Takes up a view of the world: rows are changed in place, added and removed. */
  public void apply(WorldView view) {
    now.set(later(view.at(), now.get()));
    rearrange(() -> {
      Set<EnvironmentRow> moved = merge(view);
      world.set(view);
      all.become(rows.values(), moved::contains);
      selection.removeIf(row -> !rows.containsKey(row.key()));
      selectedRowMayBeGone();
      recount();
    });
    showMachines();
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }

  private Set<EnvironmentRow> merge(WorldView view) {
    Map<AccountId, String> names = new LinkedHashMap<>();
    view.accounts().forEach(known -> names.put(known.id(), known.name()));
    Set<EnvironmentRow> moved = new HashSet<>();
    Set<EnvironmentKey> present = HashSet.newHashSet(view.environments().size());
    for (WatchedEnvironment environment : view.environments()) {
      String name = names.getOrDefault(environment.key().account(), "");
      EnvironmentRow row = rows.get(environment.key());
      present.add(environment.key());
      if (row == null) {
        rows.put(environment.key(), new EnvironmentRow(environment, name, now.get(), expiresSoon));
      } else if (row.update(environment, name, now.get(), expiresSoon)) {
        moved.add(row);
      }
    }
    if (present.size() < rows.size()) {
      rows.keySet().retainAll(present);
    }
    return moved;
  }

  /** Lets time pass: ages, countdowns, and what becomes stale or a problem by itself. */
  public void tick(Instant moment) {
    now.set(moment);
    Set<EnvironmentRow> moved = new HashSet<>();
    for (EnvironmentRow row : all) {
      if (row.tick(moment, expiresSoon)) {
        moved.add(row);
      }
    }
    if (!moved.isEmpty()) {
      rearrange(() -> {
        all.touch(moved::contains);
        recount();
      });
    }
  }

  public void setExpiresSoon(Duration soon) {
    if (!soon.equals(expiresSoon)) {
      expiresSoon = soon;
      rows.values().forEach(row -> row.judge(now.get(), soon));
      rearrange(() -> {
        all.touch(row -> true);
        recount();
      });
    }
  }

  private void accountChanged() {
    filtered.setPredicate(this::admits);
    recount();
  }

  private void recount() {
    counts.set(PhaseCounts.of(all.filtered(this::ofShownAccount)));
    listState.set(stateOfList());
  }

  private ListState stateOfList() {
    if (!sorted.isEmpty()) {
      return ListState.ROWS;
    }
    if (counts.get().all() > 0) {
      return ListState.NO_MATCH;
    }
    boolean nothingWatched = world.get().accounts().isEmpty();
    return nothingWatched && !notices.get().troubles().isEmpty()
        ? ListState.SIGNED_OUT
        : Connections.ofNothing(shownAccounts());
  }

  // ---- what the person chooses ----

  private void refilter() {
    rearrange(() -> {
      filtered.setPredicate(this::admits);
      listState.set(stateOfList());
    });
  }

  private boolean ofShownAccount(EnvironmentRow row) {
    return account.get() == null || row.key().account().equals(account.get());
  }

  private boolean admits(EnvironmentRow row) {
    return ofShownAccount(row)
        && (phase.get() == null || row.assessment().phase() == phase.get())
        && (filter.isEmpty() || filter.matches(row.subject()));
  }

  /** Sorts by what the person chose first; null for the usual order, problems first. */
  void order(@Nullable Comparator<EnvironmentRow> chosen) {
    rearrange(() ->
        sorted.setComparator(chosen == null ? usualOrder() : chosen.thenComparing(usualOrder())));
  }

  /** The rows selected in the list, the one whose details are shown last; empty for none. */
  public void select(List<EnvironmentRow> chosen) {
    selection.setAll(chosen);
    selected.set(chosen.isEmpty() ? null : chosen.getLast());
    showMachines();
  }

  /** Selects one environment; does nothing when it is not there. */
  public void select(EnvironmentKey key) {
    EnvironmentRow row = rows.get(key);
    if (row != null) {
      rearrange(() -> select(List.of(row)));
    }
  }

  public void clearFilter() {
    filterText.set("");
    phase.set(null);
  }

  private void selectedRowMayBeGone() {
    EnvironmentRow row = selected.get();
    if (row != null && !rows.containsKey(row.key())) {
      selected.set(selection.isEmpty() ? null : selection.getLast());
    }
  }

  private void showMachines() {
    EnvironmentRow row = selected.get();
    List<envwatch.model.Machine> present =
        row == null || row.environment() == null ? List.of() : row.environment().machines();
    if (row != null && sameMachines(row.key(), present)) {
      updateMachines(present);
    } else {
      replaceMachines(row, present);
    }
  }

  private boolean sameMachines(EnvironmentKey environment, List<envwatch.model.Machine> present) {
    if (present.size() != machines.size()) {
      return false;
    }
    for (int i = 0; i < present.size(); i++) {
      MachineRow.MachineKey key = machines.get(i).key();
      if (!key.machine().equals(present.get(i).id()) || !key.environment().equals(environment)) {
        return false;
      }
    }
    return true;
  }

  /** The usual case, without any search: the rows are those shown already, in the same order. */
  private void updateMachines(List<envwatch.model.Machine> present) {
    Set<MachineRow> moved = new HashSet<>();
    for (int i = 0; i < present.size(); i++) {
      if (changesPlace(machines.get(i), present.get(i))) {
        moved.add(machines.get(i));
      }
    }
    if (!moved.isEmpty()) {
      machines.touch(moved::contains);
    }
  }

  private void replaceMachines(@Nullable EnvironmentRow row, List<envwatch.model.Machine> present) {
    Map<MachineRow.MachineKey, MachineRow> known = new LinkedHashMap<>();
    machines.forEach(machine -> known.put(machine.key(), machine));
    List<MachineRow> wanted = new ArrayList<>(present.size());
    Set<MachineRow> moved = new HashSet<>();
    for (envwatch.model.Machine machine : present) {
      MachineRow fresh = new MachineRow(Objects.requireNonNull(row).key(), machine);
      MachineRow kept = known.getOrDefault(fresh.key(), fresh);
      if (changesPlace(kept, machine)) {
        moved.add(kept);
      }
      wanted.add(kept);
    }
    machines.become(wanted, moved::contains);
  }

  /** Updates the row; says whether its place in the order chosen may be another now. */
  private boolean changesPlace(MachineRow row, envwatch.model.Machine now) {
    envwatch.model.Machine before = row.machine();
    return row.update(now)
        && machineOrder != null
        && machineOrder.compare(new MachineRow(row.key().environment(), before), row) != 0;
  }

  /**
   * Tells by what the machines are sorted: a change of anything else then leaves the order alone.
   *
   * @param order null for the service's own
   */
  void orderMachines(@Nullable Comparator<? super MachineRow> order) {
    machineOrder = order;
  }

  /**
   * Whatever changes the arrangement of rows happens in here; tables put their place back after.
   */
  private void rearrange(Runnable change) {
    if (rearranging.get()) {
      change.run();
      return;
    }
    rearranging.set(true);
    change.run();
    rearranging.set(false);
  }

  // ---- what is shown ----

  /** The rows that account, chip and filter let through, in order. */
  public ObservableList<EnvironmentRow> environments() {
    return FXCollections.unmodifiableObservableList(sorted);
  }

  /** The machines of the selected environment, in the service's order. */
  public ObservableList<MachineRow> machines() {
    return FXCollections.unmodifiableObservableList(machines);
  }

  /** All rows of all accounts, shown or not. */
  public List<EnvironmentRow> everything() {
    return List.copyOf(all);
  }

  public ReadOnlyObjectProperty<@Nullable EnvironmentRow> selectedProperty() {
    return selected.getReadOnlyProperty();
  }

  /** All rows selected. */
  public ObservableList<EnvironmentRow> selection() {
    return readableSelection;
  }

  public ObjectProperty<Notices> noticesProperty() {
    return notices;
  }

  public StringProperty filterTextProperty() {
    return filterText;
  }

  /** The phase that the list is narrowed to; null for all. */
  public ObjectProperty<@Nullable Phase> phaseProperty() {
    return phase;
  }

  /** The account shown; null for all. */
  public ObjectProperty<@Nullable AccountId> accountProperty() {
    return account;
  }

  public ReadOnlyObjectProperty<PhaseCounts> countsProperty() {
    return counts.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<WorldView> worldProperty() {
    return world.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Instant> nowProperty() {
    return now.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<ListState> listStateProperty() {
    return listState.getReadOnlyProperty();
  }

  /**
   * True while rows change places: what the table says about selection is then not the person's.
   */
  ReadOnlyBooleanProperty rearrangingProperty() {
    return rearranging.getReadOnlyProperty();
  }

  /** The accounts that the window shows. */
  public List<AccountView> shownAccounts() {
    return world.get().accounts().stream()
        .filter(known -> account.get() == null || known.id().equals(account.get()))
        .toList();
  }
}
