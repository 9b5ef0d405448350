package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
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
  void whoDeletesTheOnlyViewIsThenAtTheChipOfAll() {
    OnJavaFx.run(() -> {
      savedViews.setAll(new Button("Ann"));
      Scene scene = shown();
      savedViews.getFirst().requestFocus();
      savedViews.clear();
      assertThat(scene.getFocusOwner()).isSameAs(scene.lookup("#chip-all"));
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

  private Scene shown() {
    return new Scene(
        new StateChips(Dashboards.of(AppearanceSettings.DEFAULT).model(), savedViews), 800, 100);
  }
}
