package envwatch.ui.kit;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.Ikon;

/** Controls as they are made everywhere in the window. */
public final class Controls {
  private static final Duration SOON = Duration.millis(400);

  private Controls() {}

  /** A flat button that is only an icon; its name is what is read aloud and what the tip says. */
  public static Button iconButton(Ikon icon, String name, Runnable action) {
    Button button = new Button(null, Icons.of(icon));
    button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT, "icon-button");
    rename(button, name);
    button.setOnAction(event -> action.run());
    return button;
  }

  public static void rename(Button iconButton, String name) {
    iconButton.setAccessibleText(name);
    tip(iconButton, name);
  }

  public static Tooltip tip(String text) {
    Tooltip tip = new Tooltip(text);
    tip.setShowDelay(SOON);
    tip.setWrapText(true);
    tip.getStyleClass().add("tip");
    return tip;
  }

  /** Sets the control's tooltip text. Tooltips are windows; reuse one. */
  public static void tip(Control control, String text) {
    Tooltip present = control.getTooltip();
    if (present == null) {
      control.setTooltip(tip(text));
    } else {
      present.setText(text);
    }
  }

  /** A label that wraps its text and shows all of it, however high that is. */
  public static Label wrapped(String text) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /** Shows the full text as a tooltip while it is truncated. */
  public static <L extends Labeled> L tooltipWhenTruncated(L labeled) {
    labeled
        .textTruncatedProperty()
        .addListener(
            (property, before, cut) -> labeled.setTooltip(cut ? tip(labeled.getText()) : null));
    labeled
        .textProperty()
        .addListener((property, before, text) -> {
          if (labeled.isTextTruncated()) {
            tip(labeled, text);
          }
        });
    return labeled;
  }
}
