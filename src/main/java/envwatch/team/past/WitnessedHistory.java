package envwatch.team.past;

import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.history.Note;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.history.Sample;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.team.TeamServer;
import envwatch.util.Bounds;
import envwatch.util.Subscription;
import envwatch.util.Time;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The history of this computer, and what a Prometheus saw of environments where this computer did
 * not look: that is never stored. While no Prometheus is set, nothing differs.
 */
public final class WitnessedHistory implements History {
  /** Further back, a Prometheus is not asked. */
  private static final Duration FURTHEST = Duration.ofDays(31);

  private final History own;
  private final Supplier<Optional<URI>> address;
  private final Supplier<PrometheusPast> made;
  private final Time time;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  /** Made when it is needed first. */
  private @Nullable PrometheusPast prometheus;

  /**
   * @param address where the Prometheus is; empty while none is set; must not block
   * @param requests runs what blocks
   */
  public WitnessedHistory(
      History own,
      Supplier<Optional<URI>> address,
      Supplier<TeamServer> server,
      Time time,
      Executor requests) {
    this.own = own;
    this.address = address;
    this.time = time;
    made = () -> new PrometheusPast(server.get(), time, requests, this::tell);
  }

  private void tell() {
    listeners.forEach(Runnable::run);
  }

  private synchronized PrometheusPast prometheus() {
    if (prometheus == null) {
      prometheus = made.get();
    }
    return prometheus;
  }

  @Override
  public CompletableFuture<List<Timeline>> timelines(EnvironmentKey environment, Range range) {
    CompletableFuture<List<Timeline>> seen = own.timelines(environment, range);
    return address
        .get()
        .map(from ->
            seen.thenApply(told -> {
              Map<Subject, Timeline> filled = filled(from, told.stream().limit(1), range);
              return told.stream().map(each -> filled.getOrDefault(each.subject(), each)).toList();
            }))
        .orElse(seen);
  }

  @Override
  public CompletableFuture<Map<EnvironmentKey, Timeline>> timelines(Range range) {
    CompletableFuture<Map<EnvironmentKey, Timeline>> seen = own.timelines(range);
    return address
        .get()
        .map(from ->
            seen.thenApply(told -> {
              Map<EnvironmentKey, Timeline> all = new HashMap<>(told);
              filled(from, told.values().stream(), range)
                  .values()
                  .forEach(each -> all.put(each.subject().environment(), each));
              return Map.copyOf(all);
            }))
        .orElse(seen);
  }

  /** Those that have gaps, with what the Prometheus saw then. */
  private Map<Subject, Timeline> filled(URI from, Stream<Timeline> timelines, Range range) {
    Instant now = time.instant();
    Range askable = askable(range, now);
    Map<EnvironmentId, Range> wanted = new HashMap<>();
    List<Timeline> gappy =
        timelines
            .filter(timeline -> {
              Range gaps = GapFilling.gaps(timeline, askable);
              if (gaps != null) {
                wanted.merge(id(timeline), gaps, PrometheusPast::hull);
              }
              return gaps != null;
            })
            .toList();
    if (gappy.isEmpty()) {
      return Map.of();
    }
    Duration step = PhaseQuery.step(askable, wanted.size());
    PastStretches found = prometheus().find(from, wanted, step);
    String host = Objects.requireNonNullElse(from.getHost(), from.toString());
    Map<Subject, Timeline> filled = new HashMap<>();
    for (Timeline timeline : gappy) {
      EnvironmentId id = id(timeline);
      filled.put(
          timeline.subject(),
          GapFilling.fill(
              timeline,
              found.witness(host, id),
              found.stretches().getOrDefault(id, List.of()),
              step));
    }
    return filled;
  }

  private static EnvironmentId id(Timeline timeline) {
    return timeline.subject().environment().environment();
  }

  /** The part of a range for which a Prometheus is asked; may be empty. */
  private static Range askable(Range range, Instant now) {
    Instant until = Bounds.min(range.until(), now);
    Instant from = Bounds.max(range.from(), now.minus(FURTHEST));
    return new Range(Bounds.min(from, until), until);
  }

  @Override
  public CompletableFuture<List<Change>> changes(ChangeQuery query) {
    CompletableFuture<List<Change>> seen = own.changes(query);
    Subject subject = query.subject();
    if (address.get().isEmpty() || (subject != null && subject.machine() != null)) {
      return seen;
    }
    Range range = askable(query.range(), time.instant());
    CompletableFuture<List<Timeline>> timelines =
        subject == null
            ? timelines(range).thenApply(all -> List.copyOf(all.values()))
            : timelines(subject.environment(), range);
    return seen.thenCombine(timelines, (changes, past) -> with(changes, past, query, range));
  }

  private static List<Change> with(
      List<Change> changes, List<Timeline> timelines, ChangeQuery query, Range range) {
    return Stream.concat(
            changes.stream(),
            timelines.stream()
                .flatMap(timeline -> timeline.segments().stream())
                .filter(segment -> segment.seen() == Seen.ELSEWHERE)
                .map(Timeline.Segment::change)
                .filter(Objects::nonNull)
                .filter(change -> !change.firstSeenAfter().isBefore(range.from()))
                .filter(change -> isOf(query.account(), change)))
        .sorted(Comparator.comparing(Change::firstSeenAfter).reversed())
        .limit(query.limit())
        .toList();
  }

  private static boolean isOf(@Nullable AccountId account, Change change) {
    return account == null || account.equals(change.subject().environment().account());
  }

  @Override
  public Subscription whenMoreIsKnown(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  @Override
  public HistoryView view() {
    return own.view();
  }

  @Override
  public Subscription subscribe(Consumer<HistoryView> listener) {
    return own.subscribe(listener);
  }

  @Override
  public Subscription follow(Consumer<List<Change>> listener) {
    return own.follow(listener);
  }

  @Override
  public CompletableFuture<List<ObservedInterval>> looking(Range range) {
    return own.looking(range);
  }

  @Override
  public CompletableFuture<List<Sample>> learned() {
    return own.learned();
  }

  @Override
  public CompletableFuture<Map<EnvironmentId, String>> policies(AccountId account) {
    return own.policies(account);
  }

  @Override
  public void note(Subject subject, Note note) {
    own.note(subject, note);
  }

  @Override
  public CompletableFuture<Optional<Instant>> lastVisit() {
    return own.lastVisit();
  }

  @Override
  public void visited(Instant at) {
    own.visited(at);
  }
}
