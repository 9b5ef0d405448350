package envwatch.ui.secrets;

import envwatch.base.Time;
import envwatch.model.Secret;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Puts a password into the clipboard without showing it, and takes it out again after a visible
 * countdown, unless something else was copied since. Lives on the JavaFX thread.
 */
public final class SecretClipboard {
  private static final Duration STEP = Duration.ofSeconds(1);

  private final ClipboardAccess clipboard;
  private final Time time;
  private final Executor javaFxThread;
  private final Supplier<Duration> howLong;
  private final ReadOnlyObjectWrapper<@Nullable Duration> left = new ReadOnlyObjectWrapper<>();
  private @Nullable Secret copied;
  private Instant end = Instant.MIN;
  private Time.@Nullable Alarm next;

  /**
   * @param howLong asked again at every copy
   */
  public SecretClipboard(
      ClipboardAccess clipboard, Time time, Executor javaFxThread, Supplier<Duration> howLong) {
    this.clipboard = clipboard;
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.howLong = howLong;
  }

  /** How long the secret stays in the clipboard; null while none of ours is there. */
  public ReadOnlyObjectProperty<@Nullable Duration> leftProperty() {
    return left.getReadOnlyProperty();
  }

  public void copy(Secret secret) {
    stop();
    clipboard.putSecret(secret.reveal());
    copied = secret;
    Duration whole = howLong.get();
    end = time.steady().instant().plus(whole);
    countDown();
  }

  /** Copies something that is no secret; a secret copied before is then no longer there. */
  public void copyText(String text) {
    stop();
    copied = null;
    left.set(null);
    clipboard.putText(text);
  }

  /** Takes the secret out now, if it is still there: at the end of the program. */
  public void clearNow() {
    stop();
    Secret ours = copied;
    copied = null;
    left.set(null);
    if (ours != null && clipboard.holds(ours.reveal())) {
      clipboard.clear();
    }
  }

  private void countDown() {
    Duration rest = Duration.between(time.steady().instant(), end);
    if (!rest.isPositive()) {
      clearNow();
      return;
    }
    left.set(Duration.ofSeconds(rest.plusMillis(999).toSeconds()));
    Duration wait = rest.compareTo(STEP) < 0 ? rest : STEP;
    next = time.after(wait, () -> javaFxThread.execute(this::countDownIfOurs));
  }

  private void countDownIfOurs() {
    if (copied != null) {
      countDown();
    }
  }

  private void stop() {
    if (next != null) {
      next.cancel();
      next = null;
    }
  }
}
