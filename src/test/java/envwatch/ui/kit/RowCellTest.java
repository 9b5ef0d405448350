package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Secret;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.environments.MachineParts;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;

/** Cells say what their row says now, also where the row stays in its place. */
class RowCellTest {
  @Test
  void anotherPasswordOfTheSameMachineTakesThePlaceOfTheOneThatIsRevealed() {
    Machine web = SampleWorld.running("m1", "web");
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(lab("EN01", web));
      dashboard.reveal().show(dashboard.model().machines().getFirst());
      look(dashboard, lab("EN01", web.toBuilder().password(Secret.of("another one")).build()));
      Labeled password = (Labeled) MachineParts.find(dashboard.view(), "password", "m1");
      assertThat(password.getText()).isEqualTo("another one");
    });
  }

  @Test
  void aCellThatHasLeftTheTableRevealsNoPassword() {
    Machine web =
        SampleWorld.running("m1", "web").toBuilder().password(Secret.of("hidden")).build();
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(lab("EN01", web));
      Labeled password = (Labeled) MachineParts.find(dashboard.view(), "password", "m1");
      String mask = password.getText();
      dashboard.view().machineTable().table().getColumns().stream()
          .filter(column -> "name".equals(column.getId()))
          .forEach(column -> column.setMinWidth(2000));
      dashboard.view().settle(1000, 650);
      assertThat(password.getScene()).isNull();
      dashboard.reveal().show(dashboard.model().machines().getFirst());
      assertThat(password.getText()).isEqualTo(mask);
    });
  }

  @Test
  void aRevealedCellThatLeavesTheTableHidesItsPassword() {
    Machine web =
        SampleWorld.running("m1", "web").toBuilder().password(Secret.of("hidden")).build();
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(lab("EN01", web));
      Labeled password = (Labeled) MachineParts.find(dashboard.view(), "password", "m1");
      dashboard.reveal().show(dashboard.model().machines().getFirst());
      assertThat(password.getText()).isEqualTo("hidden");
      dashboard.view().machineTable().table().getColumns().stream()
          .filter(column -> "name".equals(column.getId()))
          .forEach(column -> column.setMinWidth(2000));
      dashboard.view().settle(1000, 650);
      assertThat(password.getScene()).isNull();
      assertThat(password.getText()).isNotEqualTo("hidden");
    });
  }

  @Test
  void aPasswordWhoseMachineIsNoLongerShownIsHiddenForGood() {
    Machine web =
        SampleWorld.running("m1", "web").toBuilder().password(Secret.of("hidden")).build();
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(lab("EN01", web), lab("EN02"));
      dashboard.reveal().show(dashboard.model().machines().getFirst());
      assertThat(words(dashboard)).contains("hidden");
      dashboard.model().select(SampleWorld.key("EN02"));
      dashboard.view().settle(1000, 650);
      assertThat(words(dashboard)).doesNotContain("hidden");
      dashboard.model().select(SampleWorld.key("EN01"));
      dashboard.view().settle(1000, 650);
      assertThat(words(dashboard)).doesNotContain("hidden");
    });
  }

  /** Of all passwords, also those in cells out of use. */
  private static List<String> words(Dashboard dashboard) {
    return dashboard.view().lookupAll(".password").stream()
        .filter(Labeled.class::isInstance)
        .map(label -> ((Labeled) label).getText())
        .toList();
  }

  @Test
  void aCellWithoutRowIsNoLongerReadAloud() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(lab("EN01"), lab("EN02"));
      StatusCell<?, ?> second = status(dashboard.view().environmentTable(), 1);
      assertThat(second.getAccessibleText()).isNotEmpty();
      look(dashboard, lab("EN01"));
      assertThat(status(dashboard.view().environmentTable(), 1).getAccessibleText()).isNull();
    });
  }

  private static Environment lab(String id, Machine... machines) {
    return SampleWorld.environment(id, "Lab " + id, SampleWorld.running(), machines);
  }

  private static Dashboard shown(Environment... environments) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.model().apply(SampleWorld.of(environments));
    Scene scene = new Scene(dashboard.view(), 1000, 650);
    dashboard.appearance().dress(scene);
    dashboard.view().settle(1000, 650);
    return dashboard;
  }

  private static void look(Dashboard dashboard, Environment... environments) {
    dashboard.model().apply(SampleWorld.of(environments));
    dashboard.view().settle(1000, 650);
  }

  private static StatusCell<?, ?> status(Parent table, int index) {
    return table.lookupAll(".status-cell").stream()
        .filter(StatusCell.class::isInstance)
        .<StatusCell<?, ?>>map(cell -> (StatusCell<?, ?>) cell)
        .filter(cell -> cell.getIndex() == index)
        .findFirst()
        .orElseThrow();
  }
}
