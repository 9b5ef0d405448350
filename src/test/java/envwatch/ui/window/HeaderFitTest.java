package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.model.SampleWorlds;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

/** In the smallest window and at a large font the header and the strip stay in the window. */
class HeaderFitTest {
  private static final int WIDTH = 1000;
  private static final int HEIGHT = 650;

  /** Where the filter has less room than it would take. */
  private static final int NARROW = 800;

  private static Dashboard shown() {
    AppearanceSettings large = new AppearanceSettings(Theme.LIGHT, 21);
    Dashboard dashboard = Dashboards.of(large);
    dashboard.appearance().use(large);
    dashboard.appearance().dress(new Scene(dashboard.view(), WIDTH, HEIGHT));
    return dashboard;
  }

  private static Dashboard readOnly() {
    Dashboard dashboard = shown();
    dashboard.model().apply(SampleWorlds.many(300));
    dashboard.model().alertsProperty().set(AppAlerts.NONE.withReadOnly(true));
    return dashboard;
  }

  @Test
  void theButtonsStayInTheWindowHoweverMuchTheHeaderSays() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = readOnly();
      dashboard.model().filterTextProperty().set("student");
      dashboard.model().tick(SampleWorld.NOW.plus(Duration.ofMinutes(40)));
      dashboard.view().settle(WIDTH, HEIGHT);

      Node more = dashboard.view().lookup("#more");
      assertThat(more.localToScene(more.getLayoutBounds()).getMaxX()).isLessThan(WIDTH);
    });
  }

  @Test
  void thePromptOfTheFilterIsShortWhereItsRoomIs() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = readOnly();
      dashboard.view().settle(WIDTH, HEIGHT);
      assertThat(dashboard.view().filterField().getPromptText()).isEqualTo("Filter");

      dashboard.view().settle(2 * WIDTH, HEIGHT);
      assertThat(dashboard.view().filterField().getPromptText())
          .isEqualTo("Filter environments and machines");
    });
  }

  @Test
  void whereThereIsLittleWidthHowMuchWasCheckedIsSaidInFewerWords() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = readOnly();
      dashboard.view().settle(WIDTH, HEIGHT);
      Labeled freshness = (Labeled) dashboard.view().lookup("#freshness");
      assertThat(freshness.getText()).isEqualTo("300/300 just now");
      assertThat(freshness.isTextTruncated()).isFalse();
      assertThat(Controls.tipOf(freshness)).isEqualTo("Checked 300/300 just now");

      dashboard.view().settle(2 * WIDTH, HEIGHT);
      assertThat(freshness.getText()).isEqualTo("Checked 300/300 just now");
      assertThat(Controls.tipOf(freshness)).isNull();
    });
  }

  @Test
  void nothingMovesWhileTheAgeCountsSeconds() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), NARROW, HEIGHT));
      dashboard.model().apply(SampleWorlds.many(300));
      dashboard.view().settle(NARROW, HEIGHT);
      double before = dashboard.view().filterField().getWidth();

      dashboard.model().tick(SampleWorld.NOW.plusSeconds(30));
      dashboard.view().settle(NARROW, HEIGHT);
      assertThat(dashboard.view().filterField().getWidth()).isEqualTo(before);
    });
  }

  @Test
  void chipsThatCountNothingGiveWayWhereAllWouldTakeASecondLine() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      dashboard.model().apply(SampleWorlds.many(300));
      dashboard.view().settle(2 * WIDTH, HEIGHT);
      double one = line(dashboard);
      Node last = dashboard.view().lookup("#chip-unknown");
      double tooNarrow = last.getBoundsInParent().getCenterX() + one;
      dashboard.view().settle(tooNarrow, HEIGHT);
      assertThat(chips(dashboard)).contains("chip-suspended").doesNotContain("chip-unknown");
      assertThat(line(dashboard)).isEqualTo(one);

      dashboard.view().settle(2 * WIDTH, HEIGHT);
      assertThat(chips(dashboard)).hasSize(6);
    });
  }

  @Test
  void aChipThatIsChosenDoesNotGiveWay() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      dashboard.model().apply(SampleWorlds.many(300));
      dashboard.view().settle(WIDTH, HEIGHT);
      dashboard.model().phaseProperty().set(Phase.UNKNOWN);
      dashboard.view().settle(WIDTH, HEIGHT);
      assertThat(chips(dashboard)).contains("chip-unknown");
    });
  }

  @Test
  void arrowKeysPassOverChipsThatGaveWay() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      dashboard.view().settle(WIDTH, HEIGHT);
      assertThat(chips(dashboard)).doesNotContain("chip-expiring");
      Node failed = dashboard.view().lookup("#chip-problem");
      failed.requestFocus();
      failed.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
      assertThat(failed.getScene().getFocusOwner().getId()).isEqualTo("chip-changing");
    });
  }

  private static List<String> chips(Dashboard dashboard) {
    return dashboard.view().lookupAll(".chip").stream()
        .filter(Node::isVisible)
        .map(Node::getId)
        .toList();
  }

  private static double line(Dashboard dashboard) {
    return dashboard.view().lookup(".chips").getLayoutBounds().getHeight();
  }

  @Test
  void whatWasCopiedIsSaidWhole() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      List<Environment> dozen = SampleWorld.dozen();
      dashboard.model().apply(SampleWorld.of(dozen.toArray(Environment[]::new)));
      dashboard.model().select(SampleWorld.key("EN04"));
      var machine = dashboard.model().machines().getFirst().machine();
      dashboard.clipboard().copy(machine.password(), machine.name());
      dashboard.view().settle(WIDTH, HEIGHT);

      Labeled message = (Labeled) dashboard.view().lookup("#message");
      assertThat(message.getText()).isEqualTo("Copied password of web-1");
      assertThat(message.isTextTruncated()).isFalse();
    });
  }
}
