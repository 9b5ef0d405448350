package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.model.ActionKind;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The record of actions looks like the other tables, and its results can be read. */
class ActivityListTest {
  @TempDir private Path folder;

  /** Longer than any column, whatever fonts the computer has. */
  private static final String QUOTA =
      "the quota of the project is used up until somebody deletes an environment that is not needed"
          + " any more, or the owner of the project buys more of it";

  private ActionsWindow window;
  private TableView<?> environments;

  @AfterEach
  void close() {
    window.close();
  }

  private TableView<?> open(int fontSize) {
    window = new ActionsWindow(folder, new AppearanceSettings(Theme.LIGHT, fontSize));
    window.happens(() -> window.world.running("Anna").running("Ben"));
    window.world.service.fail("Ben", new ApiException.Rejected("0x50048", QUOTA));
    window.happens(() ->
        window
            .actions()
            .starter()
            .start(
                ActionKind.EXTEND_ENVIRONMENT,
                List.of(FakeWorld.target("Anna"), FakeWorld.target("Ben"))));
    window.press("dialog-act");
    window.happens(() -> {
      window.requests.answerAll();
      window.time.advance(Duration.ofSeconds(754));
      window.requests.answerAll();
    });
    environments = table("environments");
    window.press("activity-button");
    return OnJavaFx.call(() -> {
      window.stage().getScene().getRoot().layout();
      return table("events");
    });
  }

  private TableView<?> table(String id) {
    return (TableView<?>) window.stage().getScene().lookup("#" + id + ".table-view");
  }

  private static TableColumn<?, ?> column(TableView<?> table, String title) {
    return table.getColumns().stream()
        .filter(column -> column.getText().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<Labeled> shown(TableView<?> table, String title) {
    TableColumn<?, ?> column = column(table, title);
    Stream<Node> cells =
        table.lookupAll(".table-cell").stream()
            .filter(node -> node instanceof TableCell<?, ?>)
            .filter(node -> ((TableCell<?, ?>) node).getTableColumn() == column)
            .filter(node -> !((TableCell<?, ?>) node).isEmpty());
    Collection<Node> heads = table.lookupAll(".column-header .label");
    return Stream.concat(
            cells,
            heads.stream()
                .filter(node -> node instanceof Label label && title.equals(label.getText())))
        .map(Labeled.class::cast);
  }

  /** Rows and the widths of columns come with the next frame. */
  private static void soon(OnJavaFx.Part part) {
    await().untilAsserted(() -> OnJavaFx.run(part));
  }

  @Test
  void looksLikeTheOtherTables() {
    TableView<?> activities = open(14);
    soon(() -> {
      assertThat(activities.getStyleClass()).containsAll(environments.getStyleClass());
      assertThat(activities.getFixedCellSize()).isEqualTo(environments.getFixedCellSize());
    });
  }

  @Test
  void theResultHasTheMostRoom() {
    TableView<?> activities = open(14);
    soon(() -> {
      double result = column(activities, "Details").getWidth();
      assertThat(activities.getColumns())
          .filteredOn(column -> !column.getText().equals("Details"))
          .allSatisfy(column -> assertThat(column.getWidth()).isLessThan(result));
    });
  }

  @Test
  void inALargeFontWhenOutcomeAndDurationAreWhole() {
    TableView<?> activities = open(21);
    soon(() -> {
      for (String title : List.of("When", "To", "For")) {
        assertThat(shown(activities, title).toList())
            .as(title)
            .hasSize(3)
            .allSatisfy(label ->
                assertThat(label.localToScene(label.getLayoutBounds()).getMaxX())
                    .isLessThanOrEqualTo(1000))
            .allSatisfy(label -> assertThat(label.isTextTruncated()).as(label.getText()).isFalse());
      }
    });
  }

  @Test
  void aResultThatIsCutIsWholeInItsTooltip() {
    TableView<?> activities = open(21);
    soon(() ->
        assertThat(shown(activities, "Details").filter(Labeled::isTextTruncated).toList())
            .isNotEmpty()
            .allSatisfy(cell ->
                assertThat(Controls.tipOf((TableCell<?, ?>) cell)).isEqualTo(cell.getText())));
  }
}
