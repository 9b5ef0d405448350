package envwatch.runtime;

import envwatch.api.wire.StatusWords;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.simulator.PastAnswer;
import envwatch.simulator.SimulatedPast;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * The past of the demo as the watch would have seen it, so that its history can be recorded like
 * any other: a look every twenty seconds, and every night the computer slept for a while.
 */
final class DemoPast {
  private static final Duration LOOK = Duration.ofSeconds(20);

  /** Without news, a view is passed only this often: a longer pause means that nobody looked. */
  private static final Duration REST = Duration.ofMinutes(2);

  /** Between the two: neither counts as overdue, and what took place within a look is learned. */
  private static final Duration INTERVAL = Duration.ofMinutes(1);

  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration SLEEP_BEGINS = Duration.ofMinutes(10 * 60 + 20);
  private static final Duration SLEEP_ENDS = Duration.ofMinutes(9 * 60 + 45);

  private static final ApiVersion NEWEST = new ApiVersion(3);

  private final SimulatedPast past;
  private final ApiAccount account;
  private final Map<EnvironmentKey, Environment> present = new LinkedHashMap<>();
  private int told;

  DemoPast(SimulatedPast past, ApiAccount account) {
    this.past = past;
    this.account = account;
  }

  /**
   * Passes the views in order, the last of them at the moment at which the service was started.
   * Takes a moment; must be called once.
   */
  public void tell(Consumer<WorldView> listener) {
    Instant last = Instant.MIN;
    for (Instant look = past.from(); look.isBefore(past.until()); look = look.plus(LOOK)) {
      if (asleep(look)) {
        continue;
      }
      boolean news = takeUpTo(look);
      boolean newsNext = newsUpTo(look.plus(LOOK));
      if (news || newsNext || !look.isBefore(last.plus(REST))) {
        listener.accept(view(look));
        last = look;
      }
    }
    takeUpTo(past.until());
    listener.accept(view(past.until()));
  }

  private boolean asleep(Instant look) {
    Duration left =
        Duration.ofSeconds(Duration.between(look, past.until()).toSeconds() % DAY.toSeconds());
    return left.compareTo(SLEEP_BEGINS) < 0 && left.compareTo(SLEEP_ENDS) > 0;
  }

  private boolean newsUpTo(Instant look) {
    return told < past.answers().size() && !past.answers().get(told).at().isAfter(look);
  }

  private boolean takeUpTo(Instant look) {
    boolean news = false;
    for (; newsUpTo(look); told++) {
      take(past.answers().get(told));
      news = true;
    }
    return news;
  }

  private void take(PastAnswer answer) {
    EnvironmentKey key = new EnvironmentKey(account.id(), new EnvironmentId(answer.id()));
    answer
        .environment()
        .ifPresentOrElse(
            described -> present.put(key, environment(key.environment(), described)),
            () -> present.remove(key));
  }

  private static Environment environment(EnvironmentId id, PastAnswer.Described described) {
    return Environment.builder()
        .id(id)
        .name(described.name())
        .status(StatusWords.status(described.status()))
        .owner(described.owner())
        .project(described.project())
        .blueprint(described.blueprint())
        .expiration(new Expiration.At(described.expiration().truncatedTo(ChronoUnit.SECONDS)))
        .machines(described.machines().stream().map(DemoPast::machine).toList())
        .build();
  }

  private static Machine machine(PastAnswer.DescribedMachine described) {
    return Machine.builder()
        .id(new MachineId(described.id()))
        .name(described.name())
        .status(StatusWords.status(described.status()))
        .address(described.address().orElse(null))
        .operatingSystem(described.system())
        .build();
  }

  private WorldView view(Instant look) {
    return new WorldView(
        look,
        false,
        List.of(account(account, look)),
        present.entrySet().stream()
            .map(entry ->
                new WatchedEnvironment(
                    entry.getKey(), entry.getValue(), look, INTERVAL, null, null))
            .toList());
  }

  /** The account as it is when all is well. */
  static AccountView account(ApiAccount account, Instant look) {
    return new AccountView(
        account.id(),
        account.name(),
        account.address(),
        new Link.Live(),
        NEWEST,
        List.of(),
        null,
        true,
        0,
        look,
        null,
        OptionalLong.empty(),
        false,
        null);
  }
}
