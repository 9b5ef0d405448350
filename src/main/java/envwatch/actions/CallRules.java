package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.catalogue.RawCall;
import envwatch.model.AccountId;
import java.util.Optional;

/** Decides whether a call that was written by hand may be sent. */
public final class CallRules {
  private CallRules() {}

  public static Verdict judge(RawCall call, AccountId account, Situation situation) {
    return AccountRules.verdict(obstacle(call, account, situation));
  }

  private static Optional<Obstacle> obstacle(RawCall call, AccountId account, Situation situation) {
    if (situation.readOnly() && call.operation().changes()) {
      return Optional.of(Obstacle.of(Kind.READ_ONLY));
    }
    return situation
        .world()
        .account(account)
        .map(view ->
            AccountRules.obstacle(
                view, capabilities -> call.operation().version().equals(view.version())))
        .orElseGet(() -> Optional.of(Obstacle.of(Kind.ACCOUNT_NOT_WATCHED)));
  }
}
