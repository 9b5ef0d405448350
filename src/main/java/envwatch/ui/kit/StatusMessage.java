package envwatch.ui.kit;

import envwatch.util.Time;
import java.time.Duration;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Says for a moment what came of what a person just did: that something was copied, or that it
 * could not be opened. Lives on the JavaFX thread.
 */
public final class StatusMessage {
  /** Enough to read that it was done. */
  static final Duration CONFIRMATION = Duration.ofSeconds(2);

  /** Enough to read a sentence twice. */
  static final Duration TROUBLE = Duration.ofSeconds(10);

  private final Time time;
  private final Executor javaFxThread;
  private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper trouble = new ReadOnlyBooleanWrapper();
  private Time.@Nullable Alarm end;
  private int newest;

  public StatusMessage(Time time, Executor javaFxThread) {
    this.time = time;
    this.javaFxThread = javaFxThread;
  }

  /** Empty while there is nothing to say. */
  public ReadOnlyStringProperty textProperty() {
    return text.getReadOnlyProperty();
  }

  /** Whether the text is about something that was not done. */
  public ReadOnlyBooleanProperty troubleProperty() {
    return trouble.getReadOnlyProperty();
  }

  /** Confirms what was done. */
  public void confirm(String words) {
    show(words, false, CONFIRMATION);
  }

  /** Says why something was not done. */
  public void warn(String words) {
    show(words, true, TROUBLE);
  }

  private void show(String words, boolean isTrouble, Duration length) {
    if (end != null) {
      end.cancel();
    }
    int number = ++newest;
    trouble.set(isTrouble);
    text.set(words);
    end = time.after(length, () -> javaFxThread.execute(() -> hide(number)));
  }

  private void hide(int number) {
    if (number == newest) {
      text.set("");
      trouble.set(false);
    }
  }
}
