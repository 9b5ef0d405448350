package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.ConsolePage;
import envwatch.journeys.pages.DashboardPage;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.Simulator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Calls of the API by hand. */
class UseTheConsoleTest {
  @AutoClose private Workplace workplace;
  private Simulator service;
  private DashboardPage dashboard;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    service = workplace.service(Workplace.STILL.toBuilder().machines(2).build());
    workplace.knows("Lab", service);
    dashboard = workplace.start();
    await().until(dashboard::allSeen);
  }

  private LabEnvironment environment(EnvironmentState state) {
    return service.world().environments().stream()
        .filter(one -> one.state() == state)
        .filter(one ->
            service.world().environments().stream()
                    .filter(other -> other.name().equals(one.name()))
                    .count()
                == 1)
        .findFirst()
        .orElseThrow();
  }

  private static String id(LabEnvironment environment) {
    return "EN" + environment.token();
  }

  private EnvironmentState stateOf(LabEnvironment environment) {
    return service.world().environments().stream()
        .filter(one -> one.id().equals(environment.id()))
        .findFirst()
        .orElseThrow()
        .state();
  }

  @Test
  void anOperationIsFoundByThreeLettersFilledByNameRunReadAndCopied() {
    LabEnvironment environment = environment(EnvironmentState.RUNNING);
    ConsolePage console = dashboard.openConsole();

    console.find("getextended").type(environment.name()).complete();
    assertThat(console.operation()).isEqualTo("v3 GET /envs/actions/getextended");
    assertThat(console.filled("envId")).isEqualTo(id(environment));
    console.run();

    await().until(console::summary, said -> said.startsWith("HTTP 200"));
    assertThat(console.answer()).contains("id: " + id(environment));
    console.copyAs("line");
    assertThat(workplace.clipboard().content())
        .isEqualTo(
            "envwatch api v3 GET envs/actions/getextended envId=%s".formatted(id(environment)));
  }

  @Test
  void threeLettersNarrowTheListToWhatTheAccountHasFirst() {
    ConsolePage console = dashboard.openConsole();
    console.find("reg");
    assertThat(console.operation()).isEqualTo("v3 GET /regions");
    console.run();
    await().until(console::summary, said -> said.startsWith("HTTP 200"));
  }

  @Test
  void theCallOfSuspendIsShownAndSentOnlyAfterItWasConfirmed() {
    LabEnvironment environment = environment(EnvironmentState.RUNNING);
    dashboard.select(environment.name());

    ConsolePage console = dashboard.showTheCall("suspend-environment");
    assertThat(console.operation()).isEqualTo("v3 PUT /envs/actions/suspend");
    assertThat(console.filled("envId")).isEqualTo(id(environment));
    console.run();
    assertThat(stateOf(environment)).isEqualTo(EnvironmentState.RUNNING);

    console.confirm("Send");
    await().until(console::summary, said -> said.startsWith("HTTP 200"));
    assertThat(stateOf(environment)).isNotEqualTo(EnvironmentState.RUNNING);
  }

  @Test
  void whatDestroysAsksForTheName() {
    LabEnvironment environment = environment(EnvironmentState.RUNNING);
    dashboard.select(environment.name());
    ConsolePage console = dashboard.showTheCall("delete-environment");
    console.run();
    console.typeName("Something else");
    assertThat(console.canConfirm()).isFalse();

    console.typeName(environment.name());
    console.confirm("Send");

    await().until(console::summary, said -> said.startsWith("HTTP 200"));
    await()
        .until(() ->
            service.world().environments().stream()
                .noneMatch(one -> one.id().equals(environment.id())));
  }

  @Test
  void whatIsMissingIsSaidAndNothingIsSent() {
    ConsolePage console = dashboard.openConsole();
    console.find("getextended").run();
    assertThat(console.summary()).isEmpty();
    assertThat(console.filled("envId")).isEmpty();
    console.type("BP1").run();
    assertThat(console.summary()).isEmpty();
  }

  @Test
  void noSecretIsShownCopiedOrKept() throws IOException {
    LabEnvironment environment = environment(EnvironmentState.RUNNING);
    List<String> passwords =
        environment.machines().stream()
            .map(LabMachine::password)
            .map(secret -> secret.reveal())
            .toList();
    ConsolePage console = dashboard.openConsole();
    console.find("getextended").type(id(environment)).run();
    await().until(console::summary, said -> said.startsWith("HTTP 200"));

    assertThat(console.text()).contains("********").doesNotContain(passwords);
    for (String kind : List.of("line", "curl", "python")) {
      console.copyAs(kind);
      assertThat(workplace.clipboard().content())
          .contains(id(environment))
          .doesNotContain(passwords)
          .doesNotContain(service.apiKey().reveal());
    }
    workplace.quit(dashboard);
    try (Stream<Path> files = Files.walk(workplace.folder())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
            .as(file.toString())
            .doesNotContain(passwords);
      }
    }
  }

  @Test
  void everyPartHasANameAndEscapeCloses() {
    ConsolePage console = dashboard.openConsole();
    assertThat(console.accessibilityFaults()).isEmpty();
    console.find("getextended").type(id(environment(EnvironmentState.RUNNING))).run();
    await().until(console::summary, said -> said.startsWith("HTTP 200"));
    assertThat(console.accessibilityFaults()).isEmpty();
    console.press(KeyCode.ESCAPE);
    assertThat(console.isOpen()).isFalse();
  }
}
