package envwatch.ui.environments;

import envwatch.ui.kit.Controls;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;

/**
 * One line that says as much as there is room for: of several forms of the same, the longest that
 * fits. The longest of all is the tip while it is not shown whole.
 */
final class SummaryLine extends Label {
  private List<String> forms = List.of("");
  private String hint = "";
  private String form = "";
  private double room;

  SummaryLine() {
    setMinWidth(0);
    setMaxWidth(Double.MAX_VALUE);
    fontProperty().subscribe(font -> fit());
    textTruncatedProperty().subscribe(cut -> tip());
  }

  /**
   * @param before said before each of them, in the room that these leave; empty for nothing
   * @param longestFirst the forms, one at least
   */
  void say(String before, List<String> longestFirst) {
    if (!longestFirst.equals(forms) || !before.equals(hint)) {
      hint = before;
      forms = List.copyOf(longestFirst);
      fit();
    }
  }

  /**
   * @param width of what the line may take: its own follows from what it says
   */
  void fitTo(double width) {
    room = width;
    fit();
  }

  /** Until the room is known everything is said. */
  private void fit() {
    form = room <= 0 ? forms.getFirst() : longest("", room);
    setText(hint.isEmpty() ? form : longest(hint, taken()));
    tip();
  }

  /** The longest that fits with what is said before it, or the shortest. */
  private String longest(String before, double width) {
    return forms.stream()
        .map(words -> joined(before, words))
        .filter(said -> Controls.widthOf(said, getFont()) <= width)
        .findFirst()
        .orElseGet(() -> joined(before, forms.getLast()));
  }

  private static String joined(String before, String words) {
    return Stream.of(before, words)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" \u00b7 "));
  }

  /** A hint that comes and goes takes no room, so that it moves nothing. */
  @Override
  protected double computePrefWidth(double height) {
    return hint.isEmpty() ? super.computePrefWidth(height) : taken();
  }

  private double taken() {
    return Math.max(Controls.widthOf(form, getFont()), Controls.widthOf(hint, getFont()));
  }

  private void tip() {
    String whole = joined(hint, forms.getFirst());
    Controls.tip(this, isTextTruncated() || !whole.equals(getText()) ? whole : null);
  }
}
