package envwatch.runtime;

import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStoreException;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.settings.NetworkSettings;
import envwatch.words.AccountTrouble;
import envwatch.words.KeychainWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The accounts of a source of environments, with their keys.
 *
 * @param demo whether the source is the simulated service rather than accounts
 * @param ready the accounts that can sign in
 * @param withoutKey the names of the others by the reason why their keys are not known; the reason
 *     is empty if the keychain has no key
 * @param proxyFailure why the proxy password is not known; empty if it is known or not needed
 */
public record ResolvedAccounts(
    boolean demo,
    List<ApiAccount> ready,
    Map<Optional<Cause>, List<String>> withoutKey,
    Optional<Cause> proxyFailure) {
  private static final ResolvedAccounts DEMO =
      new ResolvedAccounts(true, List.of(), Map.of(), Optional.empty());

  /**
   * Reads the keys, and the proxy password if one is needed, into {@code keys}. Blocks on the
   * keychain for up to a few seconds.
   *
   * @param stored the requested accounts of the settings
   */
  public static ResolvedAccounts of(
      LaunchOptions.Source source,
      List<AccountSettings> stored,
      NetworkSettings network,
      ApiKeys keys) {
    return switch (source) {
      case LaunchOptions.Source.Demo demo -> DEMO;
      case LaunchOptions.Source.Given(ApiAccount account) ->
          new ResolvedAccounts(false, List.of(account), Map.of(), proxyFailure(network, keys));
      case LaunchOptions.Source.Stored() when stored.isEmpty() -> DEMO;
      case LaunchOptions.Source.Stored() -> withKeys(stored, network, keys);
    };
  }

  private static ResolvedAccounts withKeys(
      List<AccountSettings> accounts, NetworkSettings network, ApiKeys keys) {
    ApiKeys.Loaded loaded = keys.load(accounts.stream().map(AccountSettings::id).toList()).join();
    List<ApiAccount> ready = new ArrayList<>();
    Map<Optional<Cause>, List<String>> withoutKey = new LinkedHashMap<>();
    for (AccountSettings account : accounts) {
      Secret key = loaded.keys().get(account.id());
      if (key == null) {
        Optional<Cause> reason =
            Optional.ofNullable(loaded.failures().get(account.id()))
                .map(SecretStoreException::reason);
        withoutKey.computeIfAbsent(reason, same -> new ArrayList<>()).add(account.name());
      } else {
        ready.add(account.withKey(key));
      }
    }
    return new ResolvedAccounts(false, ready, withoutKey, proxyFailure(network, keys));
  }

  private static Optional<Cause> proxyFailure(NetworkSettings network, ApiKeys keys) {
    return network.signsIn()
        ? Optional.ofNullable(
                keys.load(List.of(ApiKeys.PROXY)).join().failures().get(ApiKeys.PROXY))
            .map(SecretStoreException::reason)
        : Optional.empty();
  }

  /**
   * One sentence per reason: a locked keychain is a single problem, however many accounts it
   * affects.
   */
  List<AccountTrouble> forTheWindow() {
    Stream<AccountTrouble> accounts =
        withoutKey.entrySet().stream()
            .map(same -> KeychainWords.notWatched(same.getKey().orElse(null), same.getValue()));
    return Stream.concat(accounts, proxyFailure.map(KeychainWords::noProxyPassword).stream())
        .toList();
  }

  /** One sentence per account. */
  public List<String> forTheTerminal() {
    return withoutKey.entrySet().stream()
        .flatMap(same ->
            same.getValue().stream()
                .map(name -> KeychainWords.notKnown(same.getKey().orElse(null), name)))
        .toList();
  }
}
