package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.MachineId;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Scene;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Capabilities lead a person to a row, which nothing may hide then. */
class LeadingTest {
  private final PageChoice pages = new PageChoice();
  private Dashboard dashboard;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      AppearanceSettings appearance = new AppearanceSettings(Theme.LIGHT, 14);
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      dashboard =
          Dashboards.of(appearance, WindowSettings.DEFAULT, model, new Features(List.of(), pages));
      dashboard.appearance().use(appearance);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 760));
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      dashboard.view().settle(1180, 760);
    });
  }

  @Test
  void aMachineIsSelectedAmongThoseOfItsEnvironment() {
    OnJavaFx.run(() -> {
      dashboard.view().showDetailPart("tab-facts");
      dashboard.model().filterTextProperty().set("Java");

      pages.showMachine(new MachineKey(SampleWorld.key("EN04"), new MachineId("m10")));

      assertThat(dashboard.model().selectedProperty().get().key())
          .isEqualTo(SampleWorld.key("EN04"));
      assertThat(dashboard.view().detailPart()).isEqualTo("tab-machines");
      assertThat(selectedMachine()).isEqualTo("db");
    });
  }

  @Test
  void ofAMachineThatIsNotThereTheEnvironmentIsShown() {
    OnJavaFx.run(() -> {
      pages.showMachine(new MachineKey(SampleWorld.key("EN04"), new MachineId("m1")));

      assertThat(dashboard.model().selectedProperty().get().key())
          .isEqualTo(SampleWorld.key("EN04"));
    });
  }

  @Test
  void whereAnotherAccountIsShownAllAre() {
    OnJavaFx.run(() -> {
      AccountId other = new AccountId("other");
      WorldView world = dashboard.model().worldProperty().get();
      dashboard
          .model()
          .apply(
              new WorldView(
                  world.at(),
                  false,
                  Stream.concat(
                          world.accounts().stream(),
                          Stream.of(SampleWorld.account(other, "Other", new Link.Live())))
                      .toList(),
                  world.environments()));
      dashboard.model().accountProperty().set(other);

      pages.showEnvironment(SampleWorld.key("EN05"));

      assertThat(dashboard.model().shownAccount()).isNull();
      assertThat(dashboard.model().selectedProperty().get().key())
          .isEqualTo(SampleWorld.key("EN05"));
    });
  }

  private String selectedMachine() {
    return String.valueOf(dashboard.view().machineTable().current());
  }
}
