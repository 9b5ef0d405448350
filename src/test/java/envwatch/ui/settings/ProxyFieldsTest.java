package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.secrets.ApiKeys;
import envwatch.settings.AppliedSettings;
import envwatch.settings.NetworkSettings;
import envwatch.settings.NetworkSettings.ProxyChoice;
import envwatch.settings.Settings;
import envwatch.ui.settings.OpenSettings.Keychain;
import org.junit.jupiter.api.Test;

class ProxyFieldsTest {
  private static OpenSettings open(ProxyChoice proxy) {
    Settings settings =
        Settings.DEFAULT.with(
            Settings.NETWORK,
            NetworkSettings.DEFAULT
                .with(NetworkSettings.PROXY, proxy)
                .with(NetworkSettings.PROXY_HOST, "proxy.example")
                .with(NetworkSettings.PROXY_PORT, 3128));
    return new OpenSettings(
        settings, new Keychain(true), (account, network, report) -> {}, PageName.NETWORK);
  }

  @Test
  void theUserIsASettingAndThePasswordIsNot() {
    try (OpenSettings settings = open(ProxyChoice.ADDRESS)) {
      settings.type("proxy-user", " ann ");
      settings.type("proxy-password", "gate-pw");
      settings.press("settings-ok");

      settings.await(() -> assertThat(settings.applied).hasSize(1));
      AppliedSettings applied = settings.applied.getFirst();
      assertThat(applied.settings().network().get(NetworkSettings.PROXY_USER)).isEqualTo("ann");
      assertThat(applied.newPasswords().get(ApiKeys.PROXY).reveal()).isEqualTo("gate-pw");
      assertThat(applied.toString()).doesNotContain("gate-pw");
    }
  }

  @Test
  void theProxyOfTheSystemMayAskForAUserToo() {
    try (OpenSettings settings = open(ProxyChoice.SYSTEM)) {
      assertThat(settings.node("proxy-user").isDisabled()).isFalse();
      assertThat(settings.node("proxy-host").isDisabled()).isTrue();
    }
  }

  @Test
  void withoutAProxyNobodySignsIn() {
    try (OpenSettings settings = open(ProxyChoice.NONE)) {
      assertThat(settings.node("proxy-user").isDisabled()).isTrue();
      assertThat(settings.node("proxy-password").isDisabled()).isTrue();
    }
  }
}
