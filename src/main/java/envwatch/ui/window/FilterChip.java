package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.PhaseCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import javafx.beans.property.StringProperty;
import javafx.scene.control.ToggleButton;

/**
 * How many environments are of a kind. Shown only where there are some, or while the filter asks
 * for them; a click puts that into the filter, or takes it out.
 */
final class FilterChip extends ToggleButton {
  private final DashboardModel model;
  private final String kind;
  private final String term;
  private final ToIntFunction<PhaseCounts> counted;
  private boolean wanted;

  /**
   * @param kind what its id and its texts are named after
   * @param term of the filter
   */
  FilterChip(
      DashboardModel model,
      String kind,
      Glyph icon,
      String term,
      ToIntFunction<PhaseCounts> counted) {
    this.model = model;
    this.kind = kind;
    this.term = term;
    this.counted = counted;
    setId("chip-" + kind);
    getStyleClass().add("chip");
    setGraphic(new Icon(icon));
    model.matchesProperty().subscribe(this::count);
    model.filterTextProperty().subscribe(this::count);
    setOnAction(event -> toggle());
    count();
  }

  private void count() {
    int count = counted.applyAsInt(model.matchesProperty().get());
    boolean asked = words().contains(term);
    setText(text("chip." + kind, count));
    setAccessibleText(text("chip." + kind + ".name", count));
    setSelected(asked);
    wanted = count > 0 || asked;
    requestParentLayout();
    Controls.tip(this, text(asked ? "chip.tip.all" : "chip." + kind + ".tip"));
  }

  boolean isWanted() {
    return wanted;
  }

  private void toggle() {
    List<String> words = new ArrayList<>(words());
    if (!words.remove(term)) {
      words.add(term);
    }
    StringProperty filter = model.filterTextProperty();
    filter.set(String.join(" ", words));
    count();
  }

  private List<String> words() {
    String typed = model.filterTextProperty().get().strip();
    return typed.isEmpty() ? List.of() : List.of(typed.split(" "));
  }
}
