package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.platform.AppDirectories;
import envwatch.settings.NetworkSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Behind a proxy, so that only this computer is asked anything: consoles are served here. */
class ProbeCommandTest {
  @TempDir Path folder;
  private CommandLineRun line;
  private Simulator simulator;

  @BeforeEach
  void prepare() throws Exception {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    try (SettingsFile settings = new SettingsFile(directories)) {
      settings.change(now ->
          now.with(
              Settings.NETWORK,
              now.network()
                  .with(NetworkSettings.PROXY, NetworkSettings.ProxyChoice.ADDRESS)
                  .with(NetworkSettings.PROXY_HOST, "127.0.0.1")
                  .with(NetworkSettings.PROXY_PORT, 9)));
    }
    simulator = Simulator.start(SimulatorOptions.STILL.toBuilder().environments(5).build());
    line = new CommandLineRun(folder);
    line.variables.put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
  }

  @AfterEach
  void stop() {
    simulator.close();
  }

  private int run(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("--address", simulator.address().toString(), "--api-id", simulator.apiId()));
    arguments.addAll(List.of(more));
    return line.run(arguments.toArray(String[]::new));
  }

  private static JsonNode json(String printed) {
    return JsonMapper.shared().readTree(printed);
  }

  /** One of whose machines at least one has a console. */
  private JsonNode environment() {
    run("status", "--json");
    for (JsonNode each : json(line.out()).get("environments")) {
      if (each.get("machines").valueStream().anyMatch(one -> !one.get("webAccess").isNull())) {
        line = again();
        return each;
      }
    }
    throw new AssertionError("no machine has a console");
  }

  private CommandLineRun again() {
    CommandLineRun next = new CommandLineRun(folder);
    next.variables.putAll(line.variables);
    return next;
  }

  private static JsonNode withConsole(JsonNode environment) {
    return environment
        .get("machines")
        .valueStream()
        .filter(one -> !one.get("webAccess").isNull())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void oneMachineIsAskedAndToldForPrograms() {
    JsonNode environment = environment();
    String machine = withConsole(environment).get("id").asString();

    int code =
        run(
            "--environment",
            environment.get("id").asString(),
            "probe",
            "--machine",
            machine,
            "--json");

    JsonNode machines = json(line.out()).get("machines");
    assertThat(machines.size()).isOne();
    assertThat(machines.get(0).get("machine").asString()).isEqualTo(machine);
    JsonNode console =
        machines
            .get(0)
            .get("checks")
            .valueStream()
            .filter(check -> check.get("check").asString().equals("web-access"))
            .findFirst()
            .orElseThrow();
    assertThat(console.get("result").asString()).isEqualTo("answers");
    assertThat(console.get("status").asInt()).isEqualTo(200);
    assertThat(console.get("port").asInt()).isEqualTo(simulator.address().getPort());
    // The host itself cannot be told through the proxy.
    assertThat(machines.get(0).get("answers").isNull()).isTrue();
    assertThat(code).isEqualTo(2);
  }

  @Test
  void theTableHasARowForEachWay() {
    JsonNode environment = environment();

    run("--environment", environment.get("id").asString(), "probe");

    assertThat(line.out())
        .containsPattern("console +answers with 200, \\d+ ms")
        .containsPattern("(SSH|remote desktop) +cannot be told through a proxy");
  }

  @Test
  void anUnknownEnvironmentOrMachineIsNamed() {
    JsonNode environment = environment();

    int code =
        run(
            "--environment",
            environment.get("id").asString(),
            "--environment",
            "ENnot",
            "probe",
            "--machine",
            "VMnot");

    assertThat(line.err())
        .contains("There is no environment with the ID ENnot")
        .contains("has a machine with the ID VMnot");
    assertThat(line.out()).isEmpty();
    assertThat(code).isEqualTo(2);
  }

  @Test
  void withoutAnEnvironmentNothingIsAsked() {
    assertThat(run("probe")).isEqualTo(2);
    assertThat(line.err()).contains("--environment");
  }
}
