package envwatch.team;

import envwatch.api.ApiException;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.util.AlarmClock;
import envwatch.util.Bounds;
import envwatch.util.Listeners;
import envwatch.util.SerialExecutor;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Claims as silences of an Alertmanager: reads them once a minute, and keeps those of this window
 * alive while their environments need somebody. Whatever fails is tried again with the next
 * reading, and nothing else waits for it.
 */
public final class Claims implements ClaimService, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Claims.class);
  private static final Duration EVERY = Duration.ofMinutes(1);
  private static final Duration PATIENCE_AT_THE_END = Duration.ofSeconds(2);

  private final Silences silences;
  private final Supplier<String> author;
  private final Supplier<Duration> expiresSoon;
  private final Time time;
  private final Executor background;
  private final Executor inOrder;
  private final AtomicBoolean called = new AtomicBoolean();
  private final Listeners<ClaimsView> viewListeners = new Listeners<>();
  private final Listeners<ClaimNews> newsListeners = new Listeners<>();
  private final OwnClaims own = new OwnClaims(newsListeners::queue);
  private final ClaimRequests requests;
  private final AlarmClock alarm;
  private final Object lock = new Object();

  // Guarded by the lock.
  private SilenceIndex.Found found = new SilenceIndex.Found(Map.of(), 0);
  private @Nullable Instant readAt;
  private @Nullable ApiException failure;
  private WorldView world = new WorldView(Instant.EPOCH, false, List.of(), List.of());
  private ClaimsView view = ClaimsView.NOTHING;
  private @Nullable Subscription views;
  private boolean closed;

  /**
   * @param author the name under which this window claims; asked each time
   * @param expiresSoon how long before its end an environment needs somebody
   * @param background runs what blocks
   */
  public Claims(
      TeamServer alertmanager,
      Supplier<String> author,
      Supplier<Duration> expiresSoon,
      Time time,
      Executor background) {
    silences = new Silences(alertmanager, time);
    this.author = author;
    this.expiresSoon = expiresSoon;
    this.time = time;
    this.background = background;
    inOrder = new SerialExecutor(background);
    requests = new ClaimRequests(silences, own, author, time::instant);
    alarm = new AlarmClock(time, EVERY, this::call);
  }

  /**
   * Begins to read; to be called once.
   *
   * @param watch passes the views to a listener, the newest one first
   */
  public void begin(Function<Consumer<WorldView>, Subscription> watch) {
    Subscription subscription = watch.apply(this::looked);
    boolean late;
    synchronized (lock) {
      views = subscription;
      late = closed;
    }
    if (late) {
      subscription.close();
    }
    call();
  }

  private void looked(WorldView now) {
    boolean others;
    synchronized (lock) {
      others = now.environments().size() != world.environments().size();
      world = now;
    }
    Duration soon = expiresSoon.get();
    own.looked(now, watched -> isWell(watched, now.at(), soon), time.instant());
    Instant release = own.nextRelease();
    if (release.isBefore(Instant.MAX)) {
      alarm.bringForward(release, time.instant());
    }
    if (others) {
      inOrder.execute(this::publish);
    }
  }

  /** Whether nobody needs to be on it. */
  private static boolean isWell(WatchedEnvironment watched, Instant now, Duration expiresSoon) {
    Phase phase = watched.assess(now, expiresSoon).phase();
    return watched.upToDate(now) && (phase == Phase.RUNNING || phase == Phase.SUSPENDED);
  }

  /** However often it is called until then, there is one round. */
  private void call() {
    if (!called.getAndSet(true)) {
      inOrder.execute(() -> {
        called.set(false);
        round();
      });
    }
  }

  private void round() {
    synchronized (lock) {
      if (closed) {
        return;
      }
    }
    ApiException failed = null;
    try {
      requests.round();
    } catch (ApiException e) {
      failed = e;
    }
    synchronized (lock) {
      if (closed) {
        return;
      }
      Instant now = time.instant();
      failure = failed;
      readAt = failed == null ? now : readAt;
      alarm.set(Bounds.min(now.plus(EVERY), own.nextRelease()), now);
    }
    publish();
  }

  private void publish() {
    WorldView now;
    synchronized (lock) {
      now = world;
    }
    SilenceIndex index = new SilenceIndex(now, SilenceIndex.MOST_STEPS);
    SilenceIndex.Found newest = index.find(own.known());
    synchronized (lock) {
      found = newest;
    }
    refresh();
  }

  private void refresh() {
    synchronized (lock) {
      Map<String, Claim> shown = own.shown(silences.now(), author.get());
      Map<EnvironmentKey, Claim> claims = new HashMap<>();
      for (WatchedEnvironment watched : world.environments()) {
        Claim claim = shown.get(watched.key().environment().value());
        if (claim != null) {
          claims.put(watched.key(), claim);
        }
      }
      ClaimsView now = new ClaimsView(claims, found.silenced(), readAt, failure, found.unjudged());
      if (!closed && !now.equals(view)) {
        view = now;
        viewListeners.queue(now);
      }
    }
    viewListeners.deliver();
    newsListeners.deliver();
  }

  @Override
  public Subscription subscribe(Consumer<ClaimsView> listener) {
    Subscription subscription;
    synchronized (lock) {
      subscription = viewListeners.subscribe(listener, view);
    }
    viewListeners.deliver();
    return subscription;
  }

  @Override
  public Subscription follow(Consumer<ClaimNews> listener) {
    Subscription subscription = newsListeners.subscribe(listener);
    newsListeners.deliver();
    return subscription;
  }

  @Override
  public void lookNow() {
    call();
  }

  @Override
  public void claim(Collection<EnvironmentKey> environments, String comment) {
    own.add(ids(environments), comment.strip(), silences.now(), time.instant(), author.get());
    refresh();
    call();
  }

  @Override
  public void release(Collection<EnvironmentKey> environments) {
    own.remove(ids(environments), author.get());
    refresh();
    call();
  }

  private static List<EnvironmentId> ids(Collection<EnvironmentKey> environments) {
    return environments.stream().map(EnvironmentKey::environment).distinct().toList();
  }

  /** Releases what this window has claimed, if that takes no longer than a moment. */
  @Override
  public void close() {
    synchronized (lock) {
      if (closed) {
        return;
      }
      closed = true;
      alarm.cancel();
      if (views != null) {
        views.close();
      }
    }
    CompletableFuture.allOf(
            own.close().stream()
                .map(id -> CompletableFuture.runAsync(() -> endOrLeave(id), background))
                .toArray(CompletableFuture<?>[]::new))
        .completeOnTimeout(null, PATIENCE_AT_THE_END.toMillis(), TimeUnit.MILLISECONDS)
        .join();
  }

  private void endOrLeave(String id) {
    try {
      silences.end(id);
    } catch (ApiException e) {
      LOG.info("A claim could not be released, and ends by itself: {}", e.getMessage());
    }
  }
}
