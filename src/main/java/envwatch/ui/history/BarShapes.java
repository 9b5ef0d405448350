package envwatch.ui.history;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The forms of a bar, one outline for each style, in the language of SVG. All edges lie on whole
 * pixels.
 */
final class BarShapes {
  private static final int STRIPE = 2;

  /** What the dashes below a form that was seen elsewhere take of the height, with a gap. */
  private static final int BELOW = STRIPE + 2;

  private final int height;
  private final Map<BarStyle, StringBuilder> outlines;

  private BarShapes(int height, Map<BarStyle, StringBuilder> outlines) {
    this.height = height;
    this.outlines = outlines;
  }

  /**
   * @param height in pixels
   */
  static Map<BarStyle, String> of(List<Span> spans, int height) {
    BarShapes shapes = new BarShapes(height, new EnumMap<>(BarStyle.class));
    spans.forEach(shapes::add);
    Map<BarStyle, String> outlines = new EnumMap<>(BarStyle.class);
    shapes.outlines.forEach((style, outline) -> outlines.put(style, outline.toString()));
    return outlines;
  }

  private void add(Span span) {
    if (span.elsewhere()) {
      new BarShapes(height - BELOW, outlines).addForm(span);
      stripes(outline(BarStyle.ELSEWHERE), span, height - STRIPE, height);
    } else {
      addForm(span);
    }
  }

  private StringBuilder outline(BarStyle style) {
    return outlines.computeIfAbsent(style, each -> new StringBuilder());
  }

  private void addForm(Span span) {
    StringBuilder outline = outline(span.style());
    int top = height / 4;
    switch (span.style()) {
      case FAILED -> rectangle(outline, span.from(), 0, span.until(), height);
      case RUNNING -> rectangle(outline, span.from(), top, span.until(), height);
      case SUSPENDED -> rectangle(outline, span.from(), height * 2 / 3, span.until(), height);
      case CHANGING -> stripes(outline, span, top, height);
      case UNKNOWN -> {
        stripes(outline, span, top, top + STRIPE);
        stripes(outline, span, height - 2 * STRIPE, height - STRIPE);
      }
      case UNREACHABLE -> {
        rectangle(outline, span.from(), top, span.until(), top + 1);
        rectangle(outline, span.from(), height - 1, span.until(), height);
      }
      case NOT_LOOKED -> rectangle(outline, span.from(), height - 1, span.until(), height);
      case ELSEWHERE -> stripes(outline, span, height - STRIPE, height);
    }
  }

  /** At the same places wherever a span begins; at least one. */
  private static void stripes(StringBuilder outline, Span span, int top, int bottom) {
    int first = span.from() - span.from() % (2 * STRIPE);
    boolean any = false;
    for (int x = first; x < span.until(); x += 2 * STRIPE) {
      int from = Math.max(x, span.from());
      int until = Math.min(x + STRIPE, span.until());
      if (until > from) {
        rectangle(outline, from, top, until, bottom);
        any = true;
      }
    }
    if (!any) {
      rectangle(outline, span.from(), top, span.until(), bottom);
    }
  }

  private static void rectangle(StringBuilder outline, int from, int top, int until, int bottom) {
    outline
        .append('M')
        .append(from)
        .append(' ')
        .append(top)
        .append('H')
        .append(until)
        .append('V')
        .append(bottom)
        .append('H')
        .append(from)
        .append('Z');
  }
}
