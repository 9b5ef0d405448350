package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.stage.WindowHelper;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What acts on many environments and what acts on the one whose details are shown are two. */
class SelectionBarTest {
  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = new ActionsWindow(folder);
    window.happens(() -> window.world.running("Anna").running("Ben").suspended("Chi"));
  }

  @AfterEach
  void close() {
    window.close();
  }

  private boolean shown() {
    return OnJavaFx.call(window.node("selection-bar")::isVisible);
  }

  @Test
  void isThereOnlyWhileSeveralAreSelected() {
    window.select("Lab Anna");
    assertThat(shown()).isFalse();
    window.select("Lab Anna", "Lab Ben");
    assertThat(shown()).isTrue();
    assertThat(window.words("selection-count")).isEqualTo("2 selected");
  }

  @Test
  void itTellsHowManyAreOutOfSightAfterSorting() {
    window.happens(
        () -> IntStream.range(10, 60).forEach(number -> window.world.running("student " + number)));
    window.select("Lab Anna", "Lab Ben");
    double button = left("selection-suspend-environment");

    TableView<?> table = (TableView<?>) window.stage().getScene().lookup("#environments");
    OnJavaFx.run(() -> sortDown(table));
    window.happens(() -> {});

    assertThat(window.words("selection-hidden")).isEqualTo("2 not shown");
    assertThat(left("selection-suspend-environment")).isEqualTo(button);
  }

  @Test
  void anActionThatBecomesPossibleMovesNoButton() {
    window.select("Lab Anna", "Lab Ben");
    double button = left("selection-extend-environment");

    window.happens(() -> window.world.suspended("Anna").suspended("Ben"));

    assertThat(window.words("selection-resume-environment")).isEqualTo("Resume 2");
    assertThat(window.words("selection-suspend-environment")).isEqualTo("Suspend 2");
    assertThat(left("selection-extend-environment")).isEqualTo(button);
  }

  private double left(String id) {
    return OnJavaFx.call(() -> {
      window.stage().getScene().getRoot().layout();
      Node node = window.node(id);
      return node.localToScene(0, 0).getX();
    });
  }

  private static <S> void sortDown(TableView<S> table) {
    TableColumn<S, ?> name =
        table.getColumns().stream()
            .filter(column -> "name".equals(column.getId()))
            .findFirst()
            .orElseThrow();
    name.setSortType(TableColumn.SortType.DESCENDING);
    table.getSortOrder().setAll(List.of(name));
    table.scrollTo(0);
  }

  @Test
  void itsButtonsCountTheEnvironmentsTheyActOn() {
    window.select("Lab Anna", "Lab Ben", "Lab Chi");
    assertThat(window.words("selection-suspend-environment")).isEqualTo("Suspend 2");
    assertThat(window.words("selection-resume-environment")).isEqualTo("Resume 1");
  }

  @Test
  void theButtonsOfTheDetailsActOnTheOneThatTheyShow() {
    window.select("Lab Anna", "Lab Ben");
    assertThat(window.words("action-suspend-environment")).isEqualTo("Suspend");
    window.press("action-suspend-environment");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    assertThat(window.world.service.performed).hasSize(1);
  }

  @Test
  void clearLeavesTheOneWhoseDetailsAreShown() {
    window.select("Lab Anna", "Lab Ben");
    window.press("selection-clear");
    assertThat(shown()).isFalse();
    assertThat(window.disabled("action-suspend-environment")).isFalse();
  }

  @Test
  void aButtonThatIsNoLongerPossibleHandsTheFocusToTheMenuAndToNoOtherAction() {
    window.select("Lab Anna");
    OnJavaFx.run(() -> window.node("action-suspend-environment").requestFocus());
    window.happens(() -> window.world.suspended("Anna"));
    assertThat(window.focused().getId()).isEqualTo("action-more");
  }

  @Test
  void whenItGoesTheFocusReturnsToWhereItWas() {
    window.select("Lab Anna", "Lab Ben");
    Node environments = window.node("environments");
    focus(environments);
    focus(window.node("selection-suspend-environment"));
    window.select("Lab Anna");
    assertThat(window.focused()).isSameAs(environments);
  }

  @Test
  void clearGivesTheFocusBack() {
    window.select("Lab Anna", "Lab Ben");
    Node environments = window.node("environments");
    focus(environments);
    focus(window.node("selection-clear"));
    window.press("selection-clear");
    assertThat(window.focused()).isSameAs(environments);
  }

  @Test
  void aQuestionThatIsDeclinedLeavesTheFocusWhereItWas() {
    window.select("Lab Anna");
    Node suspend = window.node("action-suspend-environment");
    focus(suspend);
    window.press("action-suspend-environment");
    window.press("dialog-cancel");
    assertThat(window.focused()).isSameAs(suspend);
  }

  @Test
  void aQuestionThatIsAgreedToLeavesTheFocusOnNoOtherAction() {
    window.select("Lab Anna");
    focus(window.node("action-suspend-environment"));
    window.press("action-suspend-environment");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    assertThat(window.focused().getId()).isEqualTo("action-more");
  }

  @Test
  void aButtonThatBecomesImpossibleBehindAQuestionHandsTheFocusToNoOtherAction() {
    window.select("Lab Anna");
    focus(window.node("action-suspend-environment"));
    Node button = window.node("action-suspend-environment");
    window.press("action-suspend-environment");
    // The headless screen leaves the focus to the window behind a dialog; others do not.
    OnJavaFx.run(() -> WindowHelper.setFocused(button.getScene().getWindow(), false));
    window.happens(() -> window.world.suspended("Anna"));
    assertThat(window.focused().getId()).isEqualTo("action-more");
  }

  @Test
  void onAnotherPageNothingActsOnWhatIsSelectedInTheList() {
    window.select("Lab Anna", "Lab Ben");
    window.press("page-events");
    assertThat(OnJavaFx.call(() -> shownOnPage())).isFalse();
    window.press("page-environments");
    assertThat(OnJavaFx.call(() -> shownOnPage())).isTrue();
  }

  @Test
  void rowsThatLeaveTheListHideNotWhatBecomesOfTheBatch() {
    window.happens(() -> window.world.running("Dora"));
    window.press("chip-running");
    window.select("Lab Anna", "Lab Ben", "Lab Dora");
    window.press("selection-suspend-environment");
    window.press("dialog-act");
    assertThat(OnJavaFx.call(() -> shownOnPage())).isFalse();

    window.happens(() -> window.world.suspended("Dora"));
    assertThat(window.words("selection-count")).isEqualTo("2 selected");
    assertThat(OnJavaFx.call(() -> shownOnPage())).isFalse();

    window.select("Lab Anna", "Lab Ben");
    assertThat(OnJavaFx.call(() -> shownOnPage())).isTrue();
  }

  @Test
  void asManySelectedAsBeforeSomeLeftBringItInFrontAgain() {
    window.happens(() -> window.world.running("Dora").running("Emil"));
    window.press("chip-running");
    window.select("Lab Anna", "Lab Ben", "Lab Dora");
    window.press("selection-suspend-environment");
    window.press("dialog-act");
    window.happens(() -> window.world.suspended("Dora"));
    assertThat(OnJavaFx.call(window.node("selection-bar")::getAccessibleText))
        .isEqualTo("2 selected");
    assertThat(OnJavaFx.call(() -> shownOnPage())).isFalse();

    window.select("Lab Anna", "Lab Ben", "Lab Emil");
    assertThat(window.words("selection-count")).isEqualTo("3 selected");
    assertThat(OnJavaFx.call(() -> shownOnPage())).isTrue();
  }

  private boolean shownOnPage() {
    Node bar = window.node("selection-clear");
    return bar.getParent().isVisible() && bar.getParent().getParent().isVisible();
  }

  private static void focus(Node node) {
    OnJavaFx.run(node::requestFocus);
  }

  @Test
  void theProgressOfABatchTakesNoFocusAway() {
    List<String> many = IntStream.range(10, 30).mapToObj(String::valueOf).toList();
    window.happens(() -> many.forEach(window.world::running));
    window.select(many.stream().map(id -> "Lab " + id).toArray(String[]::new));
    window.press("selection-suspend-environment");
    window.press("dialog-act");
    Node stop = window.node("batch-stop");
    focus(stop);
    window.happens(window.requests::answerOne);
    assertThat(window.focused()).isSameAs(stop);
  }
}
