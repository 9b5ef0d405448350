package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TableRow;
import org.junit.jupiter.api.Test;

/** What is not news leaves the window alone. */
class QuietUpdateTest {
  private static Dashboard shown(Machine... machines) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.model().apply(SampleWorld.of(lab(machines)));
    Scene scene = new Scene(dashboard.view(), 1000, 650);
    dashboard.appearance().dress(scene);
    dashboard.view().settle(1000, 650);
    dashboard.view().settle(1000, 650);
    return dashboard;
  }

  private static Environment lab(Machine... machines) {
    return SampleWorld.environment("EN01", "Lab", SampleWorld.running(), machines);
  }

  private static List<Node> toBeLaidOut(Node node) {
    List<Node> found = new ArrayList<>();
    if (node instanceof Parent parent) {
      if (parent.isNeedsLayout()) {
        found.add(parent);
      }
      parent.getChildrenUnmodifiable().forEach(child -> found.addAll(toBeLaidOut(child)));
    }
    return found;
  }

  @Test
  void aLookThatBringsNothingNewLeavesNothingToLayOut() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(SampleWorld.running("m1", "web"));
      Environment known = dashboard.model().selectedProperty().get().environment();
      List<Node> before = toBeLaidOut(dashboard.view());
      dashboard.model().apply(SampleWorld.of(known));
      assertThat(toBeLaidOut(dashboard.view())).isEqualTo(before);
    });
  }

  @Test
  void aMachineThatChangesLeavesTheRowsOfOthersAlone() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(
              SampleWorld.running("m1", "web"),
              SampleWorld.machine("m2", "db", Phase.CHANGING, "Preparing", 80));
      dashboard
          .model()
          .apply(
              SampleWorld.of(
                  lab(
                      SampleWorld.running("m1", "web"),
                      SampleWorld.machine("m2", "db", Phase.CHANGING, "Preparing", 40))));
      List<String> touched =
          toBeLaidOut(dashboard.view().machineTable()).stream()
              .filter(node -> node instanceof TableRow<?> row && row.getItem() != null)
              .map(node -> ((TableRow<?>) node).getItem().toString())
              .toList();
      assertThat(touched).containsExactly("db");
    });
  }

  @Test
  void aRowOfTheListIsShownAgainWithoutAChange() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard
          .model()
          .apply(
              SampleWorld.of(
                  SampleWorld.environment("1", "lab", SampleWorld.running()),
                  SampleWorld.environment("2", "other", SampleWorld.running())));
      Scene scene = new Scene(dashboard.view(), 1000, 650);
      dashboard.appearance().dress(scene);
      dashboard.view().settle(1000, 650);
      List<String> texts = texts(dashboard, 0);
      dashboard.model().filterTextProperty().set("name:lab");
      dashboard.view().settle(1000, 650);
      assertThat(texts(dashboard, 0)).isEqualTo(texts);
      assertThat(texts(dashboard, 1)).containsOnlyNulls();
    });
  }

  private static List<String> texts(Dashboard dashboard, int index) {
    return dashboard.view().environmentTable().lookupAll(".table-cell").stream()
        .filter(node -> node instanceof RowCell<?, ?> cell && cell.getIndex() == index)
        .map(node -> ((RowCell<?, ?>) node).getText())
        .toList();
  }
}
