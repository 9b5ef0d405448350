package envwatch.cli;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.world.training.seed.TrainingPlan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okio.Buffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which requests a check of a class sends. */
class CheckRequestsTest {
  @TempDir Path folder;
  private final Collection<String> paths = new ConcurrentLinkedQueue<>();
  private final OkHttpClient client = new OkHttpClient();

  /** Passes requests on to the simulator, and notes their paths. */
  private Dispatcher passingOn(Simulator simulator) {
    return new Dispatcher() {
      @Override
      public MockResponse dispatch(RecordedRequest request) {
        paths.add(request.getUrl().encodedPath());
        Request same =
            new Request.Builder()
                .url(simulator.address() + request.getTarget())
                .headers(request.getHeaders())
                .build();
        try (Response answer = client.newCall(same).execute()) {
          return new MockResponse.Builder()
              .code(answer.code())
              .headers(answer.headers())
              .body(new Buffer().write(answer.body().bytes()))
              .build();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    };
  }

  private Map<String, Long> counted(String classId) {
    return paths.stream()
        .map(path -> path.replace("/api/v3/", "").replace(classId, "ID"))
        .collect(groupingBy(Function.identity(), TreeMap::new, counting()));
  }

  @Test
  void sixtySeatsTakeOneForEachListAndOneForEachEnvironment() throws Exception {
    SimulatorOptions sixtySeats =
        SimulatorOptions.builder().environments(0).training(TrainingPlan.of(1, 60)).build();
    CommandLineRun line = new CommandLineRun(folder);
    try (Simulator simulator = Simulator.start(sixtySeats);
        MockWebServer server = new MockWebServer()) {
      String id = CheckCommandTest.classId(simulator, "Class 1");
      server.setDispatcher(passingOn(simulator));
      server.start();
      line.variables.put("ENVWATCH_API_KEY", simulator.apiKey().reveal());

      line.run(
          "check",
          "--address",
          server.url("/").toString(),
          "--api-id",
          simulator.apiId(),
          "--class",
          id);

      assertThat(line.out()).contains("All 60 ready");
      assertThat(counted(id))
          .isEqualTo(
              Map.of(
                  "ping", 1L,
                  "class/ID", 1L,
                  "class/ID/students", 1L,
                  "envs", 1L,
                  "regions", 1L,
                  "envs/actions/getextended", 60L));
    }
  }
}
