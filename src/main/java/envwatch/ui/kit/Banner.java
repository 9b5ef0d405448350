package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/**
 * One sentence for a person, with its buttons; due while it has something to say. The window keeps
 * one line for the most pressing one, and lists the others when they are asked for.
 */
public final class Banner extends HBox {
  private static final Pattern FIGURES = Pattern.compile("\\d+");

  private final Urgency urgency;
  private final List<? extends Node> buttons;
  private final Icon icon;
  private final Label words = filling(new Label());
  private final ReadOnlyStringWrapper gist = new ReadOnlyStringWrapper("");

  /** How pressing a sentence is, the most pressing one first. */
  public enum Urgency {
    /** Nothing is watched. */
    ALARM,

    /** What is shown is not what is real, by the person's wish. */
    PRESENTING,

    /** Something is missing or wrong. */
    WARNING,

    /** Something could be done. */
    TASK,

    NEWS,

    DEMO
  }

  /**
   * @param id of the banner; its words are called {@code ID-words}
   */
  public Banner(String id, Urgency urgency, Glyph glyph, Node... buttons) {
    this.urgency = urgency;
    this.buttons = List.of(buttons);
    icon = new Icon(glyph);
    named(this, id, "banner", "banner-" + key(urgency));
    setAlignment(Pos.CENTER_LEFT);
    Controls.hidden(this);
    Controls.fillWhenShown(this, this::fill);
    words.setId(id + "-words");
    words.setMinWidth(0);
    Controls.tooltipWhenTruncated(words);
  }

  public static Button button(String id, String words, Runnable action) {
    return whole(styled(Controls.button(id, words, action), Styles.SMALL));
  }

  /** A cross that lets the banner disappear. */
  public static Button closing(String id, String name, Runnable action) {
    return whole(named(Controls.iconButton(Glyph.CLOSE, name, action), id));
  }

  public Urgency urgency() {
    return urgency;
  }

  private void fill() {
    getChildren().setAll(icon, words);
    getChildren().addAll(buttons);
  }

  public void say(String said) {
    words.setText(said);
    setAccessibleText(text("banner.name", said));
    setVisible(true);
    gist.set(FIGURES.matcher(said).replaceAll(""));
  }

  public void hide() {
    setVisible(false);
    gist.set("");
  }

  public boolean isDue() {
    return isVisible();
  }

  /**
   * What it says, without figures: a countdown says the same all the time. Empty while it is not
   * due.
   */
  public ReadOnlyStringProperty gistProperty() {
    return gist.getReadOnlyProperty();
  }

  /** Says it in one line, cut where it must be, or in as many as it takes. */
  public void wrap(boolean wrapped) {
    words.setWrapText(wrapped);
    words.setMinHeight(wrapped ? USE_PREF_SIZE : USE_COMPUTED_SIZE);
  }
}
