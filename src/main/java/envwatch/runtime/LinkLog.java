package envwatch.runtime;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.slf4j.Logger;

/**
 * Logs the state of the accounts' connections: one line when a connection is lost, is restored, or
 * is lost for a different reason. Receives views one at a time.
 */
final class LinkLog implements Consumer<WorldView> {
  private final Logger log;
  private final Map<AccountId, String> logged = new HashMap<>();

  LinkLog(Logger log) {
    this.log = log;
  }

  @Override
  public void accept(WorldView view) {
    view.accounts().forEach(this::note);
  }

  private void note(AccountView account) {
    String words = words(account.link());
    if (words.isEmpty() || words.equals(logged.put(account.id(), words))) {
      return;
    }
    if (account.link() instanceof Link.Live) {
      log.info("{}: {}", account.address().getHost(), words);
    } else {
      log.warn("{}: {}", account.address().getHost(), words);
    }
  }

  /** The log text; empty while the state is unknown. */
  private static String words(Link link) {
    return switch (link) {
      case Link.Connecting() -> "";
      case Link.Live() -> "live";
      case Link.Lost(ApiException cause, var since, var nextTry) -> "lost, " + words(cause);
      case Link.SignedOut(ApiException cause, var since, var nextTry) ->
          "signed out, " + words(cause);
    };
  }

  /**
   * Contains no amounts, which differ from try to try and would produce a line for each, and none
   * of the service's own words, which may quote the request and thus the signature.
   */
  private static String words(ApiException cause) {
    return switch (cause) {
      case ApiException.Rejected rejected -> "rejected: " + rejected.code();
      case ApiException.RateLimited limited -> "rate limited";
      case ApiException.ClockSkew skew -> "the clocks differ";
      default -> String.valueOf(cause.getMessage());
    };
  }
}
