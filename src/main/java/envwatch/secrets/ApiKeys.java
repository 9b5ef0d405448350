package envwatch.secrets;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The keys of all accounts: those of this session, and behind them the keychain. Where the keychain
 * fails, a key is kept for this session. Methods that ask the keychain return at once and answer on
 * a thread of this object.
 */
public final class ApiKeys implements AutoCloseable {
  /** Under which the password of the proxy is kept, in addition to the keys of the accounts. */
  public static final AccountId PROXY = new AccountId("proxy");

  private final SessionSecrets session = new SessionSecrets();
  private final SecretStore keychain;

  /** One at a time and in order: a key saved and then forgotten stays forgotten. */
  private final ExecutorService keychainCalls =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("api-keys").factory());

  public ApiKeys(SecretStore keychain) {
    this.keychain = keychain;
  }

  /**
   * What was found.
   *
   * @param keys those of the accounts that have one
   * @param failures why the keychain could not tell, by account
   */
  public record Loaded(Map<AccountId, Secret> keys, Map<AccountId, SecretStoreException> failures) {
    public Loaded {
      keys = Map.copyOf(keys);
      failures = Map.copyOf(failures);
    }
  }

  /** How long a key that was to be remembered will be. */
  public sealed interface Kept {
    /** It is in the keychain. */
    record Persistent() implements Kept {}

    /** It is kept only until the program ends, as requested. */
    record ThisSession() implements Kept {}

    /** The keychain holds what it held before, and this session the new key. */
    record NotSaved(SecretStoreException cause) implements Kept {}

    /** The key was to be known in this session only, but the keychain may still hold one. */
    record NotDeleted(SecretStoreException cause) implements Kept {}

    /** A later change of the same key came before this one was carried out: it counts. */
    record Outdated() implements Kept {}
  }

  /** A key that is cached in this session. Does not ask the keychain; returns at once. */
  public Optional<Secret> cached(AccountId account) {
    return session.key(account);
  }

  /** Why the keychain would not keep a key now; empty when it would. */
  public CompletableFuture<Optional<Cause>> obstacle() {
    return CompletableFuture.supplyAsync(keychain::obstacle, keychainCalls);
  }

  /**
   * Registers a listener for an answer that the keychain gave after its caller had timed out: it is
   * worth asking again.
   *
   * @param told called on any thread; must not block
   */
  public void onLateAnswer(Runnable told) {
    keychain.onLateAnswer(told);
  }

  /** The keys of these accounts; never completes with an exception. */
  public CompletableFuture<Loaded> load(Collection<AccountId> accounts) {
    List<AccountId> wanted = List.copyOf(accounts);
    return CompletableFuture.supplyAsync(() -> loadNow(wanted), keychainCalls);
  }

  private Loaded loadNow(List<AccountId> accounts) {
    Map<AccountId, Secret> keys = new HashMap<>();
    List<AccountId> unknown = new ArrayList<>();
    for (AccountId account : accounts) {
      session
          .key(account)
          .ifPresentOrElse(key -> keys.put(account, key), () -> unknown.add(account));
    }
    Map<AccountId, SecretStoreException> failures = new HashMap<>();
    for (AccountId account : unknown) {
      int changes = session.changes(account);
      try {
        keychain.load(account).ifPresent(key -> session.add(account, key, changes));
        session.key(account).ifPresent(key -> keys.put(account, key));
      } catch (SecretStoreException e) {
        failures.put(account, e);
        if (concernsAll(e.reason())) {
          // It would be the same for the others, after the same wait or another question.
          unknown.forEach(other -> failures.putIfAbsent(other, e));
          break;
        }
      }
    }
    failures.keySet().removeAll(keys.keySet());
    return new Loaded(keys, failures);
  }

  private static boolean concernsAll(Cause reason) {
    return switch (reason) {
      case ABSENT, LOCKED, DISMISSED, TIME_OUT, GONE -> true;
      case DENIED, UNUSABLE -> false;
    };
  }

  /**
   * Stores the key and caches it in this session.
   *
   * @param persistent whether also in the keychain; if not, what the keychain holds is deleted
   */
  public CompletableFuture<Kept> remember(AccountId account, Secret key, boolean persistent) {
    int change = session.set(account, key);
    return CompletableFuture.supplyAsync(
        () ->
            outdated(account, change) ? new Kept.Outdated() : rememberNow(account, key, persistent),
        keychainCalls);
  }

  /** Without this, each of several waiting writes would ask a person to unlock the keychain. */
  private boolean outdated(AccountId account, int change) {
    return session.changes(account) != change;
  }

  private Kept rememberNow(AccountId account, Secret key, boolean persistent) {
    if (!persistent) {
      return deleteNow(account).<Kept>map(Kept.NotDeleted::new).orElseGet(Kept.ThisSession::new);
    }
    try {
      keychain.save(account, key);
      return new Kept.Persistent();
    } catch (SecretStoreException e) {
      return new Kept.NotSaved(e);
    }
  }

  /** Forgets the key; tells why the keychain may still hold it, or empty when it does not. */
  public CompletableFuture<Optional<SecretStoreException>> forget(AccountId account) {
    int change = session.remove(account);
    return CompletableFuture.supplyAsync(
        () -> outdated(account, change) ? Optional.empty() : deleteNow(account), keychainCalls);
  }

  private Optional<SecretStoreException> deleteNow(AccountId account) {
    try {
      keychain.delete(account);
      return Optional.empty();
    } catch (SecretStoreException e) {
      return e.reason() == Cause.ABSENT ? Optional.empty() : Optional.of(e);
    }
  }

  /** Running calls complete; later ones are rejected. */
  @Override
  public void close() {
    keychainCalls.shutdown();
  }
}
