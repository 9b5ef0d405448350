package envwatch.secrets;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.util.Defects;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The system's keychain: Credential Manager, Keychain, GNOME Keyring or KWallet. It is opened by
 * the first call. If it does not answer, or waits for the user to unlock it, the caller gives up
 * after the time-out and the call continues in the background. Even then, the writes of one account
 * are carried out one after the other in the order of the calls; of those that are waiting, all but
 * the newest are dropped.
 */
public final class SystemKeychain implements SecretStore {
  private static final Duration TIME_OUT = Duration.ofSeconds(5);

  private final Backend.Opener opener;
  private final Duration timeOut;
  private final ReentrantLock oneAtATime = new ReentrantLock();
  private final AtomicReference<@Nullable Backend> backend = new AtomicReference<>();

  /** The newest write of each account, finished or not. */
  private final Map<AccountId, Call> writes = new ConcurrentHashMap<>();

  private volatile Runnable lateAnswer = () -> {};

  /** Probed again while it is false: a keychain may be locked now and unlocked the next time. */
  private boolean persistent;

  public SystemKeychain() {
    this(new Keychains(), TIME_OUT);
  }

  SystemKeychain(Backend.Opener opener, Duration timeOut) {
    this.opener = opener;
    this.timeOut = timeOut;
  }

  /** An open keychain. Calls block without a time limit. */
  interface Backend {
    /** The stored key; null if there is none. */
    @Nullable Secret get(String account, Attempt attempt) throws SecretStoreException;

    /** Changes nothing when the attempt turns out to be outdated. */
    void set(String account, Secret key, Attempt attempt) throws SecretStoreException;

    /** Changes nothing when the attempt turns out to be outdated. */
    void delete(String account, Attempt attempt) throws SecretStoreException;

    /** Opens a keychain. */
    interface Opener {
      Backend open() throws SecretStoreException;
    }
  }

  private interface Work {
    @Nullable Secret on(Backend open, Attempt attempt) throws SecretStoreException;
  }

  @Override
  public Optional<Cause> obstacle() {
    oneAtATime.lock();
    try {
      if (!persistent) {
        probe();
        persistent = true;
      }
      return Optional.empty();
    } catch (SecretStoreException e) {
      return Optional.of(e.reason());
    } finally {
      oneAtATime.unlock();
    }
  }

  /**
   * Writes and deletes an entry, because some keychains can be opened but do not store anything.
   */
  private void probe() throws SecretStoreException {
    AccountId probe = new AccountId("probe");
    save(probe, Secret.of("probe"));
    delete(probe);
  }

  @Override
  public Optional<Secret> load(AccountId account) throws SecretStoreException {
    Work get = (open, attempt) -> open.get(account.value(), attempt);
    return Optional.ofNullable(await(new Call(get, new Attempt(() -> false), null)));
  }

  @Override
  public void save(AccountId account, Secret key) throws SecretStoreException {
    write(
        account,
        (open, attempt) -> {
          open.set(account.value(), key, attempt);
          return null;
        });
  }

  @Override
  public void delete(AccountId account) throws SecretStoreException {
    write(
        account,
        (open, attempt) -> {
          open.delete(account.value(), attempt);
          return null;
        });
  }

  private void write(AccountId account, Work work) throws SecretStoreException {
    oneAtATime.lock();
    try {
      AtomicReference<@Nullable Call> self = new AtomicReference<>();
      Attempt attempt = new Attempt(() -> writes.get(account) != self.get());
      Call call = new Call(work, attempt, writes.get(account));
      self.set(call);
      writes.put(account, call);
      await(call);
    } finally {
      oneAtATime.unlock();
    }
  }

  @Override
  public void onLateAnswer(Runnable told) {
    lateAnswer = told;
  }

  private @Nullable Secret await(Call call) throws SecretStoreException {
    oneAtATime.lock();
    try {
      // Not a virtual thread: the native libraries would pin its carrier thread when they hang.
      Thread.ofPlatform().daemon().name("keychain").start(call);
      return call.get(timeOut.toMillis(), TimeUnit.MILLISECONDS).found();
    } catch (TimeoutException e) {
      call.whenDone(() -> lateAnswer.run());
      throw givenUp(call);
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SecretStoreException(Cause.TIME_OUT, e);
    } finally {
      oneAtATime.unlock();
    }
  }

  private SecretStoreException givenUp(Call call) {
    if (call.waitsForPerson()) {
      return new SecretStoreException(Cause.LOCKED, null);
    }
    backend.set(null);
    return new SecretStoreException(Cause.TIME_OUT, null);
  }

  private SecretStoreException failure(@Nullable Throwable cause) {
    if (cause instanceof LinkageError) {
      return new SecretStoreException(Cause.ABSENT, cause);
    }
    // Its connection may be broken: the next call reopens it.
    backend.set(null);
    return cause instanceof SecretStoreException known
        ? known
        : new SecretStoreException(Cause.DENIED, cause);
  }

  private Backend open() throws SecretStoreException {
    Backend known = backend.get();
    if (known != null) {
      return known;
    }
    Backend opened = opener.open();
    backend.set(opened);
    return opened;
  }

  /**
   * The result of a call.
   *
   * @param found the key that was read; null if there was none, or if the call does not read
   */
  private record Answer(@Nullable Secret found) {}

  /** A call to the keychain, run on its own thread. */
  private final class Call extends FutureTask<Answer> {
    private final Attempt attempt;
    private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
    private volatile @Nullable Call before;

    /**
     * @param before must end first, successfully or not; null for none
     */
    Call(Work work, Attempt attempt, @Nullable Call before) {
      super(() -> {
        if (before != null) {
          before.ended.join();
        }
        return new Answer(attempt.outdated() ? null : work.on(open(), attempt));
      });
      this.attempt = attempt;
      this.before = before;
    }

    @Override
    protected void done() {
      // Otherwise each write would keep all earlier ones in memory.
      before = null;
      ended.complete(state() == State.SUCCESS);
    }

    void whenDone(Runnable told) {
      Defects.reportFrom(
          ended.thenAccept(done -> {
            if (done) {
              told.run();
            }
          }));
    }

    boolean waitsForPerson() {
      Call first = before;
      return !isDone() && (attempt.waitsForPerson() || (first != null && first.waitsForPerson()));
    }
  }
}
