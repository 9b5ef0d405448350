package envwatch.secrets;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import com.github.javakeyring.PasswordAccessException;
import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The keychain of the system: Credential Manager, Keychain, GNOME Keyring or KWallet. It is opened
 * by the first call, not before. Where it hangs, the call is given up after the time-out and the
 * hanging thread left behind; the next call opens the keychain anew. Once open, it stays so, and
 * threads of its library keep the process alive until it is told to exit.
 */
public final class SystemKeychain implements SecretStore {
  private static final Duration TIME_OUT = Duration.ofSeconds(5);

  private final Backend.Opener opener;
  private final Duration timeOut;
  private final ReentrantLock oneAtATime = new ReentrantLock();
  private @Nullable Backend backend;

  /** Asked for again while it is false: a keychain may be locked now and open the next time. */
  private boolean lasting;

  public SystemKeychain() {
    this(() -> new KeyringBackend(Keyring.create()), TIME_OUT);
  }

  SystemKeychain(Backend.Opener opener, Duration timeOut) {
    this.opener = opener;
    this.timeOut = timeOut;
  }

  /** An open keychain. */
  interface Backend {
    /** Null when it holds none. */
    @Nullable Secret get(String account) throws PasswordAccessException;

    void set(String account, Secret key) throws PasswordAccessException;

    void delete(String account) throws PasswordAccessException;

    /** Opens a keychain. */
    interface Opener {
      Backend open() throws BackendNotSupportedException;
    }
  }

  @Override
  public boolean lasting() {
    oneAtATime.lock();
    try {
      lasting = lasting || keeps();
      return lasting;
    } finally {
      oneAtATime.unlock();
    }
  }

  /** By writing and deleting: some keychains open well and then keep nothing. */
  private boolean keeps() {
    AccountId probe = new AccountId("probe");
    try {
      save(probe, Secret.of("probe"));
      delete(probe);
      return true;
    } catch (SecretStoreException e) {
      return false;
    }
  }

  @Override
  public Optional<Secret> load(AccountId account) throws SecretStoreException {
    return Optional.ofNullable(call(open -> open.get(account.value())));
  }

  @Override
  public void save(AccountId account, Secret key) throws SecretStoreException {
    call(open -> {
      open.set(account.value(), key);
      return null;
    });
  }

  @Override
  public void delete(AccountId account) throws SecretStoreException {
    call(open -> {
      open.delete(account.value());
      return null;
    });
  }

  private interface Call {
    @Nullable Secret on(Backend open) throws PasswordAccessException;
  }

  private @Nullable Secret call(Call call) throws SecretStoreException {
    oneAtATime.lock();
    try {
      Backend known = backend;
      FutureTask<Answer> task =
          new FutureTask<>(() -> {
            Backend open = known == null ? opener.open() : known;
            return new Answer(open, call.on(open));
          });
      // Not a virtual thread: the native libraries behind would pin its carrier when they hang.
      Thread.ofPlatform().daemon().name("keychain").start(task);
      Answer answer = task.get(timeOut.toMillis(), TimeUnit.MILLISECONDS);
      backend = answer.open();
      return answer.found();
    } catch (TimeoutException e) {
      backend = null;
      throw new SecretStoreException(Cause.TIME_OUT, null);
    } catch (ExecutionException e) {
      throw failure(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SecretStoreException(Cause.TIME_OUT, e);
    } finally {
      oneAtATime.unlock();
    }
  }

  private record Answer(Backend open, @Nullable Secret found) {}

  private SecretStoreException failure(ExecutionException failure) {
    Throwable cause = failure.getCause();
    return switch (cause) {
      case BackendNotSupportedException e -> new SecretStoreException(Cause.ABSENT, e);
      case LinkageError e -> new SecretStoreException(Cause.ABSENT, e);
      case null, default -> {
        // Its connection may be gone: the next call opens it anew.
        backend = null;
        yield new SecretStoreException(saysLocked(cause) ? Cause.LOCKED : Cause.DENIED, cause);
      }
    };
  }

  private static boolean saysLocked(@Nullable Throwable cause) {
    return cause != null
        && String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT).contains("locked");
  }
}
