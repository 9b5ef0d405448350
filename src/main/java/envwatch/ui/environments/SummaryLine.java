package envwatch.ui.environments;

import envwatch.ui.kit.Controls;
import java.util.List;
import javafx.scene.control.Label;

/**
 * One line that says as much as there is room for: of several forms of the same, the longest that
 * fits. The longest of all is the tip while it is not shown whole.
 */
final class SummaryLine extends Label {
  private List<String> forms = List.of("");
  private double room;

  SummaryLine() {
    setMinWidth(0);
    fontProperty().subscribe(font -> fit());
    textTruncatedProperty().subscribe(cut -> tip());
  }

  /**
   * @param longestFirst the forms, one at least
   */
  void say(List<String> longestFirst) {
    if (!longestFirst.equals(forms)) {
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
    setText(
        room <= 0
            ? forms.getFirst()
            : forms.stream().filter(this::fits).findFirst().orElse(forms.getLast()));
    tip();
  }

  private boolean fits(String form) {
    return Controls.widthOf(form, getFont()) <= room;
  }

  private void tip() {
    String whole = forms.getFirst();
    Controls.tip(this, isTextTruncated() || !whole.equals(getText()) ? whole : null);
  }
}
