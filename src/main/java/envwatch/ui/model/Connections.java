package envwatch.ui.model;

import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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

  /** The earliest look planned at any of them. */
  public static Optional<Instant> nextLook(List<AccountView> accounts) {
    return accounts.stream()
        .map(Connections::nextLook)
        .filter(Objects::nonNull)
        .min(Comparator.naturalOrder());
  }

  /** Whether a banner counts the seconds until any of them is tried again. */
  public static boolean countedDown(List<AccountView> accounts) {
    return accounts.stream()
        .map(AccountView::link)
        .anyMatch(link ->
            link instanceof Link.Lost
                || (link instanceof Link.SignedOut signedOut && signedOut.triesAgain()));
  }

  private static @Nullable Instant nextLook(AccountView account) {
    return account.link() instanceof Link.Lost lost ? lost.nextTry() : account.nextLook();
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
