package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreachable;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import java.time.Duration;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableRow;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A banner that moves the list under the mouse makes no press hit another row or button. */
class MisclickGuardTest {
  private Duration elapsed = Duration.ofDays(1);
  private Dashboard dashboard;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 760));
      dashboard.view().guardPresses(() -> elapsed);
      show(new Link.Live());
    });
  }

  private void show(Link link) {
    dashboard
        .model()
        .apply(
            SampleWorld.view(SampleWorld.account(link), SampleWorld.watched(SampleWorld.dozen())));
    dashboard.view().settle(1180, 760);
  }

  private void lose() {
    show(
        new Link.Lost(
            new Unreachable(Unreachable.Kind.REFUSED, null),
            SampleWorld.NOW,
            SampleWorld.NOW.plusSeconds(20)));
  }

  @Test
  void aPressMeantForARowSelectsNoOther() {
    OnJavaFx.run(() -> {
      Point2D place = middle(row(4));
      move(place);
      lose();
      assertThat(rowAt(place)).isNotSameAs(row(4));

      String before = selected();
      press(rowAt(place), place);
      assertThat(selected()).isEqualTo(before);
    });
  }

  @Test
  void aPressAfterAMomentCounts() {
    OnJavaFx.run(() -> {
      Point2D place = middle(row(4));
      move(place);
      lose();
      elapsed = elapsed.plusMillis(500);

      press(rowAt(place), place);
      assertThat(selected()).isEqualTo(rowAt(place).getItem().toString());
    });
  }

  @Test
  void aPressAtAnotherPlaceWasAimedAnew() {
    OnJavaFx.run(() -> {
      move(middle(row(4)));
      lose();

      Point2D place = middle(row(4));
      press(row(4), place);
      assertThat(selected()).isEqualTo(row(4).getItem().toString());
    });
  }

  @Test
  void aPressMeantForARowDoesNotHitTheButtonOfTheBanner() {
    OnJavaFx.run(() -> {
      lose();
      Point2D place = middle(button());
      show(new Link.Live());
      move(place);
      lose();

      click(button(), place);
      assertThat(dashboard.commands()).isEmpty();

      elapsed = elapsed.plusMillis(500);
      click(button(), place);
      assertThat(dashboard.commands()).containsExactly("look now");
    });
  }

  private Node button() {
    return dashboard.view().lookup("#banner-lost-button");
  }

  private String selected() {
    return String.valueOf(dashboard.model().selectedProperty().get());
  }

  private TableRow<?> row(int index) {
    return dashboard.view().environmentTable().lookupAll(".table-row-cell").stream()
        .map(TableRow.class::cast)
        .filter(row -> row.getIndex() == index && row.getItem() != null)
        .findFirst()
        .orElseThrow();
  }

  private TableRow<?> rowAt(Point2D place) {
    return dashboard.view().environmentTable().lookupAll(".table-row-cell").stream()
        .map(TableRow.class::cast)
        .filter(row -> row.getItem() != null && row.contains(row.sceneToLocal(place)))
        .findFirst()
        .orElseThrow();
  }

  private static Point2D middle(Node node) {
    return node.localToScene(
        node.getLayoutBounds().getCenterX(), node.getLayoutBounds().getCenterY());
  }

  private void move(Point2D place) {
    fire(dashboard.view(), MouseEvent.MOUSE_MOVED, place);
  }

  private static void press(TableRow<?> row, Point2D place) {
    Node cell =
        row.lookupAll(".table-cell").stream()
            .filter(each -> each.contains(each.sceneToLocal(place)))
            .findFirst()
            .orElseThrow();
    click(cell, place);
  }

  private static void click(Node node, Point2D place) {
    fire(node, MouseEvent.MOUSE_PRESSED, place);
    fire(node, MouseEvent.MOUSE_RELEASED, place);
    fire(node, MouseEvent.MOUSE_CLICKED, place);
  }

  private static void fire(Node node, EventType<MouseEvent> type, Point2D place) {
    Point2D at = node.sceneToLocal(place);
    MouseEvents.primary(node, type, at.getX(), at.getY(), 1);
  }
}
