package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.CommonCause;
import envwatch.history.HistoryView;
import envwatch.history.State;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.Histories;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What turned bad together is told in one sentence. */
class CommonCauseTest {
  private static final Status FAILED = new Status(Phase.PROBLEM, "Failed");

  private static Environment in(String region, int number, Status status) {
    return SampleWorld.environment(
            region + number,
            region + " lab " + number,
            status,
            SampleWorld.running("m" + region + number, "web"))
        .toBuilder()
        .region(region)
        .build();
  }

  private static CommonCause cause(String region, int failed, int total, Instant from) {
    List<EnvironmentKey> keys = new ArrayList<>();
    for (int number = 0; number < failed; number++) {
      keys.add(SampleWorld.key(region + number));
    }
    return new CommonCause(
        CommonCause.Kind.REGION,
        region,
        new State(Phase.PROBLEM, "Failed"),
        keys,
        total,
        from,
        from.plusSeconds(80));
  }

  private static HistoryView told(CommonCause... causes) {
    Histories histories = new Histories();
    List.of(causes).forEach(histories::cause);
    return histories.view();
  }

  private static Dashboard dashboard(AppearanceSettings settings) {
    Dashboard dashboard = Dashboards.of(settings);
    List<Environment> all = new ArrayList<>();
    for (int number = 0; number < 6; number++) {
      all.add(in("Miami", number, number < 5 ? FAILED : SampleWorld.running()));
      all.add(in("Frankfurt", number, number < 1 ? FAILED : SampleWorld.running()));
    }
    dashboard.model().apply(SampleWorld.of(all.toArray(Environment[]::new)));
    return dashboard;
  }

  private static void open(Consumer<Dashboard> tried, CommonCause... causes) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = dashboard(AppearanceSettings.DEFAULT);
      new Scene(dashboard.view(), 1180, 760);
      dashboard.model().remember(told(causes));
      dashboard.view().settle(1180, 760);
      tried.accept(dashboard);
    });
  }

  private static String said(Dashboard dashboard) {
    return ((Label) dashboard.view().lookup("#banner-common-cause .label")).getText();
  }

  private static void press(Dashboard dashboard, String id) {
    ((Button) dashboard.view().lookup("#" + id)).fire();
  }

  @Test
  void oneSentenceTellsHowManyOfWhat() {
    open(
        dashboard ->
            assertThat(said(dashboard))
                .startsWith("5 of 6 environments in Miami failed within 2 min, at "),
        cause("Miami", 5, 6, SampleWorld.NOW));
  }

  @Test
  void showingItNarrowsTheListToTheEnvironmentsConcerned() {
    open(
        dashboard -> {
          press(dashboard, "banner-common-cause-button");
          assertThat(dashboard.model().filterTextProperty().get()).isEqualTo("region:\"Miami\"");
          assertThat(dashboard.model().environments())
              .hasSize(5)
              .extracting(EnvironmentRow::name)
              .allMatch(name -> name.startsWith("Miami"));
        },
        cause("Miami", 5, 6, SampleWorld.NOW));
  }

  @Test
  void showingItLeadsFromAnyPageToTheList() {
    open(
        dashboard -> {
          PageChoice pages = dashboard.view().features().pageChoice();
          pages.show("page-elsewhere");
          press(dashboard, "banner-common-cause-button");

          assertThat(pages.shownProperty().get()).isEqualTo(PageChoice.ENVIRONMENTS);
        },
        cause("Miami", 5, 6, SampleWorld.NOW));
  }

  @Test
  void theOneThatWasReadMakesRoomForAnother() {
    CommonCause first = cause("Miami", 5, 6, SampleWorld.NOW);
    CommonCause second = cause("Frankfurt", 4, 6, SampleWorld.NOW);
    open(
        dashboard -> {
          press(dashboard, "banner-common-cause-other-button");
          assertThat(said(dashboard)).contains("in Frankfurt");
          press(dashboard, "banner-common-cause-other-button");
          assertThat(dashboard.view().lookup("#banner-common-cause")).isNull();
        },
        first,
        second);
  }

  @Test
  void oneThatGrowsAfterItWasReadIsNotToldAgain() {
    open(
        dashboard -> {
          press(dashboard, "banner-common-cause-other-button");
          dashboard.model().remember(told(cause("Miami", 6, 6, SampleWorld.NOW)));
          assertThat(dashboard.view().lookup("#banner-common-cause")).isNull();

          Instant later = SampleWorld.NOW.plus(Duration.ofHours(3));
          dashboard.model().remember(told(cause("Miami", 5, 6, later)));
          assertThat(dashboard.view().lookup("#banner-common-cause")).isNotNull();
        },
        cause("Miami", 5, 6, SampleWorld.NOW));
  }

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"LIGHT", "DARK"})
  void itIsPictured(Theme theme) {
    assertThat(
            OnJavaFx.call(() -> {
              AppearanceSettings settings = new AppearanceSettings(theme, 14);
              Dashboard dashboard = dashboard(settings);
              dashboard.model().remember(told(cause("Miami", 5, 6, SampleWorld.NOW)));
              return Pictures.take(
                  dashboard.view(), settings, 1180, 760, "history-common-cause-" + theme);
            }))
        .isNotEmptyFile();
  }
}
