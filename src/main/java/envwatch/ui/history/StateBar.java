package envwatch.ui.history;

import envwatch.history.Range;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Segment;
import envwatch.ui.kit.Controls;
import envwatch.words.TimelineWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;

/**
 * What something was as time went by, from left to right. The arrow keys walk its segments, and a
 * drag marks a stretch of time. Drawn again only if what it shows or its width changes.
 */
final class StateBar extends Region {
  private static final int LEAST_DRAG = 5;

  /** Times are told to the second: the words for a shorter stretch would say nothing. */
  private static final Duration SHORTEST_MARKED = Duration.ofSeconds(1);

  private static final int NONE = -1;

  private final Map<BarStyle, SVGPath> shapes = new EnumMap<>(BarStyle.class);
  private final Region mark = new Region();
  private final ReadOnlyObjectWrapper<@Nullable Segment> chosen = new ReadOnlyObjectWrapper<>();
  private @Nullable Timeline timeline;
  private List<Span> painted = List.of();
  private int paintedHeight;
  private int chosenIndex = NONE;
  private int tipOf = NONE;
  private double pressedAt = NONE;
  private @Nullable Consumer<Range> dragged;

  public StateBar() {
    getStyleClass().add("state-bar");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    mark.getStyleClass().add("bar-mark");
    mark.setManaged(false);
    mark.setVisible(false);
    mark.setMouseTransparent(true);
    getChildren().add(mark);
    setOnMouseMoved(event -> tip(event.getX()));
  }

  /** Lets segments be chosen with mouse and arrow keys. */
  StateBar walkable() {
    setOnMousePressed(this::pressed);
    setOnMouseDragged(this::drag);
    setOnMouseReleased(this::released);
    setOnKeyPressed(this::walk);
    return this;
  }

  /** Tells which stretch of time was marked with the mouse. */
  void onDragged(Consumer<Range> listener) {
    dragged = listener;
  }

  /**
   * @param now in the day of which moments are told by their time alone
   */
  public void show(@Nullable Timeline shown, Instant now) {
    boolean same = shown != null && timeline != null && shown.subject().equals(timeline.subject());
    Segment before = chosen.get();
    Instant kept = same && before != null ? before.from() : null;
    timeline = shown;
    tipOf = NONE;
    setAccessibleText(
        shown == null ? null : TimelineWords.whole(shown, now, ZoneId.systemDefault()));
    choose(kept == null ? NONE : indexAt(kept));
    requestLayout();
  }

  private int indexAt(Instant moment) {
    List<Segment> segments = segments();
    for (int index = 0; index < segments.size(); index++) {
      if (segments.get(index).until().isAfter(moment)) {
        return index;
      }
    }
    return NONE;
  }

  private List<Segment> segments() {
    return timeline == null ? List.of() : timeline.segments();
  }

  /** The segment that was chosen with mouse or keys; null for none. */
  ReadOnlyObjectProperty<@Nullable Segment> chosenProperty() {
    return chosen.getReadOnlyProperty();
  }

  @Override
  protected void layoutChildren() {
    int width = (int) (getWidth() - getInsets().getLeft() - getInsets().getRight());
    int height = (int) (getHeight() - getInsets().getTop() - getInsets().getBottom());
    List<Span> spans = timeline == null ? List.of() : Span.of(timeline, width);
    if (!spans.equals(painted) || height != paintedHeight) {
      painted = spans;
      paintedHeight = height;
      paint();
    }
    placeMark();
  }

  private void paint() {
    Map<BarStyle, String> outlines = BarShapes.of(painted, paintedHeight);
    for (BarStyle style : BarStyle.values()) {
      String outline = outlines.get(style);
      SVGPath shape = shapes.get(style);
      if (shape == null && outline != null) {
        shape = shape(style);
      }
      if (shape != null) {
        shape.setVisible(outline != null);
        shape.setContent(outline == null ? "" : outline);
        shape.setLayoutX(snappedLeftInset());
        shape.setLayoutY(snappedTopInset());
      }
    }
  }

  private SVGPath shape(BarStyle style) {
    SVGPath shape = new SVGPath();
    shape.getStyleClass().add(style.styleClass());
    shape.setManaged(false);
    shape.setMouseTransparent(true);
    // Neighbours share an edge: softened edges would let the background through at odd scales.
    shape.setSmooth(false);
    shapes.put(style, shape);
    getChildren().addFirst(shape);
    return shape;
  }

  private void placeMark() {
    if (pressedAt != NONE) {
      return;
    }
    int first = NONE;
    int last = NONE;
    for (Span span : painted) {
      if (span.segment() == chosenIndex) {
        first = first == NONE ? span.from() : first;
        last = span.until();
      }
    }
    if (chosenIndex != NONE && first == NONE) {
      first = (int) xOf(segments().get(chosenIndex).from());
      last = first + 1;
    }
    mark.setVisible(first != NONE);
    mark(first, last);
  }

  private void mark(double from, double until) {
    mark.resizeRelocate(snappedLeftInset() + from - 1, 0, until - from + 2, getHeight());
  }

  private double innerWidth() {
    return getWidth() - getInsets().getLeft() - getInsets().getRight();
  }

  private double xOf(Instant moment) {
    return timeline == null ? 0 : timeline.range().place(moment, innerWidth());
  }

  private int segmentAt(double x) {
    int pixel = (int) (x - snappedLeftInset());
    for (Span span : painted) {
      if (pixel >= span.from() && pixel < span.until()) {
        return span.segment();
      }
    }
    return NONE;
  }

  private void tip(double x) {
    int index = segmentAt(x);
    if (index != tipOf && timeline != null) {
      tipOf = index;
      Instant until = timeline.range().until();
      Controls.tip(this, index == NONE ? null : words(segments().get(index), until));
    }
  }

  /** Everything that is to be said of a segment of the timeline that is shown; else nothing. */
  String words(Segment segment, Instant now) {
    return timeline == null
        ? ""
        : TimelineWords.sentence(segment, timeline, now, ZoneId.systemDefault());
  }

  private void choose(int index) {
    chosenIndex = index;
    chosen.set(index == NONE ? null : segments().get(index));
    placeMark();
  }

  private void walk(KeyEvent event) {
    int last = segments().size() - 1;
    int next =
        switch (event.getCode()) {
          case LEFT -> chosenIndex == NONE ? last : Math.max(0, chosenIndex - 1);
          case RIGHT -> chosenIndex == NONE ? last : Math.min(last, chosenIndex + 1);
          case HOME -> Math.min(0, last);
          case END -> last;
          default -> NONE;
        };
    if (next != NONE) {
      choose(next);
      event.consume();
    }
  }

  private void pressed(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && timeline != null) {
      requestFocus();
      pressedAt = event.getX();
    }
  }

  private void drag(MouseEvent event) {
    if (pressedAt != NONE && dragged != null) {
      double x = Math.clamp(event.getX(), 0, getWidth());
      mark.setVisible(true);
      mark(Math.min(x, pressedAt), Math.max(x, pressedAt));
    }
  }

  private void released(MouseEvent event) {
    double from = pressedAt;
    if (from == NONE || timeline == null) {
      return;
    }
    pressedAt = NONE;
    double until = Math.clamp(event.getX(), 0, getWidth());
    Range marked =
        Math.abs(until - from) < LEAST_DRAG
            ? null
            : range(timeline.range(), Math.min(from, until), Math.max(from, until));
    if (dragged != null && marked != null && marked.length().compareTo(SHORTEST_MARKED) >= 0) {
      dragged.accept(marked);
    } else {
      choose(segmentAt(from));
    }
  }

  private Range range(Range whole, double from, double until) {
    double perPixel = whole.length().toMillis() / innerWidth();
    double left = snappedLeftInset();
    return new Range(
        whole.from().plusMillis((long) (perPixel * Math.max(0, from - left))),
        whole.from().plusMillis((long) (perPixel * Math.max(0, until - left))));
  }
}
