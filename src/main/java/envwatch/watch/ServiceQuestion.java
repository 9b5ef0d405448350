package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.EnvironmentService;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One request, whose result is received exactly once. */
public final class ServiceQuestion<T> implements QueuedRequest {
  private final Request<T> request;
  private final Consumer<T> answered;
  private final Consumer<ApiException> failed;
  private final Runnable dropped;
  private final BooleanSupplier wanted;

  /** Sends one request. */
  @FunctionalInterface
  public interface Request<T> {
    T send(EnvironmentService service) throws ApiException;
  }

  /**
   * @param dropped called instead of the others if the request will never be sent
   */
  public ServiceQuestion(
      Request<T> request, Consumer<T> answered, Consumer<ApiException> failed, Runnable dropped) {
    this(request, answered, failed, dropped, () -> true);
  }

  /**
   * @param wanted as {@link QueuedRequest#wanted}
   */
  public ServiceQuestion(
      Request<T> request,
      Consumer<T> answered,
      Consumer<ApiException> failed,
      Runnable dropped,
      BooleanSupplier wanted) {
    this.request = request;
    this.answered = answered;
    this.failed = failed;
    this.dropped = dropped;
    this.wanted = wanted;
  }

  /**
   * A defect is left to the thread's handler for uncaught exceptions; who asked goes on as after an
   * answer that cannot be read.
   */
  @Override
  public void ask(EnvironmentService service) throws ApiException {
    @Nullable T answer = null;
    boolean expected = false;
    try {
      answer = request.send(service);
    } catch (ApiException failure) {
      expected = true;
      throw failure;
    } finally {
      if (answer != null) {
        answered.accept(answer);
      } else if (!expected) {
        failed.accept(new Unreadable(Unreadable.What.OTHER_SHAPE));
      }
    }
  }

  @Override
  public void failed(ApiException cause) {
    failed.accept(cause);
  }

  @Override
  public boolean wanted() {
    return wanted.getAsBoolean();
  }

  @Override
  public void dropped() {
    dropped.run();
  }
}
