package envwatch.cli;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.EnvironmentService.Listing;
import envwatch.api.ServiceConnector;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.RequestBudget;
import envwatch.watch.WatchOptions;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Looks once at all environments that an account watches, within the budget of the window. */
public final class OneLook {
  private final ServiceConnector connector;
  private final InstantSource clock;
  private final WatchOptions options;

  public OneLook(ServiceConnector connector, InstantSource clock, WatchOptions options) {
    this.connector = connector;
    this.clock = clock;
    this.options = options;
  }

  /**
   * The result of looking at one account.
   *
   * @param version null if there was no connection
   * @param unreadable how many entries of the list could not be read
   * @param failure why nothing could be seen; null if something was
   */
  public record Seen(
      ApiAccount account,
      @Nullable ApiVersion version,
      List<WatchedEnvironment> environments,
      int unreadable,
      @Nullable ApiException failure) {}

  /** Looks at the account; blocks until every request has been answered or abandoned. */
  public Seen at(ApiAccount account) {
    try (EnvironmentService service = connector.connect(account).service()) {
      Round round = new Round(account, service);
      if (!account.watchesAllVisible()) {
        var environments = inParallel(account.environments(), id -> round.look(id, null));
        return new Seen(account, service.version(), environments, 0, null);
      }
      Listing listing = service.list();
      return new Seen(
          account, service.version(), round.listed(listing), listing.unreadable(), null);
    } catch (ApiException e) {
      return new Seen(account, null, List.of(), 0, e);
    }
  }

  /** Looks at some environments of a connected account; blocks in the same way. */
  public List<WatchedEnvironment> at(
      ApiAccount account, EnvironmentService service, List<EnvironmentId> environments) {
    Round round = new Round(account, service);
    return inParallel(environments, id -> round.look(id, null));
  }

  private <T> List<WatchedEnvironment> inParallel(
      List<T> things, Function<T, WatchedEnvironment> look) {
    try (ExecutorService requests =
        Executors.newFixedThreadPool(options.requestsInFlight(), Thread.ofVirtual().factory())) {
      List<CompletableFuture<WatchedEnvironment>> looks =
          things.stream()
              .map(thing -> CompletableFuture.supplyAsync(() -> look.apply(thing), requests))
              .toList();
      return looks.stream().map(CompletableFuture::join).toList();
    }
  }

  /** One pass over the environments of a service. */
  private final class Round {
    private final ApiAccount account;
    private final EnvironmentService service;

    /** Why no further requests are sent to the service. */
    private final AtomicReference<@Nullable ApiException> givenUp = new AtomicReference<>();

    private final RequestBudget budget = new RequestBudget(options);

    Round(ApiAccount account, EnvironmentService service) {
      this.account = account;
      this.service = service;
    }

    List<WatchedEnvironment> listed(Listing listing) {
      List<Environment> environments = listing.environments();
      return environments.stream().allMatch(Environment::complete)
          ? environments.stream().map(this::seen).toList()
          : inParallel(environments, environment -> look(environment.id(), environment));
    }

    WatchedEnvironment look(EnvironmentId id, @Nullable Environment listed) {
      awaitTurn();
      ApiException before = givenUp.get();
      if (before != null) {
        return result(id, listed, before);
      }
      try {
        return seen(service.state(id));
      } catch (ApiException e) {
        if (e.meaning().scope().accountWide()) {
          givenUp.set(e);
        }
        return result(id, listed, e);
      }
    }

    private synchronized void awaitTurn() {
      try {
        Instant now = steady();
        for (Instant free = budget.free(now); free.isAfter(now); free = budget.free(now)) {
          wait(Duration.between(now, free).toMillis() + 1);
          now = steady();
        }
        budget.take(now);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    /** A clock that nobody sets. */
    private static Instant steady() {
      return Instant.EPOCH.plusNanos(System.nanoTime());
    }

    WatchedEnvironment seen(Environment environment) {
      return result(environment.id(), environment, null);
    }

    private WatchedEnvironment result(
        EnvironmentId id, @Nullable Environment environment, @Nullable ApiException failure) {
      Trouble trouble = failure == null ? null : new Trouble(failure, clock.instant());
      return new WatchedEnvironment(
          new EnvironmentKey(account.id(), id),
          environment,
          environment == null ? null : clock.instant(),
          Duration.ZERO,
          trouble,
          null);
    }
  }
}
