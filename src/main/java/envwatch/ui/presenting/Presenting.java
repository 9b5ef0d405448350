package envwatch.ui.presenting;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Banner.Urgency;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Shortcut;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.InvalidationListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import org.jspecify.annotations.Nullable;

/**
 * The switch of presenter mode, the banner while it is on, and the offer to switch it on when a
 * second screen appears. What is shown instead of names is decided before it reaches the window.
 */
public final class Presenting implements Feature {
  private final boolean on;
  private final Consumer<Boolean> present;
  private final BooleanSupplier mayOffer;
  private final ObservableList<?> screens;
  private final Banner banner;

  /** Null where names are shown as they are. */
  private final @Nullable RealNames realNames;

  private final InvalidationListener screensChanged = changed -> offerOnSecondScreen();
  private final Button toggle;
  private int screensBefore;
  private boolean asking;

  /**
   * @param on whether the window shows aliases
   * @param present switches to the other mode, in which everything in the window is made anew
   * @param mayOffer whether to offer it now; asked at most once for each screen that appears
   * @param screens of the computer
   * @param real what an alias in a text stands for
   */
  public Presenting(
      boolean on,
      Consumer<Boolean> present,
      BooleanSupplier mayOffer,
      ObservableList<?> screens,
      UnaryOperator<String> real) {
    this.on = on;
    this.present = present;
    this.mayOffer = mayOffer;
    this.screens = screens;
    toggle = toggle();
    screensBefore = screens.size();
    screens.addListener(screensChanged);
    realNames = on ? new RealNames(real) : null;
    banner = on ? told() : offered();
  }

  private Banner told() {
    Banner told =
        new Banner(
            "presenting",
            Urgency.PRESENTING,
            Glyph.SCREEN_SHARE,
            Banner.button("stop-presenting", text("presenting.stop"), this::askToEnd));
    told.say(text("presenting.banner", Keys.PRESENT.display()));
    return told;
  }

  private Banner offered() {
    return new Banner(
        "present-offer",
        Urgency.TASK,
        Glyph.SCREEN_SHARE,
        Banner.button("present-offer-yes", text("presenting.offer.yes"), this::begin),
        Banner.closing("present-offer-no", text("presenting.offer.no"), this::refuse));
  }

  private void refuse() {
    banner.hide();
  }

  private void offerOnSecondScreen() {
    int now = screens.size();
    if (now > screensBefore && now > 1 && !on && mayOffer.getAsBoolean()) {
      banner.say(text("presenting.offer"));
    }
    screensBefore = now;
  }

  @Override
  public void addBanners(ObservableList<Banner> banners) {
    banners.add(banner);
  }

  @Override
  public List<Labeled> headerItems() {
    return List.of(toggle);
  }

  private Button toggle() {
    Button button =
        on
            ? Controls.iconButton(
                "present",
                Glyph.STOP_SCREEN_SHARE,
                text("presenting.button.on"),
                Keys.STOP_PRESENTING.tip(text("presenting.stop")),
                this::askToEnd)
            : Controls.iconButton(
                "present",
                Glyph.SCREEN_SHARE,
                text("presenting.button"),
                Keys.PRESENT.tip(text("presenting.start")),
                this::begin);
    if (on) {
      // Seen also while something more pressing has the place of the banner.
      button.getStyleClass().add("presenting");
    }
    return button;
  }

  private void begin() {
    present.accept(true);
  }

  /** A slip would show every name to the audience; once asked, a key that is held asks no more. */
  private void askToEnd() {
    if (!asking) {
      asking = true;
      QuestionDialog.over(toggle)
          .ask(
              new DialogQuestion(
                  Glyph.STOP_SCREEN_SHARE,
                  text("presenting.end"),
                  text("presenting.end.words"),
                  text("presenting.stop")),
              () -> present.accept(false),
              () -> asking = false);
    }
  }

  /**
   * The key that is held in dialogs for real names only begins: held a moment too long, or outside
   * of a dialog, it would show every name to the audience.
   */
  @Override
  public List<Shortcut> shortcuts() {
    return List.of(
        on
            ? Shortcut.inWindow(Keys.STOP_PRESENTING, this::askToEnd)
            : Shortcut.inWindow(Keys.PRESENT, this::begin));
  }

  @Override
  public void close() {
    screens.removeListener(screensChanged);
    if (realNames != null) {
      realNames.close();
    }
  }
}
