package envwatch.ui.secrets;

import envwatch.util.Time;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Which password is on screen: one at most, for a short while, and none once the window is left.
 * Lives on the JavaFX thread.
 *
 * @param <K> identifies what has a password
 */
public final class PasswordReveal<K> {
  private final Countdown countdown;
  private final Supplier<Duration> howLong;
  private final ReadOnlyObjectWrapper<@Nullable K> shown = new ReadOnlyObjectWrapper<>();

  /**
   * @param howLong asked again at every reveal
   */
  public PasswordReveal(Time time, Executor javaFxThread, Supplier<Duration> howLong) {
    countdown = new Countdown(time, javaFxThread, left -> {}, this::hide);
    this.howLong = howLong;
  }

  /** What has the password that is on screen; null for none. */
  public ReadOnlyObjectProperty<@Nullable K> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  public boolean shows(K what) {
    return what.equals(shown.get());
  }

  /** Shows it for as long as it may be shown; not at all if that is no time. */
  public void show(K what) {
    hide();
    Duration lasting = howLong.get();
    if (lasting.isZero()) {
      return;
    }
    shown.set(what);
    countdown.start(lasting);
  }

  public void toggle(K what) {
    if (shows(what)) {
      hide();
    } else {
      show(what);
    }
  }

  public void hide() {
    countdown.stop();
    shown.set(null);
  }
}
