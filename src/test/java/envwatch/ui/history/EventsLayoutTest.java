package envwatch.ui.history;

import static envwatch.ui.history.SampleHistory.RUNNING;
import static envwatch.ui.history.SampleHistory.SUSPENDED;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Fact;
import envwatch.history.FakeHistory;
import envwatch.history.State;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** That the page of events fits into the window, in small and in large type. */
class EventsLayoutTest {
  @TempDir private Path folder;
  @RegisterExtension private final EventsWindow window = new EventsWindow(() -> folder);

  private static final State LONG = new State(Phase.SUSPENDED, "Waiting for the other region");

  @Test
  void inALowWindowTheDetailsOfAnEventAreScrolledAndTheListStays() {
    window.open(new AppearanceSettings(Theme.LIGHT, 21));
    OnJavaFx.run(() -> {
      window.table().getSelectionModel().clearAndSelect(6);
      Pictures.settle(window.dashboard.view(), 1000, 650);
      ScrollPane details = (ScrollPane) window.scene.lookup("#event-details");
      Region page = (Region) window.scene.lookup("#events-page");
      assertThat(details.getContent().getLayoutBounds().getHeight())
          .isGreaterThan(details.getHeight());
      assertThat(details.getHeight()).isBetween(page.getHeight() * 0.28, page.getHeight() * 0.31);
      assertThat(window.table().getHeight()).isGreaterThan(page.getHeight() * 0.4);
    });
  }

  @Test
  void inAHighWindowTheDetailsOfAnEventAreShownWhole() {
    window.open();
    OnJavaFx.run(() -> {
      window.table().getSelectionModel().clearAndSelect(6);
      window.settle();
      ScrollPane details = (ScrollPane) window.scene.lookup("#event-details");
      assertThat(details.getViewportBounds().getHeight())
          .isGreaterThanOrEqualTo(details.getContent().getLayoutBounds().getHeight());
    });
  }

  @Test
  void inLargeTypeTheBarIsAsWideAsASmallWindow() {
    window.open(new AppearanceSettings(Theme.LIGHT, 21));
    OnJavaFx.run(() -> {
      Pictures.settle(window.dashboard.view(), 1000, 650);
      assertThat(window.dashboard.view().getLayoutBounds().getWidth()).isEqualTo(1000);
      Node export = window.scene.lookup("#events-export");
      assertThat(export.localToScene(export.getLayoutBounds()).getMaxX()).isLessThan(1000);
      assertThat(((Labeled) window.scene.lookup("#events-count")).isTextTruncated()).isFalse();
      assertThat(Controls.tipOf(export)).isEqualTo("Export CSV");
    });
  }

  @Test
  void theBarFitsAsSoonAsTheTypeIsLarger() {
    window.open();
    OnJavaFx.run(() -> {
      window.settle();
      assertThat(Controls.tipOf(window.scene.lookup("#events-export"))).isNull();
      window.dashboard.appearance().use(new AppearanceSettings(Theme.LIGHT, 21));
      window.dashboard.appearance().dress(window.scene);
      Pictures.settle(window.dashboard.view());
      Node export = window.scene.lookup("#events-export");
      assertThat(export.localToScene(export.getLayoutBounds()).getMaxX()).isLessThan(1180);
      assertThat(Controls.tipOf(export)).isEqualTo("Export CSV");
    });
  }

  @Test
  void longDetailsAreCutBeforeTheNamesOfWhereItHappened() {
    String name = "Kubernetes day 2 - April group - Amara Okafor";
    window.history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN05", name, 3).from(RUNNING, SUSPENDED),
                SampleHistory.change("EN06", "lab", 2)
                    .with(new Fact(Fact.Kind.OWNER, "m".repeat(30), "w".repeat(30)))
                    .facts());
    window.open();
    double asked = OnJavaFx.call(() -> Controls.widthOf(name, Font.font(13)));

    assertThat(OnJavaFx.call(() -> window.column("what").getWidth())).isGreaterThan(asked);
  }

  @Test
  void aFilterThatLeavesFewEventsMovesNoHeading() {
    window.history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN05", "lab", 5).from(RUNNING, SUSPENDED),
                SampleHistory.change("EN06", "other", 4).from(LONG, SUSPENDED),
                SampleHistory.change("EN07", "other", 3).from(LONG, SUSPENDED));
    window.open();
    double before = OnJavaFx.call(() -> window.column("from").getWidth());
    window.filter("lab");

    assertThat(OnJavaFx.call(() -> window.column("from").getWidth())).isEqualTo(before);
  }
}
