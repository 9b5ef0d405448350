package envwatch.watch;

import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentKey;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Watches the environments of some accounts. All methods return at once and may be called from any
 * thread.
 */
public final class Watch implements AutoCloseable {
  /**
   * @param requests runs what blocks on the network: one virtual thread per task
   */
  public Watch(ServiceConnector connector, Time time, Executor requests, WatchOptions options) {}

  /** Hands each new view to the listener, on a thread of the engine; the newest view at once. */
  public AutoCloseable subscribe(Consumer<WorldView> listener) {
    throw new UnsupportedOperationException();
  }

  /**
   * Watches these accounts and no others; an account equal to one already watched goes on
   * undisturbed.
   */
  public void watch(List<ApiAccount> accounts) {}

  public void use(WatchOptions options) {}

  /** The environment whose details are shown; null for none. */
  public void select(@Nullable EnvironmentKey environment) {}

  /** The environments on screen, looked at before those that are not. */
  public void show(Collection<EnvironmentKey> environments) {}

  /** Looks at everything as soon as the budget allows; joins a look that is under way. */
  public void lookNow() {}

  /** Looks at one environment now. */
  public void lookNow(EnvironmentKey environment) {}

  /**
   * Looks at the environment every {@code interval} until the moment has come, or {@link #calm}.
   */
  public void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong) {}

  /** Ends what {@link #hasten} began. */
  public void calm(EnvironmentKey environment) {}

  public void pause() {}

  public void resume() {}

  /** The service of a connected account. Calls block: never on the JavaFX thread. */
  public Optional<EnvironmentService> service(AccountId account) {
    return Optional.empty();
  }

  public WorldView view() {
    throw new UnsupportedOperationException();
  }

  /** Ends all looks and closes all services. */
  @Override
  public void close() {}
}
