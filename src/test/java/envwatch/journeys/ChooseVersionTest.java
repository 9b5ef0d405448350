package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.simulator.Simulator;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ChooseVersionTest {
  @AutoClose private Workplace workplace;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
  }

  static Stream<Arguments> servicesAndWhatIsInUse() {
    return Stream.of(
        Arguments.of(Set.of(1), "v1"),
        Arguments.of(Set.of(2), "v2"),
        Arguments.of(Set.of(1, 2), "v2"),
        Arguments.of(Set.of(1, 2, 3), "v3"));
  }

  @ParameterizedTest
  @MethodSource("servicesAndWhatIsInUse")
  void automaticTakesTheNewestVersionThatTheServiceOffersAndSaysWhich(
      Set<Integer> offered, String inUse) {
    Simulator service =
        workplace.service(Workplace.STILL.toBuilder().versions(offered).environments(4).build());
    workplace.knows("Lab", service);
    DashboardPage dashboard = workplace.start();
    await().until(() -> dashboard.environments().size() == 4 && dashboard.allSeen());
    assertThat(dashboard.connection()).startsWith(text("status.live")).contains(inUse);
    dashboard.select(dashboard.environments().getFirst());
    await().untilAsserted(() -> assertThat(dashboard.machines().names()).isNotEmpty());
  }
}
