package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.AccessPage;
import envwatch.journeys.pages.DashboardPage;
import envwatch.model.ApiVersion;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.Simulator;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReachMachinesTest {
  @AutoClose private Workplace workplace;
  private Simulator service;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    service = workplace.service(Workplace.STILL);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void theRemoteDesktopFileIsPrivateAndThePasswordTravelsByClipboard(int version)
      throws IOException {
    LabEnvironment environment = runningWithWindows();
    LabMachine machine =
        environment.machines().stream()
            .filter(ReachMachinesTest::windows)
            .findFirst()
            .orElseThrow();
    DashboardPage dashboard = startOn(environment, version);
    AccessPage access = dashboard.access();

    access.open(text("access.remote.of", machine.name()));
    await().untilAsserted(() -> assertThat(access.note()).contains(text("access.remote.password")));

    Path file = onlyFile();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(Files.readString(file))
        .contains("full address:s:" + machine.hostName())
        .doesNotContain(machine.password().reveal());
    assertThat(workplace.clipboard().content()).isEqualTo(machine.password().reveal());
    assertThat(workplace.clipboard().markedSecret()).isTrue();

    workplace.quit(dashboard);
    assertThat(file).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void theWebApplicationOpensSignedIn(int version) throws IOException {
    LabEnvironment environment = runningWithWindows();
    AccessPage access = startOn(environment, version).access();

    access.open(text("access.web"));
    await().until(() -> !workplace.opened().isEmpty());

    assertThat(workplace.opened()).singleElement().extracting(URI::getScheme).isEqualTo("file");
    Path page = Path.of(workplace.opened().getFirst());
    assertThat(Files.readString(page)).contains("content=\"0;url=" + service.address());
    await()
        .untilAsserted(() ->
            assertThat(access.note()).isEqualTo(text("access.web.opened", environment.name())));
  }

  private DashboardPage startOn(LabEnvironment environment, int version) {
    workplace.knows("Lab", service, service.apiKey(), new ApiVersion(version));
    DashboardPage dashboard = workplace.start();
    await().until(dashboard::allSeen);
    dashboard.select(environment.name());
    return dashboard;
  }

  private LabEnvironment runningWithWindows() {
    return service.world().environments().stream()
        .filter(each -> each.state() == EnvironmentState.RUNNING)
        .filter(each -> each.machines().stream().anyMatch(ReachMachinesTest::windows))
        .findFirst()
        .orElseThrow();
  }

  private static boolean windows(LabMachine machine) {
    return machine.reachable() && machine.system() == LabMachine.OperatingSystem.WINDOWS;
  }

  private Path onlyFile() throws IOException {
    try (Stream<Path> files = Files.list(workplace.folder().resolve("remote"))) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      return all.getFirst();
    }
  }
}
