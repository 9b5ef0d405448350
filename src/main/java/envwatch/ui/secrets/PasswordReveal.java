package envwatch.ui.secrets;

import envwatch.base.Time;
import envwatch.ui.model.MachineRow.MachineKey;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Which password is on screen: one at most, for a short while, and none once the window is left.
 * Lives on the JavaFX thread.
 */
public final class PasswordReveal {
  private final Time time;
  private final Executor javaFxThread;
  private final Supplier<Duration> howLong;
  private final ReadOnlyObjectWrapper<@Nullable MachineKey> shown = new ReadOnlyObjectWrapper<>();
  private Time.@Nullable Alarm end;

  /**
   * @param howLong asked again at every reveal
   */
  public PasswordReveal(Time time, Executor javaFxThread, Supplier<Duration> howLong) {
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.howLong = howLong;
  }

  /** The machine whose password is on screen; null for none. */
  public ReadOnlyObjectProperty<@Nullable MachineKey> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  public boolean shows(MachineKey machine) {
    return machine.equals(shown.get());
  }

  public void show(MachineKey machine) {
    hide();
    shown.set(machine);
    end = time.after(howLong.get(), () -> javaFxThread.execute(() -> hideIfStill(machine)));
  }

  public void toggle(MachineKey machine) {
    if (shows(machine)) {
      hide();
    } else {
      show(machine);
    }
  }

  public void hide() {
    if (end != null) {
      end.cancel();
      end = null;
    }
    shown.set(null);
  }

  private void hideIfStill(MachineKey machine) {
    if (shows(machine)) {
      hide();
    }
  }
}
