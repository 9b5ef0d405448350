package envwatch.history;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A history in memory that contains what a test puts into it. To be used by one thread. */
public final class FakeHistory implements History {
  private final List<Consumer<HistoryView>> viewers = new ArrayList<>();
  private final List<Consumer<List<Change>>> followers = new ArrayList<>();
  private final List<Runnable> pasts = new ArrayList<>();
  private final List<Change> changes = new ArrayList<>();
  private final List<Sample> samples = new ArrayList<>();
  private final List<ObservedInterval> looking = new ArrayList<>();
  private final Map<EnvironmentKey, List<Timeline>> timelines = new LinkedHashMap<>();
  private final List<Runnable> unanswered = new ArrayList<>();
  private final List<ChangeQuery> queries = new ArrayList<>();
  private final List<Range> ranges = new ArrayList<>();
  private Optional<Instant> lastVisit = Optional.empty();
  private boolean held;
  private HistoryView view =
      new HistoryView(true, null, Map.of(), Map.of(), Map.of(), List.of(), Map.of());

  /** Tells those that listen that more of the past is known. */
  public void moreIsKnown() {
    List.copyOf(pasts).forEach(Runnable::run);
  }

  @Override
  public Subscription whenMoreIsKnown(Runnable listener) {
    pasts.add(listener);
    return () -> pasts.remove(listener);
  }

  /** Publishes another view. */
  public void show(HistoryView other) {
    view = other;
    List.copyOf(viewers).forEach(viewer -> viewer.accept(other));
  }

  /** Adds changes without telling anyone, as if they had been read from the file. */
  public FakeHistory recorded(Change... more) {
    changes.addAll(List.of(more));
    return this;
  }

  /** Adds changes, and tells those that follow. */
  public void happens(Change... more) {
    recorded(more);
    List.copyOf(followers).forEach(follower -> follower.accept(List.of(more)));
  }

  public FakeHistory looked(ObservedInterval... stretches) {
    looking.addAll(List.of(stretches));
    return this;
  }

  /** Adds times that starts took, oldest first. */
  public FakeHistory learned(Sample... more) {
    samples.addAll(List.of(more));
    return this;
  }

  /** Forgets the stretches in which was looked. */
  public void lookedNever() {
    looking.clear();
  }

  /** The environment's timeline comes first; returned whatever range is asked for. */
  public FakeHistory lived(EnvironmentKey environment, Timeline... lives) {
    timelines.put(environment, List.of(lives));
    return this;
  }

  public FakeHistory visitedLast(Instant at) {
    lastVisit = Optional.of(at);
    return this;
  }

  /** Answers nothing until {@link #answer}. */
  public void hold() {
    held = true;
  }

  /** Answers what was asked, and everything from now on. */
  public void answer() {
    held = false;
    List<Runnable> waiting = List.copyOf(unanswered);
    unanswered.clear();
    waiting.forEach(Runnable::run);
  }

  /** What was asked so far, oldest first. */
  public List<ChangeQuery> queries() {
    return queries;
  }

  /** The ranges for which timelines were asked so far, oldest first. */
  public List<Range> ranges() {
    return ranges;
  }

  @Override
  public HistoryView view() {
    return view;
  }

  @Override
  public Subscription subscribe(Consumer<HistoryView> listener) {
    viewers.add(listener);
    listener.accept(view);
    return () -> viewers.remove(listener);
  }

  @Override
  public Subscription follow(Consumer<List<Change>> listener) {
    followers.add(listener);
    return () -> followers.remove(listener);
  }

  @Override
  public CompletableFuture<List<Timeline>> timelines(EnvironmentKey environment, Range range) {
    ranges.add(range);
    return answered(() -> timelines.getOrDefault(environment, List.of()));
  }

  @Override
  public CompletableFuture<Map<EnvironmentKey, Timeline>> timelines(Range range) {
    ranges.add(range);
    return answered(() -> {
      Map<EnvironmentKey, Timeline> first = new HashMap<>();
      timelines.forEach((key, lives) -> first.put(key, lives.getFirst()));
      return Map.copyOf(first);
    });
  }

  @Override
  public CompletableFuture<List<Change>> changes(ChangeQuery query) {
    queries.add(query);
    return answered(() ->
        changes.stream()
            .filter(change -> matches(query, change))
            .sorted(Comparator.comparing(Change::firstSeenAfter).reversed())
            .limit(query.limit())
            .toList());
  }

  private static boolean matches(ChangeQuery query, Change change) {
    Instant at = change.firstSeenAfter();
    Subject subject = query.subject();
    EnvironmentKey key = change.subject().environment();
    boolean wanted =
        subject == null
            || (subject.machine() == null
                ? key.equals(subject.environment())
                : change.subject().equals(subject));
    return wanted
        && (query.account() == null || key.account().equals(query.account()))
        && !at.isBefore(query.range().from())
        && at.isBefore(query.range().until());
  }

  @Override
  public CompletableFuture<List<ObservedInterval>> looking(Range range) {
    return answered(() ->
        looking.stream()
            .filter(stretch -> stretch.from().isBefore(range.until()))
            .filter(stretch -> stretch.until().isAfter(range.from()))
            .sorted(Comparator.comparing(ObservedInterval::from))
            .toList());
  }

  @Override
  public CompletableFuture<Map<EnvironmentId, String>> policies(AccountId account) {
    return CompletableFuture.completedFuture(Map.of());
  }

  @Override
  public CompletableFuture<List<Sample>> learned() {
    return answered(() -> List.copyOf(samples));
  }

  @Override
  public void note(Subject subject, Note note) {
    Map<Subject, Note> notes = new HashMap<>(view.notes());
    if (note.isEmpty()) {
      notes.remove(subject);
    } else {
      notes.put(subject, note);
    }
    show(
        new HistoryView(
            view.read(),
            view.trouble(),
            view.since(),
            view.waiting(),
            view.odd(),
            view.causes(),
            Map.copyOf(notes)));
  }

  @Override
  public CompletableFuture<Optional<Instant>> lastVisit() {
    return answered(() -> lastVisit);
  }

  @Override
  public void visited(Instant at) {
    lastVisit = Optional.of(at);
  }

  private <T> CompletableFuture<T> answered(Supplier<T> answer) {
    CompletableFuture<T> future = new CompletableFuture<>();
    if (held) {
      unanswered.add(() -> future.complete(answer.get()));
    } else {
      future.complete(answer.get());
    }
    return future;
  }
}
