package envwatch.api.http;

import java.io.InterruptedIOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import okhttp3.Call;

/**
 * Reserves memory for large bodies, from their first byte until they have been converted to the
 * model, which needs several times their size. All transports of a program share it, so that no
 * number of concurrent requests exhausts the memory. Each transport may have one large body at a
 * time, so that a slow service does not block the others.
 */
public final class LargeBodies {
  /** Bodies up to this size, in bytes, need no reservation. */
  static final int SMALL = 1024 * 1024;

  private static final int AT_ONCE = 2;
  private static final long MILLISECONDS_BETWEEN_CHECKS = 100;

  private final Semaphore places = new Semaphore(AT_ONCE, true);

  /** Creates the share of one transport. */
  Share share() {
    return new Share();
  }

  /** The share of one transport. */
  final class Share {
    private final Semaphore own = new Semaphore(1, true);

    /** Creates a place for one answer, not yet taken. */
    Place place() {
      return new Place(own);
    }
  }

  /** The place of one answer. May be closed by a different thread than the one that took it. */
  final class Place implements AutoCloseable {
    private final Semaphore own;
    private boolean held;
    private boolean closed;

    private Place(Semaphore own) {
      this.own = own;
    }

    /**
     * Waits until the place is free.
     *
     * @throws InterruptedIOException when the call is cancelled or times out while waiting
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
