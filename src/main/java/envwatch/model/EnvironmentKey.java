package envwatch.model;

/** Identifies an environment across all accounts: two accounts may see the same environment. */
public record EnvironmentKey(AccountId account, EnvironmentId environment) {}
