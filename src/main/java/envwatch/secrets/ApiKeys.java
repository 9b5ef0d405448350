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
    record Lasting() implements Kept {}

    /** As asked, it is gone when the program ends. */
    record ThisSession() implements Kept {}

    /** The keychain holds what it held before, and this session the new key. */
    record NotSaved(SecretStoreException cause) implements Kept {}

    /** The key was to be known in this session only, but the keychain may still hold one. */
    record NotDeleted(SecretStoreException cause) implements Kept {}
  }

  /** A key known in this session; asks no keychain and returns at once. */
  public Optional<Secret> known(AccountId account) {
    return session.load(account);
  }

  /** Whether the keychain keeps keys on this system. */
  public CompletableFuture<Boolean> lasting() {
    return CompletableFuture.supplyAsync(keychain::lasting, keychainCalls);
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
          .load(account)
          .ifPresentOrElse(key -> keys.put(account, key), () -> unknown.add(account));
    }
    Map<AccountId, SecretStoreException> failures = new HashMap<>();
    for (AccountId account : unknown) {
      try {
        keychain
            .load(account)
            .ifPresent(key -> {
              session.save(account, key);
              keys.put(account, key);
            });
      } catch (SecretStoreException e) {
        failures.put(account, e);
        if (e.reason() == Cause.ABSENT || e.reason() == Cause.TIME_OUT) {
          // It would be the same for the others, after the same wait.
          unknown.forEach(other -> failures.putIfAbsent(other, e));
          break;
        }
      }
    }
    failures.keySet().removeAll(keys.keySet());
    return new Loaded(keys, failures);
  }

  /**
   * Keeps the key, from now on known to this session.
   *
   * @param lasting whether also in the keychain; if not, what the keychain holds is deleted
   */
  public CompletableFuture<Kept> remember(AccountId account, Secret key, boolean lasting) {
    session.save(account, key);
    return CompletableFuture.supplyAsync(() -> rememberNow(account, key, lasting), keychainCalls);
  }

  private Kept rememberNow(AccountId account, Secret key, boolean lasting) {
    if (!lasting) {
      return deleteNow(account).<Kept>map(Kept.NotDeleted::new).orElseGet(Kept.ThisSession::new);
    }
    try {
      keychain.save(account, key);
      return new Kept.Lasting();
    } catch (SecretStoreException e) {
      return new Kept.NotSaved(e);
    }
  }

  /** Forgets the key; tells why the keychain may still hold it, or empty when it does not. */
  public CompletableFuture<Optional<SecretStoreException>> forget(AccountId account) {
    session.delete(account);
    return CompletableFuture.supplyAsync(() -> deleteNow(account), keychainCalls);
  }

  private Optional<SecretStoreException> deleteNow(AccountId account) {
    try {
      keychain.delete(account);
      return Optional.empty();
    } catch (SecretStoreException e) {
      return e.reason() == Cause.ABSENT ? Optional.empty() : Optional.of(e);
    }
  }

  /** Calls under way end by themselves; later ones are refused. */
  @Override
  public void close() {
    keychainCalls.shutdown();
  }
}
