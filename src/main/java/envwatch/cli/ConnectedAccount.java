package envwatch.cli;

import envwatch.actions.WatchAccess;
import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.Question;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** One account that is connected to, and nothing that is watched. */
final class ConnectedAccount implements WatchAccess {
  private final ApiAccount account;
  private final EnvironmentService service;
  private final WorldView world;

  ConnectedAccount(ApiAccount account, EnvironmentService service, Instant now) {
    this.account = account;
    this.service = service;
    AccountView view =
        new AccountView(
            account.id(),
            account.name(),
            account.address(),
            new Link.Live(),
            service.version(),
            List.of(),
            service.capabilities(),
            false,
            0,
            null,
            null,
            OptionalLong.empty(),
            false,
            null);
    world = new WorldView(now, false, List.of(view), List.of());
  }

  @Override
  public WorldView view() {
    return world;
  }

  @Override
  public Subscription subscribe(Consumer<WorldView> listener) {
    listener.accept(world);
    return () -> {};
  }

  @Override
  public Optional<EnvironmentService> service(AccountId wanted) {
    return wanted.equals(account.id()) ? Optional.of(service) : Optional.empty();
  }

  @Override
  public void lookNow() {}

  @Override
  public void lookNow(EnvironmentKey environment) {
    // Nothing is watched.
  }

  @Override
  public void lookUnlessSeenSince(EnvironmentKey environment, Instant at) {
    // Nothing is watched.
  }

  @Override
  public void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong) {
    // Nothing is watched.
  }

  @Override
  public void calm(EnvironmentKey environment) {
    // Nothing is watched.
  }

  @Override
  public boolean ask(AccountId wanted, Question question) {
    return false;
  }
}
