package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Simulator;
import envwatch.simulator.Weather;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoseTheLinkTest {
  private static final int ENVIRONMENTS = 40;

  @AutoClose private Workplace workplace;
  private Simulator service;
  private DashboardPage dashboard;

  @BeforeEach
  void watchLive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    service =
        workplace.service(
            Workplace.STILL.toBuilder().environments(ENVIRONMENTS).machines(2).build());
    workplace.knows("Lab", service);
    dashboard = workplace.start();
    await().until(() -> dashboard.environments().size() == ENVIRONMENTS && dashboard.allSeen());
  }

  @Test
  void placeAndDataStayWhileTheServiceIsAwayAndItComesBackByItself() {
    dashboard.sortBy("name");
    assertThat(dashboard.sortedBy()).isEqualTo("name");
    dashboard.filter("a");
    List<String> listed = dashboard.environments();
    String chosen = listed.get(listed.size() / 4);
    dashboard.select(chosen);
    String top = dashboard.topRow();
    List<String> machines = dashboard.machines().names();
    assertThat(machines).isNotEmpty();

    service.weather(Weather.builder().refuse().build());
    dashboard.lookNow();
    await()
        .untilAsserted(() ->
            assertThat(dashboard.banner("lost").orElse(""))
                .startsWith(text("failure.unreachable.refused", "127.0.0.1")));
    assertThat(dashboard.connection()).startsWith(text("status.trouble.no-connection"));
    workplace.time().skip(Duration.ofSeconds(60));
    await().until(() -> dashboard.stale(chosen));
    assertThatPlaceIs(listed, chosen, top);
    assertThat(dashboard.machines().names()).isEqualTo(machines);

    dashboard.filter("n");
    service.weather(Weather.FAIR);
    workplace.time().skip(Duration.ofMinutes(6));
    await().untilAsserted(() -> assertThat(dashboard.connection()).startsWith(text("status.live")));
    assertThat(dashboard.banner("lost")).isEmpty();
    assertThat(dashboard.filterText()).isEqualTo("an");
    dashboard.escape();
    dashboard.filter("a");
    await().until(() -> !dashboard.stale(chosen));
    assertThatPlaceIs(listed, chosen, dashboard.topRow());
  }

  private void assertThatPlaceIs(List<String> listed, String chosen, String top) {
    assertThat(dashboard.environments()).isEqualTo(listed);
    assertThat(dashboard.selected()).containsExactly(chosen);
    assertThat(dashboard.sortedBy()).isEqualTo("name");
    assertThat(dashboard.topRow()).isEqualTo(top);
  }

  @Test
  void whatHappenedMeanwhileShowsAsSoonAsAPersonTriesAgain() {
    service.weather(Weather.builder().refuse().build());
    dashboard.lookNow();
    await().until(() -> dashboard.banner("lost").isPresent());
    LabEnvironment gone = service.world().environments().getFirst();
    service.world().remove(gone.id());
    service.weather(Weather.FAIR);
    dashboard.pressBannerButton("lost");
    await().untilAsserted(() -> assertThat(dashboard.connection()).startsWith(text("status.live")));
    assertThat(dashboard.banner("lost")).isEmpty();
  }
}
