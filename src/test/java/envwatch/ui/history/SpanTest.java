package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Range;
import envwatch.history.SampleTimelines;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.model.Phase;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A hundred pixels stand for a hundred minutes. */
class SpanTest {
  private static final int WIDTH = 100;
  private static final Instant START = SampleWorld.NOW.minus(Duration.ofMinutes(100));

  private static SampleTimelines lab() {
    return SampleTimelines.from(Subject.of(SampleWorld.key("EN01")), "Lab", START);
  }

  private static Duration minutes(double minutes) {
    return Duration.ofMillis(Math.round(minutes * 60_000));
  }

  private static List<Span> painted(SampleTimelines timelines) {
    return Span.of(timelines.timeline(), WIDTH);
  }

  @Test
  void eachSegmentIsAsWideAsItIsLong() {
    assertThat(painted(lab().running(minutes(70)).notLooked(minutes(20)).failed(minutes(10))))
        .containsExactly(
            new Span(0, 70, BarStyle.RUNNING, 0),
            new Span(70, 90, BarStyle.NOT_LOOKED, 1),
            new Span(90, 100, BarStyle.FAILED, 2));
  }

  @Test
  void lessThanAMillisecondIsPaintedLikeAnyOtherTime() {
    assertThat(
            painted(
                lab().running(Duration.ofNanos(700_000)).notLooked(Duration.ofNanos(300_000 - 1))))
        .containsExactly(
            new Span(0, 70, BarStyle.RUNNING, 0), new Span(70, 100, BarStyle.NOT_LOOKED, 1));
  }

  @Test
  void aShortFailureIsWideEnoughToBeSeen() {
    assertThat(painted(lab().running(minutes(50)).failed(minutes(0.1)).running(minutes(49.9))))
        .containsExactly(
            new Span(0, 49, BarStyle.RUNNING, 0),
            new Span(49, 52, BarStyle.FAILED, 1),
            new Span(52, 100, BarStyle.RUNNING, 2));
  }

  @Test
  void aShortFailureAtEitherEdgeIsAsWide() {
    assertThat(painted(lab().failed(minutes(0.1)).running(minutes(99.8)).failed(minutes(0.1))))
        .containsExactly(
            new Span(0, 3, BarStyle.FAILED, 0),
            new Span(3, 97, BarStyle.RUNNING, 1),
            new Span(97, 100, BarStyle.FAILED, 2));
  }

  @Test
  void theWorstWinsAPixel() {
    List<Span> spans =
        painted(
            lab()
                .running(minutes(10.2))
                .seen(Phase.CHANGING, "Preparing", minutes(0.2))
                .seen(Phase.SUSPENDED, "Suspended", minutes(0.3))
                .running(minutes(89.3)));
    assertThat(spans).contains(new Span(10, 11, BarStyle.CHANGING, 1));
    assertThat(spans).extracting(Span::style).doesNotContain(BarStyle.SUSPENDED);
  }

  @Test
  void aGapWinsAPixelOnlyIfItTakesMoreThanHalfOfIt() {
    assertThat(painted(lab().running(minutes(10.2)).notLooked(minutes(0.3)).running(minutes(89.5))))
        .extracting(Span::style)
        .containsOnly(BarStyle.RUNNING);
    assertThat(painted(lab().running(minutes(10.2)).notLooked(minutes(0.7)).running(minutes(89.1))))
        .contains(new Span(10, 11, BarStyle.NOT_LOOKED, 1));
  }

  @Test
  void aFailureWinsAgainstAnyGap() {
    assertThat(
            painted(lab().notLooked(minutes(50.9)).failed(minutes(0.05)).notLooked(minutes(49.05))))
        .contains(new Span(49, 52, BarStyle.FAILED, 1));
  }

  @Test
  void everyLookIsPainted() {
    assertThat(
            painted(
                lab()
                    .running(minutes(10))
                    .seen(Phase.CHANGING, "Preparing", minutes(10))
                    .seen(Phase.SUSPENDED, "Suspended", minutes(10))
                    .seen(Phase.UNKNOWN, "Odd", minutes(10))
                    .failed(minutes(20))
                    .unreachable(minutes(20))
                    .notLooked(minutes(20))))
        .extracting(Span::style)
        .containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(BarStyle.ELSEWHERE)));
  }

  @Test
  void whatOnlyAPrometheusSawHasItsFormAboveDashes() {
    List<Span> spans = painted(lab().running(minutes(50)).elsewhere(Phase.RUNNING, minutes(50)));
    assertThat(spans)
        .containsExactly(
            new Span(0, 50, BarStyle.RUNNING, 0), new Span(50, 100, BarStyle.RUNNING, 1, true));
    Map<BarStyle, String> shapes = BarShapes.of(spans, 16);
    assertThat(shapes).containsOnlyKeys(BarStyle.RUNNING, BarStyle.ELSEWHERE);
    assertThat(shapes.get(BarStyle.RUNNING)).isEqualTo("M0 4H50V16H0ZM50 3H100V12H50Z");
    assertThat(shapes.get(BarStyle.ELSEWHERE)).startsWith("M52 14H54V16H52Z");
  }

  @Test
  void whatDoesNotReachTheEndLeavesTheRestEmpty() {
    Timeline half = lab().running(minutes(50)).timeline();
    Timeline timeline =
        new Timeline(
            half.subject(), half.name(), new Range(START, SampleWorld.NOW), half.segments());
    assertThat(Span.of(timeline, WIDTH)).containsExactly(new Span(0, 50, BarStyle.RUNNING, 0));
  }

  @Test
  void withoutWidthOrTimeNothingIsPainted() {
    assertThat(Span.of(lab().running(minutes(10)).timeline(), 0)).isEmpty();
    assertThat(Span.of(lab().timeline(), WIDTH)).isEmpty();
  }

  @Test
  void aThousandChangesInAMonthLeaveNoPixelUnpaintedAndHideNoFailure() {
    SampleTimelines month = lab();
    for (int change = 0; change < 500; change++) {
      month.running(Duration.ofMinutes(80));
      if (change % 50 == 25) {
        month.failed(Duration.ofMinutes(6));
      } else {
        month.seen(Phase.CHANGING, "Preparing", Duration.ofMinutes(6));
      }
    }
    List<Span> spans = Span.of(month.timeline(), 400);
    assertThat(spans.getFirst().from()).isZero();
    assertThat(spans.getLast().until()).isEqualTo(400);
    for (int i = 1; i < spans.size(); i++) {
      assertThat(spans.get(i).from()).isEqualTo(spans.get(i - 1).until());
    }
    assertThat(spans.stream().filter(span -> span.style() == BarStyle.FAILED))
        .hasSize(10)
        .allMatch(span -> span.until() - span.from() >= Span.LEAST_FAILURE);
  }
}
