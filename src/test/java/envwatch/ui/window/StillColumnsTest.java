package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is seen, selected or revealed moves neither a heading nor the line between the parts.
 */
class StillColumnsTest {
  private static final List<String> STATES =
      List.of("Running", "Suspended", "Waiting for the licences of the class", "Preparing");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void nothingMovesInAnHourOfLooks(long seed) {
    OnJavaFx.run(() -> {
      Random random = new Random(seed);
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 700));
      dashboard.model().apply(SampleWorld.of(world(random)));
      dashboard.view().settle(1180, 700);
      List<Double> before = places(dashboard);
      for (int step = 0; step < 20; step++) {
        change(dashboard, random);
        dashboard.view().settle(1180, 700);
        assertThat(places(dashboard)).as("step %d", step).isEqualTo(before);
      }
    });
  }

  private static void change(Dashboard dashboard, Random random) {
    switch (random.nextInt(4)) {
      case 0 -> dashboard.model().apply(SampleWorld.of(world(random)));
      case 1 -> dashboard.model().select(SampleWorld.key("EN" + random.nextInt(12)));
      case 2 -> {
        List<MachineRow> machines = dashboard.model().machines();
        if (!machines.isEmpty()) {
          dashboard.reveal().toggle(machines.get(random.nextInt(machines.size())));
        }
      }
      default -> dashboard.model().filterTextProperty().set(random.nextBoolean() ? "" : "seat 1");
    }
  }

  private static Environment[] world(Random random) {
    return IntStream.range(0, 12)
        .mapToObj(number ->
            SampleWorld.environment(
                "EN" + number,
                "Lab " + "long ".repeat(random.nextInt(8)) + "seat " + number,
                new Status(
                    random.nextInt(5) == 0 ? Phase.PROBLEM : Phase.RUNNING,
                    STATES.get(random.nextInt(STATES.size()))),
                machines(number, random)))
        .toArray(Environment[]::new);
  }

  private static Machine[] machines(int environment, Random random) {
    return IntStream.range(0, random.nextInt(40))
        .mapToObj(number ->
            SampleWorld.running(
                    "m" + environment + "-" + number, "m".repeat(1 + random.nextInt(30)))
                .toBuilder()
                .login("l".repeat(random.nextInt(30)))
                .password(Secret.of("p".repeat(1 + random.nextInt(40))))
                .build())
        .toArray(Machine[]::new);
  }

  /** Where the columns of both tables begin and end, and the width of the list. */
  private static List<Double> places(Dashboard dashboard) {
    List<Double> places = new ArrayList<>();
    places.add(dashboard.view().environmentTable().getWidth());
    for (TableView<?> table :
        List.of(
            dashboard.view().environmentTable().table(), dashboard.view().machineTable().table())) {
      table.getVisibleLeafColumns().forEach(column -> places.add(column.getWidth()));
    }
    return places;
  }
}
