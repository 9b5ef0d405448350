package envwatch.ui.notices;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.StyleSheets;
import envwatch.util.Time;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.stage.PopupWindow.AnchorLocation;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * A notice at the edge of the screen that holds the window, where the system shows none. Never
 * takes the keyboard: what it says is in the list behind the bell, too. Leaves by itself. Lives on
 * the JavaFX thread.
 */
public final class NoticePopup {
  private static final Duration LENGTH = Duration.ofSeconds(12);
  private static final double MARGIN = 16;

  private final Supplier<Stage> stage;
  private final Time time;
  private final Executor javaFxThread;
  private final Runnable lead;
  private final KeyboardReturn keyboard;
  private final Label title = filling(styled(Controls.wrapped(""), Styles.TEXT_BOLD));
  private final Label words = Controls.wrapped("");
  private final VBox box = named(new VBox(), "notice-popup", "notice-popup");
  private @Nullable Popup popup;
  private boolean closed;
  private Time.@Nullable Alarm end;

  /**
   * @param lead shows what the notice is about
   */
  public NoticePopup(Supplier<Stage> stage, Time time, Executor javaFxThread, Runnable lead) {
    this.stage = stage;
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.lead = lead;
    keyboard = new KeyboardReturn(NoticePopup::keyboardHolder, javaFxThread);
  }

  private static @Nullable Runnable keyboardHolder() {
    Window holder =
        Window.getWindows().stream()
            .filter(window -> window instanceof Stage && window.isFocused())
            .findFirst()
            .orElse(null);
    return holder == null ? null : holder::requestFocus;
  }

  /** Shows nothing more, also of what was on its way. */
  public void close() {
    closed = true;
    hide();
  }

  /** Shows a notice in place of the one before. */
  public void show(String about, String text) {
    title.setText(about);
    words.setText(text);
    Popup shown = popup;
    if (shown == null) {
      shown = make();
      popup = shown;
    }
    Stage window = stage.get();
    if (closed || !window.isShowing()) {
      return;
    }
    Rectangle2D screen = ChildWindow.screenOf(window).getVisualBounds();
    // A popup has the style of its window, on which its height depends, only when it is shown.
    shown.getScene().getStylesheets().setAll(window.getScene().getStylesheets());
    box.applyCss();
    double width = box.prefWidth(Region.USE_COMPUTED_SIZE);
    double height = Math.min(box.prefHeight(width), screen.getHeight() - 2 * MARGIN);
    box.setMaxHeight(height);
    shown.show(window, screen.getMaxX() - MARGIN - width, screen.getMaxY() - MARGIN - height);
    if (end != null) {
      end.cancel();
    }
    end = time.after(LENGTH, () -> javaFxThread.execute(this::hide));
  }

  private Popup make() {
    Button close = Controls.iconButton(Glyph.CLOSE, text("notices.close"), this::hide);
    close.setFocusTraversable(false);
    HBox head =
        styled(new HBox(new Icon(Glyph.NOTIFICATIONS_NONE), title, close), "notice-popup-head");
    head.setAlignment(Pos.CENTER_LEFT);
    Button show = named(new Button(text("notices.show")), "notice-popup-show");
    show.setFocusTraversable(false);
    show.setOnAction(event -> {
      hide();
      lead.run();
    });
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    words.setMinHeight(0);
    box.getChildren().setAll(head, words, new HBox(gap, show));
    box.getStylesheets().add(StyleSheets.of("notices"));
    keyboard.follow(box);
    Popup made = new Popup();
    made.getContent().add(box);
    made.setAnchorLocation(AnchorLocation.CONTENT_TOP_LEFT);
    made.setAutoHide(false);
    made.setHideOnEscape(false);
    return made;
  }

  public void hide() {
    if (end != null) {
      end.cancel();
      end = null;
    }
    if (popup != null) {
      popup.hide();
    }
  }

  boolean showing() {
    return popup != null && popup.isShowing();
  }
}
