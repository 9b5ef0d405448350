package envwatch.watch;

import envwatch.model.AccountId;
import envwatch.model.training.ClassKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is known of classes at one moment.
 *
 * @param at the moment by the computer's clock, like all moments of the view
 * @param paused whether no requests are sent until the watch is resumed
 * @param accounts in the order of the settings
 * @param open the class that is shown; null for none
 */
public record TrainingView(
    Instant at, boolean paused, List<AccountClasses> accounts, @Nullable ClassKey open) {
  public TrainingView {
    accounts = List.copyOf(accounts);
  }

  /** Whether both have the same content, regardless of when they were created. */
  public boolean sameAs(TrainingView other) {
    return equals(new TrainingView(at, other.paused, other.accounts, other.open));
  }

  /**
   * Whether others are watched, and not this account. While connections are made anew, none is for
   * a moment.
   */
  public boolean without(AccountId account) {
    return !accounts.isEmpty() && accounts.stream().noneMatch(one -> one.account().equals(account));
  }

  /** The classes of all accounts. */
  public Stream<ClassView> classes() {
    return accounts.stream()
        .flatMap(account ->
            account instanceof AccountClasses.Known known
                ? known.classes().stream()
                : Stream.empty());
  }

  /** Empty if the class is not, or no longer, known. */
  public Optional<ClassView> find(ClassKey key) {
    return classes().filter(seen -> seen.key().equals(key)).findFirst();
  }
}
