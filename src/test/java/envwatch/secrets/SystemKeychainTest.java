package envwatch.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.PasswordAccessException;
import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

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
              throw new BackendNotSupportedException("none");
            },
            LONG);

    assertThat(failureOf(keychain)).isEqualTo(Cause.ABSENT);
    assertThat(keychain.lasting()).isFalse();
  }

  @Test
  void aKeychainThatWasLockedIsAskedAgain() {
    AtomicBoolean locked = new AtomicBoolean(true);
    SystemKeychain keychain =
        new SystemKeychain(
            () -> {
              if (locked.get()) {
                throw new BackendNotSupportedException("locked");
              }
              return new MapBackend();
            },
            LONG);
    assertThat(keychain.lasting()).isFalse();

    locked.set(false);

    assertThat(keychain.lasting()).isTrue();
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

    assertThat(keychain.lasting()).isFalse();
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
  void aRefusalIsDenied() {
    assertThat(failureOf(failing(new PasswordAccessException("access refused"))))
        .isEqualTo(Cause.DENIED);
  }

  @Test
  void alsoAFailureInsideTheLibraryIsDenied() {
    assertThat(failureOf(failing(new NullPointerException("secret")))).isEqualTo(Cause.DENIED);
  }

  @Test
  void aLockedKeychainIsLocked() {
    assertThat(failureOf(failing(new PasswordAccessException("the collection is locked"))))
        .isEqualTo(Cause.LOCKED);
  }

  private static SystemKeychain failing(Exception failure) {
    return new SystemKeychain(() -> new FailingBackend(failure), LONG);
  }

  private record FailingBackend(Exception failure) implements SystemKeychain.Backend {
    @Override
    public @Nullable Secret get(String account) throws PasswordAccessException {
      if (failure instanceof PasswordAccessException refused) {
        throw refused;
      }
      throw new IllegalStateException(failure);
    }

    @Override
    public void set(String account, Secret key) {}

    @Override
    public void delete(String account) {}
  }

  private static final class MapBackend implements SystemKeychain.Backend {
    private final Map<String, Secret> keys = new HashMap<>();

    @Override
    public @Nullable Secret get(String account) {
      return keys.get(account);
    }

    @Override
    public void set(String account, Secret key) {
      keys.put(account, key);
    }

    @Override
    public void delete(String account) {
      keys.remove(account);
    }
  }
}
