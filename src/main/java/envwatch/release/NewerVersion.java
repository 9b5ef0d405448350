package envwatch.release;

import envwatch.api.ApiException;
import envwatch.release.ReleaseFile.Known;
import envwatch.util.AlarmClock;
import envwatch.util.Listeners;
import envwatch.util.SerialExecutor;
import envwatch.util.Subscription;
import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds out at most once a day whether there is a newer version, while a person wants that. What
 * goes wrong is noted once in the log, and tried again on the next day. All methods return at once
 * and may be called from any thread.
 */
public final class NewerVersion implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NewerVersion.class);

  /** The start of the program is busy enough. */
  static final Duration FIRST = Duration.ofMinutes(1);

  /** Also after a failure, and counted through restarts. */
  static final Duration PAUSE = Duration.ofDays(1);

  /** Alarms may not count the time while the computer sleeps. */
  private static final Duration LONGEST_ALARM = Duration.ofHours(1);

  private final VersionNumber own;
  private final Question question;
  private final BooleanSupplier wanted;
  private final ReleaseFile file;
  private final Time time;
  private final Executor inOrder;
  private final Listeners<Optional<VersionNumber>> listeners = new Listeners<>();
  private final Object lock = new Object();

  // Guarded by the lock.
  private Known known = Known.NOTHING;
  private Optional<VersionNumber> told = Optional.empty();
  private final AlarmClock alarm;
  private boolean ready;
  private boolean asking;
  private boolean failing;
  private boolean closed;

  /** The question for the newest version; may block. */
  @FunctionalInterface
  public interface Question {
    /**
     * @throws ApiException if it is not answered, or with something else
     */
    VersionNumber ask() throws ApiException;
  }

  /**
   * @param own the version of this program
   * @param wanted asked each time
   * @param file read by {@link #begin}
   * @param background runs what blocks
   */
  public NewerVersion(
      VersionNumber own,
      Question question,
      BooleanSupplier wanted,
      ReleaseFile file,
      Time time,
      Executor background) {
    this.own = own;
    this.question = question;
    this.wanted = wanted;
    this.file = file;
    this.time = time;
    inOrder = new SerialExecutor(background);
    alarm = new AlarmClock(time, LONGEST_ALARM, this::alarm);
  }

  /** To be called once, after the start. */
  public void begin() {
    inOrder.execute(() -> {
      Known read = file.read();
      synchronized (lock) {
        known = read;
        tell();
        if (!closed) {
          Instant now = time.instant();
          alarm.set(now.plus(FIRST), now);
        }
      }
      listeners.deliver();
    });
  }

  private void alarm() {
    synchronized (lock) {
      ready = true;
      plan();
    }
  }

  public VersionNumber own() {
    return own;
  }

  /** Passes on the newer version, or empty for none, now and after every change. */
  public Subscription subscribe(Consumer<Optional<VersionNumber>> listener) {
    Subscription subscription;
    synchronized (lock) {
      subscription = listeners.subscribe(listener, told);
    }
    listeners.deliver();
    return subscription;
  }

  /** A person has changed whether they want to know. */
  public void wantedChanged() {
    synchronized (lock) {
      tell();
      plan();
    }
    listeners.deliver();
  }

  /** Tells no more of this version; of a newer one, which may be known by now, it does. */
  public void dismiss(VersionNumber version) {
    synchronized (lock) {
      keep(new Known(known.asked(), known.newest(), version));
      tell();
    }
    listeners.deliver();
  }

  private void keep(Known changed) {
    known = changed;
    inOrder.execute(() -> file.write(changed));
  }

  private void tell() {
    VersionNumber newest = known.newest();
    boolean tells =
        wanted.getAsBoolean()
            && newest != null
            && newest.newerThan(own)
            && !newest.equals(known.dismissed());
    Optional<VersionNumber> now = tells ? Optional.ofNullable(newest) : Optional.empty();
    if (!now.equals(told)) {
      told = now;
      listeners.queue(now);
    }
  }

  private void plan() {
    if (!ready) {
      return;
    }
    alarm.cancel();
    if (closed || asking || !wanted.getAsBoolean()) {
      return;
    }
    Instant now = time.instant();
    Instant due = due(now);
    if (due.isAfter(now)) {
      alarm.set(due, now);
    } else {
      asking = true;
      inOrder.execute(this::ask);
    }
  }

  /** A clock that was set back must not keep it waiting for long. */
  private Instant due(Instant now) {
    Instant last = known.asked();
    return last == null || last.isAfter(now) ? now : last.plus(PAUSE);
  }

  private void ask() {
    VersionNumber answer = answer();
    synchronized (lock) {
      asking = false;
      if (closed) {
        return;
      }
      keep(new Known(time.instant(), answer == null ? known.newest() : answer, known.dismissed()));
      tell();
      plan();
    }
    listeners.deliver();
  }

  /** Null if there was none. */
  private @Nullable VersionNumber answer() {
    try {
      VersionNumber answer = question.ask();
      synchronized (lock) {
        failing = false;
      }
      return answer;
    } catch (ApiException e) {
      synchronized (lock) {
        if (!failing && !closed) {
          LOG.info("The newest version is not known: {}", e.getMessage());
        }
        failing = true;
      }
      return null;
    }
  }

  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
      alarm.cancel();
    }
  }
}
