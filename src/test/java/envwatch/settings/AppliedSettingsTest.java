package envwatch.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.settings.AppearanceSettings.Theme;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class AppliedSettingsTest {
  private static final AccountId LAB = new AccountId("lab");

  @Test
  void anotherThemeChangesNoAccount() {
    Settings dark =
        Settings.DEFAULT.with(Settings.APPEARANCE, new AppearanceSettings(Theme.DARK, 14));

    assertThat(new AppliedSettings(dark, Map.of(), Set.of()).changesAccounts(Settings.DEFAULT))
        .isFalse();
  }

  @Test
  void aTypedKeyChangesAnAccount() {
    Map<AccountId, Secret> typed = Map.of(LAB, Secret.of("0123"));

    assertThat(
            new AppliedSettings(Settings.DEFAULT, typed, Set.of())
                .changesAccounts(Settings.DEFAULT))
        .isTrue();
  }
}
