package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.secrets.ApiKeys;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Settings;
import envwatch.settings.TeamSettings;
import envwatch.ui.settings.OpenSettings.Keychain;
import java.net.URI;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;

class TeamPageTest {
  private static OpenSettings open() {
    return new OpenSettings(
        Settings.DEFAULT, new Keychain(true), (account, network, report) -> {}, PageName.TEAM);
  }

  @Test
  void anAddressKeepsItsPathAndTheTokenIsNoSetting() {
    try (OpenSettings settings = open()) {
      settings.type("prometheus-address", " metrics.example.com/prometheus/ ");
      settings.type("prometheus-password", "t0ken");
      settings.press("settings-ok");

      settings.await(() -> assertThat(settings.applied).hasSize(1));
      AppliedSettings applied = settings.applied.getFirst();
      assertThat(applied.settings().team().address(TeamSettings.PROMETHEUS))
          .contains(URI.create("https://metrics.example.com/prometheus"));
      assertThat(applied.newPasswords().get(ApiKeys.PROMETHEUS).reveal()).isEqualTo("t0ken");
      assertThat(applied.toString()).doesNotContain("t0ken");
    }
  }

  @Test
  void anAddressThatIsNotEncryptedIsRefused() {
    try (OpenSettings settings = open()) {
      settings.type("alertmanager-address", "http://alerts.example.com");
      settings.press("settings-ok");

      assertThat(settings.applied).isEmpty();
    }
  }

  @Test
  void aPasswordWithoutAServerIsNotKept() {
    try (OpenSettings settings = open()) {
      settings.type("alertmanager-password", "lost");
      settings.press("settings-ok");

      settings.await(() -> assertThat(settings.applied).hasSize(1));
      assertThat(settings.applied.getFirst().newPasswords()).isEmpty();
    }
  }

  @Test
  void theTestTriesWhatIsTyped() {
    try (OpenSettings settings = open()) {
      settings.type("alertmanager-address", "http://localhost:9093");
      settings.type("alertmanager-user", "ann");
      settings.type("alertmanager-password", "pw");
      settings.press("alertmanager-test");

      settings.await(() ->
          assertThat(((Label) settings.node("alertmanager-tested")).getText())
              .isEqualTo("http://localhost:9093 responds."));
      assertThat(settings.tried.getFirst().user()).isEqualTo("ann");
      assertThat(settings.tried.getFirst().password().reveal()).isEqualTo("pw");
    }
  }
}
