package envwatch.history;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * The history of everything that is watched. All methods return at once and may be called from any
 * thread. Futures complete on a thread of the history, and never exceptionally: what cannot be read
 * is empty, and {@link HistoryView#trouble} says why.
 */
public interface History {
  /** The newest view. */
  HistoryView view();

  /** Passes the newest view to the listener, now and after every change of it. */
  Subscription subscribe(Consumer<HistoryView> listener);

  /** Passes changes to the listener as they are detected, oldest first; none from before. */
  Subscription follow(Consumer<List<Change>> listener);

  /** The timelines of an environment, which comes first, and of its machines. */
  CompletableFuture<List<Timeline>> timelines(EnvironmentKey environment, Range range);

  /** The timelines of all environments, without machines. */
  CompletableFuture<Map<EnvironmentKey, Timeline>> timelines(Range range);

  /** Changes, newest first. */
  CompletableFuture<List<Change>> changes(ChangeQuery query);

  /** When the accounts were looked at, oldest first. */
  CompletableFuture<List<ObservedInterval>> looking(Range range);

  /** How long starts took, oldest first. */
  CompletableFuture<List<Sample>> learned();

  /** The policies of the account's environments that are still remembered, gone or not. */
  CompletableFuture<Map<EnvironmentId, String>> policies(AccountId account);

  /**
   * Calls the listener whenever timelines and changes may tell more about the past than they did
   * before, on any thread.
   */
  default Subscription whenMoreIsKnown(Runnable listener) {
    return () -> {};
  }

  /** Stores what the user wrote; an empty note deletes it. */
  void note(Subject subject, Note note);

  /** When the user last looked at the window; kept across restarts. */
  CompletableFuture<Optional<Instant>> lastVisit();

  /** Stores that the user looks at the window. */
  void visited(Instant at);
}
