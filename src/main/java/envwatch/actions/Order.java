package envwatch.actions;

import envwatch.model.AccountId;

/** Something that the user requested, and what it was chosen for. */
public sealed interface Order permits EnvironmentOrder, CreationOrder, ClassOrder, CallOrder {
  Requested requested();

  default AccountId account() {
    return requested().account();
  }
}
