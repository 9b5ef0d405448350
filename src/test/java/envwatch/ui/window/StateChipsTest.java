package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Outlier;
import envwatch.history.Subject;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.environments.SavedViews;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.Histories;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Shortcut;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
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
  void thousandsAreGroupedInChipsAndTitleAsBesideThem() {
    OnJavaFx.run(() -> {
      DashboardModel model = Dashboards.of(AppearanceSettings.DEFAULT).model();
      model.apply(
          SampleWorld.of(
              IntStream.range(0, 1_200)
                  .mapToObj(i ->
                      SampleWorld.environment(
                          "EN" + i, "Lab", new Status(Phase.PROBLEM, "Creation failed")))
                  .toArray(Environment[]::new)));
      StateChips chips = new StateChips(model, savedViews);
      ToggleButton failed = (ToggleButton) new Scene(chips, 1600, 100).lookup("#chip-problem");
      assertThat(failed.getText()).startsWith("1,200 ");
      assertThat(WindowTitle.of(model)).startsWith("1,200 ");
    });
  }

  @Test
  void whatDiffersIsCountedAlsoInAWindowBuiltLaterAndKeepsTheFocusWhenPressed() {
    OnJavaFx.run(() -> {
      DashboardModel model = Dashboards.of(AppearanceSettings.DEFAULT).model();
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      model.remember(
          new Histories()
              .odd(Subject.of(SampleWorld.key("EN01")), Outlier.Kind.MACHINES, "1", "4")
              .view());
      // Shown as the window shows them: what is typed can be saved as a view.
      SavedViews views = new SavedViews(model, change -> {});
      StateChips chips = new StateChips(model, views.chips());
      Scene scene = new Scene(chips, 1600, 100);
      layOut(chips);
      ToggleButton differs = (ToggleButton) scene.lookup("#chip-differs");
      assertThat(differs.isVisible()).isTrue();
      assertThat(differs.getText()).isEqualTo("1 differs");

      differs.requestFocus();
      differs.fire();
      layOut(chips);
      assertThat(scene.lookup("#save-view")).isNotNull();
      assertThat(scene.getFocusOwner()).isSameAs(differs);
      model.filterTextProperty().set("differs:yes name:nothing");
      layOut(chips);
      assertThat(differs.getText()).isEqualTo("0 differ");
      assertThat(differs.getAccessibleText()).startsWith("0 differ from");
    });
  }

  @Test
  void theTabKeyComesToAChipThatIsShown() {
    OnJavaFx.run(() -> {
      Scene scene = shown();
      Node failed = scene.lookup("#chip-problem");
      Node expiring = scene.lookup("#chip-expiring");
      assertThat(failed.isFocusTraversable()).isTrue();
      failed.setVisible(false);
      assertThat(failed.isFocusTraversable()).isFalse();
      assertThat(expiring.isFocusTraversable()).isTrue();
    });
  }

  @Test
  void whereTheButtonOfFoldedViewsIsNotNeededAnyMoreTheFocusIsAtAChip() {
    OnJavaFx.run(() -> {
      for (int view = 1; view <= 12; view++) {
        savedViews.add(new ToggleButton("A view with a long name, number " + view));
      }
      StateChips chips =
          new StateChips(Dashboards.of(AppearanceSettings.DEFAULT).model(), savedViews);
      Scene scene = new Scene(chips, 1600, 100);
      layOut(chips);
      MenuButton more = (MenuButton) scene.lookup("#more-views");
      assertThat(more.isVisible()).isTrue();
      long folded = savedViews.stream().filter(view -> !view.isVisible()).count();
      assertThat(more.getText()).isEqualTo(folded + " more");
      List<String> said = new ArrayList<>();
      more.textProperty().subscribe((before, now) -> said.add(now));
      layOut(chips);
      assertThat(said).isEmpty();

      more.requestFocus();
      savedViews.remove(1, savedViews.size());
      layOut(chips);
      assertThat(more.isVisible()).isFalse();
      assertThat(scene.getFocusOwner()).isSameAs(savedViews.getFirst());
    });
  }

  @Test
  void whoLetsRowsGoToTheirPlacesIsThenAtAChip() {
    OnJavaFx.run(() -> {
      DashboardModel model = Dashboards.of(AppearanceSettings.DEFAULT).model();
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      StateChips chips = new StateChips(model, savedViews);
      Scene scene = new Scene(chips, 1600, 100);
      model.keepOrder(true);
      model.apply(
          SampleWorld.of(
              SampleWorld.dozen().stream()
                  .map(known ->
                      known.toBuilder().status(new Status(Phase.PROBLEM, "Failed")).build())
                  .toArray(Environment[]::new)));
      layOut(chips);
      Button newOnTop = (Button) scene.lookup("#new-on-top");
      newOnTop.requestFocus();
      newOnTop.fire();
      layOut(chips);
      assertThat(newOnTop.isVisible()).isFalse();
      assertThat(scene.getFocusOwner()).isSameAs(scene.lookup("#chip-unknown"));
    });
  }

  private static void layOut(StateChips chips) {
    for (int pass = 0; pass < 3; pass++) {
      chips.applyCss();
      chips.resize(1600 - pass, 100);
      chips.prefHeight(1600 - pass);
      chips.layout();
    }
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
