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

/** A history that knows nothing and records nothing. */
final class NoHistory implements History {
  @Override
  public HistoryView view() {
    return HistoryView.EMPTY;
  }

  @Override
  public Subscription subscribe(Consumer<HistoryView> listener) {
    listener.accept(HistoryView.EMPTY);
    return () -> {};
  }

  @Override
  public Subscription follow(Consumer<List<Change>> listener) {
    return () -> {};
  }

  @Override
  public CompletableFuture<List<Timeline>> timelines(EnvironmentKey environment, Range range) {
    return CompletableFuture.completedFuture(List.of());
  }

  @Override
  public CompletableFuture<Map<EnvironmentKey, Timeline>> timelines(Range range) {
    return CompletableFuture.completedFuture(Map.of());
  }

  @Override
  public CompletableFuture<List<Change>> changes(ChangeQuery query) {
    return CompletableFuture.completedFuture(List.of());
  }

  @Override
  public CompletableFuture<List<Looking>> looking(Range range) {
    return CompletableFuture.completedFuture(List.of());
  }

  @Override
  public CompletableFuture<List<Sample>> learned() {
    return CompletableFuture.completedFuture(List.of());
  }

  @Override
  public CompletableFuture<Map<EnvironmentId, String>> policies(AccountId account) {
    return CompletableFuture.completedFuture(Map.of());
  }

  @Override
  public void note(Subject subject, Note note) {}

  @Override
  public CompletableFuture<Optional<Instant>> lastVisit() {
    return CompletableFuture.completedFuture(Optional.empty());
  }

  @Override
  public void visited(Instant at) {}
}
