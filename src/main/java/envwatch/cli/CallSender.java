package envwatch.cli;

import envwatch.actions.Admission;
import envwatch.actions.CallOrder;
import envwatch.actions.CallResult;
import envwatch.api.EnvironmentService;
import envwatch.catalogue.RawCall;
import envwatch.model.ApiAccount;
import envwatch.util.SystemTime;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Sends one call that changes something, as the window would: by its rules, and recorded. */
final class CallSender implements AutoCloseable {
  private final ApiAccount account;
  private final SystemTime time = new SystemTime();
  private final RecordedDesk desk;

  /**
   * @param folder where the record is kept; null to keep none
   */
  public CallSender(
      ApiAccount account,
      EnvironmentService service,
      @Nullable Path folder,
      BooleanSupplier readOnly) {
    this.account = account;
    desk =
        new RecordedDesk(
            new ConnectedAccount(account, service, time.instant()),
            time,
            folder,
            readOnly,
            Admission.ALL);
  }

  /**
   * Sends the call once, and waits for the answer.
   *
   * @param cutOff called if the process ends while the call is under way, as after Ctrl+C
   */
  public CallResult send(RawCall call, Runnable cutOff) throws InterruptedException {
    return desk.guarded(cutOff, () -> desk.desk().submit(new CallOrder(account.id(), call)).get());
  }

  @Override
  public void close() {
    desk.close();
    time.close();
  }
}
