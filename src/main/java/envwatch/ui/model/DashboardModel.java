package envwatch.ui.model;

import static envwatch.words.Messages.key;

import envwatch.filter.Filter;
import envwatch.filter.FilterField;
import envwatch.filter.FilterSubject;
import envwatch.history.CommonCause;
import envwatch.history.HistoryView;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.probe.ProbedMachine;
import envwatch.team.ClaimsView;
import envwatch.ui.model.EnvironmentRows.Merged;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.util.Bounds;
import envwatch.watch.AccountView;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/**
 * What the window shows. Views of the world are merged into it by id, so that rows, selection and
 * filter outlive every update. A facade over rows, selection and narrowing; knows no control; lives
 * on the JavaFX thread.
 */
public final class DashboardModel {
  /** So many rows are seen without scrolling, or nearly. */
  public static final int ABOUT_A_SCREEN = 50;

  /** Lets through what is set up differently from its like. */
  public static final String DIFFERING = FilterField.DIFFERS.keyword() + ":" + FilterField.YES;

  /** Lets through what this window is on. */
  public static final String MINE = FilterField.CLAIMED.keyword() + ":" + FilterField.ME;

  private final EnvironmentRows rows = new EnvironmentRows();
  private final ArrangedRows arranged = new ArrangedRows();
  private final MachineRows machines = new MachineRows();
  private final ReadOnlyBooleanWrapper anyProbed = new ReadOnlyBooleanWrapper();

  private final ReadOnlyObjectWrapper<WorldView> world;
  private final ReadOnlyObjectWrapper<Instant> now;
  private final ReadOnlyObjectWrapper<PhaseCounts> counts =
      new ReadOnlyObjectWrapper<>(PhaseCounts.NONE);
  private final ReadOnlyObjectWrapper<ListState> listState =
      new ReadOnlyObjectWrapper<>(ListState.CONNECTING);
  private final ObjectProperty<AppAlerts> alerts = new SimpleObjectProperty<>(AppAlerts.NONE);

  private final IntegerProperty unread = new SimpleIntegerProperty();
  private final ReadOnlyObjectWrapper<HistoryView> history =
      new ReadOnlyObjectWrapper<>(HistoryView.EMPTY);
  private final ReadOnlyObjectWrapper<ClaimsView> claims =
      new ReadOnlyObjectWrapper<>(ClaimsView.NOTHING);
  private final RowSelection selection = new RowSelection();
  private final Function<String, Filter> filters;
  private final ListFilter narrowing;
  private Duration expiresSoon;
  private List<EnvironmentKey> awaited = List.of();
  private boolean prepared;

  /**
   * @param expiresSoon how long before its end an environment counts as a problem
   */
  public DashboardModel(Instant now, Duration expiresSoon) {
    this(now, expiresSoon, Filter::parse);
  }

  /**
   * @param expiresSoon how long before its end an environment counts as a problem
   * @param filters what a text stands for as a filter
   */
  public DashboardModel(Instant now, Duration expiresSoon, Function<String, Filter> filters) {
    this.filters = filters;
    this.now = new ReadOnlyObjectWrapper<>(now);
    this.world = new ReadOnlyObjectWrapper<>(new WorldView(now, false, List.of(), List.of()));
    this.expiresSoon = expiresSoon;
    narrowing = new ListFilter(filters, this::applyOrder, () -> byPerson(this::accountChanged));
    alerts.addListener(property -> listState.set(stateOfList()));
  }

  /**
   * Makes the rows of a view that is applied afterwards, which takes less time then. Until then
   * they are not in the list.
   */
  public void prepare(WorldView view) {
    rows.merge(view, now.get(), expiresSoon, false);
    arranged.sort(rows.all());
    prepared = true;
  }

  /** Takes up a view of the world: rows are changed in place, added and removed. */
  public void apply(WorldView view) {
    now.set(Bounds.max(now.get(), view.at()));
    arranged.rearrange(() -> {
      Merged merged = rows.merge(view, now.get(), expiresSoon, narrowing.hasFilter());
      boolean otherAccount = narrowing.showAccountAmong(view.accounts());
      if (otherAccount || prepared || merged.rearranges()) {
        prepared = false;
        markNamesakes();
        filter(!merged.moved().isEmpty());
      }
      selection.worldChanged(world.get(), view);
      world.set(view);
      selection.keep(rows::holds);
      recount();
      if (!rows.all().isEmpty()) {
        chooseAwaited();
      }
      selection.chooseFirst(arranged.list());
    });
    machines.show(selectedProperty().get());
    machines.tick(now.get());
  }

  /** Lets time pass: ages, countdowns, and what becomes stale or a problem by itself. */
  public void tick(Instant moment) {
    now.set(moment);
    Set<EnvironmentRow> moved = rows.tick(moment, expiresSoon);
    if (!moved.isEmpty() || narrowing.dependsOnTime()) {
      move();
    }
    machines.tick(moment);
  }

  /**
   * Makes the rows ready for a filter, so that the first letter typed does not wait for it; takes a
   * moment.
   */
  public void prepareForFilter() {
    rows.prepareForFilter();
  }

  /** Takes up what the history tells about now. */
  public void remember(HistoryView view) {
    Set<EnvironmentRow> moved = rows.remember(view, now.get(), expiresSoon);
    machines.remember(view);
    history.set(view);
    if (!moved.isEmpty()) {
      move();
    }
  }

  /** Takes up who is on what. */
  public void claim(ClaimsView view) {
    boolean changed = !rows.claim(view).isEmpty();
    claims.set(view);
    if (changed) {
      move();
    }
  }

  /** Who is on what; set after the rows have followed it. */
  public ReadOnlyObjectProperty<ClaimsView> claimsProperty() {
    return claims.getReadOnlyProperty();
  }

  /**
   * Keeps rows where they are while somebody may be about to press on one, whatever they say
   * meanwhile, or lets them go to their places again.
   */
  public void keepOrder(boolean kept) {
    if (kept && !arranged.isKept()) {
      arranged.keep();
    } else if (!kept && arranged.isKept()) {
      arranged.release();
      move();
    }
  }

  /** Whether rows keep their order because somebody may be about to press on one. */
  public boolean keepsOrder() {
    return arranged.isKept();
  }

  /** Lets all rows go to their places once, also while their order is kept. */
  public void applyOrder() {
    byPerson(() -> filter(false));
  }

  /** How many rows would stand further up because they have failed, or will expire soon. */
  public ReadOnlyIntegerProperty newOnTopProperty() {
    return arranged.newOnTopProperty();
  }

  /** What a person asks for is done at once; the order that results is kept again. */
  private void byPerson(Runnable change) {
    boolean kept = arranged.isKept();
    arranged.rearrange(() -> {
      arranged.release();
      change.run();
      keepOrder(kept);
      listState.set(stateOfList());
    });
  }

  private void move() {
    arranged.rearrange(() -> {
      filter(true);
      recount();
    });
  }

  public void setExpiresSoon(Duration soon) {
    if (!soon.equals(expiresSoon)) {
      expiresSoon = soon;
      rows.judge(now.get(), soon);
      move();
    }
  }

  private void accountChanged() {
    narrowing.showAccountAmong(world.get().accounts());
    markNamesakes();
    filter(false);
    recount();
  }

  private void markNamesakes() {
    DuplicateNames.mark(rows.all(), narrowing::ofShownAccount);
  }

  private void recount() {
    PhaseCounts now = PhaseCounts.of(rows.all(), narrowing::ofShownAccount);
    if (!now.equals(counts.get())) {
      counts.set(now);
    }
    listState.set(stateOfList());
  }

  private ListState stateOfList() {
    return ListState.of(
        arranged.list(), counts.get(), world.get().accounts(), shownAccounts(), alerts.get());
  }

  /**
   * @param moved whether a row is new or may have to go to another place in the order
   */
  private void filter(boolean moved) {
    arranged.admit(rows.all(), narrowing, now.get(), moved);
    selection.hide(arranged.list());
  }

  /**
   * Sorts by what the person chose first.
   *
   * @param chosen null for the usual order, problems first
   * @param byAge whether it depends on when an environment was seen: each look then sorts again
   */
  public void order(@Nullable Comparator<EnvironmentRow> chosen, boolean byAge) {
    rows.orderByAge(byAge);
    byPerson(() -> {
      arranged.order(chosen);
      filter(false);
    });
  }

  /** The rows selected in the list, the one whose details are shown last; empty for none. */
  public void select(List<EnvironmentRow> chosen) {
    selection.select(chosen);
    machines.show(selectedProperty().get());
  }

  /** Selects one environment; does nothing when it is not there. */
  public void select(EnvironmentKey key) {
    EnvironmentRow row = rows.find(key);
    if (row != null) {
      arranged.rearrange(() -> select(List.of(row)));
    }
  }

  /**
   * Selects environments that may come only with the first view of the world.
   *
   * @param keys the one whose details are shown last
   */
  public void selectWhenTheyCome(List<EnvironmentKey> keys) {
    awaited = keys;
    if (keys.stream().anyMatch(key -> rows.find(key) != null)) {
      arranged.rearrange(this::chooseAwaited);
    }
  }

  private void chooseAwaited() {
    List<EnvironmentRow> found = awaited.stream().map(rows::find).filter(Objects::nonNull).toList();
    awaited = List.of();
    if (!found.isEmpty()) {
      select(found);
    }
  }

  public void clearFilter() {
    narrowing.clear();
  }

  /** Takes up what came of asking a machine whether it answers from here. */
  public void probed(MachineKey key, ProbedMachine told) {
    machines.probed(key, told);
    anyProbed.set(true);
  }

  /** Whether any machine was asked so. */
  public ReadOnlyBooleanProperty anyProbedProperty() {
    return anyProbed.getReadOnlyProperty();
  }

  /** Whether machines come, go or change places. */
  public ReadOnlyBooleanProperty rearrangingMachinesProperty() {
    return machines.rearrangingProperty();
  }

  /**
   * Sorts the machines by what the person chose.
   *
   * @param order null for the service's own order
   */
  public void orderMachines(@Nullable Comparator<? super MachineRow> order) {
    machines.order(order);
  }

  /** The rows that account, chip and filter let through, in order. */
  public ObservableList<EnvironmentRow> environments() {
    return arranged.list();
  }

  /** Whether chip or filter keep an environment of the accounts shown out of the list. */
  public boolean hides(EnvironmentRow row) {
    return narrowing.ofShownAccount(row) && !arranged.list().contains(row);
  }

  /**
   * Whether the list is there, and its beginning says all that it will: what is laid out by it need
   * not be laid out again. What cannot be looked at may never say more. Not while rows keep their
   * order: nothing else may move under the mouse then, either.
   */
  public boolean beginningSeen() {
    return !environments().isEmpty()
        && !keepsOrder()
        && shownAccounts().stream().allMatch(AccountView::listed)
        && environments().stream().limit(ABOUT_A_SCREEN).allMatch(row -> row.watched().lookedAt());
  }

  /** The machines of the selected environment, in order; cannot be changed. */
  public ObservableList<MachineRow> machines() {
    return machines.list();
  }

  /** All rows of all accounts, shown or not. */
  public List<EnvironmentRow> everything() {
    return List.copyOf(rows.all());
  }

  /**
   * Environments of the accounts shown, also what chip and filter hide, problems first.
   *
   * @param wanted which of them
   */
  public List<EnvironmentRow> mostUrgentFirst(Predicate<EnvironmentRow> wanted) {
    return rows.all().stream()
        .filter(narrowing::ofShownAccount)
        .filter(wanted)
        .sorted(ArrangedRows.USUAL_ORDER)
        .toList();
  }

  /** What a filter sees of the environments of the accounts shown. */
  public List<FilterSubject> filterSubjects() {
    return rows.subjects(narrowing::ofShownAccount);
  }

  public ReadOnlyObjectProperty<@Nullable EnvironmentRow> selectedProperty() {
    return selection.shownProperty();
  }

  /** All rows selected. */
  public ObservableList<EnvironmentRow> selection() {
    return selection.rows();
  }

  /**
   * The rows selected that the list shows, which keys act on: the one whose details are shown may
   * be hidden by a filter.
   */
  public List<EnvironmentRow> listedSelection() {
    return selection().stream().filter(Set.copyOf(environments())::contains).toList();
  }

  /** The environments that the list shows without scrolling; empty while that is not known. */
  public ObjectProperty<Set<EnvironmentKey>> onScreenProperty() {
    return selection.onScreenProperty();
  }

  /** How many selected rows can be seen only by scrolling. */
  public int selectedOffScreen() {
    return selection.offScreen();
  }

  public ObjectProperty<AppAlerts> alertsProperty() {
    return alerts;
  }

  /** How many notices were not read. */
  public IntegerProperty unreadProperty() {
    return unread;
  }

  /** What a text stands for as a filter of this window, which may hide what it asks for. */
  public Filter filter(String text) {
    return filters.apply(text);
  }

  /** The filter's text as it is understood; set before the rows follow it. */
  public ReadOnlyObjectProperty<Filter> filterProperty() {
    return narrowing.filterProperty();
  }

  public StringProperty filterTextProperty() {
    return narrowing.filterTextProperty();
  }

  /** The phase that the list is narrowed to; null for all. */
  public ObjectProperty<@Nullable Phase> phaseProperty() {
    return narrowing.phaseProperty();
  }

  /** Narrows the list to what turned bad together, as a person would. */
  public void narrowTo(CommonCause cause) {
    phaseProperty().set(cause.state().phase());
    String shared = cause.shared().replace("\"", "");
    filterTextProperty().set(key(cause.kind()) + ":\"" + shared + '"');
  }

  /**
   * The account that the person chose; null for all. The choice outlives times in which the account
   * is not watched: without a key for it, or in a session with the demo.
   */
  public ObjectProperty<@Nullable AccountId> accountProperty() {
    return narrowing.accountProperty();
  }

  /** The account shown; null for all, also where the one chosen is not watched. */
  public @Nullable AccountId shownAccount() {
    return narrowing.shownAccount();
  }

  /** Shows all accounts where only another one is shown. */
  public void showAccount(AccountId account) {
    AccountId only = shownAccount();
    if (only != null && !only.equals(account)) {
      accountProperty().set(null);
    }
  }

  /** Of the accounts shown. */
  public ReadOnlyObjectProperty<PhaseCounts> countsProperty() {
    return counts.getReadOnlyProperty();
  }

  /** Of what the filter lets through, whichever phase is shown. */
  public ReadOnlyObjectProperty<PhaseCounts> matchesProperty() {
    return arranged.matchesProperty();
  }

  public ReadOnlyObjectProperty<WorldView> worldProperty() {
    return world.getReadOnlyProperty();
  }

  /** What the history tells about now; set after the rows have followed it. */
  public ReadOnlyObjectProperty<HistoryView> historyProperty() {
    return history.getReadOnlyProperty();
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
    return arranged.rearrangingProperty();
  }

  /** The accounts that the window shows. */
  public List<AccountView> shownAccounts() {
    return narrowing.shownOf(world.get().accounts());
  }
}
