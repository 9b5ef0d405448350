package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.ApiAccount;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.words.FailureWords;
import java.util.Optional;

/** Says why an account cannot be looked at. */
final class AccountWhy {
  private AccountWhy() {}

  /** Empty while nothing is wrong with it. */
  public static Optional<String> sentence(AccountView account) {
    ApiException cause =
        switch (account.link()) {
          case Link.Lost lost -> lost.cause();
          case Link.SignedOut out -> out.cause();
          case Link.Connecting connecting -> null;
          case Link.Live live -> null;
        };
    return cause == null
        ? Optional.empty()
        : Optional.of(
            text(
                "cli.status.account-failed",
                account.name(),
                FailureWords.ofAccount(cause, account.address())));
  }

  /** Whether the key was rejected, so that nothing is tried again by itself. */
  public static boolean isFinal(AccountView account) {
    return account.link() instanceof Link.SignedOut out && !out.triesAgain();
  }

  public static String sentence(ApiAccount account, ApiException cause) {
    return text(
        "cli.status.account-failed",
        account.name(),
        FailureWords.ofAccount(cause, account.address()));
  }
}
