package envwatch.training.check.look;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.watch.Question;
import org.jspecify.annotations.Nullable;

/** Looks at an environment that the account does not watch. */
public final class StateQuestion implements Question {
  private final EnvironmentId environment;
  private final Listener listener;

  /** Receives exactly one result. */
  interface Listener {
    void answered(EnvironmentId id, Environment environment);

    void failed(EnvironmentId id, ApiException cause);

    /** The request will never be sent. */
    void dropped();
  }

  StateQuestion(EnvironmentId environment, Listener listener) {
    this.environment = environment;
    this.listener = listener;
  }

  /** A defect is left to the thread's handler; the check continues as after an unread answer. */
  @Override
  public void ask(EnvironmentService service) throws ApiException {
    @Nullable Environment answer = null;
    boolean failed = false;
    try {
      answer = service.state(environment);
    } catch (ApiException expected) {
      failed = true;
      throw expected;
    } finally {
      if (answer != null) {
        listener.answered(environment, answer);
      } else if (!failed) {
        listener.failed(environment, new Unreadable(Unreadable.What.OTHER_SHAPE));
      }
    }
  }

  @Override
  public void failed(ApiException cause) {
    listener.failed(environment, cause);
  }

  @Override
  public void dropped() {
    listener.dropped();
  }
}
