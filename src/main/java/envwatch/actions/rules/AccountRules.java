package envwatch.actions.rules;

import envwatch.actions.rules.Obstacle.Kind;
import envwatch.api.Capabilities;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.util.Optional;
import java.util.function.Predicate;

/** What an account's connection allows. */
final class AccountRules {
  private AccountRules() {}

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
