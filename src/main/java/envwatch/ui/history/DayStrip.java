package envwatch.ui.history;

import envwatch.history.Timeline;
import envwatch.ui.kit.Controls;
import envwatch.ui.model.DashboardModel;
import envwatch.words.Messages;
import envwatch.words.TimelineWords;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The last day of the selected environment, in one line below its name. */
final class DayStrip extends HBox {
  private final DashboardModel model;
  private final SelectedPast past;
  private final StateBar bar = new StateBar();
  private final Label up = new Label();

  DayStrip(DashboardModel model, SelectedPast past) {
    this.model = model;
    this.past = past;
    getStyleClass().add("day-strip");
    Label range = new Label(Messages.text("bar.range.day"));
    range.setMinWidth(USE_PREF_SIZE);
    bar.setId("day-bar");
    bar.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(bar, Priority.ALWAYS);
    up.setId("day-up");
    up.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(range, bar, up);
    managedProperty().bind(visibleProperty());
    past.timelinesProperty().subscribe(this::show);
    // Not while another page has the place of the details.
    sceneProperty().subscribe(scene -> past.seenProperty().set(scene != null));
  }

  /** Before the history was read there is nothing to show, and no room is taken. */
  private void show(List<Timeline> timelines) {
    boolean told = past.told();
    boolean another = timelines.isEmpty() && model.historyProperty().get().read();
    // While the one of another environment is read, its room stays, so that nothing jumps.
    setVisible(told || (another && isVisible()));
    Timeline own = told ? timelines.getFirst() : null;
    bar.show(own, model.nowProperty().get());
    up.setText(own == null ? "" : TimelineWords.briefUptime(own));
    Controls.tip(up, own == null ? null : TimelineWords.uptime(own));
  }
}
