package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.Note;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Segment;
import envwatch.model.EnvironmentKey;
import envwatch.ui.kit.Controls;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.PlainText;
import envwatch.words.TimelineWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;

/**
 * The last day of the selected environment's machines, what happened last, and what the person
 * noted: as many of these as the room below the machines has place for.
 */
final class RecentPast extends Region {
  private static final int MACHINES = 8;
  private static final int EVENTS = 5;
  private static final double GAP = 0.7;

  private final DashboardModel model;
  private final SelectedPast past;
  private final BarGrid bars = new BarGrid(false);
  private final VBox events = new VBox();
  private final VBox notes = new VBox();
  private final List<Region> parts = List.of(bars, events, notes);

  /** What began in the same moment with the same state, of the environment and its machines. */
  private record Happened(Instant at, String state) {}

  RecentPast(DashboardModel model, SelectedPast past) {
    this.model = model;
    this.past = past;
    setId("recent-past");
    getStyleClass().add("recent-past");
    setMinHeight(0);
    getChildren().addAll(parts);
    past.timelinesProperty().subscribe(this::show);
    model.historyProperty().subscribe(this::showNotes);
    model.selectedProperty().subscribe(this::showNotes);
  }

  private void show(List<Timeline> timelines) {
    List<Timeline> machines = timelines.stream().skip(1).limit(MACHINES).toList();
    bars.show(past.told() ? machines : List.of(), model.nowProperty().get());
    fill(events, text("recent.events"), past.told() ? events(timelines) : List.of());
  }

  private List<String> events(List<Timeline> timelines) {
    Map<Happened, List<String>> happened = new LinkedHashMap<>();
    timelines.stream()
        .flatMap(timeline ->
            timeline.segments().stream()
                .filter(segment -> segment.change() != null)
                .map(segment -> Map.entry(timeline.name(), segment)))
        .sorted(
            Comparator.comparing(
                (Map.Entry<String, Segment> each) -> each.getValue().from(),
                Comparator.reverseOrder()))
        .forEach(each ->
            happened
                .computeIfAbsent(
                    new Happened(each.getValue().from(), TimelineWords.state(each.getValue())),
                    key -> new ArrayList<>())
                .add(PlainText.line(each.getKey())));
    return happened.entrySet().stream()
        .limit(EVENTS)
        .map(each -> line(each.getKey(), each.getValue()))
        .toList();
  }

  private String line(Happened happened, List<String> names) {
    String at =
        TimelineWords.moment(happened.at(), model.nowProperty().get(), ZoneId.systemDefault());
    return text("recent.event", at, String.join(", ", names), happened.state());
  }

  private void showNotes() {
    EnvironmentRow row = model.selectedProperty().get();
    EnvironmentKey key = row == null ? null : row.key();
    List<String> written =
        model.historyProperty().get().notes().entrySet().stream()
            .filter(each -> each.getKey().environment().equals(key))
            .map(Map.Entry::getValue)
            .map(Note::text)
            .filter(words -> !words.isBlank())
            .map(PlainText::line)
            .sorted()
            .toList();
    fill(notes, text("notes.title"), written);
  }

  private void fill(VBox part, String title, List<String> lines) {
    Stream<String> all =
        lines.isEmpty() ? Stream.empty() : Stream.concat(Stream.of(title), lines.stream());
    part.getChildren()
        .setAll(all.map(words -> (Node) Controls.tooltipWhenTruncated(new Label(words))).toList());
    if (!lines.isEmpty()) {
      part.getChildren().getFirst().getStyleClass().add("recent-title");
    }
    requestLayout();
  }

  private boolean isEmpty(Region part) {
    return part.getChildrenUnmodifiable().isEmpty();
  }

  @Override
  protected double computePrefHeight(double width) {
    List<Region> filled = parts.stream().filter(part -> !isEmpty(part)).toList();
    double sides = getInsets().getLeft() + getInsets().getRight();
    return filled.isEmpty()
        ? 0
        : getInsets().getTop()
            + getInsets().getBottom()
            + gap() * (filled.size() - 1)
            + filled.stream().mapToDouble(part -> part.prefHeight(width - sides)).sum();
  }

  private double gap() {
    return GAP * Font.getDefault().getSize();
  }

  /** What does not fit whole is left out. */
  @Override
  protected void layoutChildren() {
    double left = getInsets().getLeft();
    double width = getWidth() - left - getInsets().getRight();
    double end = getHeight() - getInsets().getBottom();
    double y = getInsets().getTop();
    for (Region part : parts) {
      double height = snapSizeY(part.prefHeight(width));
      boolean shown = !isEmpty(part) && y + height <= end;
      part.setVisible(shown);
      if (shown) {
        part.resizeRelocate(left, y, width, height);
        y += height + gap();
      }
    }
  }
}
