package envwatch.cli;

import envwatch.actions.Activity;
import envwatch.actions.ActivityFile;
import envwatch.platform.AppDirectories;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Liveliness;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs {@code envwatch act} at a simulated service, and reads what came of it. */
abstract class ActingAtTheSimulator {
  @TempDir Path folder;
  CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  final List<Activity> recorded() throws IOException {
    Path file = AppDirectories.below(folder).data().resolve(ActivityFile.NAME);
    return Files.exists(file) ? new ActivityFile(file).load() : List.of();
  }

  final int act(Simulator simulator, String... words) {
    line.variables.put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--address", simulator.address().toString(), "--api-id", simulator.apiId(), "act"));
    arguments.addAll(List.of(words));
    return line.run(arguments.toArray(String[]::new));
  }

  static Simulator still() throws IOException {
    return Simulator.start(SimulatorOptions.builder().still().environments(20).build());
  }

  static LabEnvironment own(Simulator simulator, EnvironmentState state) {
    return find(simulator, one -> one.state() == state && simulator.world().mayEdit(one));
  }

  static LabEnvironment find(Simulator simulator, Predicate<LabEnvironment> wanted) {
    return simulator.world().environments().stream().filter(wanted).findFirst().orElseThrow();
  }

  static LabEnvironment now(Simulator simulator, LabEnvironment lab) {
    return simulator.world().environment(lab.id()).orElseThrow();
  }

  final List<JsonNode> results() {
    return JsonMapper.shared().readTree(line.out()).path("results").valueStream().toList();
  }

  static Simulator fast() throws IOException {
    return at(30);
  }

  /**
   * @param speed how many times as fast as the real one
   */
  static Simulator at(int speed) throws IOException {
    return Simulator.start(
        SimulatorOptions.builder()
            .liveliness(new Liveliness(false, speed, 0))
            .environments(20)
            .build());
  }
}
