package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.api.connect.StepResult;
import envwatch.api.connect.StepResult.Failed;
import envwatch.api.connect.StepResult.Step;
import envwatch.model.ApiAccount;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The steps of a connection test, each filled in as it ends, and what they add up to. */
final class ConnectionTestPane extends VBox {
  private final GridPane grid = styled(new GridPane(), "steps");
  private final Label outcome = named(new Label(), "test-outcome", "outcome");
  private final Map<Step, ConnectionTestRow> rows = new EnumMap<>(Step.class);
  private @Nullable Failed failed;

  public ConnectionTestPane() {
    getStyleClass().add("connection-test");
    outcome.setWrapText(true);
    managedProperty().bind(visibleProperty().or(minHeightProperty().greaterThan(0)));
    clear();
  }

  /**
   * Shows nothing: what was found no longer fits what is typed. Its room is kept, so that the page
   * does not move away under the mouse.
   */
  public void forget() {
    double room = isVisible() ? getHeight() : getMinHeight();
    clear();
    setMinHeight(room);
  }

  private void clear() {
    setVisible(false);
    setMinHeight(USE_COMPUTED_SIZE);
    getChildren().clear();
    rows.clear();
    grid.getChildren().clear();
  }

  /** A sentence instead of steps: the test did not take place. */
  public void say(String words) {
    clear();
    outcome.setText(words);
    getChildren().setAll(outcome);
    setVisible(true);
  }

  /** Shows every step as still to come, the first as under way. */
  public void begin() {
    clear();
    failed = null;
    for (Step step : Step.values()) {
      row(step);
    }
    row(Step.values()[0]).underWay();
    outcome.setText(text("test.running"));
    getChildren().setAll(grid, outcome);
    setVisible(true);
  }

  /** The row of a step; added below the others when it is asked for first. */
  private ConnectionTestRow row(Step step) {
    return rows.computeIfAbsent(
        step,
        added -> {
          ConnectionTestRow row = new ConnectionTestRow(added);
          row.addTo(grid);
          return row;
        });
  }

  public void show(StepResult result, ApiAccount account) {
    row(result.step()).show(result, new StepWords(account).sentence(result, failed != null));
    if (result instanceof Failed failure) {
      failed = failure;
    }
    int next = result.step().ordinal() + 1;
    if (next < Step.values().length) {
      if (failed == null) {
        row(Step.values()[next]).underWay();
      }
    } else {
      outcome.setText(StepWords.outcome(failed));
    }
  }
}
