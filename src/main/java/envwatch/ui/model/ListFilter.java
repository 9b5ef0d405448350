package envwatch.ui.model;

import envwatch.filter.Filter;
import envwatch.filter.FilterSubject;
import envwatch.model.AccountId;
import envwatch.model.Phase;
import envwatch.watch.AccountView;
import envwatch.words.ViewWords;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/** What the list is narrowed to: an account, a phase, and a filter. */
final class ListFilter {
  private final StringProperty filterText = new SimpleStringProperty("");
  private final ObjectProperty<@Nullable Phase> phase = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable AccountId> account = new SimpleObjectProperty<>();
  private @Nullable AccountId shownAccount;
  private final ReadOnlyObjectWrapper<Filter> filter = new ReadOnlyObjectWrapper<>(Filter.ALL);

  /**
   * @param filters what a text stands for as a filter
   * @param refilter called when the filter or the phase has changed
   * @param accountChosen called when the person has chosen another account
   */
  public ListFilter(Function<String, Filter> filters, Runnable refilter, Runnable accountChosen) {
    filterText.addListener((property, before, text) -> {
      filter.set(filters.apply(text));
      refilter.run();
    });
    phase.addListener(property -> refilter.run());
    account.addListener(property -> accountChosen.run());
  }

  /** Returns whether another account is shown than before. */
  public boolean showAccountAmong(List<AccountView> watched) {
    AccountId before = shownAccount;
    AccountId chosen = account.get();
    boolean isWatched = watched.stream().anyMatch(known -> known.id().equals(chosen));
    shownAccount = isWatched ? chosen : null;
    return !Objects.equals(shownAccount, before);
  }

  /**
   * Whether account and filter let the row through, whatever its phase.
   *
   * @param now in the time zone in which days begin
   */
  public boolean matches(EnvironmentRow row, ZonedDateTime now) {
    return ofShownAccount(row) && (!hasFilter() || filter.get().matches(row.subject(), now));
  }

  /** Whether account and filter let the row through, or may once its environment was read. */
  public boolean mayMatch(EnvironmentRow row, ZonedDateTime now) {
    return ofShownAccount(row) && (!hasFilter() || filter.get().mayMatch(row.subject(), now));
  }

  public boolean ofShownPhase(EnvironmentRow row) {
    return phase.get() == null || row.assessment().countsAs(phase.get());
  }

  /** What a filter sees of a row. */
  static FilterSubject subject(EnvironmentRow row) {
    RowClaims claims = row.claims();
    FilterSubject subject =
        ViewWords.subject(
            row.watched(),
            row.assessment(),
            row.accountName(),
            new ViewWords.Besides(claims.asked(), claims.claim(), row.facts().remembered().odd()));
    return ViewWords.noted(subject, row.notes().allTags(), row.notes().texts());
  }

  public boolean ofShownAccount(EnvironmentRow row) {
    return shownAccount == null || row.key().account().equals(shownAccount);
  }

  public List<AccountView> shownOf(List<AccountView> accounts) {
    return accounts.stream()
        .filter(known -> shownAccount == null || known.id().equals(shownAccount))
        .toList();
  }

  public boolean hasFilter() {
    return !filter.get().isEmpty();
  }

  public boolean dependsOnTime() {
    return filter.get().dependsOnTime();
  }

  public void clear() {
    filterText.set("");
    phase.set(null);
  }

  public StringProperty filterTextProperty() {
    return filterText;
  }

  /** The text as it is understood. */
  public ReadOnlyObjectProperty<Filter> filterProperty() {
    return filter.getReadOnlyProperty();
  }

  public ObjectProperty<@Nullable Phase> phaseProperty() {
    return phase;
  }

  public ObjectProperty<@Nullable AccountId> accountProperty() {
    return account;
  }

  public @Nullable AccountId shownAccount() {
    return shownAccount;
  }
}
