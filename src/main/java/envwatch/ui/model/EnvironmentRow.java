package envwatch.ui.model;

import static envwatch.words.Messages.text;

import envwatch.filter.FilterSubject;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.DurationWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.ExpirationWords;
import envwatch.words.StatusLine;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/**
 * One environment of the list. The row stays the same object for as long as the environment is
 * watched; only its properties change, and each only when what it says does.
 */
public final class EnvironmentRow {
  private final EnvironmentKey key;
  private final ReadOnlyObjectWrapper<@Nullable Environment> environment =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<WatchedEnvironment> watched;
  private final ReadOnlyObjectWrapper<StatusLine> status;
  private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper account = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper expiration = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<RunningCount> machines =
      new ReadOnlyObjectWrapper<>(RunningCount.UNKNOWN);
  private final ReadOnlyBooleanWrapper stale = new ReadOnlyBooleanWrapper();
  private Assessment assessment = Assessment.neverSeen();
  private SortKey sortKey = SortKey.EMPTY;
  private @Nullable FilterSubject subject;
  private Instant lastChange = Instant.MIN;
  private Instant nextChange = Instant.MIN;

  public EnvironmentRow(
      WatchedEnvironment first, String accountName, Instant now, Duration expiresSoon) {
    key = first.key();
    watched = new ReadOnlyObjectWrapper<>(first);
    status = new ReadOnlyObjectWrapper<>(new StatusLine(Phase.UNKNOWN, "", "", null));
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

  public Assessment assessment() {
    return assessment;
  }

  /** The environment's name; its id while nothing else is known. */
  public String name() {
    return name.get();
  }

  public ReadOnlyStringProperty nameProperty() {
    return name.getReadOnlyProperty();
  }

  /** How many of the machines run; of 10,000 they are counted once for all who ask. */
  public ReadOnlyObjectProperty<RunningCount> machinesProperty() {
    return machines.getReadOnlyProperty();
  }

  public String accountName() {
    return account.get();
  }

  public ReadOnlyStringProperty accountProperty() {
    return account.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<StatusLine> statusProperty() {
    return status.getReadOnlyProperty();
  }

  /** How far away the expiration is, in words. */
  public ReadOnlyStringProperty expirationProperty() {
    return expiration.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty staleProperty() {
    return stale.getReadOnlyProperty();
  }

  public SortKey sortKey() {
    return sortKey;
  }

  /** What a filter sees of this row; made when first asked for and kept until something changes. */
  FilterSubject subject() {
    if (subject == null) {
      subject = makeSubject();
    }
    return subject;
  }

  /** Whether a filter has not yet seen what the row says now. */
  boolean unfiltered() {
    return subject == null;
  }

  private FilterSubject makeSubject() {
    Environment known = environment();
    String phase = EnvironmentWords.phase(assessment.phase());
    return known == null
        ? FilterSubject.unseen(
            key.environment().value(), List.of(status.get().words(), phase), accountName())
        : FilterSubject.of(
            known, List.of(known.status().word(), status.get().words(), phase), accountName());
  }

  /**
   * Takes up what is known now.
   *
   * @return whether the row's place in an order may have changed
   */
  boolean update(WatchedEnvironment now, String accountName, Instant at, Duration expiresSoon) {
    WatchedEnvironment before = watched.get();
    boolean sameContent =
        before.environment() == now.environment()
            && before.interval().equals(now.interval())
            && Objects.equals(before.trouble(), now.trouble())
            && accountName.equals(account.get());
    watched.set(now);
    if (sameContent && says(at) && !stale.get()) {
      return false;
    }
    if (!sameContent || nextChange.equals(Instant.MIN)) {
      environment.set(now.environment());
      account.set(accountName);
      name.set(now.name());
      subject = null;
    }
    return refresh(at, expiresSoon);
  }

  /** Lets time pass. Returns whether the row's place in an order may have changed. */
  boolean tick(Instant at, Duration expiresSoon) {
    return !says(at) && refresh(at, expiresSoon);
  }

  /**
   * Whether the row says already what is so at that moment. It does not at one before the last
   * change either: the clock has been set back.
   */
  private boolean says(Instant at) {
    return !at.isBefore(lastChange) && at.isBefore(nextChange);
  }

  /** Evaluates the row again with another threshold for "expires soon". */
  void judge(Instant at, Duration expiresSoon) {
    refresh(at, expiresSoon);
  }

  private boolean refresh(Instant at, Duration expiresSoon) {
    WatchedEnvironment known = watched.get();
    assessment = known.assess(at, expiresSoon);
    stale.set(known.stale(at));
    String words = EnvironmentWords.summary(known.environment(), assessment);
    String age = ageOf(known, at);
    status.set(new StatusLine(assessment.phase(), words, whole(words, age), age));
    expiration.set(expirationWords(known.environment(), at));
    lastChange = at;
    nextChange = nextChange(known, at, expiresSoon);
    SortKey before = sortKey;
    sortKey = SortKey.of(known.environment(), name(), accountName(), assessment.phase());
    boolean moved = !sortKey.equals(before);
    if (!sortKey.machines().equals(machines.get())) {
      machines.set(sortKey.machines());
    }
    if (moved) {
      subject = null;
    }
    return moved;
  }

  private String whole(String words, @Nullable String age) {
    String reasons =
        assessment.reasons().stream()
            .map(EnvironmentWords::sentence)
            .collect(Collectors.joining("\n"));
    String phase = EnvironmentWords.phase(assessment.phase());
    String first = words.equalsIgnoreCase(phase) ? words : phase + ": " + words;
    String said = reasons.isEmpty() ? first : phase + "\n" + reasons;
    return age == null ? said : said + "\n" + text("environments.seen.long", age);
  }

  private @Nullable String ageOf(WatchedEnvironment known, Instant at) {
    Instant seenAt = known.seenAt();
    return stale.get() && seenAt != null
        ? DurationWords.approximately(Duration.between(seenAt, at))
        : null;
  }

  private static String expirationWords(@Nullable Environment environment, Instant at) {
    return switch (environment == null ? Expiration.NONE : environment.expiration()) {
      case Expiration.At(Instant moment) when moment.isBefore(at) -> text("environments.expired");
      case Expiration.At(Instant moment) ->
          DurationWords.approximately(Duration.between(at, moment));
      case Expiration.AsServed(String served) -> served;
      case Expiration.None() -> text("absent");
    };
  }

  /** The moment from which on this row will say something else, if nothing is learned till then. */
  private static Instant nextChange(WatchedEnvironment known, Instant at, Duration expiresSoon) {
    Instant next = Instant.MAX;
    Environment environment = known.environment();
    if (environment != null && environment.expiration() instanceof Expiration.At(Instant moment)) {
      next = ExpirationWords.nextChange(moment, at);
      Instant soon = moment.minus(expiresSoon);
      next = at.isBefore(soon) && soon.isBefore(next) ? soon : next;
    }
    Instant seenAt = known.seenAt();
    Instant freshUntil = known.freshUntil();
    if (seenAt != null && freshUntil != null) {
      Instant age =
          known.stale(at) ? ExpirationWords.nextChange(seenAt, at) : freshUntil.plusMillis(1);
      next = age.isBefore(next) ? age : next;
    }
    return next;
  }

  @Override
  public String toString() {
    return name();
  }
}
