package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable.What;
import envwatch.api.EnvironmentService;
import org.jspecify.annotations.Nullable;

/** Asks for one look at classes, and tells the result. */
final class ClassQuestion<T> implements Question {
  private final ClassLook<T> look;
  private final Listener<T> listener;

  /** Receives exactly one result. */
  interface Listener<T> {
    void answered(ClassLook<T> look, T answer);

    void failed(ClassLook<T> look, ApiException cause);

    /** The request will never be sent. */
    void dropped(ClassLook<T> look);
  }

  ClassQuestion(ClassLook<T> look, Listener<T> listener) {
    this.look = look;
    this.listener = listener;
  }

  /**
   * A defect is left to the thread's handler for uncaught exceptions; planning continues as after
   * an unreadable answer.
   */
  @Override
  public void ask(EnvironmentService service) throws ApiException {
    @Nullable T answer = null;
    boolean failed = false;
    try {
      answer = look.request().send(service.training());
    } catch (ApiException expected) {
      failed = true;
      throw expected;
    } finally {
      if (answer != null) {
        listener.answered(look, answer);
      } else if (!failed) {
        listener.failed(look, new ApiException.Unreadable(What.OTHER_SHAPE));
      }
    }
  }

  @Override
  public void failed(ApiException cause) {
    listener.failed(look, cause);
  }

  @Override
  public void dropped() {
    listener.dropped(look);
  }
}
