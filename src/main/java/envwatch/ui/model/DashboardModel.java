package envwatch.ui.model;

import envwatch.filter.Filter;
import envwatch.filter.FilterSubject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.ui.model.EnvironmentRows.Merged;
import envwatch.watch.AccountView;
import envwatch.watch.WorldView;
import envwatch.words.AccountTrouble;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
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
import javafx.collections.transformation.SortedList;
import org.jspecify.annotations.Nullable;

/**
 * What the window shows. Views of the world are merged into it by id, so that rows, selection and
 * filter outlive every update. Knows no control; lives on the JavaFX thread.
 */
public final class DashboardModel {
  private static final int ROWS_PREPARED_PER_TICK = 150;

  private final EnvironmentRows rows = new EnvironmentRows();
  private final RowList<EnvironmentRow> admitted = new RowList<>();
  private final SortedList<EnvironmentRow> sorted = new SortedList<>(admitted);
  private final MachineRows machines = new MachineRows();

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

  private final ObjectProperty<AppAlerts> alerts = new SimpleObjectProperty<>(AppAlerts.NONE);

  /** One and the same: a view made anew would be collected together with its listeners. */
  private final ObservableList<EnvironmentRow> readableSelection =
      FXCollections.unmodifiableObservableList(selection);

  private final StringProperty filterText = new SimpleStringProperty("");
  private final ObjectProperty<@Nullable Phase> phase = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable AccountId> account = new SimpleObjectProperty<>();
  private @Nullable AccountId shownAccount;
  private Filter filter = Filter.ALL;
  private Duration expiresSoon;
  private boolean everSelected;

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
    alerts.addListener(property -> listState.set(stateOfList()));
  }

  static Comparator<EnvironmentRow> usualOrder() {
    return Comparator.comparing(EnvironmentRow::sortKey, SortKey.USUAL);
  }

  // ---- what happens in the world ----

  /** Takes up a view of the world: rows are changed in place, added and removed. */
  public void apply(WorldView view) {
    now.set(view.at().isAfter(now.get()) ? view.at() : now.get());
    rearrange(() -> {
      Merged merged = rows.merge(view, now.get(), expiresSoon, !filter.isEmpty());
      boolean otherAccount = showAccountAmong(view.accounts());
      if (otherAccount || merged.rearranges()) {
        filter(merged.moved());
      }
      everSelected &= sharesAnAccount(world.get(), view);
      world.set(view);
      selection.removeIf(row -> !rows.holds(row));
      EnvironmentRow shown = selected.get();
      if (shown != null && !rows.holds(shown)) {
        selected.set(selection.isEmpty() ? null : selection.getLast());
      }
      recount();
      chooseFirst();
    });
    machines.show(selected.get());
  }

  private static boolean sharesAnAccount(WorldView before, WorldView now) {
    Set<AccountId> known =
        before.accounts().stream().map(AccountView::id).collect(Collectors.toSet());
    return now.accounts().stream().map(AccountView::id).anyMatch(known::contains);
  }

  /**
   * Once, and once more where all accounts are others than before, so that the details are not
   * empty: the topmost environment, as soon as it is known.
   */
  private void chooseFirst() {
    EnvironmentRow first = sorted.isEmpty() ? null : sorted.getFirst();
    boolean known = first != null && first.environment() != null && first.environment().complete();
    if (known && !everSelected) {
      select(List.of(first));
    }
  }

  /** Lets time pass: ages, countdowns, and what becomes stale or a problem by itself. */
  public void tick(Instant moment) {
    now.set(moment);
    rows.prepareForFilter(ROWS_PREPARED_PER_TICK);
    Set<EnvironmentRow> moved = rows.tick(moment, expiresSoon);
    if (!moved.isEmpty()) {
      rearrange(() -> {
        filter(moved);
        recount();
      });
    }
  }

  public void setExpiresSoon(Duration soon) {
    if (!soon.equals(expiresSoon)) {
      expiresSoon = soon;
      rearrange(() -> {
        filter(rows.judge(now.get(), soon));
        recount();
      });
    }
  }

  private void accountChanged() {
    showAccountAmong(world.get().accounts());
    filter(Set.of());
    recount();
  }

  /** Returns whether another account is shown than before. */
  private boolean showAccountAmong(List<AccountView> watched) {
    AccountId before = shownAccount;
    AccountId chosen = account.get();
    boolean isWatched = watched.stream().anyMatch(known -> known.id().equals(chosen));
    shownAccount = isWatched ? chosen : null;
    return !Objects.equals(shownAccount, before);
  }

  private void recount() {
    counts.set(PhaseCounts.of(rows.all(), this::ofShownAccount));
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
    List<AccountTrouble> troubles = alerts.get().troubles();
    if (!nothingWatched || troubles.isEmpty()) {
      return Connections.ofNothing(shownAccounts());
    }
    return troubles.stream().anyMatch(AccountTrouble::askingAgainHelps)
        ? ListState.KEY_UNREAD
        : ListState.SIGNED_OUT;
  }

  // ---- what the person chooses ----

  private void refilter() {
    rearrange(() -> {
      filter(Set.of());
      listState.set(stateOfList());
    });
  }

  /**
   * Lets through what is asked for. What stays let through is not announced: the table would fill
   * all its rows anew.
   *
   * @param moved rows that may have to go to another place in the order
   */
  private void filter(Set<EnvironmentRow> moved) {
    Set<EnvironmentRow> asked = new LinkedHashSet<>();
    for (EnvironmentRow row : rows.all()) {
      if (admits(row)) {
        asked.add(row);
      }
    }
    admitted.hold(asked, moved::contains);
  }

  private boolean ofShownAccount(EnvironmentRow row) {
    return shownAccount == null || row.key().account().equals(shownAccount);
  }

  private boolean admits(EnvironmentRow row) {
    return ofShownAccount(row)
        && (phase.get() == null || row.assessment().phase() == phase.get())
        && (filter.isEmpty() || filter.matches(row.subject()));
  }

  /**
   * Sorts by what the person chose first.
   *
   * @param chosen null for the usual order, problems first
   * @param byAge whether it depends on when an environment was seen: each look then sorts anew
   */
  public void order(@Nullable Comparator<EnvironmentRow> chosen, boolean byAge) {
    rows.orderByAge(byAge);
    rearrange(() ->
        sorted.setComparator(chosen == null ? usualOrder() : chosen.thenComparing(usualOrder())));
  }

  /** The rows selected in the list, the one whose details are shown last; empty for none. */
  public void select(List<EnvironmentRow> chosen) {
    selection.setAll(chosen);
    selected.set(chosen.isEmpty() ? null : chosen.getLast());
    everSelected |= !chosen.isEmpty();
    machines.show(selected.get());
  }

  /** Selects one environment; does nothing when it is not there. */
  public void select(EnvironmentKey key) {
    EnvironmentRow row = rows.find(key);
    if (row != null) {
      rearrange(() -> select(List.of(row)));
    }
  }

  public void clearFilter() {
    filterText.set("");
    phase.set(null);
  }

  /**
   * Tells by what the machines are sorted: a change of anything else then leaves the order alone.
   *
   * @param order null for the service's own
   */
  public void orderMachines(@Nullable Comparator<? super MachineRow> order) {
    machines.order(order);
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
    try {
      change.run();
    } finally {
      rearranging.set(false);
    }
  }

  // ---- what is shown ----

  /** The rows that account, chip and filter let through, in order. */
  public ObservableList<EnvironmentRow> environments() {
    return FXCollections.unmodifiableObservableList(sorted);
  }

  /** The machines of the selected environment, in the service's order. */
  public ObservableList<MachineRow> machines() {
    return FXCollections.unmodifiableObservableList(machines.list());
  }

  /** All rows of all accounts, shown or not. */
  public List<EnvironmentRow> everything() {
    return List.copyOf(rows.all());
  }

  /** What a filter sees of the environments of the accounts shown. */
  public List<FilterSubject> filterSubjects() {
    return rows.all().stream().filter(this::ofShownAccount).map(EnvironmentRow::subject).toList();
  }

  public ReadOnlyObjectProperty<@Nullable EnvironmentRow> selectedProperty() {
    return selected.getReadOnlyProperty();
  }

  /** All rows selected. */
  public ObservableList<EnvironmentRow> selection() {
    return readableSelection;
  }

  public ObjectProperty<AppAlerts> alertsProperty() {
    return alerts;
  }

  public StringProperty filterTextProperty() {
    return filterText;
  }

  /** The phase that the list is narrowed to; null for all. */
  public ObjectProperty<@Nullable Phase> phaseProperty() {
    return phase;
  }

  /**
   * The account that the person chose; null for all. The choice outlives times in which the account
   * is not watched: without a key for it, or in a session with the demo.
   */
  public ObjectProperty<@Nullable AccountId> accountProperty() {
    return account;
  }

  /** The account shown; null for all, also where the one chosen is not watched. */
  public @Nullable AccountId shownAccount() {
    return shownAccount;
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

  public ReadOnlyObjectProperty<ListState> listStateProperty() {
    return listState.getReadOnlyProperty();
  }

  /**
   * True while rows change places: what the table says about selection is then not the person's.
   */
  public ReadOnlyBooleanProperty rearrangingProperty() {
    return rearranging.getReadOnlyProperty();
  }

  /** The accounts that the window shows. */
  public List<AccountView> shownAccounts() {
    return world.get().accounts().stream()
        .filter(known -> shownAccount == null || known.id().equals(shownAccount))
        .toList();
  }
}
