package envwatch.ui.settings;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.platform.LogonEntry.State;
import envwatch.settings.GeneralSettings;
import envwatch.settings.Settings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.settings.OpenSettings.Keychain;
import envwatch.ui.settings.OpenSettings.Logon;
import javafx.scene.control.CheckBox;
import org.junit.jupiter.api.Test;

class GeneralPageTest {
  private final Logon logon = new Logon();

  private OpenSettings open() {
    return new OpenSettings(Settings.DEFAULT, logon);
  }

  private static boolean ticked(OpenSettings settings) {
    return OnJavaFx.call(() -> ((CheckBox) settings.node("general-logon")).isSelected());
  }

  private static void awaitHint(OpenSettings settings, String words) {
    settings.await(() -> assertThat(settings.words("general-logon-hint")).isEqualTo(words));
  }

  @Test
  void theCommandAndThePortAreKept() {
    try (OpenSettings settings = open()) {
      settings.type("general-command", " xterm -e ssh -p {port} {user}@{host} ");
      settings.type("general-port", "2222");
      settings.press("settings-ok");

      settings.await(() -> assertThat(settings.applied).hasSize(1));
      GeneralSettings general = settings.applied.getFirst().settings().general();
      assertThat(general.get(GeneralSettings.TERMINAL))
          .isEqualTo("xterm -e ssh -p {port} {user}@{host}");
      assertThat(general.get(GeneralSettings.SSH_PORT)).isEqualTo(2222);
    }
  }

  @Test
  void aCommandThatCannotBeUsedIsRefusedWithTheReason() {
    try (OpenSettings settings = open()) {
      settings.type("general-command", "xterm {password}");
      settings.press("settings-ok");

      assertThat(settings.problemOf("general-command"))
          .isEqualTo(text("settings.general.command.field"));
      assertThat(settings.applied).isEmpty();
    }
  }

  @Test
  void theBoxShowsWhatTheSystemSays() {
    logon.state = new State(true, null, true);
    try (OpenSettings settings = open()) {
      awaitHint(settings, text("settings.general.logon.hint"));

      assertThat(ticked(settings)).isTrue();
    }
  }

  @Test
  void aTickChangesWhatTheSystemHasOnlyWithOk() {
    try (OpenSettings settings = open()) {
      awaitHint(settings, text("settings.general.logon.hint"));
      settings.press("general-logon");
      assertThat(logon.changes).isEmpty();
      settings.press("settings-ok");

      settings.await(() -> assertThat(logon.changes).containsExactly(true));
    }
  }

  @Test
  void aBoxThatIsLeftAsItWasChangesNothing() {
    logon.state = new State(true, "nice envwatch", true);
    try (OpenSettings settings = open()) {
      awaitHint(settings, text("settings.general.logon.other", "nice envwatch"));
      settings.press("settings-ok");

      settings.await(() -> assertThat(settings.applied).hasSize(1));
      assertThat(logon.changes).isEmpty();
    }
  }

  @Test
  void whatWasNotInstalledOffersNothing() {
    logon.state = new State(false, null, false);
    try (OpenSettings settings = open()) {
      awaitHint(settings, text("settings.general.logon.impossible"));

      assertThat(settings.disabled("general-logon")).isTrue();
    }
  }

  @Test
  void aSystemThatDoesNotTellIsLeftAlone() {
    logon.silent = true;
    try (OpenSettings settings = open()) {
      awaitHint(settings, text("settings.general.logon.unknown"));
      settings.press("settings-ok");

      settings.await(() -> assertThat(settings.applied).hasSize(1));
      assertThat(logon.changes).isEmpty();
    }
  }

  @Test
  void theSystemIsNotAskedBeforeThePageIsShown() {
    try (OpenSettings settings =
        new OpenSettings(
            Settings.DEFAULT,
            new Keychain(true),
            (account, network, report) -> {},
            PageName.TEAM)) {
      assertThat(settings.logon.asked).hasValue(0);
    }
  }
}
