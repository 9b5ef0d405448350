package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.simulator.NotedRequests;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which requests a check of a class sends. */
class CheckRequestsTest {
  @TempDir Path folder;

  @Test
  void sixtySeatsTakeOneForEachListAndOneForEachEnvironment() throws Exception {
    SimulatorOptions sixtySeats =
        SimulatorOptions.builder().environments(0).training(TrainingPlan.of(1, 60)).build();
    CommandLineRun line = new CommandLineRun(folder);
    try (Simulator simulator = Simulator.start(sixtySeats);
        NotedRequests requests = new NotedRequests(simulator)) {
      String id = CheckCommandTest.classId(simulator, "Class 1");
      line.variables.put("ENVWATCH_API_KEY", simulator.apiKey().reveal());

      line.run(
          "check",
          "--address",
          requests.address().toString(),
          "--api-id",
          simulator.apiId(),
          "--class",
          id);

      assertThat(line.out()).contains("All 60 ready");
      assertThat(requests.countedByPath())
          .isEqualTo(
              Map.of(
                  "ping",
                  1L,
                  "class/" + id,
                  1L,
                  "class/" + id + "/students",
                  1L,
                  "envs",
                  1L,
                  "regions",
                  1L,
                  "envs/actions/getextended",
                  60L));
    }
  }
}
