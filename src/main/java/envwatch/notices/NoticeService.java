package envwatch.notices;

import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import java.time.Duration;
import java.util.Collection;
import java.util.Set;
import java.util.function.Consumer;

/** Where a person finds what was told, and says what to be told. Thread-safe; returns at once. */
public interface NoticeService {
  NoticesView view();

  /** Passes the newest view to the listener, now and after every change of it. */
  Subscription subscribe(Consumer<NoticesView> listener);

  /** Those of the environments that are ready now: there is nothing to await of them. */
  Set<EnvironmentKey> ready(Collection<EnvironmentKey> environments);

  /** Tells once when these are ready, late, failed or gone. */
  void await(Collection<EnvironmentKey> environments);

  /** Does not tell that any more. */
  void awaitNoMore(Collection<EnvironmentKey> environments);

  /** Tells nothing about the scope for so long. */
  void mute(MuteScope scope, Duration length);

  /** Tells nothing about the environment until its state changes, for a day at most. */
  void muteUntilChange(EnvironmentKey environment);

  void unmute(MuteScope scope);

  /** A person has seen everything that was told. */
  void read();

  /** Empties the list of what was told. */
  void clear();

  /** What a person wants to be told has changed. */
  void rulesChanged();
}
