package envwatch.ui.environments;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Machine;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebAccessTest {
  @Test
  void anAddressOfTheServiceIsOpened() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("https://use.cloudshare.com/console");
      button(dashboard).fire();
      assertThat(dashboard.commands()).contains("browse https://use.cloudshare.com/console");
    });
  }

  @Test
  void anAddressOutsideTheServiceIsOpenedOnlyByWhoeverAgrees() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("https://elsewhere.example/console");
      button(dashboard).fire();
      answer("dialog-cancel");
      assertThat(dashboard.commands()).noneMatch(command -> command.startsWith("browse"));
      button(dashboard).fire();
      answer("dialog-act");
      assertThat(dashboard.commands()).contains("browse https://elsewhere.example/console");
    });
  }

  private static void answer(String id) {
    Node button =
        Window.getWindows().reversed().stream()
            .map(window -> window.getScene().lookup("#" + id))
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow();
    ((Button) button).fire();
  }

  @ParameterizedTest
  @ValueSource(strings = {"javascript:alert(1)", "https://anna@example.com/", "not an address"})
  void theButtonOfAnAddressThatIsNeverOpenedSaysWhy(String address) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(address);
      assertThat(button(dashboard).isDisabled()).isTrue();
      assertThat(button(dashboard).getAccessibleHelp()).contains(text("machines.web.refused"));
      assertThat(Controls.tipOf(cell(dashboard))).contains(text("machines.web.refused"));
    });
  }

  @ParameterizedTest
  @CsvSource({
    "'', web has no console",
    "javascript:alert(1), Not opened: the address is not safe to open in a browser (only http and"
        + " https are)"
  })
  void theKeySaysWhyNothingIsOpened(String address, String said) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(address);
      dashboard.view().gestures().openWebAccess(dashboard.model().machines().getFirst());
      assertThat(((Labeled) dashboard.view().lookup("#message")).getText()).isEqualTo(said);
    });
  }

  @Test
  void aCellTakesItsReasonBackWhenTheAddressCanBeOpened() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("javascript:alert(1)");
      show(dashboard, "https://use.cloudshare.com/console");
      assertThat(button(dashboard).isDisabled()).isFalse();
      assertThat(button(dashboard).getAccessibleHelp()).isNull();
      assertThat(Controls.tipOf(cell(dashboard))).isNull();
    });
  }

  @Test
  void theMenuSaysWhyAnAddressIsNeverOpened() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("javascript:alert(1)");
      MachineRow row = dashboard.model().machines().getFirst();
      MachineMenu menu =
          new MachineMenu(dashboard.model(), Features.none(), dashboard.view().gestures());
      MenuItem item = menu.of(List.of(row), row).getItems().getFirst();
      assertThat(item.isDisable()).isTrue();
      assertThat(item.getText()).contains(text("machines.web.refused"));
    });
  }

  @Test
  void theMenuCopiesTheAddressThatTheTableShows() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      Machine machine =
          machine("https://use.cloudshare.com/console").toBuilder()
              .address(null)
              .hostName("web.example.net")
              .build();
      dashboard
          .model()
          .apply(
              SampleWorld.of(
                  SampleWorld.environment("EN01", "Lab", SampleWorld.running(), machine)));
      MachineRow row = dashboard.model().machines().getFirst();
      MenuItem copy =
          new MachineMenu(dashboard.model(), Features.none(), dashboard.view().gestures())
              .of(List.of(row), row).getItems().stream()
                  .filter(item -> "copy-address".equals(item.getId()))
                  .findFirst()
                  .orElseThrow();
      assertThat(copy.isDisable()).isFalse();
      copy.fire();
      assertThat(dashboard.clipboard().message().textProperty().get())
          .isEqualTo("Copied web.example.net");
    });
  }

  private static Dashboard shown(String webAccess) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view()));
    show(dashboard, webAccess);
    return dashboard;
  }

  private static void show(Dashboard dashboard, String webAccess) {
    dashboard
        .model()
        .apply(
            SampleWorld.of(
                SampleWorld.environment("EN01", "Lab", SampleWorld.running(), machine(webAccess))));
    dashboard.view().settle(1600, 700);
  }

  private static Machine machine(String webAccess) {
    return SampleWorld.reachable("m1", "web", null, webAccess);
  }

  private static Button button(Dashboard dashboard) {
    return (Button) MachineParts.find(dashboard.view(), "web-access", "m1");
  }

  private static WebAccessCell cell(Dashboard dashboard) {
    for (Node node = button(dashboard); node != null; node = node.getParent()) {
      if (node instanceof WebAccessCell cell) {
        return cell;
      }
    }
    throw new AssertionError("the button is in no cell");
  }
}
