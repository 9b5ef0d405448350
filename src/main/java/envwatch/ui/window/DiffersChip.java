package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.model.DashboardModel;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.StringProperty;
import javafx.scene.control.ToggleButton;

/**
 * How many environments are set up differently from most others of their blueprint. Shown only
 * where there are some, or while the filter asks for them; a click puts that into the filter, or
 * takes it out.
 */
final class DiffersChip extends ToggleButton {
  private final DashboardModel model;
  private boolean wanted;

  DiffersChip(DashboardModel model) {
    this.model = model;
    setId("chip-differs");
    getStyleClass().add("chip");
    setGraphic(new Icon(Glyph.COMPARE_ARROWS));
    model.matchesProperty().subscribe(this::count);
    model.filterTextProperty().subscribe(this::count);
    setOnAction(event -> toggle());
    count();
  }

  private void count() {
    int count = model.matchesProperty().get().differing();
    boolean asked = words().contains(DashboardModel.DIFFERING);
    setText(text("chip.differs", count));
    setAccessibleText(text("chip.differs.name", count));
    setSelected(asked);
    wanted = count > 0 || asked;
    requestParentLayout();
    Controls.tip(this, text(asked ? "chip.tip.all" : "chip.differs.tip"));
  }

  boolean isWanted() {
    return wanted;
  }

  private void toggle() {
    List<String> words = new ArrayList<>(words());
    if (!words.remove(DashboardModel.DIFFERING)) {
      words.add(DashboardModel.DIFFERING);
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
