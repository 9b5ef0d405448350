package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.Shortcut;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.Test;

class StateChipsTest {
  private final ObservableList<Node> savedViews = FXCollections.observableArrayList();

  @Test
  void whoSavesAViewIsThenAtItsChip() {
    OnJavaFx.run(() -> {
      Button save = new Button("Save view");
      savedViews.setAll(new Button("Ann"), save);
      Scene scene = shown();
      save.requestFocus();
      Button saved = new Button("Java");
      savedViews.setAll(new Button("Ann"), saved);
      assertThat(scene.getFocusOwner()).isSameAs(saved);
    });
  }

  @Test
  void whoDeletesTheOnlyViewIsThenAtTheLastChip() {
    OnJavaFx.run(() -> {
      savedViews.setAll(new Button("Ann"));
      Scene scene = shown();
      savedViews.getFirst().requestFocus();
      savedViews.clear();
      assertThat(scene.getFocusOwner()).isSameAs(scene.lookup("#chip-unknown"));
    });
  }

  @Test
  void whoIsElsewhereStaysThereWhenViewsChange() {
    OnJavaFx.run(() -> {
      Scene scene = shown();
      Node chip = scene.lookup("#chip-running");
      chip.requestFocus();
      savedViews.setAll(new Button("Ann"));
      assertThat(scene.getFocusOwner()).isSameAs(chip);
    });
  }

  @Test
  void aChipPressedAgainShowsAll() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      Scene scene = new Scene(dashboard.view(), 1180, 700);
      ToggleButton failed = (ToggleButton) scene.lookup("#chip-problem");
      failed.fire();
      assertThat(dashboard.model().phaseProperty().get()).isEqualTo(Phase.PROBLEM);
      assertThat(Controls.tipOf(failed)).isEqualTo("Show all (Ctrl+1)");
      failed.fire();
      assertThat(dashboard.model().phaseProperty().get()).isNull();
      assertThat(failed.isSelected()).isFalse();
      assertThat(Controls.tipOf(failed)).isEqualTo("Show only failed (Ctrl+1)");
    });
  }

  @Test
  void itsKeyPressedAgainShowsAll() {
    OnJavaFx.run(() -> {
      DashboardModel model = Dashboards.of(AppearanceSettings.DEFAULT).model();
      List<Shortcut> keys = StateChips.shortcuts(model);
      assertThat(keys).hasSize(6);
      Runnable sixth = keys.getLast().action();
      sixth.run();
      assertThat(model.phaseProperty().get()).isEqualTo(Phase.UNKNOWN);
      sixth.run();
      assertThat(model.phaseProperty().get()).isNull();
    });
  }

  private Scene shown() {
    return new Scene(
        new StateChips(Dashboards.of(AppearanceSettings.DEFAULT).model(), savedViews), 800, 100);
  }
}
