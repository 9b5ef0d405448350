package envwatch.ui.kit;

import atlantafx.base.theme.Styles;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.css.Styleable;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/** Controls as they are made everywhere in the window. */
public final class Controls {
  private Controls() {}

  /** A flat button that is only an icon; its name is what is read aloud and what the tip says. */
  public static Button iconButton(Glyph icon, String name, Runnable action) {
    Button button = new Button(null, new Icon(icon));
    button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT, "icon-button");
    rename(button, name);
    button.setOnAction(event -> action.run());
    return button;
  }

  /**
   * The same with words that stand beside the icon where its place has room for them.
   *
   * @param tip what the tip says, which is read aloud
   */
  public static Button iconButton(
      String id, Glyph icon, String words, String tip, Runnable action) {
    Button button = whole(named(iconButton(icon, tip, action), id));
    button.setText(words);
    return button;
  }

  /** A button with words. */
  public static Button button(String id, String words, Runnable action) {
    Button button = named(new Button(words), id);
    button.setOnAction(event -> action.run());
    return button;
  }

  /** A button with an icon before its words. */
  public static Button button(String id, String words, Glyph icon, Runnable action) {
    Button button = button(id, words, action);
    button.setGraphic(new Icon(icon));
    return button;
  }

  /** A button that closes its window. */
  public static Button closeButton(String id, String words) {
    Button close = named(new Button(words), id);
    close.setDefaultButton(true);
    close.setOnAction(event -> close.getScene().getWindow().hide());
    return close;
  }

  /** Text to read and to copy, in the monospaced font. */
  public static TextArea document(String id, String name, String text) {
    TextArea area = named(withoutPicture(new TextArea(text)), id, "monospace");
    area.setEditable(false);
    area.setAccessibleText(name);
    return area;
  }

  /** Gives a node its id, by which tests and pages find it, and its style classes. */
  public static <N extends Node> N named(N node, String id, String... styleClasses) {
    node.setId(id);
    return styled(node, styleClasses);
  }

  public static <N extends Styleable> N styled(N node, String... styleClasses) {
    node.getStyleClass().addAll(styleClasses);
    return node;
  }

  /** Lets a part of a row never be cut. */
  public static <R extends Region> R whole(R part) {
    part.setMinWidth(Region.USE_PREF_SIZE);
    return part;
  }

  /** Lets a part of a row take the width that the others leave. */
  public static <R extends Region> R filling(R part) {
    part.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(part, Priority.ALWAYS);
    return part;
  }

  /** Shows a node, or hides it so that it takes no room. */
  public static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /** Whether a node is a part of another one, or the same. */
  public static boolean isWithin(Node whole, @Nullable Node part) {
    Node node = part;
    while (node != null && node != whole) {
      node = node.getParent();
    }
    return node != null;
  }

  /** Shows a node while it is so; hidden, it takes no room. */
  public static void showWhile(Node node, ObservableValue<Boolean> shown) {
    node.visibleProperty().bind(shown);
    node.managedProperty().bind(shown);
  }

  /** Lets a node take no room while it is hidden, as it is at first. */
  public static <N extends Node> N hidden(N node) {
    node.managedProperty().bind(node.visibleProperty());
    node.setVisible(false);
    return node;
  }

  /** Scrolls so that a part of what scrolls stands in the middle, as far as that is possible. */
  public static void scrollTo(ScrollPane scroll, Node part) {
    scroll.applyCss();
    scroll.layout();
    Node content = scroll.getContent();
    Bounds place = content.sceneToLocal(part.localToScene(part.getBoundsInLocal()));
    double visible = scroll.getViewportBounds().getHeight();
    double scrollable = content.getBoundsInLocal().getHeight() - visible;
    if (scrollable > 0) {
      scroll.setVvalue(Math.clamp((place.getCenterY() - visible / 2) / scrollable, 0, 1));
    }
  }

  public static void rename(Button iconButton, String name) {
    iconButton.setAccessibleText(name);
    tip(iconButton, name);
  }

  /** A tooltip for what is not a node, such as a tab. */
  public static Tooltip tip(String text) {
    return LazyTip.window(text);
  }

  /**
   * Sets what the node's tooltip says, which is read aloud as help.
   *
   * @param text null for no tip; one that is shown is hidden
   */
  public static void tip(Node node, @Nullable String text) {
    LazyTip.of(node).say(text);
    node.setAccessibleHelp(text);
  }

  /** What the tooltip of a node says; null without one. */
  public static @Nullable String tipOf(Node node) {
    return LazyTip.text(node);
  }

  /** A label that wraps its text and shows all of it, however high that is. */
  public static Label wrapped(String text) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /**
   * Fills a part of the window, invisible so far, when it is first shown. JavaFX also styles what
   * cannot be seen, which a start need not wait for.
   */
  public static void fillWhenShown(Node part, Runnable fill) {
    part.visibleProperty()
        .addListener(
            new ChangeListener<>() {
              @Override
              public void changed(
                  ObservableValue<? extends Boolean> property, Boolean before, Boolean visible) {
                if (visible) {
                  property.removeListener(this);
                  fill.run();
                }
              }
            });
  }

  /**
   * Draws what scrolls directly. JavaFX would draw it into a picture first, and again after each
   * change ({@code ScrollPaneSkin} sets {@code Node.cache}); the pictures of earlier sizes, and of
   * closed windows, stay in memory until there is no other.
   *
   * @param scroll scrolls, or has a part that does, such as a {@code TextArea}
   */
  public static <C extends Control> C withoutPicture(C scroll) {
    scroll
        .skinProperty()
        .subscribe(skin -> {
          Node viewport = skin == null ? null : skin.getNode().lookup(".viewport");
          if (viewport != null) {
            viewport.setCache(false);
          } else if (skin != null
              && skin.getNode().lookup(".scroll-pane") instanceof Control inner) {
            withoutPicture(inner);
          }
        });
    return scroll;
  }

  /**
   * Whether keys go to a node, or will when its window comes back to the front: behind a dialog no
   * node counts as focused.
   */
  public static boolean ownsFocus(Node node) {
    return node.getScene() != null && node.getScene().getFocusOwner() == node;
  }

  /** How wide words are in a font, in whole pixels. */
  public static double widthOf(String words, Font font) {
    Text text = new Text(words);
    text.setFont(font);
    return Math.ceil(text.getLayoutBounds().getWidth());
  }

  /** Shows the full text as a tooltip while it is truncated. */
  public static <L extends Labeled> L tooltipWhenTruncated(L labeled) {
    labeled
        .textTruncatedProperty()
        .addListener(
            (property, before, cut) -> LazyTip.of(labeled).say(cut ? labeled.getText() : null));
    labeled
        .textProperty()
        .addListener((property, before, text) -> {
          if (labeled.isTextTruncated()) {
            LazyTip.of(labeled).say(text);
          }
        });
    return labeled;
  }
}
