package envwatch.weather;

import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import envwatch.watch.QueuedRequest;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** A world in which nothing is seen to change, and the service that acts on it. */
record StillWorld(WorldView view, EnvironmentService service) implements WatchAccess {
  @Override
  public Subscription subscribe(Consumer<WorldView> listener) {
    return () -> {};
  }

  @Override
  public Optional<EnvironmentService> service(AccountId account) {
    return Optional.of(service);
  }

  @Override
  public void lookNow() {}

  @Override
  public void lookNow(EnvironmentKey environment) {}

  @Override
  public void lookUnlessSeenSince(EnvironmentKey environment, Instant at) {}

  @Override
  public void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong) {}

  @Override
  public boolean ask(AccountId account, QueuedRequest question) {
    return false;
  }

  @Override
  public void calm(EnvironmentKey environment) {}
}
