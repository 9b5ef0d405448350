package envwatch.ui.secrets;

import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import envwatch.ui.kit.StatusMessage;
import envwatch.util.Time;
import envwatch.words.PlainText;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Puts a password into the clipboard without showing it, and takes it out again after a visible
 * countdown, unless something else was copied since. Says what was copied. Lives on the JavaFX
 * thread.
 */
public final class SecretClipboard {
  /** In letters. */
  private static final int LONGEST_SHOWN = 40;

  private final ClipboardAccess clipboard;
  private final Countdown countdown;
  private final Supplier<Duration> howLong;
  private final StatusMessage message;
  private final ReadOnlyObjectWrapper<@Nullable Duration> left = new ReadOnlyObjectWrapper<>();
  private @Nullable Secret copied;

  /**
   * @param howLong asked again at every copy
   */
  public SecretClipboard(
      ClipboardAccess clipboard,
      Time time,
      Executor javaFxThread,
      Supplier<Duration> howLong,
      StatusMessage message) {
    this.clipboard = clipboard;
    countdown = new Countdown(time, javaFxThread, this::showLeft, this::clearNow);
    this.howLong = howLong;
    this.message = message;
  }

  /** Where it says what was copied. */
  public StatusMessage message() {
    return message;
  }

  /** How long the secret stays in the clipboard; null while none of ours is there. */
  public ReadOnlyObjectProperty<@Nullable Duration> leftProperty() {
    return left.getReadOnlyProperty();
  }

  /**
   * @param name whose password it is
   */
  public void copy(Secret secret, String name) {
    put(secret, text("clipboard.copied.password", PlainText.line(name)));
  }

  /**
   * Copies a personal link like a password.
   *
   * @param name who it signs in
   */
  public void copyLink(Secret link, String name) {
    put(link, text("clipboard.copied.link", PlainText.line(name)));
  }

  /**
   * Copies the link of an invitation like a password.
   *
   * @param name who was invited
   */
  public void copyInvitation(Secret link, String name) {
    put(link, text("clipboard.copied.invitation", PlainText.line(name)));
  }

  private void put(Secret secret, String said) {
    countdown.stop();
    clipboard.putSecret(secret.reveal());
    copied = secret;
    countdown.start(howLong.get());
    message.confirm(said);
  }

  /** Copies something that is no secret; a secret copied before is then no longer there. */
  public void copyText(String value) {
    forget();
    clipboard.putText(value);
    message.confirm(text("clipboard.copied", brief(value)));
  }

  /** Says that what a person wanted to copy is not there; the clipboard keeps what it has. */
  public void copyNothing() {
    message.warn(text("clipboard.nothing"));
  }

  /** One line; of more, the beginning. */
  private static String brief(String value) {
    String line = value.strip().lines().findFirst().orElse("");
    String shown = PlainText.line(line);
    boolean whole = line.length() == value.strip().length() && shown.length() <= LONGEST_SHOWN;
    return whole
        ? shown
        : shown.substring(0, Math.min(LONGEST_SHOWN, shown.length())).strip() + "\u2026";
  }

  /** Leaves the secret, and taking it out again, to the clipboard of the window that follows. */
  public void handOver(SecretClipboard next) {
    Secret ours = forget();
    if (ours != null) {
      next.copied = ours;
      next.countdown.start(countdown.rest());
    }
  }

  /** Takes the secret out now, if it is still there: at the end of the program. */
  public void clearNow() {
    Secret ours = forget();
    if (ours != null && clipboard.holds(ours.reveal())) {
      clipboard.clear();
    }
  }

  /** Counts down no more. Returns the secret that was copied. */
  private @Nullable Secret forget() {
    countdown.stop();
    Secret ours = copied;
    copied = null;
    left.set(null);
    return ours;
  }

  private void showLeft(Duration rest) {
    left.set(Duration.ofSeconds(rest.plusMillis(999).toSeconds()));
  }
}
