package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.platform.ProcessEnd;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import envwatch.simulator.Weather;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the simulated service until it is interrupted. */
@Command(name = "simulator")
final class SimulatorCommand extends Subcommand {
  @Option(names = "--port", descriptionKey = "cli.option.port", paramLabel = "N")
  private int port = SimulatorOptions.DEFAULT.port();

  @Option(names = "--environments", descriptionKey = "cli.option.environments", paramLabel = "N")
  private int environments = SimulatorOptions.DEFAULT.environments();

  @Option(names = "--machines", descriptionKey = "cli.option.machines", paramLabel = "N")
  private @Nullable Integer machines;

  @Option(names = "--weather", descriptionKey = "cli.option.weather", paramLabel = "WORDS")
  private String weather = "";

  @Option(names = "--seed", descriptionKey = "cli.option.seed", paramLabel = "N")
  private long seed = SimulatorOptions.DEFAULT.seed();

  @Option(names = "--tls", descriptionKey = "cli.option.tls")
  private boolean tls;

  @Option(names = "--refuse-reused-tokens", descriptionKey = "cli.option.refuse-reused-tokens")
  private boolean refuseReusedTokens;

  @Option(
      names = "--versions",
      descriptionKey = "cli.option.versions",
      paramLabel = "N",
      split = ",")
  private Set<Integer> versions = SimulatorOptions.DEFAULT.versions();

  SimulatorCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException {
    if (options().concernDashboard()) {
      throw new UsageException(text("cli.simulator.options"));
    }
    try (Simulator simulator = Simulator.start(simulatorOptions());
        ProcessEnd _ = new ProcessEnd(simulator::close)) {
      out().println(simulator.describe());
      out().flush();
      // The user ends the process; whoever started this thread in another one interrupts it.
      new CountDownLatch(1).await();
      return 0;
    } catch (InterruptedException e) {
      return 0;
    } catch (IOException e) {
      throw new UsageException(text("cli.simulator.port", String.valueOf(port)));
    }
  }

  private SimulatorOptions simulatorOptions() throws UsageException {
    try {
      SimulatorOptions.Builder options =
          SimulatorOptions.builder()
              .port(port)
              .environments(environments)
              .seed(seed)
              .versions(versions)
              .training(TrainingPlan.DEMO)
              .history(options().history(Duration.ZERO))
              .weather(Weather.parse(weather));
      if (machines != null) {
        options.machines(machines);
      }
      if (tls) {
        options.tls();
      }
      if (refuseReusedTokens) {
        options.refuseReusedTokens();
      }
      return options.build();
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
