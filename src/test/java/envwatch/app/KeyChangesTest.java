package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.MemorySecretStore;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.NetworkSettings;
import envwatch.settings.Settings;
import envwatch.words.KeychainWords;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class KeyChangesTest {
  private static final AccountId LAB = new AccountId("lab");
  private static final Secret PASSWORD = Secret.of("gate-pw");
  private static final Secret KEY = Secret.of("key");
  private static final Settings REMEMBERED = settings(true);
  private static final Settings SESSION_ONLY = settings(false);

  private final MemorySecretStore keychain = new MemorySecretStore();
  @AutoClose private final ApiKeys keys = new ApiKeys(keychain);

  private static Settings settings(boolean rememberKey) {
    URI address = URI.create("https://service.example");
    return Settings.DEFAULT.with(
        Settings.ACCOUNTS,
        List.of(new AccountSettings(LAB, "Lab", address, null, "ID", rememberKey, List.of())));
  }

  /** What is told about the account, sooner or later. */
  private Optional<String> carryOut(Settings before, AppliedSettings applied) throws Exception {
    CompletableFuture<Optional<String>> told = new CompletableFuture<>();
    new KeyChanges(keys, (account, trouble) -> told.complete(Optional.ofNullable(trouble)))
        .carryOut(before, applied);
    return told.get(20, TimeUnit.SECONDS);
  }

  @Test
  void aKeyNoLongerToBeRememberedIsDeletedAlsoWhenTheKeychainNeverGaveItOut() throws Exception {
    keychain.save(LAB, KEY);

    assertThat(carryOut(REMEMBERED, new AppliedSettings(SESSION_ONLY, Map.of(), Set.of())))
        .isEmpty();

    assertThat(keychain.load(LAB)).isEmpty();
  }

  @Test
  void aKeyThatTheKeychainDoesNotDeleteIsNotSaidToBeUnsaved() throws Exception {
    keychain.failWith(Cause.LOCKED);

    assertThat(carryOut(REMEMBERED, new AppliedSettings(SESSION_ONLY, Map.of(LAB, KEY), Set.of())))
        .contains(KeychainWords.notDeleted(Cause.LOCKED, "Lab", "lab"));
  }

  @Test
  void theKeyOfARemovedAccountThatStaysInTheKeychainIsTold() throws Exception {
    keychain.failWith(Cause.TIME_OUT);

    assertThat(carryOut(REMEMBERED, new AppliedSettings(Settings.DEFAULT, Map.of(), Set.of(LAB))))
        .contains(KeychainWords.notDeleted(Cause.TIME_OUT, "Lab", "lab"));
  }

  @Test
  void aKeyThatASystemWithoutKeychainDoesNotKeepIsTold() throws Exception {
    keychain.failWith(Cause.ABSENT);

    assertThat(carryOut(REMEMBERED, new AppliedSettings(REMEMBERED, Map.of(LAB, KEY), Set.of())))
        .contains(KeychainWords.notSaved(Cause.ABSENT, "Lab"));
  }

  @Test
  void thePasswordOfTheProxyGoesIntoTheKeychain() throws Exception {
    carryOut(
        SESSION_ONLY,
        new AppliedSettings(SESSION_ONLY, Map.of(), Set.of(), Map.of(ApiKeys.PROXY, PASSWORD)));

    assertThat(keychain.load(ApiKeys.PROXY).orElseThrow().reveal()).isEqualTo("gate-pw");
  }

  @Test
  void aPasswordOfTheProxyThatIsNotSavedIsTold() throws Exception {
    keychain.failWith(Cause.ABSENT);

    assertThat(
            carryOut(
                SESSION_ONLY,
                new AppliedSettings(
                    SESSION_ONLY, Map.of(), Set.of(), Map.of(ApiKeys.PROXY, PASSWORD))))
        .contains(KeychainWords.passwordNotSaved(Cause.ABSENT, ApiKeys.PROXY));
    assertThat(keys.cached(ApiKeys.PROXY)).contains(PASSWORD);
  }

  @Test
  void withoutAUserThePasswordOfTheProxyIsForgotten() throws Exception {
    keychain.save(ApiKeys.PROXY, PASSWORD);
    Settings before =
        SESSION_ONLY.with(
            Settings.NETWORK, NetworkSettings.DEFAULT.with(NetworkSettings.PROXY_USER, "ann"));

    carryOut(before, new AppliedSettings(SESSION_ONLY, Map.of(), Set.of()));

    assertThat(keychain.load(ApiKeys.PROXY)).isEmpty();
  }
}
