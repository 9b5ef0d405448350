package envwatch.cli;

import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.util.Subscription;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldView;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** One account that is connected to, and nothing that is watched. */
final class ConnectedAccount implements WatchAccess {
  private final ApiAccount account;
  private final EnvironmentService service;
  private final WorldView world;

  ConnectedAccount(ApiAccount account, EnvironmentService service, Instant now) {
    this.account = account;
    this.service = service;
    world = new WorldView(now, false, List.of(view(account, service, now)), List.of());
  }

  /** An account whose service has just answered. */
  static AccountView view(ApiAccount account, EnvironmentService service, Instant now) {
    return new AccountView(
        account.id(),
        account.name(),
        account.address(),
        new Link.Live(),
        service.version(),
        List.of(),
        service.capabilities(),
        false,
        0,
        now,
        null,
        service.callsLeft(),
        false,
        service.clockOffset());
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
}
