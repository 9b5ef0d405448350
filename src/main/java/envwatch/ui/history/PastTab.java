package envwatch.ui.history;

import envwatch.history.Timeline;
import envwatch.ui.history.PastRange.Last;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OneTabStop;
import envwatch.ui.model.DashboardModel;
import envwatch.words.Messages;
import envwatch.words.TimelineWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The past of the selected environment and of its machines, over a range that can be chosen. */
final class PastTab extends VBox {
  private static final List<Last> RANGES =
      List.of(
          new Last(Duration.ofHours(1), "bar.range.hour"),
          new Last(Duration.ofHours(8), "bar.range.shift"),
          PastRange.LAST_DAY,
          new Last(Duration.ofDays(7), "bar.range.week"),
          new Last(Duration.ofDays(30), "bar.range.month"));

  private final DashboardModel model;
  private final SelectedPast past;
  private final BarGrid bars = new BarGrid(true);
  private final Legend legend = new Legend();
  private final Label up = new Label();
  private final Label from = new Label();
  private final Label until = new Label();
  private final Label chosen = Controls.wrapped("");
  private final Label nothing = new Label(Messages.text("bar.nothing"));
  private final List<ToggleButton> buttons = new ArrayList<>();

  PastTab(DashboardModel model, SelectedPast past) {
    this.model = model;
    this.past = past;
    getStyleClass().add("past-tab");
    up.setId("past-up");
    chosen.setId("past-chosen");
    nothing.getStyleClass().add("past-nothing");
    VBox content = new VBox(bars, axis(), legend);
    content.getStyleClass().add("past-content");
    ScrollPane scroll = Controls.withoutPicture(new ScrollPane(content));
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("facts-scroll");
    scroll.setAccessibleText(Messages.text("bar.title"));
    scroll.setFocusTraversable(false);
    scroll.setMinHeight(0);
    chosen.managedProperty().bind(chosen.visibleProperty());
    chosen.visibleProperty().bind(nothing.visibleProperty().not());
    getChildren().addAll(head(), nothing, chosen, scroll);
    bars.onDragged(range -> past.rangeProperty().set(new PastRange.Between(range)));
    bars.chosenProperty().subscribe(this::say);
    past.rangeProperty().subscribe(this::select);
    past.timelinesProperty().subscribe(this::show);
    sceneProperty()
        .flatMap(scene -> parentProperty())
        .flatMap(Node::visibleProperty)
        .orElse(false)
        .subscribe(visible -> past.seenProperty().set(visible));
  }

  private Region head() {
    HBox ranges = new HBox();
    ranges.getStyleClass().add("past-ranges");
    for (Last range : RANGES) {
      ToggleButton button = new ToggleButton(range.words());
      button.setMinWidth(USE_PREF_SIZE);
      button.setId(range.key().replace('.', '-'));
      button.setUserData(range);
      button.setOnAction(event -> {
        past.rangeProperty().set(range);
        select(range);
      });
      buttons.add(button);
      ranges.getChildren().add(button);
    }
    OneTabStop.of(ranges);
    // Below the ranges where there is little width.
    FlowPane head = new FlowPane(ranges, up);
    head.getStyleClass().add("past-head");
    head.setMinHeight(USE_PREF_SIZE);
    return head;
  }

  private Region axis() {
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox axis = new HBox(from, gap, until);
    axis.getStyleClass().add("past-axis");
    axis.setMinHeight(USE_PREF_SIZE);
    axis.paddingProperty().bind(bars.besideBarsProperty());
    return axis;
  }

  private void select(PastRange range) {
    buttons.forEach(button -> button.setSelected(button.getUserData().equals(range)));
  }

  private void show(List<Timeline> timelines) {
    Instant now = model.nowProperty().get();
    bars.show(timelines, now);
    legend.show(timelines);
    Controls.show(nothing, timelines.isEmpty());
    if (timelines.isEmpty()) {
      up.setText("");
      from.setText("");
      until.setText("");
    } else {
      Timeline own = timelines.getFirst();
      up.setText(TimelineWords.uptime(own));
      from.setText(moment(own.range().from(), now));
      boolean untilNow = past.rangeProperty().get() instanceof Last;
      until.setText(untilNow ? Messages.text("bar.now") : moment(own.range().until(), now));
    }
    say(bars.chosenProperty().get());
  }

  private static String moment(Instant moment, Instant now) {
    return TimelineWords.moment(moment, now, ZoneId.systemDefault());
  }

  private void say(BarGrid.@Nullable Choice choice) {
    chosen.setText(
        choice == null
            ? Messages.text("bar.choose")
            : Messages.text(
                "bar.chosen",
                choice.name(),
                choice.bar().words(choice.segment(), model.nowProperty().get())));
  }
}
