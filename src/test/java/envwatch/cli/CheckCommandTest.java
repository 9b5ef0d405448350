package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.EnvironmentService;
import envwatch.api.http.NetworkOptions;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.runtime.Services;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
  @TempDir Path folder;
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  private int check(Simulator simulator, String... more) {
    line.variables.put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "check",
                "--address",
                simulator.address().toString(),
                "--api-id",
                simulator.apiId()));
    arguments.addAll(List.of(more));
    return line.run(arguments.toArray(String[]::new));
  }

  /** The id of the class whose name begins so. */
  static String classId(Simulator simulator, String name) throws Exception {
    ApiAccount account =
        new ApiAccount(
            new AccountId("a"),
            "Lab",
            simulator.address(),
            new ApiVersion(3),
            simulator.apiId(),
            simulator.apiKey(),
            List.of());
    try (EnvironmentService service =
        new Services(Clock.systemUTC())
            .connector(() -> NetworkOptions.SYSTEM)
            .connect(account)
            .service()) {
      return service.training().classes().entries().stream()
          .filter(one -> one.name().startsWith(name))
          .map(one -> one.id().value())
          .findFirst()
          .orElseThrow();
    }
  }

  private String first() {
    return line.out().lines().findFirst().orElse("");
  }

  @Nested
  class OfEnvironments {
    private static final SimulatorOptions STILL = SimulatorOptions.STILL;

    @Test
    void withoutAnyAccountNothingIsKnown() {
      assertThat(line.run("check")).isEqualTo(3);

      assertThat(line.out())
          .startsWith("ENVIRONMENTS UNKNOWN")
          .contains("No account is set up yet.");
    }

    @Test
    void problemsAreCriticalAndOneLineWithFiguresComesFirst() throws IOException {
      try (Simulator simulator = Simulator.start(STILL)) {
        assertThat(check(simulator)).isEqualTo(2);
      }
      assertThat(first())
          .matches(
              "ENVIRONMENTS CRITICAL - \\d+ of 12 failed, .* \\|( [a-z_]+=\\d+;\\d*;\\d*;0;12)+")
          .contains(" failed=");
      assertThat(line.out().lines().count()).isGreaterThan(1);
    }

    @Test
    void asManyAsMayFailAreOk() throws IOException {
      try (Simulator simulator = Simulator.start(STILL)) {
        assertThat(check(simulator, "--warning", "12", "--critical", "12")).isEqualTo(0);
      }
      assertThat(first()).startsWith("ENVIRONMENTS OK - ");
    }

    @Test
    void fewerThanCriticalAreAWarning() throws IOException {
      try (Simulator simulator = Simulator.start(STILL)) {
        assertThat(check(simulator, "--critical", "12")).isEqualTo(1);
      }
    }

    @Test
    void noPasswordIsPrinted() throws IOException {
      try (Simulator simulator = Simulator.start(STILL)) {
        check(simulator);

        assertThat(simulator.world().environments())
            .flatExtracting(environment -> environment.machines())
            .isNotEmpty()
            .allSatisfy(
                machine -> assertThat(line.out()).doesNotContain(machine.password().reveal()));
      }
    }
  }

  @Test
  void aServiceThatCannotBeReachedIsUnknown() {
    line.variables.put("ENVWATCH_API_KEY", "key");

    int exit =
        line.run(
            "check", "--address", URI.create("http://127.0.0.1:1").toString(), "--api-id", "ID");

    assertThat(exit).isEqualTo(3);
    assertThat(first()).startsWith("ENVIRONMENTS UNKNOWN - ").contains("refused the connection");
  }

  @Test
  void anEnvironmentThatDoesNotExistIsNotWell() throws IOException {
    try (Simulator simulator = Simulator.start(SimulatorOptions.STILL)) {
      assertThat(check(simulator, "--environment", "ENnone")).isIn(2, 3);
    }
    assertThat(line.out()).contains("ENnone");
  }

  @Test
  void aWrongKeyIsUnknown() throws IOException {
    try (Simulator simulator = Simulator.start(SimulatorOptions.STILL)) {
      line.variables.put("ENVWATCH_API_KEY", "wrong");

      assertThat(
              line.run(
                  "check",
                  "--address",
                  simulator.address().toString(),
                  "--api-id",
                  simulator.apiId()))
          .isEqualTo(3);
    }
    assertThat(first()).contains("did not accept the key");
  }

  @Test
  void aWrongCommandLineIsUnknownAndNotCritical() {
    assertThat(line.run("check", "--warning", "some")).isEqualTo(3);
    assertThat(line.run("check", "--max-age", "soon")).isEqualTo(3);
    assertThat(line.run("check", "--critical", "-1")).isEqualTo(3);
    assertThat(line.run("check", "--class", " ")).isEqualTo(3);
  }

  @Nested
  class OfAClass {
    private Simulator demo() throws IOException {
      return Simulator.start(
          SimulatorOptions.builder().environments(0).training(TrainingPlan.DEMO).build());
    }

    @Test
    void threeOfTwelveAreNotReadyBeforeTheClass() throws Exception {
      try (Simulator simulator = demo()) {
        int exit = check(simulator, "--class", classId(simulator, "Kubernetes day 2"));

        assertThat(exit).isEqualTo(2);
      }
      assertThat(first())
          .startsWith(
              "CLASS CRITICAL - Kubernetes day 2 - April group: 3 of 12 not ready: 1 without"
                  + " environment, 1 failed, 1 suspended | not_ready=3;0;0;0;12 ready=9;;;0;12");
      assertThat(line.out()).contains("Problem, State: ", ": suspended");
    }

    @Test
    void asManyAsMayBeMissingAreNoMoreThanAWarning() throws Exception {
      try (Simulator simulator = demo()) {
        String id = classId(simulator, "Kubernetes day 2");

        assertThat(check(simulator, "--class", id, "--critical", "12")).isEqualTo(1);
      }
    }

    @Test
    void lightsLeftOnAfterTheClassAreAWarning() throws Exception {
      try (Simulator simulator = demo()) {
        assertThat(check(simulator, "--class", classId(simulator, "SIEM"))).isEqualTo(1);
      }
      assertThat(first())
          .startsWith("CLASS WARNING - SIEM onboarding: class ended ")
          .contains("7 environments are still running | still_running=7;;;0;9");
    }

    @Test
    void aClassWithoutStudentsIsAWarning() throws Exception {
      try (Simulator simulator = demo()) {
        assertThat(check(simulator, "--class", classId(simulator, "Kubernetes day 3")))
            .isEqualTo(1);
      }
      assertThat(first()).contains("No students");
    }

    @Test
    void anUnknownClassIsUnknown() throws Exception {
      try (Simulator simulator = demo()) {
        assertThat(check(simulator, "--class", "COnonsense")).isEqualTo(3);
      }
      assertThat(first()).startsWith("CLASS UNKNOWN - ").contains("COnonsense");
      assertThat(line.out().lines()).hasSize(1);
    }

    @Test
    void aVersionWithoutClassesIsUnknown() throws Exception {
      try (Simulator simulator =
          Simulator.start(SimulatorOptions.STILL.toBuilder().versions(Set.of(2)).build())) {
        assertThat(check(simulator, "--class", "CO1")).isEqualTo(3);
      }
      assertThat(first()).contains("This API version has no classes");
    }

    @Test
    void neitherPasswordsNorLinksNorTheClassPasswordArePrinted() throws Exception {
      try (Simulator simulator = demo()) {
        String id = classId(simulator, "Kubernetes day 2");
        check(simulator, "--class", id);

        assertThat(line.out()).doesNotContain("open-").doesNotContain("http");
        assertThat(simulator.world().environments())
            .flatExtracting(environment -> environment.machines())
            .isNotEmpty()
            .allSatisfy(
                machine -> assertThat(line.out()).doesNotContain(machine.password().reveal()));
      }
    }
  }
}
