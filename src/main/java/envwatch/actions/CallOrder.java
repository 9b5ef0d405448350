package envwatch.actions;

import envwatch.catalogue.RawCall;
import envwatch.model.AccountId;

/** A call that was written by hand. */
public record CallOrder(AccountId account, RawCall call) implements Order {
  @Override
  public Requested requested() {
    return new Requested.OfCall(
        account, call.operation().id(), String.join(", ", call.subjects().values()));
  }
}
