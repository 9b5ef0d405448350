package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HeaderFilterTest {
  private Dashboard dashboard;
  private Stage stage;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      AppearanceSettings appearance = new AppearanceSettings(Theme.LIGHT, 14);
      dashboard = Dashboards.of(appearance);
      Scene scene = new Scene(dashboard.view(), 1000, 700);
      dashboard.appearance().dress(scene);
      stage = new Stage();
      stage.setScene(scene);
      stage.show();
      dashboard
          .model()
          .apply(SampleWorld.view(SampleWorld.account(new Link.Live()), environments()));
    });
  }

  private static List<WatchedEnvironment> environments() {
    return IntStream.range(0, 3)
        .mapToObj(i ->
            SampleWorld.watched(
                SampleWorld.environment("EN" + i, "Lab " + i, SampleWorld.running())))
        .toList();
  }

  @AfterEach
  void close() {
    OnJavaFx.run(stage::close);
  }

  private long readyRows() {
    return OnJavaFx.call(
        () -> dashboard.model().everything().stream().filter(row -> !row.unfiltered()).count());
  }

  @Test
  void whileNobodyFiltersNoRowIsMadeReadyForIt() {
    assertThat(readyRows()).isZero();
  }

  @Test
  void allRowsAreReadyBeforeTheFirstLetterIsTyped() {
    OnJavaFx.run(() -> dashboard.view().filterField().requestFocus());

    assertThat(readyRows()).isEqualTo(3);
  }
}
