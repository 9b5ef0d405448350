package envwatch.ui.list;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TableCell;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/** What cells of the two tables say of names and states. */
class NamesInCellsTest {
  private static final String CLASS = "Kubernetes for experienced administrators, autumn term, ";

  @Test
  void namesThatDifferOnlyInTheirEndsAreToldApart() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(
              SampleWorld.environment("1", CLASS + "seat 07", SampleWorld.running()),
              SampleWorld.environment("2", CLASS + "seat 08", SampleWorld.running()));

      List<TableCell<?, ?>> names = cells(dashboard.view().environmentTable(), "name");

      assertThat(names).hasSize(2).allMatch(TableCell::isTextTruncated);
      assertThat(names).extracting(NamesInCellsTest::visible).allMatch(it -> it.startsWith("Kub"));
      assertThat(names).extracting(NamesInCellsTest::visible).anyMatch(it -> it.endsWith("07"));
      assertThat(names).extracting(NamesInCellsTest::visible).anyMatch(it -> it.endsWith("08"));
      assertThat(names)
          .extracting(cell -> cell.getTooltip().getText())
          .contains(CLASS + "seat 07", CLASS + "seat 08");
    });
  }

  @Test
  void namesOfMachinesKeepTheirEnds() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(
              SampleWorld.environment(
                  "1",
                  "Lab",
                  SampleWorld.running(),
                  SampleWorld.running("m1", CLASS + "worker-12")));

      List<TableCell<?, ?>> names = cells(dashboard.view().machineTable(), "name");

      assertThat(names).hasSize(1).allMatch(TableCell::isTextTruncated);
      assertThat(names).extracting(NamesInCellsTest::visible).allMatch(it -> it.endsWith("2"));
    });
  }

  @Test
  void progressStandsInTheStatusOfAMachine() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(
              SampleWorld.environment(
                  "1",
                  "Lab",
                  SampleWorld.running(),
                  SampleWorld.machine("m1", "db", Phase.CHANGING, "Preparing", 40),
                  SampleWorld.running("m2", "web")));

      assertThat(cells(dashboard.view().machineTable(), "status"))
          .extracting(TableCell::getText)
          .containsExactlyInAnyOrder("Preparing 40 %", "Running");
    });
  }

  private static Dashboard shown(Environment... environments) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view(), 1000, 650));
    dashboard.model().apply(SampleWorld.of(environments));
    dashboard.view().settle(1000, 650);
    return dashboard;
  }

  private static List<TableCell<?, ?>> cells(Parent table, String column) {
    return table.lookupAll(".table-cell").stream()
        .<TableCell<?, ?>>map(cell -> (TableCell<?, ?>) cell)
        .filter(cell -> column.equals(cell.getTableColumn().getId()))
        .filter(cell -> cell.getText() != null)
        .toList();
  }

  /** What is left of the text where it is cut. */
  private static String visible(TableCell<?, ?> cell) {
    return ((Text) cell.lookup(".text")).getText();
  }
}
