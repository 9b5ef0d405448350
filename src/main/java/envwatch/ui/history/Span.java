package envwatch.ui.history;

import envwatch.history.Range;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A stretch of a bar that looks the same and stands for one segment of its timeline.
 *
 * @param from in pixels
 * @param until in pixels, exclusive
 * @param segment index of the segment
 * @param elsewhere whether only a Prometheus saw it
 */
record Span(int from, int until, BarStyle style, int segment, boolean elsewhere) {
  /** So wide is a failure at least, however short it was, in pixels. */
  static final int LEAST_FAILURE = 3;

  /** What this computer saw. */
  Span(int from, int until, BarStyle style, int segment) {
    this(from, until, style, segment, false);
  }

  /**
   * What is painted of a timeline. Where several segments share a pixel, the worst that was seen
   * wins it; a gap wins a pixel without a failure if it takes more than half of it.
   *
   * @param width in pixels
   */
  static List<Span> of(Timeline timeline, int width) {
    if (width <= 0 || timeline.range().length().isZero()) {
      return List.of();
    }
    return new Painting(timeline, width).spans();
  }

  /** Decides pixel by pixel. */
  private static final class Painting {
    private static final int NONE = -1;

    private final List<Segment> segments;
    private final BarStyle[] styles;
    private final Range range;
    private final int width;

    /** The worst that was seen in each pixel, and the gap that took most of it. */
    private final int[] worst;

    private final int[] gap;
    private final double[] gapShare;
    private final double[] longestGap;

    Painting(Timeline timeline, int width) {
      segments = timeline.segments();
      styles = segments.stream().map(BarStyle::of).toArray(BarStyle[]::new);
      range = timeline.range();
      this.width = width;
      worst = new int[width];
      gap = new int[width];
      gapShare = new double[width];
      longestGap = new double[width];
      Arrays.fill(worst, NONE);
      Arrays.fill(gap, NONE);
    }

    List<Span> spans() {
      for (int index = 0; index < segments.size(); index++) {
        take(index);
      }
      int[] winners = new int[width];
      for (int pixel = 0; pixel < width; pixel++) {
        winners[pixel] = winner(pixel);
      }
      widenFailures(winners);
      return joined(winners);
    }

    private double pixels(Instant moment) {
      return Math.clamp(range.place(moment, width), 0.0, (double) width);
    }

    private void take(int index) {
      double from = pixels(segments.get(index).from());
      double until = pixels(segments.get(index).until());
      int first = Math.min((int) from, width - 1);
      int last = Math.clamp((int) Math.ceil(until) - 1, first, width - 1);
      for (int pixel = first; pixel <= last; pixel++) {
        double share = Math.min(until, pixel + 1.0) - Math.max(from, pixel);
        if (style(index).seen()) {
          if (worst[pixel] == NONE || style(index).worseThan(style(worst[pixel]))) {
            worst[pixel] = index;
          }
        } else {
          gapShare[pixel] += share;
          if (gap[pixel] == NONE || share > longestGap[pixel]) {
            gap[pixel] = index;
            longestGap[pixel] = share;
          }
        }
      }
    }

    private BarStyle style(int index) {
      return styles[index];
    }

    private int winner(int pixel) {
      if (worst[pixel] == NONE || gap[pixel] == NONE || style(worst[pixel]) == BarStyle.FAILED) {
        return worst[pixel] == NONE ? gap[pixel] : worst[pixel];
      }
      return gapShare[pixel] > 0.5 ? gap[pixel] : worst[pixel];
    }

    private void widenFailures(int[] winners) {
      int pixel = 0;
      while (pixel < width) {
        int end = pixel + 1;
        if (failed(winners[pixel])) {
          while (end < width && failed(winners[end])) {
            end++;
          }
          if (end - pixel < LEAST_FAILURE) {
            int from = Math.clamp(pixel - 1L, 0, Math.max(0, width - LEAST_FAILURE));
            int until = Math.min(width, Math.max(end, from + LEAST_FAILURE));
            Arrays.fill(winners, from, pixel, winners[pixel]);
            Arrays.fill(winners, end, Math.max(end, until), winners[end - 1]);
            end = Math.max(end, until);
          }
        }
        pixel = end;
      }
    }

    private boolean failed(int index) {
      return index != NONE && style(index) == BarStyle.FAILED;
    }

    private List<Span> joined(int[] winners) {
      List<Span> spans = new ArrayList<>();
      int from = 0;
      for (int pixel = 1; pixel <= width; pixel++) {
        if (pixel == width || winners[pixel] != winners[from]) {
          if (winners[from] != NONE) {
            spans.add(span(from, pixel, winners[from]));
          }
          from = pixel;
        }
      }
      return spans;
    }

    private Span span(int from, int until, int index) {
      boolean elsewhere = segments.get(index).seen() == Seen.ELSEWHERE;
      return new Span(from, until, style(index), index, elsewhere);
    }
  }
}
