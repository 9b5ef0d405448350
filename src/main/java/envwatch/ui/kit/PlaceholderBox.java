package envwatch.ui.kit;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/**
 * Says why there is nothing to show, and offers what to do: an icon, words and buttons, one below
 * the other. Where that is too high, words and buttons stand beside each other without the icon.
 */
public final class PlaceholderBox extends VBox {
  private final @Nullable Icon icon;
  private final Label title = words("placeholder-title");
  private final Label hint = words(Styles.TEXT_MUTED);

  /**
   * @param icon null for none
   */
  public PlaceholderBox(@Nullable Glyph icon, Button... buttons) {
    this.icon = icon == null ? null : new Icon(icon);
    getStyleClass().add("placeholder-box");
    setAlignment(Pos.CENTER);
    setMinHeight(0);
    if (this.icon != null) {
      getChildren().add(this.icon);
    }
    getChildren().addAll(title, hint);
    getChildren().addAll(buttons);
  }

  private static Label words(String style) {
    Label label = Controls.wrapped("");
    label.getStyleClass().add(style);
    label.setTextAlignment(TextAlignment.CENTER);
    return label;
  }

  /** Gives the words ids: this one to what is said first, and with "-hint" to why. */
  public PlaceholderBox named(String id) {
    title.setId(id);
    hint.setId(id + "-hint");
    return this;
  }

  /**
   * @param why empty for nothing more
   */
  public PlaceholderBox say(String what, String why) {
    title.setText(what);
    hint.setText(why);
    hint.setManaged(!why.isEmpty());
    return this;
  }

  @Override
  protected void layoutChildren() {
    boolean low = getHeight() < computePrefHeight(getWidth());
    if (icon != null) {
      icon.setVisible(!low);
    }
    hint.setVisible(hint.isManaged());
    if (low) {
      layOutInLine();
    } else {
      super.layoutChildren();
    }
  }

  /** The hint is left out where it has no room, and then the title gives way to the buttons. */
  private void layOutInLine() {
    List<Node> parts = new ArrayList<>(getManagedChildren());
    parts.remove(icon);
    if (length(parts) > getWidth()) {
      parts.remove(hint);
      hint.setVisible(false);
    }
    double missing = Math.max(0, length(parts) - getWidth());
    double x = Math.max(0, (getWidth() - length(parts)) / 2);
    for (Node part : parts) {
      double width = Math.max(0, part.prefWidth(-1) - (part == title ? missing : 0));
      layoutInArea(part, snapPositionX(x), 0, width, getHeight(), 0, HPos.CENTER, VPos.CENTER);
      x += width + getSpacing();
    }
  }

  private double length(List<Node> parts) {
    double words = parts.stream().mapToDouble(part -> part.prefWidth(-1)).sum();
    return words + getSpacing() * Math.max(0, parts.size() - 1);
  }
}
