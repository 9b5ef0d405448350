package envwatch.training.check;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService;
import envwatch.watch.Question;
import org.jspecify.annotations.Nullable;

/** One request of a check, beside what the account watches. */
final class LookQuestion<T> implements Question {
  private final Request<T> request;
  private final Listener<T> listener;

  /** Sends one request. */
  interface Request<T> {
    T send(EnvironmentService service) throws ApiException;
  }

  /** Receives exactly one result. */
  interface Listener<T> {
    void answered(T answer);

    void failed(ApiException cause);

    /** The request will never be sent. */
    void dropped();
  }

  LookQuestion(Request<T> request, Listener<T> listener) {
    this.request = request;
    this.listener = listener;
  }

  /** A defect is left to the thread's handler; the check continues as after an unread answer. */
  @Override
  public void ask(EnvironmentService service) throws ApiException {
    @Nullable T answer = null;
    boolean failed = false;
    try {
      answer = request.send(service);
    } catch (ApiException expected) {
      failed = true;
      throw expected;
    } finally {
      if (answer != null) {
        listener.answered(answer);
      } else if (!failed) {
        listener.failed(new Unreadable(Unreadable.What.OTHER_SHAPE));
      }
    }
  }

  @Override
  public void failed(ApiException cause) {
    listener.failed(cause);
  }

  @Override
  public void dropped() {
    listener.dropped();
  }
}
