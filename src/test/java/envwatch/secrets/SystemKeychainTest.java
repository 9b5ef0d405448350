package envwatch.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.awaitility.Awaitility.await;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Tag("fast")
@Execution(ExecutionMode.CONCURRENT)
class SystemKeychainTest {
  private static final AccountId ACCOUNT = new AccountId("1");
  private static final Duration SHORT = Duration.ofMillis(50);
  private static final Duration LONG = Duration.ofSeconds(20);

  private static Cause failureOf(SystemKeychain keychain) {
    return catchThrowableOfType(SecretStoreException.class, () -> keychain.load(ACCOUNT)).reason();
  }

  @Test
  void itIsOpenedByTheFirstCallOnly() throws Exception {
    AtomicInteger opened = new AtomicInteger();
    SystemKeychain keychain =
        new SystemKeychain(
            () -> {
              opened.incrementAndGet();
              return new MapBackend();
            },
            LONG);
    assertThat(opened).hasValue(0);

    keychain.save(ACCOUNT, Secret.of("key"));

    assertThat(keychain.load(ACCOUNT).orElseThrow().reveal()).isEqualTo("key");
    assertThat(opened).hasValue(1);
  }

  @Test
  void aSystemWithoutKeychainIsAbsentAndNotLasting() {
    SystemKeychain keychain =
        new SystemKeychain(
            () -> {
              throw new SecretStoreException(Cause.ABSENT, null);
            },
            LONG);

    assertThat(failureOf(keychain)).isEqualTo(Cause.ABSENT);
    assertThat(keychain.obstacle()).contains(Cause.ABSENT);
  }

  @Test
  void aKeychainThatWasLockedIsAskedAgain() {
    AtomicBoolean locked = new AtomicBoolean(true);
    SystemKeychain keychain =
        new SystemKeychain(
            () -> {
              if (locked.get()) {
                throw new SecretStoreException(Cause.LOCKED, null);
              }
              return new MapBackend();
            },
            LONG);
    assertThat(keychain.obstacle()).contains(Cause.LOCKED);

    locked.set(false);

    assertThat(keychain.obstacle()).isEmpty();
  }

  @Test
  void aSystemWithoutTheNativeLibraryIsAbsent() {
    SystemKeychain keychain =
        new SystemKeychain(
            () -> {
              throw new UnsatisfiedLinkError("no library");
            },
            LONG);

    assertThat(failureOf(keychain)).isEqualTo(Cause.ABSENT);
  }

  @Test
  void aHangingKeychainIsGivenUpAndTheNextCallTriesAnew() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    AtomicInteger opened = new AtomicInteger();
    SystemKeychain keychain =
        new SystemKeychain(
            () -> {
              if (opened.incrementAndGet() == 1) {
                awaitForEver(never);
              }
              return new MapBackend();
            },
            Duration.ofSeconds(1));

    assertThat(failureOf(keychain)).isEqualTo(Cause.TIME_OUT);
    assertThat(keychain.load(ACCOUNT)).isEmpty();
    never.countDown();
  }

  @Test
  void whetherItLastsIsAnsweredInTime() {
    CountDownLatch never = new CountDownLatch(1);
    SystemKeychain keychain =
        new SystemKeychain(
            () -> {
              awaitForEver(never);
              return new MapBackend();
            },
            SHORT);

    assertThat(keychain.obstacle()).contains(Cause.TIME_OUT);
    never.countDown();
  }

  private static void awaitForEver(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aRefusalIsToldAsItIs() {
    assertThat(failureOf(failing(new SecretStoreException(Cause.DISMISSED, null))))
        .isEqualTo(Cause.DISMISSED);
  }

  @Test
  void aFailureInsideTheLibraryIsDenied() {
    assertThat(failureOf(failing(new IllegalStateException("secret")))).isEqualTo(Cause.DENIED);
  }

  private static SystemKeychain failing(Exception failure) {
    return new SystemKeychain(() -> new FailingBackend(failure), LONG);
  }

  @Test
  void aKeychainThatWaitsForAPersonIsLockedAndNotTooSlow() {
    HeldBackend held = new HeldBackend();
    SystemKeychain keychain = new SystemKeychain(() -> held, SHORT);

    assertThat(failureOf(keychain)).isEqualTo(Cause.LOCKED);
    held.answer.countDown();
  }

  @Test
  void aLateAnswerIsTold() {
    HeldBackend held = new HeldBackend();
    SystemKeychain keychain = new SystemKeychain(() -> held, SHORT);
    AtomicInteger told = new AtomicInteger();
    keychain.onLateAnswer(told::incrementAndGet);
    assertThat(failureOf(keychain)).isEqualTo(Cause.LOCKED);
    assertThat(told).hasValue(0);

    held.answer.countDown();

    await().untilAsserted(() -> assertThat(told).hasValue(1));
  }

  @Test
  void aWriteThatComesLateDoesNotOverwriteANewerKey() {
    HeldBackend held = new HeldBackend();
    SystemKeychain keychain = new SystemKeychain(() -> held, SHORT);
    assertFails(() -> keychain.save(ACCOUNT, Secret.of("older")), Cause.LOCKED);
    assertFails(() -> keychain.save(ACCOUNT, Secret.of("newer")), Cause.LOCKED);

    held.answer.countDown();

    await().untilAsserted(() -> assertThat(held.stored.get("1").reveal()).isEqualTo("newer"));
    await().during(Duration.ofMillis(300)).until(() -> held.written.size() == 1);
  }

  @Test
  void aWriteThatComesLateDoesNotBringBackADeletedKey() {
    HeldBackend held = new HeldBackend();
    SystemKeychain keychain = new SystemKeychain(() -> held, SHORT);
    assertFails(() -> keychain.save(ACCOUNT, Secret.of("older")), Cause.LOCKED);
    assertFails(() -> keychain.delete(ACCOUNT), Cause.LOCKED);

    held.answer.countDown();

    await().until(() -> held.written.equals(List.of("nothing")));
    assertThat(held.stored).isEmpty();
  }

  @Test
  void ofSeveralWritesThatWaitOnlyTheNewestIsCarriedOut() {
    HeldBackend held = new HeldBackend();
    SystemKeychain keychain = new SystemKeychain(() -> held, SHORT);
    for (String key : List.of("1", "2", "3", "4")) {
      assertFails(() -> keychain.save(ACCOUNT, Secret.of(key)), Cause.LOCKED);
    }

    held.answer.countDown();

    await().until(() -> held.written.equals(List.of("4")));
  }

  @Test
  void aWriteThatHangsHoldsUpNoOtherAccount() throws Exception {
    HeldBackend held = new HeldBackend();
    SystemKeychain keychain = new SystemKeychain(() -> held, Duration.ofSeconds(1));
    assertFails(() -> keychain.save(ACCOUNT, Secret.of("older")), Cause.LOCKED);
    held.holding = false;

    keychain.save(new AccountId("2"), Secret.of("other"));

    assertThat(held.stored).containsOnlyKeys("2");
    held.answer.countDown();
  }

  private static void assertFails(ThrowingCallable call, Cause cause) {
    assertThat(catchThrowableOfType(SecretStoreException.class, call).reason()).isEqualTo(cause);
  }

  /** A keychain that asks a person for its password. */
  private static final class HeldBackend implements SystemKeychain.Backend {
    final CountDownLatch answer = new CountDownLatch(1);
    final Map<String, Secret> stored = new ConcurrentHashMap<>();
    final List<String> written = new CopyOnWriteArrayList<>();
    volatile boolean holding = true;

    private void hold(Attempt attempt) {
      if (holding) {
        attempt.personAsked();
        awaitForEver(answer);
        attempt.personAnswered();
      }
    }

    @Override
    public @Nullable Secret get(String account, Attempt attempt) {
      hold(attempt);
      return stored.get(account);
    }

    @Override
    public void set(String account, Secret key, Attempt attempt) {
      hold(attempt);
      if (!attempt.outdated()) {
        written.add(key.reveal());
        stored.put(account, key);
      }
    }

    @Override
    public void delete(String account, Attempt attempt) {
      hold(attempt);
      if (!attempt.outdated()) {
        written.add("nothing");
        stored.remove(account);
      }
    }
  }

  private record FailingBackend(Exception failure) implements SystemKeychain.Backend {
    @Override
    public @Nullable Secret get(String account, Attempt attempt) throws SecretStoreException {
      if (failure instanceof SecretStoreException refused) {
        throw refused;
      }
      throw new IllegalStateException(failure);
    }

    @Override
    public void set(String account, Secret key, Attempt attempt) {}

    @Override
    public void delete(String account, Attempt attempt) {}
  }

  private static final class MapBackend implements SystemKeychain.Backend {
    private final Map<String, Secret> keys = new HashMap<>();

    @Override
    public @Nullable Secret get(String account, Attempt attempt) {
      return keys.get(account);
    }

    @Override
    public void set(String account, Secret key, Attempt attempt) {
      keys.put(account, key);
    }

    @Override
    public void delete(String account, Attempt attempt) {
      keys.remove(account);
    }
  }
}
