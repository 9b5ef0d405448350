package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.api.Capability;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentDraft;
import java.util.Optional;

/** Decides whether an environment can be created in an account. */
public final class CreationRules {
  private CreationRules() {}

  /** Whether any can be created. */
  public static Verdict judge(AccountId account, Situation situation) {
    return AccountRules.verdict(AccountRules.changing(Capability.CREATION, account, situation));
  }

  /** Two environments of one name are not created at once. */
  public static Verdict judge(EnvironmentDraft draft, AccountId account, Situation situation) {
    return AccountRules.verdict(
        AccountRules.changing(Capability.CREATION, account, situation)
            .or(() ->
                situation.pending().contains(Situation.Pending.of(account, draft))
                    ? because(Kind.UNDER_WAY)
                    : Optional.empty()));
  }

  private static Optional<Obstacle> because(Kind kind) {
    return Optional.of(Obstacle.of(kind));
  }
}
