package envwatch.history;

import envwatch.base.Subscription;
import envwatch.history.model.Change;
import envwatch.history.model.ChangeQuery;
import envwatch.history.model.Note;
import envwatch.history.model.Subject;
import envwatch.history.model.Timeline;
import envwatch.history.model.looking.Looking;
import envwatch.history.model.looking.Range;
import envwatch.history.usual.Sample;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
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
