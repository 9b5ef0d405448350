package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Range;
import envwatch.history.SampleTimelines;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Segment;
import envwatch.model.Phase;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import org.junit.jupiter.api.Test;

/** A bar of a hundred pixels for a hundred minutes. */
class StateBarTest {
  private static Timeline lab() {
    return SampleTimelines.from(
            Subject.of(SampleWorld.key("EN01")),
            "Lab",
            SampleWorld.NOW.minus(Duration.ofMinutes(100)))
        .running(Duration.ofHours(1))
        .failed(Duration.ofMinutes(10))
        .notLooked(Duration.ofMinutes(30))
        .timeline();
  }

  private static void open(Consumer<StateBar> tried) {
    OnJavaFx.run(() -> {
      StateBar bar = new StateBar().walkable();
      new Scene(new StackPane(bar), 100, 40);
      bar.show(lab(), SampleWorld.NOW);
      layOut(bar);
      tried.accept(bar);
    });
  }

  private static void layOut(StateBar bar) {
    bar.resizeRelocate(0, 0, 100, 16);
    bar.layout();
  }

  private static String chosen(StateBar bar) {
    Segment segment = bar.chosenProperty().get();
    return segment == null ? "" : segment.seen() + " " + segment.length().toMinutes();
  }

  private static void press(StateBar bar, KeyCode key) {
    Event.fireEvent(
        bar, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }

  private static void mouse(StateBar bar, EventType<MouseEvent> type, double x) {
    MouseEvents.primary(bar, type, x, 5, 1);
  }

  private static List<String> shapes(StateBar bar) {
    return bar.getChildrenUnmodifiable().stream()
        .filter(node -> node instanceof SVGPath && node.isVisible())
        .map(node -> node.getStyleClass().getFirst())
        .sorted()
        .toList();
  }

  @Test
  void eachLookIsAShapeOfItsOwnStyle() {
    open(bar ->
        assertThat(shapes(bar)).containsExactly("bar-failed", "bar-not-looked", "bar-running"));
  }

  @Test
  void aLookThatIsNoLongerThereIsHidden() {
    open(bar -> {
      bar.show(
          SampleTimelines.from(Subject.of(SampleWorld.key("EN01")), "Lab", SampleWorld.NOW)
              .seen(Phase.SUSPENDED, "Suspended", Duration.ofMinutes(5))
              .timeline(),
          SampleWorld.NOW);
      layOut(bar);
      assertThat(shapes(bar)).containsExactly("bar-suspended");
    });
  }

  @Test
  void theSameTimelineIsNotDrawnAgain() {
    open(bar -> {
      List<Object> drawn = new ArrayList<>();
      bar.getChildrenUnmodifiable().stream()
          .filter(SVGPath.class::isInstance)
          .forEach(node -> ((SVGPath) node).contentProperty().subscribe((a, b) -> drawn.add(b)));
      bar.show(lab(), SampleWorld.NOW);
      layOut(bar);
      assertThat(drawn).isEmpty();
    });
  }

  @Test
  void arrowKeysWalkTheSegments() {
    open(bar -> {
      List<String> walked = new ArrayList<>();
      for (KeyCode key :
          List.of(KeyCode.LEFT, KeyCode.LEFT, KeyCode.HOME, KeyCode.RIGHT, KeyCode.END)) {
        press(bar, key);
        walked.add(chosen(bar));
      }
      assertThat(walked)
          .containsExactly("NOT_LOOKED 30", "SEEN 10", "SEEN 60", "SEEN 10", "NOT_LOOKED 30");
    });
  }

  @Test
  void theSegmentChosenIsMarkedAndStaysChosenAsTimePasses() {
    open(bar -> {
      press(bar, KeyCode.HOME);
      press(bar, KeyCode.RIGHT);
      Node mark = bar.lookup(".bar-mark");
      assertThat(mark.isVisible()).isTrue();
      assertThat(mark.getLayoutX()).isEqualTo(59);

      bar.show(lab(), SampleWorld.NOW);
      assertThat(chosen(bar)).isEqualTo("SEEN 10");
    });
  }

  @Test
  void aClickChoosesTheSegmentBelowTheMouse() {
    open(bar -> {
      mouse(bar, MouseEvent.MOUSE_PRESSED, 65);
      mouse(bar, MouseEvent.MOUSE_RELEASED, 65);
      assertThat(chosen(bar)).isEqualTo("SEEN 10");
    });
  }

  @Test
  void aDragMarksAStretchOfTime() {
    open(bar -> {
      List<Range> marked = new ArrayList<>();
      bar.onDragged(marked::add);
      mouse(bar, MouseEvent.MOUSE_PRESSED, 80);
      mouse(bar, MouseEvent.MOUSE_DRAGGED, 30);
      mouse(bar, MouseEvent.MOUSE_RELEASED, 30);
      assertThat(marked)
          .containsExactly(
              new Range(
                  SampleWorld.NOW.minus(Duration.ofMinutes(70)),
                  SampleWorld.NOW.minus(Duration.ofMinutes(20))));
      assertThat(chosen(bar)).isEmpty();
    });
  }

  @Test
  void aDragOverLessThanASecondIsAClick() {
    open(bar -> {
      List<Range> marked = new ArrayList<>();
      bar.onDragged(marked::add);
      bar.show(
          SampleTimelines.from(Subject.of(SampleWorld.key("EN01")), "Lab", SampleWorld.NOW)
              .running(Duration.ofSeconds(2))
              .timeline(),
          SampleWorld.NOW);
      layOut(bar);
      mouse(bar, MouseEvent.MOUSE_PRESSED, 10);
      mouse(bar, MouseEvent.MOUSE_DRAGGED, 50);
      mouse(bar, MouseEvent.MOUSE_RELEASED, 50);
      assertThat(marked).isEmpty();
      assertThat(chosen(bar)).isEqualTo("SEEN 0");
    });
  }

  @Test
  void theTipTellsWhatIsBelowTheMouse() {
    open(bar -> {
      mouse(bar, MouseEvent.MOUSE_MOVED, 65);
      assertThat(Objects.toString(Controls.tipOf(bar))).startsWith("Creation failed, ");
    });
  }

  @Test
  void oneSentenceStandsForTheWhole() {
    open(bar -> assertThat(bar.getAccessibleText()).contains("Up 85.7 % of 1 h 10 min"));
  }
}
