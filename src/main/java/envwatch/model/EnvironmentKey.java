package envwatch.model;

/** An environment among all accounts: two accounts may see the same environment. */
public record EnvironmentKey(AccountId account, EnvironmentId environment) {}
