package envwatch.runtime;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** The built-in simulated service, and the account that signs in to it. */
public record Demo(Simulator simulator, ApiAccount account) implements AutoCloseable {
  public static final AccountId ACCOUNT = new AccountId("demo");

  /**
   * @param history how long its world has lived when it is served first
   * @throws IOException if no port is available
   */
  public static Demo start(Duration history) throws IOException {
    Simulator simulator =
        Simulator.start(
            SimulatorOptions.builder().training(TrainingPlan.DEMO).history(history).build());
    return new Demo(
        simulator,
        new ApiAccount(
            ACCOUNT,
            text("demo.account"),
            simulator.address(),
            null,
            simulator.apiId(),
            simulator.apiKey(),
            List.of()));
  }

  /** What was seen of it before it was started. */
  public DemoPast past() {
    return new DemoPast(simulator.past(), account);
  }

  @Override
  public void close() {
    simulator.close();
  }
}
