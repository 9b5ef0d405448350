package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionContext;
import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.Order;
import envwatch.api.wire.ServiceAddress;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Bounds;
import envwatch.util.Subscription;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.Watch;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.FailureWords;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks at what was chosen, and does to it what is wanted. Confined to one thread.
 *
 * @param still made only where it is waited for a state
 */
record ActRun(
    InstantSource clock,
    ChosenAccounts accounts,
    ActPrinter printer,
    ActCommand.Wanted wanted,
    Supplier<StuckDetector> still) {
  private static final ApiVersion V3 = new ApiVersion(3);

  /** On v3 (service/api-v3.md). */
  private static final int LONGEST_SNAPSHOT_NAME = 32;

  /** An environment of a service, whichever of its accounts sees it. */
  private record SeenAt(String service, EnvironmentId environment) {
    static SeenAt of(WatchedEnvironment watched, WorldView world) {
      EnvironmentKey key = watched.key();
      return new SeenAt(
          world
              .account(key.account())
              .map(account -> ServiceAddress.root(account.address()))
              .orElse(key.account().value()),
          key.environment());
    }
  }

  /** Acts on what was chosen but for a class, and gives the exit code. */
  int run() throws InterruptedException {
    if (!wanted.environments().isEmpty()) {
      return run(accounts.only(wanted.environments()), null);
    }
    Matching matching = matching();
    if (matching.accounts().isEmpty()) {
      printer.say(text("cli.act.nothing-matches"));
      return Subcommand.COULD_NOT_LOOK;
    }
    int exitCode = run(matching.accounts(), null);
    return matching.complete() || exitCode == Subcommand.COULD_NOT_LOOK
        ? exitCode
        : ActResult.SOME_NOT;
  }

  /** Acts on the students of a class, and gives the exit code. */
  int run(AwaitedClass students) throws InterruptedException {
    return run(students.watched(), students);
  }

  /**
   * The accounts with the environments that may match the filter.
   *
   * @param complete whether everything that every account sees could be read
   */
  private record Matching(List<ApiAccount> accounts, boolean complete) {}

  private Matching matching() {
    boolean complete = accounts.problems().isEmpty();
    OneLook look = new OneLook(accounts.connector(), clock, accounts.budget());
    List<ApiAccount> matching = new ArrayList<>();
    for (ApiAccount account : accounts.accounts()) {
      OneLook.Seen seen = look.at(account);
      if (seen.failure() != null) {
        complete = false;
        printer.say(ConnectionMessage.sentence(account, seen.failure()));
      }
      if (seen.unreadable() > 0) {
        complete = false;
        printer.say(StatusReport.sentence(seen));
      }
      List<EnvironmentId> ids =
          seen.environments().stream()
              .filter(each ->
                  EnvironmentSelector.mayMatch(
                      EnvironmentSelector.judge(
                          wanted.filter(), each, account.name(), clock.instant())))
              .map(each -> each.key().environment())
              .toList();
      if (!ids.isEmpty()) {
        matching.add(EnvironmentSelector.from(account, ids));
      }
    }
    return new Matching(matching, complete);
  }

  private int run(List<ApiAccount> chosen, @Nullable AwaitedClass students)
      throws InterruptedException {
    try (CommandWatch command = new CommandWatch(accounts);
        RecordedActionService actionService =
            new RecordedActionService(
                command.watch(),
                command.time(),
                accounts.folderOfRecord(),
                accounts::readOnly,
                this::admit)) {
      Watch watch = command.watch();
      watch.watch(chosen);
      WorldView world =
          Awaiting.result(
              changed -> watch.subscribe(view -> changed.run()), () -> looked(watch.view()));
      tellTroubles(world);
      ActPlan plan = plan(actionService.actionService().context(world), students);
      return refused(plan, world) ? Subcommand.COULD_NOT_LOOK : send(plan, actionService, watch);
    }
  }

  /** Null until each environment was looked at, except where the service cannot be reached. */
  private static @Nullable WorldView looked(WorldView world) {
    boolean looked =
        world.accounts().stream().noneMatch(each -> each.link() instanceof Link.Connecting)
            && world.environments().stream()
                .filter(each -> isLive(world, each))
                .allMatch(each -> each.environment() != null || each.trouble() != null);
    return looked ? world : null;
  }

  private static boolean isLive(WorldView world, WatchedEnvironment watched) {
    return world
        .account(watched.key().account())
        .map(AccountView::link)
        .filter(Link.Live.class::isInstance)
        .isPresent();
  }

  private void tellTroubles(WorldView world) {
    world.accounts().forEach(each -> ConnectionMessage.sentence(each).ifPresent(printer::say));
    for (WatchedEnvironment each : world.environments()) {
      WatchedEnvironment.Trouble trouble = each.trouble();
      if (trouble != null && !each.gone() && !each.forbidden() && isLive(world, each)) {
        String host =
            world
                .account(each.key().account())
                .map(account -> String.valueOf(account.address().getHost()))
                .orElse("");
        printer.say(
            text(
                "cli.status.environment-failed",
                each.name(),
                FailureWords.sentence(trouble.cause(), host)));
      }
    }
  }

  private ActPlan plan(ActionContext context, @Nullable AwaitedClass students) {
    if (students != null) {
      return ActPlan.ofStudents(wanted.wish(), students.key(), students.students(), context);
    }
    WorldView world = context.world();
    if (!byFilter()) {
      List<WatchedEnvironment> chosen =
          wanted.environments().stream()
              .flatMap(id -> EnvironmentSelector.find(world, id).stream())
              .toList();
      return ActPlan.of(wanted.wish(), chosen, context);
    }
    Map<SeenAt, WatchedEnvironment> chosen = new LinkedHashMap<>();
    Map<SeenAt, ActResult> unknown = new LinkedHashMap<>();
    for (WatchedEnvironment each : world.environments()) {
      Optional<Obstacle> obstacle = EnvironmentSelector.judge(wanted.filter(), each, world);
      if (obstacle.isEmpty()) {
        chosen.merge(
            SeenAt.of(each, world), each, (one, other) -> possible(one, context) ? one : other);
      } else if (EnvironmentSelector.mayMatch(obstacle) && !each.gone()) {
        unknown.putIfAbsent(
            SeenAt.of(each, world),
            ActResult.leftOut(
                EnvironmentTarget.environment(each.key(), each.name()),
                Obstacle.of(Obstacle.Kind.MATCH_UNKNOWN)));
      }
    }
    unknown.keySet().removeAll(chosen.keySet());
    return ActPlan.of(wanted.wish(), List.copyOf(chosen.values()), context)
        .withLeftOut(List.copyOf(unknown.values()));
  }

  private boolean possible(WatchedEnvironment watched, ActionContext context) {
    return !ActPlan.of(wanted.wish(), List.of(watched), context).orders().isEmpty();
  }

  private boolean byFilter() {
    return wanted.trainingClass() == null && wanted.environments().isEmpty();
  }

  /** What was chosen by a filter must still match it when its turn comes. */
  private Optional<Obstacle> admit(Order order, ActionContext context) {
    if (!byFilter() || !(order instanceof EnvironmentOrder(EnvironmentTarget target, var action))) {
      return Optional.empty();
    }
    WatchedEnvironment watched = context.find(target.key());
    return watched == null
        ? Optional.of(Obstacle.of(Obstacle.Kind.NOT_WATCHED))
        : EnvironmentSelector.judge(wanted.filter(), watched, context.world());
  }

  /** Whether nothing is sent because something is missing. */
  private boolean refused(ActPlan plan, WorldView world) {
    ActRequest.Taken taken = wanted.wish().taken();
    if (taken != null
        && taken.name().length() > LONGEST_SNAPSHOT_NAME
        && world.accounts().stream().anyMatch(each -> V3.equals(each.version()))) {
      printer.say(text("cli.act.snapshot-name-long", LONGEST_SNAPSHOT_NAME));
      return true;
    }
    if (plan.empty()) {
      printer.say(text("cli.act.nothing-matches"));
      return true;
    }
    if (!wanted.yes() && !plan.orders().isEmpty()) {
      printer.plan(plan, world);
      return true;
    }
    return false;
  }

  private int send(ActPlan plan, RecordedActionService actionService, Watch watch)
      throws InterruptedException {
    List<ActResult> results = new ArrayList<>();
    if (!plan.orders().isEmpty()) {
      results.addAll(sent(plan.orders(), actionService, watch));
    }
    results.addAll(plan.leftOut());
    printer.end(results);
    return ActResult.exitCode(results, wanted.wish().verb());
  }

  /** What came of it, after the wait where one is wanted. */
  private List<ActResult> sent(List<Order> orders, RecordedActionService actionService, Watch watch)
      throws InterruptedException {
    Duration patience = wanted.patience();
    ActSender sender = new ActSender(actionService, clock, printer, patience);
    if (patience == null) {
      return sender.send(orders);
    }
    Instant end = clock.instant().plus(patience);
    String word = wanted.wish().verb().until();
    if (word == null) {
      return sender.send(orders).stream().map(ActResult::afterWaiting).toList();
    }
    // The first sign of an action is not all of it: it is waited for the state it leads to, which
    // one environment may reach while others are still to be sent.
    Until until = new Until(word);
    MomentsReached reached = new MomentsReached(until);
    try (Subscription _ = watch.subscribe(reached)) {
      List<ActResult> seen = sender.send(orders).stream().map(ActResult::afterWaiting).toList();
      Duration left = Bounds.max(Duration.ZERO, Duration.between(clock.instant(), end));
      return new ActWait(watch, clock, still.get(), printer::say, reached, left).await(until, seen);
    }
  }
}
