package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.LinesField;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;

/** JavaFX keeps the pictures of cached nodes, one for each size that the window has had. */
class DrawnDirectlyTest {
  @Test
  void noPictureIsKeptOfAnyPartOfTheWindow() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 500));
      dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().getFirst()));
      dashboard.model().select(dashboard.model().everything().getFirst().key());
      dashboard.view().settle(1180, 500);

      assertThat(dashboard.view().lookupAll(".viewport")).isNotEmpty();
      assertThat(dashboard.view().lookupAll("*")).noneMatch(Node::isCache);
    });
  }

  /** Software drawing keeps one of each dialog that was ever open. */
  @Test
  void noPictureIsKeptOfTextsOfManyLines() {
    OnJavaFx.run(() -> {
      VBox texts =
          new VBox(new LinesField("one\ntwo"), Controls.document("id", "Name", "one\ntwo"));
      new Scene(texts);
      texts.applyCss();
      texts.layout();

      assertThat(texts.lookupAll(".viewport")).hasSize(2).noneMatch(Node::isCache);
    });
  }
}
