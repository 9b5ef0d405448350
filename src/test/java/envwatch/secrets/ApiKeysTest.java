package envwatch.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys.Kept;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ApiKeysTest {
  private static final AccountId ONE = new AccountId("1");
  private static final AccountId TWO = new AccountId("2");
  private static final Secret KEY = Secret.of("key");

  private final MemorySecretStore keychain = new MemorySecretStore();
  private final ApiKeys keys = new ApiKeys(keychain);

  @AfterEach
  void close() {
    keys.close();
  }

  @Test
  void aLastingKeyIsInTheKeychain() throws Exception {
    assertThat(keys.remember(ONE, KEY, true).get()).isInstanceOf(Kept.Persistent.class);
    assertThat(keychain.load(ONE)).contains(KEY);
  }

  @Test
  void theProxyPasswordOfADataFolderIsItsOwn() throws Exception {
    keys.remember(ApiKeys.PROXY, Secret.of("mine"), true).get();
    AccountId entry = new AccountId("proxy /other");
    try (ApiKeys other =
        new ApiKeys(keychain, password -> new AccountId(password.value() + " /other"))) {
      assertThat(other.load(List.of(ApiKeys.PROXY)).get().keys()).isEmpty();
      other.remember(ApiKeys.PROXY, KEY, true).get();
      assertThat(other.cached(ApiKeys.PROXY)).contains(KEY);
      assertThat(keychain.load(entry)).contains(KEY);
      other.forget(ApiKeys.PROXY).get();
    }

    assertThat(keychain.load(entry)).isEmpty();
    assertThat(keychain.load(ApiKeys.PROXY).orElseThrow().reveal()).isEqualTo("mine");
  }

  @Test
  void aKeyOfThisSessionIsKnownAtOnceAndNotInTheKeychain() throws Exception {
    keychain.save(ONE, Secret.of("older"));

    Kept kept = keys.remember(ONE, KEY, false).get();

    assertThat(kept).isInstanceOf(Kept.ThisSession.class);
    assertThat(keys.cached(ONE)).contains(KEY);
    assertThat(keychain.load(ONE)).isEmpty();
  }

  @Test
  void withoutAKeychainALastingKeyIsKeptForThisSession() throws Exception {
    keychain.failWith(Cause.ABSENT);

    Kept kept = keys.remember(ONE, KEY, true).get();

    assertThat(kept)
        .isInstanceOfSatisfying(
            Kept.NotSaved.class,
            failed -> assertThat(failed.cause().reason()).isEqualTo(Cause.ABSENT));
    assertThat(keys.load(List.of(ONE)).get().keys()).containsEntry(ONE, KEY);
  }

  @Test
  void withoutAKeychainAKeyOfThisSessionIsNoFailure() throws Exception {
    keychain.failWith(Cause.ABSENT);

    assertThat(keys.remember(ONE, KEY, false).get()).isInstanceOf(Kept.ThisSession.class);
  }

  @Test
  void aKeyOfThisSessionThatTheKeychainKeepsIsNotTakenForOneItDidNotSave() throws Exception {
    keychain.failWith(Cause.LOCKED);

    assertThat(keys.remember(ONE, KEY, false).get()).isInstanceOf(Kept.NotDeleted.class);
    assertThat(keys.cached(ONE)).contains(KEY);
  }

  @Test
  void loadingFindsWhatIsThereAndNothingElse() throws Exception {
    keychain.save(ONE, KEY);

    ApiKeys.Loaded loaded = keys.load(List.of(ONE, TWO)).get();

    assertThat(loaded.keys()).containsOnlyKeys(ONE);
    assertThat(loaded.failures()).isEmpty();
  }

  @Test
  void aKeychainThatDoesNotAnswerIsAskedOnceAndReportedForEachAccount() throws Exception {
    keychain.failWith(Cause.TIME_OUT);

    ApiKeys.Loaded loaded = keys.load(List.of(ONE, TWO)).get();

    assertThat(loaded.failures()).containsOnlyKeys(ONE, TWO);
  }

  @Test
  void anAccountForWhichTheKeychainAnsweredIsNotReportedWithTheOthers() throws Exception {
    try (ApiKeys asked = new ApiKeys(new FallsSilent())) {
      assertThat(asked.load(List.of(ONE, TWO)).get().failures()).containsOnlyKeys(TWO);
    }
  }

  /** Has no key of the first account, and does not answer for others. */
  private static final class FallsSilent implements SecretStore {
    @Override
    public Optional<Secret> load(AccountId account) throws SecretStoreException {
      if (account.equals(ONE)) {
        return Optional.empty();
      }
      throw new SecretStoreException(Cause.TIME_OUT, null);
    }

    @Override
    public Optional<Cause> obstacle() {
      return Optional.empty();
    }

    @Override
    public void save(AccountId account, Secret key) {}

    @Override
    public void delete(AccountId account) {}
  }

  @Test
  void aForgottenKeyIsNowhere() throws Exception {
    keys.remember(ONE, KEY, true).get();

    assertThat(keys.forget(ONE).get()).isEmpty();

    assertThat(keys.cached(ONE)).isEmpty();
    assertThat(keychain.load(ONE)).isEmpty();
  }

  @Test
  void aKeyThatTheKeychainDoesNotLetGoIsReported() throws Exception {
    keychain.failWith(Cause.LOCKED);

    assertThat(keys.forget(ONE).get())
        .hasValueSatisfying(failure -> assertThat(failure.reason()).isEqualTo(Cause.LOCKED));
  }

  @Test
  void aKeyEnteredWhileAnOlderOneIsBeingReadStays() throws Exception {
    SlowStore slow = new SlowStore();
    try (ApiKeys asked = new ApiKeys(slow)) {
      CompletableFuture<ApiKeys.Loaded> loading = asked.load(List.of(ONE));
      slow.reached.await();
      CompletableFuture<Kept> kept = asked.remember(ONE, Secret.of("newer"), true);
      slow.goOn.countDown();

      assertThat(loading.get().keys().get(ONE).reveal()).isEqualTo("newer");
      kept.get();
      assertThat(asked.cached(ONE).orElseThrow().reveal()).isEqualTo("newer");
    }
  }

  @Test
  void aWaitingWriteThatANewerOneReplacesIsDropped() throws Exception {
    SlowStore slow = new SlowStore();
    try (ApiKeys asked = new ApiKeys(slow)) {
      asked.load(List.of(TWO));
      slow.reached.await();
      CompletableFuture<Kept> older = asked.remember(ONE, Secret.of("older"), true);
      CompletableFuture<Kept> newer = asked.remember(ONE, Secret.of("newer"), true);
      slow.goOn.countDown();

      assertThat(older.get()).isInstanceOf(Kept.Outdated.class);
      assertThat(newer.get()).isInstanceOf(Kept.Persistent.class);
    }
  }

  /** A keychain that takes its time to give out an old key. */
  private static final class SlowStore implements SecretStore {
    final CountDownLatch reached = new CountDownLatch(1);
    final CountDownLatch goOn = new CountDownLatch(1);

    @Override
    public Optional<Cause> obstacle() {
      return Optional.empty();
    }

    @Override
    public Optional<Secret> load(AccountId account) throws SecretStoreException {
      reached.countDown();
      try {
        goOn.await();
      } catch (InterruptedException e) {
        throw new SecretStoreException(Cause.TIME_OUT, e);
      }
      return Optional.of(KEY);
    }

    @Override
    public void save(AccountId account, Secret key) {}

    @Override
    public void delete(AccountId account) {}
  }
}
