package envwatch.simulator.world;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The world's clock and lock: what reads or changes the world takes a turn, and all events that are
 * due are processed before. Thread-safe.
 */
final class WorldClock {
  private final ReentrantLock lock = new ReentrantLock();
  private final InstantSource clock;
  private final Agenda agenda;

  public WorldClock(InstantSource clock, Agenda agenda) {
    this.clock = clock;
    this.agenda = agenda;
  }

  /** A task that runs under the world's lock. */
  public interface Task<T, E extends Exception> {
    T run() throws E;
  }

  public Instant now() {
    return clock.instant();
  }

  /** Runs the task under the lock, after processing all events that are due. */
  public <T, E extends Exception> T take(Task<T, E> what) throws E {
    lock.lock();
    try {
      agenda.runUntil(clock.instant());
      return what.run();
    } finally {
      lock.unlock();
    }
  }
}
