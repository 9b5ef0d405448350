package envwatch.ui.console;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.RawAnswer;
import envwatch.catalogue.RawCall;
import envwatch.watch.Question;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A call that only reads, sent within the budget of its account. */
final class CallQuestion implements Question {
  private final RawCall call;
  private final Consumer<RawAnswer> answered;
  private final Consumer<@Nullable ApiException> unanswered;

  /**
   * @param answered receives an answer of any status
   * @param unanswered receives why there is none; null if nothing was sent
   */
  CallQuestion(
      RawCall call, Consumer<RawAnswer> answered, Consumer<@Nullable ApiException> unanswered) {
    this.call = call;
    this.answered = answered;
    this.unanswered = unanswered;
  }

  @Override
  public void ask(EnvironmentService service) throws ApiException {
    answered.accept(service.look(call));
  }

  @Override
  public void failed(ApiException cause) {
    unanswered.accept(cause);
  }

  @Override
  public void dropped() {
    unanswered.accept(null);
  }
}
