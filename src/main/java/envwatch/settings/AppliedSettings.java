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
import org.jspecify.annotations.Nullable;

/**
 * What a person decided in the Settings dialog. Where a key belongs is said by the account's {@code
 * rememberKey}: in the keychain, or in this session only.
 *
 * @param newKeys keys typed in the dialog; an account without one keeps the key it has
 * @param newProxyPassword typed in the dialog; null when the one that is known stays
 * @param removed accounts whose stored key is to be deleted
 */
public record AppliedSettings(
    Settings settings,
    Map<AccountId, Secret> newKeys,
    Set<AccountId> removed,
    @Nullable Secret newProxyPassword) {
  /** Without a new password for the proxy. */
  public AppliedSettings(
      Settings settings, Map<AccountId, Secret> newKeys, Set<AccountId> removed) {
    this(settings, newKeys, removed, null);
  }

  public AppliedSettings {
    newKeys = Map.copyOf(newKeys);
    removed = Set.copyOf(removed);
  }

  /**
   * The keys to store again: those typed, and those that move into the keychain or out of it.
   *
   * @param before the settings that held until now
   * @param known the key that this session knows of an account
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
   * The accounts whose key leaves the keychain without going elsewhere: those removed, and those
   * whose key is no longer to be remembered while nobody knows it.
   *
   * @param before the settings that held until now
   * @param known the key that this session knows of an account
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
   * Whether the person changed an account or a key, and not only how the program works or looks.
   *
   * @param before the settings that held until now
   */
  public boolean changesAccounts(Settings before) {
    return !settings.accounts().equals(before.accounts())
        || !newKeys.isEmpty()
        || !removed.isEmpty();
  }

  /** The accounts whose key moves into the keychain or out of it. */
  private Stream<AccountSettings> moved(Settings before) {
    return settings.accounts().stream()
        .filter(account ->
            before.accounts().stream()
                .anyMatch(old ->
                    old.id().equals(account.id()) && old.rememberKey() != account.rememberKey()));
  }
}
