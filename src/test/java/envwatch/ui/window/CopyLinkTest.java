package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.MachineId;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.List;
import javafx.scene.Scene;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Ctrl+L copies what leads back to what is selected. */
class CopyLinkTest {
  private final MemoryClipboard copied = new MemoryClipboard();
  private final PageChoice pages = new PageChoice();
  private Dashboard dashboard;
  private Scene scene;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      AppearanceSettings appearance = new AppearanceSettings(Theme.LIGHT, 14);
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      dashboard =
          Dashboards.of(
              appearance,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(), pages),
              Dashboards.clipboard(copied));
      scene = new Scene(dashboard.view(), 1180, 760);
      dashboard.appearance().use(appearance);
      dashboard.appearance().dress(scene);
      Dashboards.addKeys(scene, dashboard);
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      dashboard.view().settle(1180, 760);
    });
  }

  private void press(KeyBinding keys) {
    scene.getAccelerators().get(keys.combinations().getFirst()).run();
  }

  @Test
  void ofTheEnvironmentsThatAreSelectedOneALine() {
    OnJavaFx.run(() -> {
      DashboardModel model = dashboard.model();
      model.select(
          model.environments().stream()
              .filter(row -> List.of("EN04", "EN05").contains(row.key().environment().value()))
              .toList());
      dashboard.view().environmentTable().table().requestFocus();

      press(Keys.COPY_LINK);
    });

    assertThat(copied.content().lines())
        .containsExactlyInAnyOrder("envwatch://environment/EN04", "envwatch://environment/EN05");
  }

  @Test
  void ofTheMachineWhereTheKeyboardIsAmongMachines() {
    OnJavaFx.run(() -> {
      pages.showMachine(new MachineKey(SampleWorld.key("EN04"), new MachineId("m10")));

      press(Keys.COPY_LINK);
    });

    assertThat(copied.content()).isEqualTo("envwatch://machine/EN04/m10");
  }
}
