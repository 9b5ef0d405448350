package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class AotTlsTrainingTest {
  @TempDir Path folder;

  @Test
  void loadsTheClassesOfAHandshakeAndOfEachVersionAndNotThoseOfAService() throws Exception {
    Path loaded = folder.resolve("loaded.log");

    try (Simulator service =
        Simulator.start(SimulatorOptions.builder().environments(1).still().tls().build())) {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xlog:class+load:file=" + loaded,
                  "-cp",
                  System.getProperty("java.class.path"),
                  Rehearsing.class.getName(),
                  service.address().toString(),
                  service.apiId(),
                  service.apiKey().reveal(),
                  service.certificate().orElseThrow().toString())
              .inheritIO()
              .start();
      assertThat(process.waitFor()).isZero();
    }

    assertThat(loaded)
        .content()
        .contains(
            "sun.security.ssl.Finished$T13FinishedConsumer",
            "envwatch.api.v1.V1Service",
            "envwatch.api.v2.V2Service",
            "envwatch.api.v3.V3Service")
        .doesNotContain("envwatch.simulator");
  }

  /** Only rehearses, in a process of its own. */
  static final class Rehearsing {
    private Rehearsing() {}

    public static void main(String[] arguments) throws Exception {
      ApiAccount account =
          new ApiAccount(
              new AccountId("training"),
              "training",
              URI.create(arguments[0]),
              null,
              arguments[1],
              Secret.of(arguments[2]),
              List.of());
      AotTlsTraining.read(account, arguments[3]);
    }
  }
}
