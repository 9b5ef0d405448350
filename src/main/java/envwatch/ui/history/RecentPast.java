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
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The last day of the selected environment's machines, what happened last, and what the person
 * noted: as many of these as the room below the machines has place for.
 */
final class RecentPast extends VBox {
  private static final int MACHINES = 8;
  private static final int EVENTS = 5;

  private final DashboardModel model;
  private final SelectedPast past;
  private final BarGrid bars = new BarGrid(false);
  private final VBox events = new VBox();
  private final VBox notes = new VBox();

  /** What began in the same moment with the same state, of the environment and its machines. */
  private record Happened(Instant at, String state) {}

  RecentPast(DashboardModel model, SelectedPast past) {
    this.model = model;
    this.past = past;
    setId("recent-past");
    getStyleClass().add("recent-past");
    setMinHeight(0);
    for (Region part : List.of(bars, events, notes)) {
      part.setMinHeight(USE_PREF_SIZE);
      getChildren().add(part);
    }
    past.timelinesProperty().subscribe(this::show);
    model.historyProperty().subscribe(this::showNotes);
    model.selectedProperty().subscribe(this::showNotes);
  }

  private void show(List<Timeline> timelines) {
    List<Timeline> machines = timelines.stream().skip(1).limit(MACHINES).toList();
    bars.show(past.told() ? machines : List.of(), model.nowProperty().get());
    bars.setManaged(past.told() && !machines.isEmpty());
    fill(events, text("recent.events"), past.told() ? events(timelines) : List.of());
  }

  private List<String> events(List<Timeline> timelines) {
    Map<Happened, List<String>> happened = new LinkedHashMap<>();
    timelines.stream()
        .flatMap(timeline ->
            timeline.segments().stream()
                .filter(segment -> segment.change() != null)
                .map(segment -> Map.entry(name(timeline), segment)))
        .sorted(
            Comparator.comparing(
                (Map.Entry<String, Segment> each) -> each.getValue().from(),
                Comparator.reverseOrder()))
        .forEach(each ->
            happened
                .computeIfAbsent(
                    new Happened(each.getValue().from(), TimelineWords.state(each.getValue())),
                    key -> new ArrayList<>())
                .add(each.getKey()));
    return happened.entrySet().stream()
        .limit(EVENTS)
        .map(each -> line(each.getKey(), each.getValue()))
        .toList();
  }

  /** The name of the environment stands above. */
  private static String name(Timeline timeline) {
    return timeline.subject().machine() == null
        ? text("notes.environment")
        : PlainText.line(timeline.name());
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
    List<String> all =
        lines.isEmpty() ? lines : Stream.concat(Stream.of(title), lines.stream()).toList();
    if (!all.equals(part.getUserData())) {
      part.setUserData(all);
      part.getChildren()
          .setAll(
              all.stream().map(words -> Controls.tooltipWhenTruncated(new Label(words))).toList());
      part.getChildren().stream()
          .findFirst()
          .ifPresent(first -> first.getStyleClass().add("recent-title"));
    }
    part.setManaged(!all.isEmpty());
  }

  /** What does not fit whole is left out. */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    double end = getHeight() - getInsets().getBottom();
    getChildren().forEach(part -> part.setVisible(part.getBoundsInParent().getMaxY() <= end));
  }
}
