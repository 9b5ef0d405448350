package envwatch.ui.model;

import envwatch.filter.FilterSubject;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Objects;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/**
 * One environment of the list. The row stays the same object for as long as the environment is
 * watched; only its properties change, and each only when what it says does. It holds facts; words
 * are made of them where they are shown.
 */
public final class EnvironmentRow {
  private final EnvironmentKey key;
  private final ReadOnlyObjectWrapper<@Nullable Environment> environment =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<WatchedEnvironment> watched;
  private final ReadOnlyObjectWrapper<EnvironmentFacts> facts;
  private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<EnvironmentName> called =
      new ReadOnlyObjectWrapper<>(EnvironmentName.EMPTY);
  private String comparableName = "";
  private final ReadOnlyStringWrapper account = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<RunningCount> machines =
      new ReadOnlyObjectWrapper<>(RunningCount.UNKNOWN);
  private final ReadOnlyObjectWrapper<RowNotes> notes = new ReadOnlyObjectWrapper<>(RowNotes.NONE);
  private final ReadOnlyBooleanWrapper unseen = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<RowNotices> notices =
      new ReadOnlyObjectWrapper<>(RowNotices.NONE);
  private RowClaims claims = RowClaims.NONE;

  /** Made when first asked for: most programs have no team. */
  private @Nullable ReadOnlyObjectWrapper<RowClaims> claimsProperty;

  private SortKey sortKey = SortKey.EMPTY;
  private RowHistory remembered = RowHistory.NOTHING;
  private @Nullable FilterSubject subject;
  private Instant nextChange = Instant.MIN;
  private @Nullable Instant freshUntil;
  private boolean saysStale;

  public EnvironmentRow(
      WatchedEnvironment first, String accountName, Instant now, Duration expiresSoon) {
    key = first.key();
    watched = new ReadOnlyObjectWrapper<>(first);
    facts = new ReadOnlyObjectWrapper<>(EnvironmentFacts.of(first, remembered, now, expiresSoon));
    update(first, accountName, now, expiresSoon);
  }

  public EnvironmentKey key() {
    return key;
  }

  /** What is known and how fresh it is. */
  public WatchedEnvironment watched() {
    return watched.get();
  }

  public ReadOnlyObjectProperty<WatchedEnvironment> watchedProperty() {
    return watched.getReadOnlyProperty();
  }

  /** The last good answer; null when there never was one. */
  public @Nullable Environment environment() {
    return environment.get();
  }

  public ReadOnlyObjectProperty<@Nullable Environment> environmentProperty() {
    return environment.getReadOnlyProperty();
  }

  /** What was true when the row was evaluated last. */
  public EnvironmentFacts facts() {
    return facts.get();
  }

  /** Changes whenever words about the environment may. */
  public ReadOnlyObjectProperty<EnvironmentFacts> factsProperty() {
    return facts.getReadOnlyProperty();
  }

  public Assessment assessment() {
    return facts().assessment();
  }

  /** The environment's name; its id while nothing else is known. */
  public String name() {
    return name.get();
  }

  public ReadOnlyStringProperty nameProperty() {
    return name.getReadOnlyProperty();
  }

  /** The name such that names which look alike are equal. */
  public String comparableName() {
    return comparableName;
  }

  /** What it is called in the list: with its account where that is shown. */
  public ReadOnlyObjectProperty<EnvironmentName> calledProperty() {
    return called.getReadOnlyProperty();
  }

  /**
   * @param shown whether the name alone does not tell the environment from one of another account
   */
  public void showAccount(boolean shown) {
    EnvironmentName before = called.get();
    String beside = shown ? accountName() : null;
    if (!before.name().equals(name()) || !Objects.equals(before.account(), beside)) {
      called.set(new EnvironmentName(name(), beside));
    }
  }

  /** Whether it changed and was not seen since. */
  public ReadOnlyBooleanProperty unseenProperty() {
    return unseen.getReadOnlyProperty();
  }

  public void markUnseen(boolean isUnseen) {
    unseen.set(isUnseen);
  }

  /** What of it is told. */
  public ReadOnlyObjectProperty<RowNotices> noticesProperty() {
    return notices.getReadOnlyProperty();
  }

  /**
   * @param awaited whether the person is told when it is ready
   * @param muted whether nothing else is told of it
   */
  public void markNotices(boolean awaited, boolean muted) {
    RowNotices now = new RowNotices(awaited, muted);
    if (!now.equals(notices.get())) {
      notices.set(now);
    }
  }

  /** What a team does about it. */
  public RowClaims claims() {
    return claims;
  }

  public ReadOnlyObjectProperty<RowClaims> claimsProperty() {
    if (claimsProperty == null) {
      claimsProperty = new ReadOnlyObjectWrapper<>(claims);
    }
    return claimsProperty.getReadOnlyProperty();
  }

  /**
   * Takes up what a team does about it.
   *
   * @return whether a filter may let it through where it did not, or the other way round
   */
  public boolean claim(RowClaims now) {
    if (now.equals(claims)) {
      return false;
    }
    claims = now;
    subject = null;
    if (claimsProperty != null) {
      claimsProperty.set(now);
    }
    return true;
  }

  /** How many of the machines run; of 10,000 they are counted once for all who ask. */
  public ReadOnlyObjectProperty<RunningCount> machinesProperty() {
    return machines.getReadOnlyProperty();
  }

  /** Whether it was seen with its machines, or is known not to be there. */
  public boolean seen() {
    return machines.get().known() || watched().gone() || watched().forbidden();
  }

  public String accountName() {
    return account.get();
  }

  public ReadOnlyStringProperty accountProperty() {
    return account.getReadOnlyProperty();
  }

  public SortKey sortKey() {
    return sortKey;
  }

  /** What a filter sees of this row; made when first asked for and kept until something changes. */
  public FilterSubject subject() {
    if (subject == null) {
      subject = ListFilter.subject(this);
    }
    return subject;
  }

  /** Whether a filter has not yet seen what the row says now. */
  public boolean unfiltered() {
    return subject == null;
  }

  /**
   * Takes up what is known now.
   *
   * @return whether the row's place in an order may have changed
   */
  public boolean update(
      WatchedEnvironment now, String accountName, Instant at, Duration expiresSoon) {
    WatchedEnvironment before = watched.get();
    boolean sameContent =
        before.environment() == now.environment()
            && Objects.equals(before.newerStatus(), now.newerStatus())
            && Objects.equals(before.trouble(), now.trouble())
            && accountName.equals(account.get());
    watched.set(now);
    freshUntil = now.freshUntil();
    if (sameContent && says(at) && !saysStale) {
      return false;
    }
    if (!sameContent || nextChange.equals(Instant.MIN)) {
      environment.set(now.environment());
      account.set(accountName);
      name.set(now.name());
      comparableName = now.name().strip().toLowerCase(Locale.ROOT);
      showAccount(called.get().account() != null);
      subject = null;
    }
    return refresh(at, expiresSoon);
  }

  /**
   * Takes up what the history tells.
   *
   * @return whether the row's place in an order, or whether a filter lets it through, may have
   *     changed
   */
  public boolean remember(RowHistory told, Instant at, Duration expiresSoon) {
    if (told.equals(remembered)) {
      return false;
    }
    boolean differsOtherwise = !told.odd().equals(remembered.odd());
    remembered = told;
    if (differsOtherwise) {
      subject = null;
    }
    return refresh(at, expiresSoon) || differsOtherwise;
  }

  /**
   * Takes up what the user wrote about it.
   *
   * @return whether a filter may let it through where it did not, or the other way round
   */
  public boolean note(RowNotes written) {
    if (written.equals(notes.get())) {
      return false;
    }
    notes.set(written);
    subject = null;
    return true;
  }

  public RowNotes notes() {
    return notes.get();
  }

  public ReadOnlyObjectProperty<RowNotes> notesProperty() {
    return notes.getReadOnlyProperty();
  }

  /** Lets time pass. Returns whether the row's place in an order may have changed. */
  public boolean tick(Instant at, Duration expiresSoon) {
    return !says(at) && refresh(at, expiresSoon);
  }

  /**
   * Whether the row says already what is so at that moment. It does not at one before the last
   * change either: the clock has been set back.
   */
  private boolean says(Instant at) {
    return !at.isBefore(facts().at())
        && at.isBefore(nextChange)
        && (freshUntil != null && at.isAfter(freshUntil)) == saysStale;
  }

  /** Evaluates the row again with another threshold for "expires soon". */
  public void judge(Instant at, Duration expiresSoon) {
    refresh(at, expiresSoon);
  }

  private boolean refresh(Instant at, Duration expiresSoon) {
    WatchedEnvironment known = watched.get();
    facts.set(EnvironmentFacts.of(known, remembered, at, expiresSoon));
    nextChange = facts().nextChange(expiresSoon);
    saysStale = facts().stale();
    SortKey before = sortKey;
    sortKey = SortKey.of(known.environment(), name(), accountName(), facts());
    boolean moved = !sortKey.equals(before);
    if (!sortKey.machines().equals(machines.get())) {
      machines.set(sortKey.machines());
    }
    if (moved) {
      subject = null;
    }
    return moved;
  }

  @Override
  public String toString() {
    return name();
  }
}
