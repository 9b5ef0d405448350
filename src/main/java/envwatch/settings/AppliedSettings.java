package envwatch.settings;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The user's choices in the Settings dialog. The account's {@code rememberKey} determines where its
 * key is kept: in the keychain, or for this session only.
 *
 * @param newKeys keys entered in the dialog; an account without one keeps its current key
 * @param removed accounts whose stored key is to be deleted
 * @param newPasswords passwords entered in the dialog, for what is no account; one that is not
 *     among them is kept
 */
public record AppliedSettings(
    Settings settings,
    Map<AccountId, Secret> newKeys,
    Set<AccountId> removed,
    Map<AccountId, Secret> newPasswords) {
  /** Creates applied settings without a new password. */
  public AppliedSettings(
      Settings settings, Map<AccountId, Secret> newKeys, Set<AccountId> removed) {
    this(settings, newKeys, removed, Map.of());
  }

  public AppliedSettings {
    newKeys = Map.copyOf(newKeys);
    removed = Set.copyOf(removed);
    newPasswords = Map.copyOf(newPasswords);
  }

  /**
   * The keys to store: those entered, and those that move into or out of the keychain.
   *
   * @param before the settings that held until now
   * @param known returns the key of an account that is cached in this session
   */
  public Map<AccountId, Secret> keysToStore(
      Settings before, Function<AccountId, Optional<Secret>> known) {
    Map<AccountId, Secret> keys = new HashMap<>(newKeys);
    moved(before)
        .filter(account -> !newKeys.containsKey(account.id()))
        .forEach(
            account -> known.apply(account.id()).ifPresent(key -> keys.put(account.id(), key)));
    return keys;
  }

  /**
   * The accounts whose key is deleted from the keychain without being kept elsewhere: removed
   * accounts, and those whose key is no longer to be remembered and is not cached in this session.
   *
   * @param before the settings that held until now
   * @param known returns the key of an account that is cached in this session
   */
  public Set<AccountId> keysToForget(Settings before, Function<AccountId, Optional<Secret>> known) {
    Stream<AccountId> unknown =
        moved(before)
            .filter(account -> !account.rememberKey())
            .map(AccountSettings::id)
            .filter(id -> !newKeys.containsKey(id) && known.apply(id).isEmpty());
    return Stream.concat(removed.stream(), unknown).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether the user changed an account or a key, rather than only the program's behavior or
   * appearance.
   *
   * @param before the settings that held until now
   */
  public boolean changesAccounts(Settings before) {
    return !settings.accounts().equals(before.accounts())
        || !newKeys.isEmpty()
        || !removed.isEmpty();
  }

  /** The accounts whose key moves into or out of the keychain. */
  private Stream<AccountSettings> moved(Settings before) {
    return settings.accounts().stream()
        .filter(account ->
            before.accounts().stream()
                .anyMatch(old ->
                    old.id().equals(account.id()) && old.rememberKey() != account.rememberKey()));
  }
}
