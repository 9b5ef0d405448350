package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.ApiAccount;
import envwatch.model.training.ClassId;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.words.FailureWords;
import java.util.Optional;

/** Says why an account cannot be looked at. */
final class ConnectionMessage {
  private ConnectionMessage() {}

  /** Empty while nothing is wrong with it. */
  public static Optional<String> sentence(AccountView account) {
    ApiException cause =
        switch (account.link()) {
          case Link.Lost lost -> lost.cause();
          case Link.SignedOut out -> out.cause();
          case Link.Connecting _, Link.Live _ -> null;
        };
    return Optional.ofNullable(cause)
        .map(why -> sentence(account.name(), FailureWords.ofAccount(why, account.address())));
  }

  static String sentence(ApiAccount account, ApiException cause) {
    return sentence(account.name(), FailureWords.ofAccount(cause, account.address()));
  }

  /** Why a class of the account cannot be looked at. */
  static String sentence(ClassId id, ApiAccount account, ApiException cause) {
    return sentence(account.name(), FailureWords.ofClass(cause, account.address(), id));
  }

  private static String sentence(String account, String why) {
    return text("cli.status.account-failed", account, why);
  }
}
