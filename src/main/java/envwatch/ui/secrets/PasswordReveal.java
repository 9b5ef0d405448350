package envwatch.ui.secrets;

import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;
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
  private static final Duration STEP = Duration.ofSeconds(1);

  private final Time time;
  private final Executor javaFxThread;
  private final Supplier<Duration> howLong;
  private final ReadOnlyObjectWrapper<@Nullable K> shown = new ReadOnlyObjectWrapper<>();
  private Instant end = Instant.MIN;
  private Time.@Nullable Alarm next;

  /**
   * @param howLong asked again at every reveal
   */
  public PasswordReveal(Time time, Executor javaFxThread, Supplier<Duration> howLong) {
    this.time = time;
    this.javaFxThread = javaFxThread;
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
    end = time.steady().instant().plus(lasting);
    hideWhenOver(what);
  }

  /** Asks the clock each second: an alarm may not count the time while the computer sleeps. */
  private void hideWhenOver(K what) {
    Duration rest = Duration.between(time.steady().instant(), end);
    if (rest.isPositive()) {
      Duration wait = rest.compareTo(STEP) < 0 ? rest : STEP;
      next = time.after(wait, () -> javaFxThread.execute(() -> hideIfOver(what)));
    } else {
      hide();
    }
  }

  private void hideIfOver(K what) {
    if (shows(what)) {
      hideWhenOver(what);
    }
  }

  public void toggle(K what) {
    if (shows(what)) {
      hide();
    } else {
      show(what);
    }
  }

  public void hide() {
    if (next != null) {
      next.cancel();
      next = null;
    }
    shown.set(null);
  }
}
