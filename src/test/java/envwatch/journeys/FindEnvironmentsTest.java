package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.Simulator;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindEnvironmentsTest {
  @AutoClose private Workplace workplace;
  private Simulator service;
  private DashboardPage dashboard;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    service = workplace.service(Workplace.STILL);
    workplace.knows("Lab", service);
    dashboard = workplace.start();
    await().until(dashboard::allSeen);
  }

  @Test
  void typingNarrowsTheListAndEscapeShowsEverythingAgain() {
    List<String> before = dashboard.environments();
    dashboard.filter("zürich");
    assertThat(dashboard.environments()).containsExactly("Zürich demo");
    dashboard.escape();
    assertThat(dashboard.environments()).isEqualTo(before);
    assertThat(dashboard.filterText()).isEmpty();
  }

  @Test
  void theTabKeyGoesThroughTheWholeWindowInLessThanTwentySteps() {
    assertThat(dashboard.tabStops()).hasSizeLessThan(20).contains("environments", "machines");
  }

  @Test
  void aFilterThatNothingMatchesOffersToBeCleared() {
    dashboard.filter("no such thing");
    String nothing = text("environments.no-match", "no such thing");
    await().until(() -> dashboard.placeholder().equals(nothing));
    dashboard.pressPlaceholderButton();
    assertThat(dashboard.environments()).hasSize(12);
  }

  @Test
  void aChipNarrowsToItsStateAndTheFilterNarrowsFurther() {
    dashboard.pressChip("suspended");
    assertThat(dashboard.environments())
        .containsExactlyInAnyOrderElementsOf(
            service.world().environments().stream()
                .filter(environment -> environment.state() == EnvironmentState.SUSPENDED)
                .map(LabEnvironment::name)
                .toList());
    dashboard.filter("name:paulo");
    assertThat(dashboard.environments()).containsExactly("São Paulo classroom");
    dashboard.escape();
    assertThat(dashboard.environments()).hasSize(12);
  }

  @Test
  void theHostNameOfAMachineFindsItsEnvironment() {
    LabEnvironment wanted =
        service.world().environments().stream()
            .filter(each -> each.machines().stream().anyMatch(LabMachine::reachable))
            .reduce((first, second) -> second)
            .orElseThrow();
    LabMachine machine =
        wanted.machines().stream().filter(LabMachine::reachable).findFirst().orElseThrow();
    dashboard.filter(machine.hostName());
    assertThat(dashboard.environments()).containsExactly(wanted.name());
  }

  @Test
  void theServiceIsAskedForAHostThatTheListDoesNotShow() {
    LabEnvironment wanted = environment(EnvironmentState.SUSPENDED);
    String host = wanted.machines().getFirst().hostName();
    dashboard.filter(host);
    assertThat(dashboard.environments()).isEmpty();

    dashboard.askForHost();

    await()
        .untilAsserted(() ->
            assertThat(dashboard.access().note())
                .isEqualTo(text("access.host.found", host, wanted.name())));
    assertThat(dashboard.filterText()).isEmpty();
    assertThat(dashboard.environments()).hasSize(12);
    assertThat(dashboard.selected()).containsExactly(wanted.name());
  }

  @Test
  void aHostThatTheServiceDoesNotKnowIsToldAndTheFilterStays() {
    String host = "web-9.example.com";
    dashboard.filter(host);

    dashboard.askForHost();

    await()
        .untilAsserted(() ->
            assertThat(dashboard.access().note()).isEqualTo(text("access.host.not-known", host)));
    assertThat(dashboard.filterText()).isEqualTo(host);
    assertThat(dashboard.environments()).isEmpty();
  }

  @Test
  void aFieldFilterIsCompletedSavedAndComesBackAtTheNextStart() {
    dashboard.filter("own");
    dashboard.complete();
    assertThat(dashboard.filterText()).isEqualTo("owner:");
    dashboard.filter("ann");
    dashboard.complete();
    List<String> annsOwn = dashboard.environments();
    assertThat(annsOwn)
        .containsExactlyInAnyOrderElementsOf(
            service.world().environments().stream()
                .filter(environment -> environment.owner().email().equals("ann.lee@example.com"))
                .map(LabEnvironment::name)
                .toList());
    dashboard.saveView("Ann's");
    await().untilAsserted(() -> assertThat(dashboard.savedViews()).containsExactly("Ann's"));

    workplace.quit(dashboard);
    DashboardPage again = workplace.start();
    await().until(() -> again.environments().size() == 12 && again.allSeen());
    again.pressSavedView("Ann's");
    assertThat(again.environments()).containsExactlyInAnyOrderElementsOf(annsOwn);
  }

  private LabEnvironment environment(EnvironmentState state) {
    return service.world().environments().stream()
        .filter(each -> each.state() == state && !each.machines().isEmpty())
        .findFirst()
        .orElseThrow();
  }
}
