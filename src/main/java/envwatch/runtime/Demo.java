package envwatch.runtime;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.IOException;
import java.util.List;

/** The built-in simulated service, and the account that signs in to it. */
public record Demo(Simulator simulator, ApiAccount account) implements AutoCloseable {
  static final AccountId ACCOUNT = new AccountId("demo");

  public static Demo start() throws IOException {
    Simulator simulator = Simulator.start(SimulatorOptions.DEFAULT);
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

  @Override
  public void close() {
    simulator.close();
  }
}
