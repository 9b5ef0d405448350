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
 * The accounts that a source of environments stands for, with their keys.
 *
 * @param demo whether the simulated service is meant, and no account
 * @param ready those that can sign in
 * @param withoutKey the names of the others by why their keys are not known; empty where the
 *     keychain holds none
 * @param proxyFailure why the password of the proxy is not known; empty when it is, or when none is
 *     needed
 */
public record ResolvedAccounts(
    boolean demo,
    List<ApiAccount> ready,
    Map<Optional<Cause>, List<String>> withoutKey,
    Optional<Cause> proxyFailure) {
  private static final ResolvedAccounts DEMO =
      new ResolvedAccounts(true, List.of(), Map.of(), Optional.empty());

  /**
   * Reads the keys, and the password of the proxy where one is needed, which {@code keys} knows
   * from then on. Blocks for the keychain, for a few seconds at most.
   *
   * @param stored the accounts of the settings that are wanted
   */
  public static ResolvedAccounts of(
      LaunchOptions.Source source,
      List<AccountSettings> stored,
      NetworkSettings network,
      ApiKeys keys) {
    return switch (source) {
      case LaunchOptions.Source.Demo() -> DEMO;
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

  /** A sentence for each reason: a locked keychain is one trouble, however many accounts wait. */
  List<AccountTrouble> forTheWindow() {
    Stream<AccountTrouble> accounts =
        withoutKey.entrySet().stream()
            .map(same -> KeychainWords.notWatched(same.getKey().orElse(null), same.getValue()));
    return Stream.concat(accounts, proxyFailure.map(KeychainWords::noProxyPassword).stream())
        .toList();
  }

  /** A sentence for each account. */
  public List<String> forTheTerminal() {
    return withoutKey.entrySet().stream()
        .flatMap(same ->
            same.getValue().stream()
                .map(name -> KeychainWords.notKnown(same.getKey().orElse(null), name)))
        .toList();
  }
}
