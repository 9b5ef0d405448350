package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import envwatch.model.Phase;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The details stay those of the environment that a person looks at. */
class HiddenDetailsTest {
  private static final String HIDDEN = "Hidden by the filter";

  @AutoClose private final OpenDashboard open = new OpenDashboard();
  private final DashboardModel model = open.dashboard.model();

  @Test
  void detailsOfWhatIsNotListedSaySoUntilItIs() {
    EnvironmentRow row = OnJavaFx.call(() -> model.environments().getFirst());
    OnJavaFx.run(() -> model.select(row.key()));
    OpenDashboard.settle();
    double top = endOfSaid();
    double width = widthOfHeading();
    String before = summary();
    assertThat(before).isNotEmpty().doesNotContain(HIDDEN);

    OnJavaFx.run(() -> model.phaseProperty().set(Phase.SUSPENDED));
    OpenDashboard.settle();

    assertThat(OnJavaFx.call(() -> model.environments())).isNotEmpty().doesNotContain(row);
    assertThat(OnJavaFx.call(() -> model.selectedProperty().get())).isSameAs(row);
    assertThat(summary()).startsWith(HIDDEN + " \u00b7 ");
    assertThat(endOfSaid()).isEqualTo(top);
    assertThat(widthOfHeading()).isCloseTo(width, within(1.0));

    OnJavaFx.run(() -> model.phaseProperty().set(null));
    OpenDashboard.settle();
    assertThat(summary()).isEqualTo(before);

    OnJavaFx.run(() -> model.filterTextProperty().set("nobody-has-this-name"));
    OpenDashboard.settle();
    assertThat(summary()).startsWith(HIDDEN);
  }

  private String summary() {
    return OnJavaFx.call(() -> ((Label) open.scene().lookup("#detail-summary")).getText());
  }

  /** What is wider may push the actions into another line. */
  private double widthOfHeading() {
    return OnJavaFx.call(() -> open.scene().lookup(".details-heading").prefWidth(-1));
  }

  private double endOfSaid() {
    return OnJavaFx.call(() -> {
      open.dashboard.view().settle(1180, 760);
      Node said = open.scene().lookup(".details-said");
      return said.localToScene(said.getBoundsInLocal()).getMaxY();
    });
  }
}
