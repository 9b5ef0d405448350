package envwatch.model.training;

import envwatch.model.AccountId;

/** Identifies a class across all accounts: two accounts may see the same class. */
public record ClassKey(AccountId account, ClassId id) {}
