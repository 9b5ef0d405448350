package envwatch.ui.history;

import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.ui.kit.Controls;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;

/** What the forms and colours of bars mean. */
final class Legend extends FlowPane {
  private static final int WIDTH = 12;
  private static final int HEIGHT = 11;

  private final Label elsewhere;

  Legend() {
    getStyleClass().add("bar-legend");
    setMinHeight(USE_PREF_SIZE);
    for (BarStyle style : BarStyle.values()) {
      SVGPath sample = new SVGPath();
      sample.getStyleClass().add(style.styleClass());
      sample.setSmooth(false);
      sample.setContent(BarShapes.of(List.of(new Span(0, WIDTH, style, 0)), HEIGHT).get(style));
      sample.setManaged(false);
      StackPane box = new StackPane(sample);
      box.setMinSize(WIDTH, HEIGHT);
      box.setPrefSize(WIDTH, HEIGHT);
      box.setMaxSize(WIDTH, HEIGHT);
      getChildren().add(new Label(style.words(), box));
    }
    elsewhere = (Label) getChildren().getLast();
    show(List.of());
  }

  /** Explains what a Prometheus saw only where there is something of it. */
  void show(List<Timeline> timelines) {
    Controls.show(
        elsewhere,
        timelines.stream()
            .flatMap(timeline -> timeline.segments().stream())
            .anyMatch(segment -> segment.seen() == Seen.ELSEWHERE));
  }
}
