package envwatch.secrets;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;

/**
 * The keys of all accounts: those cached in this session, backed by the keychain. If the keychain
 * fails, a key is kept for this session. Methods that access the keychain return immediately and
 * deliver their result on a thread of this object.
 */
public final class ApiKeys implements AutoCloseable {
  /** Stands for the proxy's password, in addition to the keys of the accounts. */
  public static final AccountId PROXY = new AccountId("proxy");

  /** Stands for the password or token of the team's Prometheus. */
  public static final AccountId PROMETHEUS = new AccountId("prometheus");

  /** Stands for the password or token of the team's Alertmanager. */
  public static final AccountId ALERTMANAGER = new AccountId("alertmanager");

  private static final Set<AccountId> PASSWORDS = Set.of(PROXY, PROMETHEUS, ALERTMANAGER);

  private final SessionSecrets session = new SessionSecrets();
  private final SecretStore keychain;
  private final UnaryOperator<AccountId> passwordEntry;

  /**
   * Runs one call at a time and in order, so that a key that is saved and then forgotten stays
   * forgotten.
   */
  private final ExecutorService keychainCalls =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("api-keys").factory());

  public ApiKeys(SecretStore keychain) {
    this(keychain, password -> password);
  }

  /**
   * @param passwordEntry returns the name of a password in the keychain, which other data folders
   *     use as well
   */
  public ApiKeys(SecretStore keychain, UnaryOperator<AccountId> passwordEntry) {
    this.keychain = keychain;
    this.passwordEntry = passwordEntry;
  }

  /**
   * The keys that were found.
   *
   * @param keys the keys of the accounts that have one
   * @param failures why the keychain could not be read, by account
   */
  public record Loaded(Map<AccountId, Secret> keys, Map<AccountId, SecretStoreException> failures) {
    public Loaded {
      keys = Map.copyOf(keys);
      failures = Map.copyOf(failures);
    }
  }

  /** How long a key will be kept. */
  public sealed interface Kept {
    /** It is in the keychain. */
    record Persistent() implements Kept {}

    /** It is kept only until the program ends, as requested. */
    record ThisSession() implements Kept {}

    /** The keychain is unchanged, and the new key is kept for this session. */
    record NotSaved(SecretStoreException cause) implements Kept {}

    /** The key was to be kept for this session only, but the keychain may still contain one. */
    record NotDeleted(SecretStoreException cause) implements Kept {}

    /** A later change of the same key superseded this one before it was carried out. */
    record Outdated() implements Kept {}
  }

  /** A key that is cached in this session. Does not access the keychain; returns immediately. */
  public Optional<Secret> cached(AccountId account) {
    return session.key(account);
  }

  /** Why the keychain cannot currently store a key; empty if it can. */
  public CompletableFuture<Optional<Cause>> obstacle() {
    return CompletableFuture.supplyAsync(keychain::obstacle, keychainCalls);
  }

  /**
   * Registers a listener for the case that the keychain answers after its caller has timed out, so
   * that asking again is worthwhile.
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
    for (Iterator<AccountId> asked = unknown.iterator(); asked.hasNext(); ) {
      AccountId account = asked.next();
      int changes = session.changes(account);
      try {
        keychain.load(entry(account)).ifPresent(key -> session.add(account, key, changes));
        session.key(account).ifPresent(key -> keys.put(account, key));
      } catch (SecretStoreException e) {
        failures.put(account, e);
        if (concernsAll(e.reason())) {
          // The result would be the same for the rest, after the same wait or another prompt.
          asked.forEachRemaining(other -> failures.put(other, e));
        }
      }
    }
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
   * @param persistent whether to store it in the keychain; if not, the keychain's entry is deleted
   */
  public CompletableFuture<Kept> remember(AccountId account, Secret key, boolean persistent) {
    int change = session.set(account, key);
    return CompletableFuture.supplyAsync(
        () ->
            outdated(account, change) ? new Kept.Outdated() : rememberNow(account, key, persistent),
        keychainCalls);
  }

  /** Otherwise each of several waiting writes would ask the user to unlock the keychain. */
  private boolean outdated(AccountId account, int change) {
    return session.changes(account) != change;
  }

  private Kept rememberNow(AccountId account, Secret key, boolean persistent) {
    if (!persistent) {
      return deleteNow(account).<Kept>map(Kept.NotDeleted::new).orElseGet(Kept.ThisSession::new);
    }
    try {
      keychain.save(entry(account), key);
      return new Kept.Persistent();
    } catch (SecretStoreException e) {
      return new Kept.NotSaved(e);
    }
  }

  /**
   * Forgets the key; the result is the reason why the keychain may still contain it, or empty if it
   * does not.
   */
  public CompletableFuture<Optional<SecretStoreException>> forget(AccountId account) {
    int change = session.remove(account);
    return CompletableFuture.supplyAsync(
        () -> outdated(account, change) ? Optional.empty() : deleteNow(account), keychainCalls);
  }

  private Optional<SecretStoreException> deleteNow(AccountId account) {
    try {
      keychain.delete(entry(account));
      return Optional.empty();
    } catch (SecretStoreException e) {
      return e.reason() == Cause.ABSENT ? Optional.empty() : Optional.of(e);
    }
  }

  /** The name of the account's entry in the keychain. */
  public AccountId entry(AccountId account) {
    return PASSWORDS.contains(account) ? passwordEntry.apply(account) : account;
  }

  /** Running calls complete; later ones are rejected. */
  @Override
  public void close() {
    keychainCalls.shutdown();
  }
}
