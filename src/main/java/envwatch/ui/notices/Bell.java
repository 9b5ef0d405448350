package envwatch.ui.notices;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.notices.MuteScope;
import envwatch.notices.NoticesView;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

/** Opens the list of notices, and tells how many were not read. */
final class Bell extends ToggleButton {
  private static final PseudoClass UNREAD = PseudoClass.getPseudoClass("unread");
  private static final int MOST = 99;

  private final Icon icon = new Icon();
  private final Label count = new Label();

  Bell() {
    setId("bell");
    getStyleClass().addAll(Styles.FLAT, "bell", "icon-button");
    setMinWidth(USE_PREF_SIZE);
    setText(text("bell.button"));
    setGraphic(styled(new HBox(icon, count), "bell-count"));
    show(NoticesView.EMPTY);
  }

  void show(NoticesView view) {
    int unread = view.unread();
    boolean muted =
        view.mutes().stream().anyMatch(mute -> mute.scope() instanceof MuteScope.Everything);
    icon.setGlyph(muted ? Glyph.NOTIFICATIONS_OFF : Glyph.NOTIFICATIONS_NONE);
    // Without a count, it keeps the height of one: nothing below moves.
    count.setVisible(unread > 0);
    count.setText(
        unread == 0 ? "" : unread > MOST ? text("bell.more", MOST) : String.valueOf(unread));
    pseudoClassStateChanged(UNREAD, unread > 0);
    String name = text(muted ? "bell.muted" : "bell.name", unread);
    setAccessibleText(name);
    Controls.tip(this, Keys.NOTICES.tip(name));
  }
}
