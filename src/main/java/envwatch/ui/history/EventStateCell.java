package envwatch.ui.history;

import envwatch.history.State;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.kit.RowCell;
import envwatch.words.PlainText;
import org.jspecify.annotations.Nullable;

/** A state before or after, or what came of an action: icon, word and colour. */
final class EventStateCell extends RowCell<Event, Event> {
  private final Icon icon = new Icon(Glyph.HELP);
  private final boolean after;

  /**
   * @param after whether it shows what something turned into
   */
  EventStateCell(boolean after) {
    this.after = after;
    icon.getStyleClass().add("outcome-icon");
    getStyleClass().addAll("status-cell", "phased", "outcome-cell");
    icon.setVisible(false);
    setGraphic(icon);
    Controls.tooltipWhenTruncated(this);
  }

  @Override
  protected void show(@Nullable Event event) {
    String words = event == null ? "" : after ? EventText.to(event) : EventText.from(event);
    setText(words.isEmpty() ? null : PlainText.line(words));
    Icons.mark(this, null);
    ActionIcons.mark(this, null);
    icon.setVisible(false);
    if (event instanceof Event.Changed changed && EventText.hasStates(changed.change())) {
      show(after ? changed.change().to() : changed.change().from());
    } else if (event instanceof Event.Acted acted && !after) {
      show(acted.found());
    } else if (event instanceof Event.Acted acted) {
      icon.setGlyph(ActionIcons.of(acted.activity().outcome()));
      ActionIcons.mark(this, acted.activity().outcome());
      icon.setVisible(true);
    }
  }

  private void show(@Nullable State state) {
    if (state != null) {
      icon.setGlyph(Icons.of(state.phase()));
      Icons.mark(this, state.phase());
      icon.setVisible(true);
    }
  }
}
