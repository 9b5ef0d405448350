package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.util.Time;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The environment whose details somebody sees. The window always shows the details of one, and most
 * of the day nobody is there: then its looks would only use up calls. Confined to the JavaFX
 * thread, except for {@link #used}.
 */
final class AttendedSelection {
  /** Without any input, long enough for reading the details. */
  static final Duration UNATTENDED_AFTER = Duration.ofMinutes(2);

  private final Time time;
  private final Consumer<@Nullable EnvironmentKey> watched;
  private volatile Duration lastInput;
  private @Nullable EnvironmentKey selected;
  private @Nullable EnvironmentKey told;

  /**
   * @param watched is told which environment is to be looked at more often; null for none
   */
  AttendedSelection(Time time, Consumer<@Nullable EnvironmentKey> watched) {
    this.time = time;
    this.watched = watched;
    lastInput = time.elapsed();
  }

  /** The user pressed a key, or used the mouse. */
  void used() {
    lastInput = time.elapsed();
  }

  /** How long nobody has used the window. */
  Duration unused() {
    return time.elapsed().minus(lastInput);
  }

  void select(@Nullable EnvironmentKey environment) {
    selected = environment;
    update();
  }

  /** Called after some time has passed, and soon after the user is back. */
  void update() {
    EnvironmentKey attended = unused().compareTo(UNATTENDED_AFTER) < 0 ? selected : null;
    if (!Objects.equals(attended, told)) {
      told = attended;
      watched.accept(attended);
    }
  }
}
