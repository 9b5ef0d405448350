package envwatch.ui.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.FakeTime;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoticePopupTest {
  private Stage stage;
  private NoticePopup popup;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      stage = new Stage();
      stage.setScene(new Scene(new Group(), 600, 400));
      stage.show();
      popup = new NoticePopup(() -> stage, new FakeTime(), Runnable::run, () -> {});
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      popup.hide();
      stage.close();
    });
  }

  private static String lines(int count) {
    return Stream.generate(
            () -> "Kubernetes for administrators, group 7: Creation failed on all of 8.")
        .limit(count)
        .collect(Collectors.joining("\n"));
  }

  private Bounds place(String selector) {
    return OnJavaFx.call(() -> {
      Node node =
          Window.getWindows().stream()
              .filter(PopupWindow.class::isInstance)
              .map(window -> window.getScene().lookup(selector))
              .findFirst()
              .orElseThrow();
      node.getScene().getRoot().applyCss();
      node.getScene().getRoot().layout();
      return node.localToScreen(node.getLayoutBounds());
    });
  }

  @Test
  void aLongerNoticeInPlaceOfAShortOneIsOnTheScreen() {
    OnJavaFx.run(() -> popup.show("A short one", "It is well."));
    double height = place("#notice-popup").getHeight();
    allOfTheNoticeIsOnTheScreen(5);
    assertThat(place("#notice-popup").getHeight()).isGreaterThan(height);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 200})
  void allOfTheNoticeIsOnTheScreen(int count) {
    Rectangle2D screen = OnJavaFx.call(() -> Screen.getPrimary().getVisualBounds());
    OnJavaFx.run(() -> popup.show(count + " problems", lines(count)));

    Bounds shown = place("#notice-popup");
    Bounds button = place("#notice-popup-show");
    assertThat(shown.getMinY()).isGreaterThanOrEqualTo(screen.getMinY());
    assertThat(shown.getMaxY()).isLessThan(screen.getMaxY());
    assertThat(shown.getMaxX()).isLessThan(screen.getMaxX());
    assertThat(button.getMaxY()).isLessThan(shown.getMaxY());
    assertThat(button.getHeight()).isGreaterThan(10);
  }
}
