package envwatch.ui.history;

import envwatch.history.Range;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Segment;
import envwatch.ui.kit.Controls;
import envwatch.words.PlainText;
import envwatch.words.TimelineWords;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/**
 * Bars below one another, each between a name and how long it was up. One stop of the Tab key; the
 * arrow keys move between bars and along each.
 */
final class BarGrid extends GridPane {
  /** What a name gets at most of the width. */
  private static final double NAME = 0.35;

  private final ReadOnlyObjectWrapper<@Nullable Choice> chosen = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Insets> besideBars =
      new ReadOnlyObjectWrapper<>(Insets.EMPTY);
  private final List<Line> lines = new ArrayList<>();
  private final boolean tabStop;
  private Consumer<Range> dragged = range -> {};

  /**
   * A segment that was chosen.
   *
   * @param bar in which it was
   * @param name of what the bar belongs to
   */
  record Choice(StateBar bar, String name, Segment segment) {}

  /**
   * @param tabStop whether the Tab key stops here; the arrow keys then lead from bar to bar
   */
  BarGrid(boolean tabStop) {
    this.tabStop = tabStop;
    getStyleClass().add("bar-grid");
    ColumnConstraints names = new ColumnConstraints();
    ColumnConstraints bars = new ColumnConstraints();
    names.setMinWidth(USE_PREF_SIZE);
    bars.setHgrow(Priority.ALWAYS);
    bars.setMinWidth(0);
    getColumnConstraints().addAll(names, bars, new ColumnConstraints());
  }

  void onDragged(Consumer<Range> listener) {
    dragged = listener;
  }

  ReadOnlyObjectProperty<@Nullable Choice> chosenProperty() {
    return chosen.getReadOnlyProperty();
  }

  void show(List<Timeline> timelines, Instant now) {
    while (lines.size() > timelines.size()) {
      Line last = lines.removeLast();
      last.bar.show(null, now);
      getChildren().removeAll(last.nodes());
    }
    while (lines.size() < timelines.size()) {
      Line line = new Line(lines.size());
      lines.add(line);
      addRow(lines.size() - 1, line.nodes().toArray(Node[]::new));
    }
    for (int row = 0; row < timelines.size(); row++) {
      lines.get(row).show(timelines.get(row), now);
    }
  }

  /** What stands beside the bars, so that something else can be aligned with them. */
  ReadOnlyObjectProperty<Insets> besideBarsProperty() {
    return besideBars.getReadOnlyProperty();
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (!lines.isEmpty()) {
      StateBar first = lines.getFirst().bar;
      double right = getWidth() - first.getLayoutX() - first.getWidth();
      besideBars.set(new Insets(0, Math.max(0, right), 0, first.getLayoutX()));
    }
  }

  private void choose(Line of, @Nullable Segment segment) {
    Choice before = chosen.get();
    if (segment != null) {
      chosen.set(new Choice(of.bar, of.name.getText(), segment));
    } else if (before != null && before.bar() == of.bar) {
      chosen.set(null);
    }
  }

  private void move(KeyEvent event, int row) {
    int target =
        event.getCode() == KeyCode.UP ? row - 1 : event.getCode() == KeyCode.DOWN ? row + 1 : row;
    if (target != row && target >= 0 && target < lines.size()) {
      lines.get(target).bar.requestFocus();
      event.consume();
    }
  }

  /** One bar with its words. */
  private final class Line {
    private final Label name = Controls.tooltipWhenTruncated(new Label());
    private final StateBar bar = new StateBar().walkable();
    private final Label up = new Label();

    Line(int row) {
      name.getStyleClass().add("bar-name");
      name.maxWidthProperty().bind(widthProperty().multiply(NAME));
      name.setLabelFor(bar);
      up.setMinWidth(USE_PREF_SIZE);
      bar.setFocusTraversable(tabStop && row == 0);
      bar.onDragged(range -> dragged.accept(range));
      bar.addEventHandler(KeyEvent.KEY_PRESSED, event -> move(event, row));
      bar.chosenProperty().subscribe(segment -> choose(this, segment));
    }

    List<Node> nodes() {
      return List.of(name, bar, up);
    }

    void show(Timeline timeline, Instant now) {
      name.setText(PlainText.line(timeline.name()));
      bar.show(timeline, now);
      up.setText(TimelineWords.briefUptime(timeline));
      Controls.tip(up, TimelineWords.uptime(timeline));
    }
  }
}
