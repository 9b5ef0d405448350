package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VisibleFocusTest {
  private static final int MOST_STOPS = 60;
  private static final int RING = 3;

  /** A control that the Tab key or an arrow comes to, and the window while it has the focus. */
  private record Stop(Node node, Bounds place, WritableImage window) {}

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"LIGHT", "DARK"})
  void everyStopOfTheTabKeyIsMarked(Theme theme) {
    List<Node> unmarked =
        OnJavaFx.call(() -> {
          Stage stage = new Stage();
          try {
            List<Stop> stops = stopsOfTheTabKey(stage, new AppearanceSettings(theme, 14));
            assertThat(stops).hasSizeGreaterThan(15);
            return unmarked(stops);
          } finally {
            stage.close();
          }
        });
    assertThat(unmarked).isEmpty();
  }

  private static List<Stop> stopsOfTheTabKey(Stage stage, AppearanceSettings look) {
    Dashboard dashboard = Dashboards.of(look);
    dashboard.appearance().use(look);
    dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    dashboard.model().select(SampleWorld.key("EN04"));
    dashboard.model().alertsProperty().set(AppAlerts.NONE.withAccounts(true, List.of(), false));
    Scene scene = new Scene(dashboard.view(), 1000, 650);
    dashboard.appearance().dress(scene);
    stage.setScene(scene);
    stage.show();
    dashboard.view().settle(1000, 650);
    dashboard.view().filterField().requestFocus();
    List<Stop> stops = new ArrayList<>();
    Node first = scene.getFocusOwner();
    do {
      scene.getFocusOwner().requestFocusTraversal(TraversalDirection.NEXT);
      Node before;
      do {
        dashboard.view().settle(1000, 650);
        Node node = scene.getFocusOwner();
        stops.add(new Stop(node, node.localToScene(node.getLayoutBounds()), scene.snapshot(null)));
        before = node;
        if (node instanceof ToggleButton) {
          node.fireEvent(
              new KeyEvent(
                  KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
        }
      } while (scene.getFocusOwner() != before);
    } while (scene.getFocusOwner() != first && stops.size() < MOST_STOPS);
    return stops;
  }

  private static List<Node> unmarked(List<Stop> stops) {
    List<Node> unmarked = new ArrayList<>();
    Stop before = stops.getLast();
    for (Stop stop : stops) {
      if (same(stop.window(), before.window(), around(stop.place()))) {
        unmarked.add(stop.node());
      }
      before = stop;
    }
    return unmarked;
  }

  private static Bounds around(Bounds place) {
    return new BoundingBox(
        place.getMinX() - RING,
        place.getMinY() - RING,
        place.getWidth() + 2 * RING,
        place.getHeight() + 2 * RING);
  }

  private static boolean same(WritableImage one, WritableImage other, Bounds area) {
    PixelReader here = one.getPixelReader();
    PixelReader there = other.getPixelReader();
    for (int y = (int) Math.max(0, area.getMinY()); y < Math.min(650, area.getMaxY()); y++) {
      for (int x = (int) Math.max(0, area.getMinX()); x < Math.min(1000, area.getMaxX()); x++) {
        if (here.getArgb(x, y) != there.getArgb(x, y)) {
          return false;
        }
      }
    }
    return true;
  }
}
