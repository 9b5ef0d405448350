package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.ThemeRules;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Parent;
import javafx.stage.Window;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The build leaves out the rules of the theme that it finds to match nothing. */
class ThemedWindowTest {
  @AutoClose private Workplace workplace;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
  }

  @Test
  void everyPartHasItsRulesOfTheThemeInTheDemoAndTheSettings() {
    DashboardPage dashboard = workplace.start();
    await().until(dashboard::allSeen);
    dashboard.select(dashboard.environments().getFirst());
    assertThat(missing()).isEmpty();
    SettingsPage settings = dashboard.openSettings();
    for (String page : SettingsPage.PAGES) {
      settings.turnTo(page);
      assertThat(missing()).as(page).isEmpty();
    }
  }

  private static Set<String> missing() {
    return OnJavaFx.call(() -> {
      Set<String> missing = new TreeSet<>();
      for (Window window : Window.getWindows()) {
        Parent root = window.getScene().getRoot();
        root.applyCss();
        root.layout();
        missing.addAll(ThemeRules.missing(root));
      }
      return missing;
    });
  }
}
