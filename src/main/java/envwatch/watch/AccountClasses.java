package envwatch.watch;

import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The classes of one account. The account's connection is part of the {@link
 * envwatch.watch.WorldView}.
 */
public sealed interface AccountClasses {
  AccountId account();

  /** The account's name. */
  String name();

  /** The API version that the account uses has no classes. */
  record NotOffered(AccountId account, String name, ApiVersion version) implements AccountClasses {}

  /**
   * No list of classes has been received yet.
   *
   * @param trouble why the newest look at the list failed; null if none has failed
   */
  record Connecting(AccountId account, String name, @Nullable Trouble trouble)
      implements AccountClasses {}

  /**
   * @param classes in the order in which the service lists them
   * @param unreadable how many entries of the newest list could not be read: their classes are
   *     missing, or shown as last known
   * @param seenAt when the list was last confirmed
   * @param trouble why the newest look at the list failed; null if it succeeded
   */
  record Known(
      AccountId account,
      String name,
      List<ClassView> classes,
      int unreadable,
      Instant seenAt,
      @Nullable Trouble trouble)
      implements AccountClasses {
    public Known {
      classes = List.copyOf(classes);
    }
  }
}
