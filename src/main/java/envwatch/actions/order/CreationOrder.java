package envwatch.actions.order;

import envwatch.actions.record.Requested;
import envwatch.model.AccountId;
import envwatch.model.action.EnvironmentDraft;

/** A new environment. */
public record CreationOrder(AccountId account, EnvironmentDraft draft) implements Order {
  @Override
  public Requested requested() {
    return new Requested.OfCreation(account, draft.name());
  }
}
