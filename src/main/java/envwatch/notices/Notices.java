package envwatch.notices;

import envwatch.actions.Activity;
import envwatch.history.History;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.util.AlarmClock;
import envwatch.util.Listeners;
import envwatch.util.NewestOnly;
import envwatch.util.SerialExecutor;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells a person what they should know, at most one notice at a time. All methods return at once
 * and may be called from any thread.
 */
public final class Notices implements NoticeService, AutoCloseable {
  /** Alarms may not count the time while the computer sleeps. */
  private static final Duration LONGEST_ALARM = Duration.ofMinutes(5);

  /** So often it is noticed that the program runs. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(15);

  /** Who does not run for so long was stopped, as by a computer that sleeps. */
  private static final Duration ASLEEP = HEARTBEAT.multipliedBy(3);

  /** What was told before that may be told again. */
  private static final Duration KEPT = Duration.ofDays(30);

  private final Time time;
  private final NoticeFile file;
  private final Supplier<NoticeRules> rules;
  private final Predicate<AccountId> remembers;
  private final NewestOnly<StoredNotices> saving;
  private final Listeners<NoticesView> viewListeners = new Listeners<>();
  private final Listeners<DesktopCall> callListeners = new Listeners<>();
  private final Listeners<NoticeRun> runListeners = new Listeners<>();
  private final Object lock = new Object();

  // Guarded by the lock.
  private final NoticePipeline pipeline;
  private final List<Subscription> subscriptions = new ArrayList<>();
  private NoticesView view = NoticesView.EMPTY;
  private StoredNotices saved = StoredNotices.NOTHING;
  private final AlarmClock alarm;
  private Time.@Nullable Alarm heartbeat;
  private @Nullable Instant awake;
  private boolean begun;
  private boolean closed;

  /**
   * @param file read by {@link #begin}
   * @param executor writes the file
   * @param rules asked each time
   * @param membership tells what the saved views show
   * @param remembers whether what was told of an account is kept for later runs
   */
  public Notices(
      Time time,
      NoticeFile file,
      Executor executor,
      Supplier<NoticeRules> rules,
      Membership membership,
      Predicate<AccountId> remembers) {
    this.time = time;
    this.file = file;
    this.rules = rules;
    this.remembers = remembers;
    saving = new NewestOnly<>(new SerialExecutor(executor), file::write);
    pipeline = new NoticePipeline(membership, ZoneId.systemDefault());
    alarm = new AlarmClock(time, LONGEST_ALARM, () -> take(now -> {}));
  }

  /**
   * Begins to tell; to be called once. Blocks on disk access.
   *
   * @param watch passes the views to a listener, the newest one first, and skips none
   * @param activities passes the record of actions, newest first, now and after every change
   */
  public void begin(
      Function<Consumer<WorldView>, Subscription> watch,
      History history,
      Function<Consumer<List<Activity>>, Subscription> activities) {
    StoredNotices earlier = file.read().since(time.instant().minus(KEPT));
    synchronized (lock) {
      if (closed) {
        return;
      }
      saved = earlier;
      pipeline.carryIn(earlier);
      begun = true;
    }
    own(history.follow(changes -> take(now -> pipeline.changed(changes, now))));
    own(history.subscribe(past -> take(now -> pipeline.recalled(past))));
    own(activities.apply(newestFirst -> take(now -> pipeline.recorded(newestFirst, now))));
    heartbeat();
    own(watch.apply(world -> take(now -> pipeline.looked(world, now))));
  }

  private void heartbeat() {
    synchronized (lock) {
      if (closed) {
        return;
      }
      awake = awake == null ? time.instant() : awake;
      heartbeat = time.after(HEARTBEAT, this::heartbeat);
    }
    take(now -> {});
  }

  private void own(Subscription subscription) {
    synchronized (lock) {
      subscriptions.add(subscription);
      if (closed) {
        subscription.close();
      }
    }
  }

  private void take(Consumer<Instant> input) {
    synchronized (lock) {
      if (closed) {
        return;
      }
      Instant now = time.instant();
      if (awake != null && now.isAfter(awake.plus(ASLEEP))) {
        pipeline.wokenUp(now);
      }
      awake = awake == null ? null : now;
      input.accept(now);
      if (begun) {
        tick(now);
      }
    }
    viewListeners.deliver();
    callListeners.deliver();
    runListeners.deliver();
  }

  private void tick(Instant now) {
    NoticeRules current = rules.get();
    pipeline.tick(current, now).ifPresent(callListeners::queue);
    pipeline.takeRuns().forEach(runListeners::queue);
    NoticesView shown = pipeline.view();
    if (!shown.equals(view)) {
      view = shown;
      viewListeners.queue(shown);
    }
    save();
    alarm.bringForward(pipeline.nextDue(current, now), now);
  }

  private void save() {
    StoredNotices remembered = pipeline.remembered(remembers);
    if (!remembered.equals(saved)) {
      saved = remembered;
      saving.accept(remembered);
    }
  }

  @Override
  public NoticesView view() {
    synchronized (lock) {
      return view;
    }
  }

  @Override
  public Subscription subscribe(Consumer<NoticesView> listener) {
    Subscription subscription;
    synchronized (lock) {
      subscription = viewListeners.subscribe(listener, view);
    }
    viewListeners.deliver();
    return subscription;
  }

  /** Passes on what is to be shown outside of the window, one after the other. */
  public Subscription followCalls(Consumer<DesktopCall> listener) {
    Subscription subscription = callListeners.subscribe(listener);
    callListeners.deliver();
    return subscription;
  }

  /** Passes on what tools are to be run for, one after the other. */
  public Subscription followRuns(Consumer<NoticeRun> listener) {
    Subscription subscription = runListeners.subscribe(listener);
    runListeners.deliver();
    return subscription;
  }

  @Override
  public Set<EnvironmentKey> ready(Collection<EnvironmentKey> environments) {
    synchronized (lock) {
      return pipeline.ready(environments, time.instant());
    }
  }

  @Override
  public void await(Collection<EnvironmentKey> environments) {
    take(now -> pipeline.await(environments, now));
  }

  @Override
  public void awaitNoMore(Collection<EnvironmentKey> environments) {
    take(now -> pipeline.awaitNoMore(environments));
  }

  @Override
  public void mute(MuteScope scope, Duration length) {
    take(now -> pipeline.mute(Mute.until(scope, now, now.plus(length))));
  }

  @Override
  public void muteUntilChange(EnvironmentKey environment) {
    take(now -> pipeline.mute(Mute.untilChange(new MuteScope.One(environment), now)));
  }

  @Override
  public void unmute(MuteScope scope) {
    take(now -> pipeline.unmute(scope));
  }

  /**
   * Holds back what is about environments that somebody is on already, as if they were muted.
   *
   * @param environments replace those of before
   */
  public void claimed(Set<EnvironmentKey> environments) {
    take(now -> pipeline.claimed(environments));
  }

  @Override
  public void read() {
    take(now -> pipeline.read());
  }

  @Override
  public void clear() {
    take(now -> pipeline.clear());
  }

  @Override
  public void rulesChanged() {
    take(now -> {});
  }

  /** Forgets everything about an account. */
  public void forget(AccountId account) {
    take(now -> pipeline.forget(account));
  }

  /** Writes what is remembered; blocks on disk access. */
  @Override
  public void close() {
    List<Subscription> all;
    StoredNotices last;
    synchronized (lock) {
      if (closed) {
        return;
      }
      closed = true;
      all = List.copyOf(subscriptions);
      last = saved;
      alarm.cancel();
      if (heartbeat != null) {
        heartbeat.cancel();
      }
    }
    all.forEach(Subscription::close);
    if (begun) {
      file.write(last);
    }
  }
}
