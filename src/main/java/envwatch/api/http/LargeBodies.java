package envwatch.api.http;

import java.io.InterruptedIOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import okhttp3.Call;

/**
 * Room in memory for large bodies, from their first byte until they are read into the model, which
 * costs several times their size. All transports of a program share it, so that no number of
 * requests in flight exhausts the memory; one transport has one large body at a time, so that a
 * service that trickles does not keep those of others waiting.
 */
public final class LargeBodies {
  /** Bodies up to this size, in bytes, need no place. */
  static final int SMALL = 1024 * 1024;

  private static final int AT_ONCE = 2;
  private static final long MILLISECONDS_BETWEEN_CHECKS = 100;

  private final Semaphore places = new Semaphore(AT_ONCE, true);

  /** What one transport may take of it. */
  Share share() {
    return new Share();
  }

  /** The part of one transport. */
  final class Share {
    private final Semaphore own = new Semaphore(1, true);

    /** A place for one answer, not taken yet. */
    Place place() {
      return new Place(own);
    }
  }

  /** The place of one answer. May be closed by another thread than the one that takes it. */
  final class Place implements AutoCloseable {
    private final Semaphore own;
    private boolean held;
    private boolean closed;

    private Place(Semaphore own) {
      this.own = own;
    }

    /**
     * Waits for room.
     *
     * @throws InterruptedIOException when the call is cancelled or runs out of time meanwhile
     */
    void take(Call call) throws InterruptedIOException {
      acquire(own, call);
      boolean both = false;
      try {
        acquire(places, call);
        both = true;
      } finally {
        if (!both) {
          own.release();
        }
      }
      synchronized (this) {
        held = true;
        if (!closed) {
          return;
        }
      }
      release();
      throw new InterruptedIOException("the answer is not waited for any more");
    }

    private void acquire(Semaphore room, Call call) throws InterruptedIOException {
      try {
        while (!room.tryAcquire(MILLISECONDS_BETWEEN_CHECKS, TimeUnit.MILLISECONDS)) {
          if (call.isCanceled()) {
            throw new InterruptedIOException("timeout");
          }
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("interrupted");
      }
    }

    @Override
    public void close() {
      synchronized (this) {
        closed = true;
      }
      release();
    }

    private void release() {
      synchronized (this) {
        if (!held) {
          return;
        }
        held = false;
      }
      places.release();
      own.release();
    }
  }
}
