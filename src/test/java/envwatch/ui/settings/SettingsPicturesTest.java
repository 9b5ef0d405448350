package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.Connection.SkippedVersion;
import envwatch.api.connect.StepResult.Fact;
import envwatch.api.connect.StepResult.Failed;
import envwatch.api.connect.StepResult.Passed;
import envwatch.api.connect.StepResult.Skipped;
import envwatch.api.connect.StepResult.Step;
import envwatch.model.ApiVersion;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.SavedView;
import envwatch.settings.Settings;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.settings.OpenSettings.Keychain;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsPicturesTest {
  private static final Settings ONE_ACCOUNT =
      Settings.DEFAULT
          .with(Settings.ACCOUNTS, List.of(SettingsDraftTest.account("lab", "Trainers' lab")))
          .with(
              Settings.SAVED_VIEWS,
              List.of(
                  new SavedView("Ann's labs", "owner:ann", List.of(Phase.PROBLEM, Phase.RUNNING))
                      .running("ticket"),
                  new SavedView("Miami", "region:miami")))
          .with(
              Settings.TOOLS,
              List.of(
                  NoticesPageTest.tool("ticket", "Open a ticket"),
                  new Tool(
                      "1",
                      "Rebuild from image",
                      Tool.Subject.MACHINE,
                      "os:linux",
                      new ToolCommand.Program(
                          "/opt/lab/rebuild", List.of("--host", "{fqdn}", "rebuilt for {owner}")),
                      true,
                      "Shortcut+Alt+R",
                      true)));

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void everyPage(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    for (PageName page : PageName.values()) {
      try (OpenSettings dialog =
          new OpenSettings(
              ONE_ACCOUNT.with(Settings.APPEARANCE, appearance),
              new Keychain(true),
              (account, network, report) -> {},
              page)) {
        assertThat(picture(dialog, appearance, page.name())).isNotEmptyFile();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void mistakesAndTests(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    try (OpenSettings dialog =
        new OpenSettings(
            Settings.DEFAULT.with(Settings.APPEARANCE, appearance),
            new Keychain(false),
            (account, network, report) -> {
              report.accept(new Passed(Step.ADDRESS, new Fact.Nothing()));
              report.accept(new Passed(Step.CERTIFICATE, new Fact.Nothing()));
              report.accept(new Passed(Step.CLOCK, new Fact.Clock(Duration.ofMinutes(4))));
              if (account.apiId().equals("GOOD")) {
                report.accept(
                    new Passed(
                        Step.KEY,
                        new Fact.VersionInUse(
                            new ApiVersion(2),
                            List.of(
                                new SkippedVersion(
                                    new ApiVersion(3), new ApiException.NotFound("v3"))))));
                report.accept(
                    new Passed(
                        Step.FIRST_ENVIRONMENT, new Fact.FirstEnvironment("K8s lab - Ann", 12)));
              } else {
                report.accept(
                    new Failed(
                        Step.KEY,
                        account.apiId().equals("LOST")
                            ? Unreachable.afterSending(Unreachable.Kind.CONNECTION_LOST, null)
                            : new ApiException.Unauthorized("401")));
                report.accept(new Skipped(Step.FIRST_ENVIRONMENT));
              }
            },
            PageName.ACCOUNTS)) {
      dialog.type("account-address", "http://lab.example.com");
      dialog.press("settings-ok");
      picture(dialog, appearance, "mistakes");
      dialog.type("account-address", "lab.example.com");
      dialog.type("account-name", "Lab");
      dialog.type("account-api-id", "BAD");
      dialog.type("account-key", "0123456789abcdef");
      test(dialog, "The connection does not work yet.");
      picture(dialog, appearance, "test-failed");
      dialog.type("account-api-id", "LOST");
      test(dialog, "The test could not be finished");
      picture(dialog, appearance, "test-unfinished");
      dialog.type("account-api-id", "GOOD");
      test(dialog, "The connection works.");
      assertThat(picture(dialog, appearance, "test-passed")).isNotEmptyFile();
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void removingAnAccount(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    try (OpenSettings dialog =
        new OpenSettings(
            ONE_ACCOUNT.with(Settings.APPEARANCE, appearance),
            new Keychain(true),
            (account, network, report) -> {},
            PageName.ACCOUNTS)) {
      dialog.press("account-remove");
      Scene question = dialog.question().getFirst().getScene();
      assertThat(Pictures.takeShown(question, appearance, file(appearance, "remove")))
          .isNotEmptyFile();
    }
  }

  private static void test(OpenSettings dialog, String outcome) {
    dialog.press("account-test");
    dialog.await(() -> assertThat(dialog.words("test-outcome")).startsWith(outcome));
    ScrollPane scroll = (ScrollPane) dialog.node("settings-scroll");
    OnJavaFx.run(() -> {
      Pictures.settle(dialog.scene().getRoot());
      scroll.setVvalue(1);
    });
  }

  private static Path picture(OpenSettings dialog, AppearanceSettings appearance, String name) {
    return Pictures.takeShown(dialog.scene(), appearance, file(appearance, name));
  }

  private static String file(AppearanceSettings appearance, String name) {
    return "settings-%s-%s-%d"
        .formatted(
            name,
            appearance.get(AppearanceSettings.THEME),
            appearance.get(AppearanceSettings.FONT_SIZE))
        .toLowerCase(Locale.ROOT);
  }
}
