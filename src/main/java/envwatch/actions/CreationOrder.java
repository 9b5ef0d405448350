package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentDraft;

/** A new environment. */
public record CreationOrder(AccountId account, EnvironmentDraft draft) implements Order {
  @Override
  public Requested requested() {
    return new Requested.OfCreation(account, draft.name());
  }
}
