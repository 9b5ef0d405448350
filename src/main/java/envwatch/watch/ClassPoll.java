package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.TrainingService;
import java.time.Instant;

/**
 * One request for information about classes.
 *
 * @param subject what it looks at
 * @param request sends the request and blocks
 * @param receiver takes the answer, before it becomes the newest one
 * @param inBackground whether it is one of the looks that are not urgent
 */
record ClassPoll<T>(
    Looked<T> subject, Request<T> request, Receiver<T> receiver, boolean inBackground) {
  /** Sends one request. */
  interface Request<T> {
    T send(TrainingService service) throws ApiException;
  }

  /** Takes an answer. */
  interface Receiver<T> {
    /** Returns what to keep: the answer, or the previous one if both are the same. */
    T take(T answer);
  }

  /** Creates an urgent look. */
  ClassPoll(Looked<T> subject, Request<T> request, Receiver<T> receiver) {
    this(subject, request, receiver, false);
  }

  /** The same look, not urgent. */
  ClassPoll<T> background() {
    return new ClassPoll<>(subject, request, receiver, true);
  }

  void answered(T answer, Instant now) {
    subject.answered(receiver.take(answer), now);
  }
}
