package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.skin.VirtualFlow;
import org.junit.jupiter.api.Test;

/** A list that was scrolled stays where it is, whatever becomes of the row at its upper edge. */
class TablePlaceTest {
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation failed");
  private static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");
  private static final int LABS = 300;
  private static final int TOP = 100;

  @Test
  void theListDoesNotFollowTheUpmostRowToItsNewPlace() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = scrolled();
      look(dashboard, lab(TOP, SUSPENDED));
      assertThat(inSight(dashboard)).contains("lab " + (TOP + 1), "lab " + (TOP + 5));
    });
  }

  @Test
  void theListGoesOnWithItsRowsWhenOneComesBeforeThem() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = scrolled();
      look(dashboard, SampleWorld.environment("new", "first of all", FAILED));
      assertThat(inSight(dashboard)).startsWith("lab " + TOP, "lab " + (TOP + 1));
    });
  }

  private static Environment lab(int number, Status status) {
    return SampleWorld.environment("EN" + number, "lab " + number, status);
  }

  /** The list from the lab with the number {@link #TOP} on. */
  private static Dashboard scrolled() {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view()));
    look(dashboard);
    dashboard.view().environmentTable().table().scrollTo(TOP);
    dashboard.view().settle(1000, 700);
    return dashboard;
  }

  /** All labs have failed, but for those that are given. */
  private static void look(Dashboard dashboard, Environment... others) {
    List<String> changed = List.of(others).stream().map(each -> each.id().value()).toList();
    List<Environment> labs =
        IntStream.range(0, LABS)
            .mapToObj(number -> lab(number, FAILED))
            .filter(each -> !changed.contains(each.id().value()))
            .toList();
    List<Environment> all = new ArrayList<>(labs);
    all.addAll(List.of(others));
    dashboard.model().apply(SampleWorld.of(all.toArray(Environment[]::new)));
    dashboard.view().settle(1000, 700);
  }

  private static List<String> inSight(Dashboard dashboard) {
    VirtualFlow<?> flow =
        (VirtualFlow<?>) dashboard.view().environmentTable().lookup(".virtual-flow");
    return IntStream.rangeClosed(
            flow.getFirstVisibleCell().getIndex(), flow.getLastVisibleCell().getIndex())
        .mapToObj(index -> dashboard.model().environments().get(index).name())
        .toList();
  }
}
