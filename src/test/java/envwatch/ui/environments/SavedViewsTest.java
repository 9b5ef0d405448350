package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.SavedView;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SavedViewsTest {
  private static final AppearanceSettings LIGHT = new AppearanceSettings(Theme.LIGHT, 14);

  private List<SavedView> kept = new ArrayList<>();
  private DashboardModel model;
  private SavedViews views;
  private Stage stage;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      model = Dashboards.of(LIGHT).model();
      views = new SavedViews(model, this::change);
      FlowPane row = new FlowPane();
      Bindings.bindContent(row.getChildren(), views.chips());
      stage = new Stage();
      stage.setScene(new Scene(row, 600, 200));
      stage.show();
    });
  }

  private void change(UnaryOperator<List<SavedView>> change) {
    kept = change.apply(kept);
    views.show(kept);
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      List.copyOf(Window.getWindows()).stream()
          .filter(window -> window instanceof Stage dialog && dialog.getOwner() == stage)
          .forEach(Window::hide);
      stage.close();
    });
  }

  @Test
  void aBadgeCountsWhatHasFailedAmongTheEnvironmentsOfAView() {
    OnJavaFx.run(() -> {
      change(now -> List.of(new SavedView("Labs", "name:lab"), new SavedView("Java", "name:java")));
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      assertThat(badge(0).getText()).isEqualTo("1");
      assertThat(chip(0).getAccessibleText()).isEqualTo("Saved view Labs, 1 failed");
      assertThat(badge(1).isVisible()).isFalse();
      assertThat(chip(1).getAccessibleText()).isEqualTo("Saved view Java");
      model.apply(SampleWorld.of());
      assertThat(badge(0).isVisible()).isFalse();
    });
  }

  private Label badge(int place) {
    return (Label) ((HBox) chip(place).getGraphic()).getChildren().getLast();
  }

  @Test
  void offersToSaveOnlyWhatIsTypedAndNotSavedYet() {
    assertThat(saveButton()).isNull();
    filter("owner:ann");
    assertThat(saveButton()).isNotNull();
    OnJavaFx.run(() -> change(before -> List.of(new SavedView("Ann", "owner:ann"))));
    assertThat(saveButton()).isNull();
  }

  @Test
  void savesTheFilterUnderTheNameTyped() {
    filter("owner:ann ");
    saveAs("  Ann's  ");
    assertThat(kept).containsExactly(new SavedView("Ann's", "owner:ann"));
  }

  @Test
  void aNameInUseIsToldBeforeItIsReplaced() {
    kept = List.of(new SavedView("Mine", "old"));
    OnJavaFx.run(() -> views.show(kept));
    filter("new");
    OnJavaFx.run(saveButton()::fire);
    OnJavaFx.run(() -> {
      this.<TextField>find("#view-name").setText("Mine");
      assertThat(this.<Label>find("#view-name-note").getText()).contains("replaced");
      Button agree = find("#view-name-agree");
      assertThat(agree.getText()).isEqualTo("Replace");
      agree.fire();
    });
    assertThat(kept).containsExactly(new SavedView("Mine", "new"));
  }

  @Test
  void aReplacedViewTellsWhatItTold() {
    show(new SavedView("Mine", "old", List.of(Phase.SUSPENDED)), new SavedView("Other", "b"));
    filter("new");
    saveAs("Mine");
    assertThat(kept)
        .containsExactly(
            new SavedView("Other", "b"), new SavedView("Mine", "new", List.of(Phase.SUSPENDED)));
  }

  @Test
  void withoutANameNothingCanBeSaved() {
    filter("new");
    OnJavaFx.run(saveButton()::fire);
    OnJavaFx.run(() -> {
      Button agree = find("#view-name-agree");
      assertThat(agree.isDisabled()).isTrue();
      assertThat(agree.getText()).isEqualTo("Save");
    });
  }

  @Test
  void aNameOfBlanksCannotBeSaved() {
    filter("new");
    OnJavaFx.run(saveButton()::fire);
    OnJavaFx.run(() -> {
      this.<TextField>find("#view-name").setText("   ");
      assertThat(this.<Button>find("#view-name-agree").isDisabled()).isTrue();
    });
  }

  @Test
  void aChipAppliesItsFilterAloneAndIsPressed() {
    show(new SavedView("Failed", "status:failed"));
    OnJavaFx.run(() -> {
      model.phaseProperty().set(Phase.RUNNING);
      chip(0).fire();
      assertThat(model.filterTextProperty().get()).isEqualTo("status:failed");
      assertThat(model.phaseProperty().get()).isNull();
      assertThat(chip(0).isSelected()).isTrue();
    });
  }

  @Test
  void aChipPressedAgainIsLeft() {
    show(new SavedView("Failed", "status:failed"));
    OnJavaFx.run(() -> {
      chip(0).fire();
      chip(0).fire();
      assertThat(model.filterTextProperty().get()).isEmpty();
      assertThat(chip(0).isSelected()).isFalse();
    });
  }

  @Test
  void deletingTakesOnlyThatView() {
    show(new SavedView("One", "a"), new SavedView("Two", "b"));
    OnJavaFx.run(() -> chip(0).getContextMenu().getItems().getLast().fire());
    assertThat(kept).containsExactly(new SavedView("Two", "b"));
  }

  @Test
  void renamingKeepsFilterAndPlace() {
    show(new SavedView("One", "a"), new SavedView("Two", "b"));
    OnJavaFx.run(() -> chip(0).getContextMenu().getItems().get(1).fire());
    OnJavaFx.run(() -> {
      this.<TextField>find("#view-name").setText("First");
      this.<Button>find("#view-name-agree").fire();
    });
    assertThat(kept).containsExactly(new SavedView("First", "a"), new SavedView("Two", "b"));
  }

  @Test
  void whatAViewTellsIsChosenInItsMenu() {
    show(new SavedView("One", "a"), new SavedView("Two", "b", List.of(Phase.PROBLEM)));
    OnJavaFx.run(() -> telling(1, Phase.RUNNING).setSelected(true));
    assertThat(kept)
        .containsExactly(
            new SavedView("One", "a"),
            new SavedView("Two", "b", List.of(Phase.PROBLEM, Phase.RUNNING)));
    OnJavaFx.run(() -> telling(1, Phase.PROBLEM).setSelected(false));
    assertThat(kept.getLast().tells()).containsExactly(Phase.RUNNING);
  }

  @Test
  void aRenamedViewTellsWhatItTold() {
    show(new SavedView("One", "a", List.of(Phase.SUSPENDED)));
    OnJavaFx.run(() -> chip(0).getContextMenu().getItems().get(1).fire());
    OnJavaFx.run(() -> {
      this.<TextField>find("#view-name").setText("First");
      this.<Button>find("#view-name-agree").fire();
    });
    assertThat(kept).containsExactly(new SavedView("First", "a", List.of(Phase.SUSPENDED)));
  }

  private CheckMenuItem telling(int place, Phase state) {
    Menu menu = (Menu) chip(place).getContextMenu().getItems().getFirst();
    return (CheckMenuItem) menu.getItems().get(SavedView.STATES.indexOf(state));
  }

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"LIGHT", "DARK"})
  void chipsAndDialogArePictured(Theme theme) {
    String suffix = theme.name().toLowerCase(Locale.ROOT);
    AppearanceSettings look = new AppearanceSettings(theme, 14);
    show(
        new SavedView("Ann's failed ones", "owner:ann status:failed", List.of(Phase.PROBLEM)),
        new SavedView("Training without tests", "training -name:test"),
        new SavedView("Windows", "os:windows"));
    filter("os:windows");
    OnJavaFx.run(() -> {
      Parent row = stage.getScene().getRoot();
      row.getStyleClass().add("chips");
      filter("os:windows ");
      assertThat(Pictures.take(row, look, 600, 200, "saved-views-" + suffix)).isNotEmptyFile();
      model.filterTextProperty().set("os:linux");
      saveButton().fire();
      this.<TextField>find("#view-name").setText("Windows");
      Parent dialog = find("#view-name").getScene().getRoot();
      Path file = Pictures.take(dialog, look, 480, 270, "saved-view-name-" + suffix);
      assertThat(file).isNotEmptyFile();
    });
  }

  private void show(SavedView... saved) {
    kept = List.of(saved);
    OnJavaFx.run(() -> views.show(kept));
  }

  private void filter(String text) {
    OnJavaFx.run(() -> model.filterTextProperty().set(text));
  }

  private void saveAs(String name) {
    OnJavaFx.run(saveButton()::fire);
    OnJavaFx.run(() -> {
      this.<TextField>find("#view-name").setText(name);
      this.<Button>find("#view-name-agree").fire();
    });
  }

  private ToggleButton chip(int place) {
    return (ToggleButton) views.chips().get(place);
  }

  private Button saveButton() {
    return OnJavaFx.call(() ->
        views.chips().stream()
            .filter(Button.class::isInstance)
            .map(Button.class::cast)
            .findFirst()
            .orElse(null));
  }

  @SuppressWarnings("unchecked")
  private <N extends Node> N find(String id) {
    return (N)
        Window.getWindows().stream()
            .map(window -> window.getScene().lookup(id))
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow();
  }
}
