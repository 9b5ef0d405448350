package envwatch.model;

import org.jspecify.annotations.Nullable;

/** Identifies an environment across all accounts: two accounts may see the same environment. */
public record EnvironmentKey(AccountId account, EnvironmentId environment) {
  // Written out, because those that are generated are slow without the optimizing compiler.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof EnvironmentKey key
            && environment.equals(key.environment)
            && account.equals(key.account);
  }

  @Override
  public int hashCode() {
    return 31 * account.hashCode() + environment.hashCode();
  }
}
