package envwatch.ui.model;

import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the connections of some accounts come down to. */
public final class Connections {
  private Connections() {}

  /** Why there is no row of these accounts. */
  static ListState ofNothing(List<AccountView> accounts) {
    if (!accounts.isEmpty() && accounts.stream().allMatch(AccountView::listed)) {
      return ListState.EMPTY;
    }
    if (accounts.stream().anyMatch(account -> account.link() instanceof Link.Connecting)) {
      return ListState.CONNECTING;
    }
    if (accounts.stream().anyMatch(account -> account.link() instanceof Link.SignedOut)) {
      return ListState.SIGNED_OUT;
    }
    return accounts.stream().anyMatch(account -> account.link() instanceof Link.Lost)
        ? ListState.LOST
        : ListState.CONNECTING;
  }

  /** When the service of any of them last answered. */
  public static Optional<Instant> lastAnswer(List<AccountView> accounts) {
    return accounts.stream()
        .map(AccountView::lastAnswer)
        .filter(Objects::nonNull)
        .max(Comparator.naturalOrder());
  }

  /** The earliest look planned at any of them; at one that waits, where one does. */
  public static Optional<Instant> nextLook(List<AccountView> accounts) {
    return Stream.concat(
            accounts.stream().map(Connections::nextTry).flatMap(Stream::ofNullable).sorted(),
            accounts.stream().map(AccountView::nextLook).flatMap(Stream::ofNullable).sorted())
        .findFirst();
  }

  /** Whether a banner counts the seconds until any of them is tried again. */
  public static boolean countedDown(List<AccountView> accounts) {
    return accounts.stream()
        .map(AccountView::link)
        .anyMatch(link ->
            link instanceof Link.Lost
                || (link instanceof Link.SignedOut signedOut && signedOut.triesAgain()));
  }

  private static @Nullable Instant nextTry(AccountView account) {
    return account.link() instanceof Link.Lost lost ? lost.nextTry() : null;
  }

  /** Those that cannot be asked now. */
  public static List<AccountView> broken(List<AccountView> accounts) {
    return accounts.stream()
        .filter(account ->
            account.link() instanceof Link.Lost || account.link() instanceof Link.SignedOut)
        .toList();
  }

  /** The account in the worst state; empty when there is none at all. */
  public static Optional<AccountView> worst(List<AccountView> accounts) {
    return accounts.stream().min(Comparator.comparingInt(account -> rank(account.link())));
  }

  private static int rank(Link link) {
    return switch (link) {
      case Link.SignedOut signedOut -> 0;
      case Link.Lost lost -> 1;
      case Link.Connecting connecting -> 2;
      case Link.Live live -> 3;
    };
  }
}
