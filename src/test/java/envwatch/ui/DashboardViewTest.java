package envwatch.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.watch.WorldView;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.stage.Stage;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class DashboardViewTest {
  @Test
  void theListTakesItsShareOfTheWindowAsItIsShown() {
    Stage stage =
        OnJavaFx.call(() -> {
          Stage window = new Stage();
          Scene scene = new Scene(Dashboards.of(AppearanceSettings.DEFAULT).view(), 700, 500);
          scene.getRoot().applyCss();
          scene.getRoot().layout();
          window.setScene(scene);
          window.setWidth(990);
          window.show();
          return window;
        });

    await()
        .untilAsserted(() ->
            assertThat(OnJavaFx.<Double>call(() -> share(stage)))
                .isCloseTo(0.44, Offset.offset(0.005)));
    OnJavaFx.run(stage::hide);
  }

  @Test
  void aLookThatChangesNothingLeavesTheButtonOfAnEmptyListAlone() {
    OnJavaFx.run(() -> {
      Dashboards.Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      Scene scene = new Scene(dashboard.view(), 990, 700);
      WorldView first = SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new));
      dashboard.model().apply(first);
      dashboard.model().filterTextProperty().set("owner:nobody");
      dashboard.view().settle(990, 700);
      Node button = scene.lookup("#placeholder-button");

      dashboard
          .model()
          .apply(
              new WorldView(
                  first.at().plusSeconds(5), false, first.accounts(), first.environments()));
      dashboard.view().settle(990, 700);

      assertThat(button).isNotNull().isSameAs(scene.lookup("#placeholder-button"));
    });
  }

  private static double share(Stage stage) {
    return ((SplitPane) stage.getScene().lookup("#split")).getDividerPositions()[0];
  }
}
