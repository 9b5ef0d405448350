package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.api.Capabilities;
import envwatch.api.Capability;
import envwatch.model.AccountId;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.util.Optional;
import java.util.function.Predicate;

/** What an account's connection allows. */
final class AccountRules {
  private AccountRules() {}

  /** Why nothing that needs the capability can be changed in the account; empty if it can. */
  static Optional<Obstacle> changing(Capability needed, AccountId account, Situation situation) {
    if (situation.readOnly()) {
      return Optional.of(Obstacle.of(Kind.READ_ONLY));
    }
    return situation
        .world()
        .account(account)
        .map(view -> obstacle(view, capabilities -> capabilities.offers(needed)))
        .orElseGet(() -> Optional.of(Obstacle.of(Kind.ACCOUNT_NOT_WATCHED)));
  }

  /** Allowed unless there is an obstacle. */
  static Verdict verdict(Optional<Obstacle> obstacle) {
    return obstacle.<Verdict>map(Verdict.Refused::new).orElseGet(Verdict.Allowed::new);
  }

  /**
   * @param offered whether the account's version offers what is to be done
   */
  static Optional<Obstacle> obstacle(AccountView account, Predicate<Capabilities> offered) {
    Capabilities capabilities = account.capabilities();
    return switch (account.link()) {
      case Link.Connecting() -> Optional.of(Obstacle.of(Kind.CONNECTING));
      case Link.Lost lost -> Optional.of(Obstacle.of(Kind.LINK_LOST));
      case Link.SignedOut out -> Optional.of(Obstacle.of(Kind.SIGNED_OUT));
      case Link.Live() when capabilities == null -> Optional.of(Obstacle.of(Kind.CONNECTING));
      case Link.Live() ->
          offered.test(capabilities)
              ? Optional.empty()
              : Optional.of(new Obstacle(Kind.NOT_OFFERED, String.valueOf(account.version())));
    };
  }
}
