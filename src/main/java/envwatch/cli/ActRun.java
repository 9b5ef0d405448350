package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.Order;
import envwatch.actions.Situation;
import envwatch.actions.Verdict;
import envwatch.actions.WatchAccess;
import envwatch.api.ApiException;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.training.ClassId;
import envwatch.runtime.AccountSupervisor;
import envwatch.util.Subscription;
import envwatch.util.SystemTime;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.Watch;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import envwatch.words.FailureWords;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** Looks at what was chosen, and does to it what is wanted. Confined to one thread. */
final class ActRun {
  private static final ApiVersion V3 = new ApiVersion(3);

  /** On v3 (service/api-v3.md). */
  private static final int LONGEST_SNAPSHOT_NAME = 32;

  private final CliContext context;
  private final ChosenAccounts accounts;
  private final Path dataFolder;
  private final ActPrinter printer;
  private final ActCommand.Wanted wanted;

  ActRun(
      CliContext context,
      ChosenAccounts accounts,
      Path dataFolder,
      ActPrinter printer,
      ActCommand.Wanted wanted) {
    this.context = context;
    this.accounts = accounts;
    this.dataFolder = dataFolder;
    this.printer = printer;
    this.wanted = wanted;
  }

  /** The exit code. */
  int run() {
    if (accounts.readOnly()) {
      printer.say(ActionWords.sentence(Obstacle.of(Obstacle.Kind.READ_ONLY)));
      return Fates.NONE_ASKED;
    }
    try {
      ClassId trainingClass = wanted.trainingClass();
      return trainingClass == null ? run(chosen(), null) : runOnClass(trainingClass);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Fates.NONE_ASKED;
    }
  }

  private int runOnClass(ClassId id) throws InterruptedException {
    for (ApiAccount account : accounts.accounts()) {
      try (AwaitedClass found =
          AwaitedClass.open(accounts.connector(), account, id, context.clock().instant())) {
        return run(found.watched(), found);
      } catch (ApiException e) {
        printer.say(
            text(
                "cli.status.account-failed",
                account.name(),
                FailureWords.ofClass(e, account.address(), id)));
      }
    }
    return Fates.NONE_ASKED;
  }

  /** The accounts, each with only the environments that were chosen. */
  private List<ApiAccount> chosen() {
    List<EnvironmentId> named = wanted.environments();
    return named.isEmpty()
        ? matching()
        : accounts.accounts().stream().map(each -> Selected.from(each, named)).toList();
  }

  private List<ApiAccount> matching() {
    OneLook look = new OneLook(accounts.connector(), context.clock(), accounts.budget());
    List<ApiAccount> matching = new ArrayList<>();
    for (ApiAccount account : accounts.accounts()) {
      OneLook.Seen seen = look.at(account);
      if (seen.failure() != null) {
        printer.say(AccountWhy.sentence(account, seen.failure()));
      }
      List<EnvironmentId> ids =
          seen.environments().stream()
              .filter(each ->
                  mayMatch(
                      Selected.judge(
                          wanted.filter(), each, account.name(), context.clock().instant())))
              .map(each -> each.key().environment())
              .toList();
      if (!ids.isEmpty()) {
        matching.add(Selected.from(account, ids));
      }
    }
    return matching;
  }

  /** Whether it matches, or whether it does is known only once it was read. */
  private static boolean mayMatch(Verdict verdict) {
    return !(verdict instanceof Verdict.Refused(Obstacle(Obstacle.Kind kind, var word))
        && kind == Obstacle.Kind.NOT_MATCHING);
  }

  private int run(List<ApiAccount> chosen, @Nullable AwaitedClass students)
      throws InterruptedException {
    if (chosen.isEmpty() && students == null) {
      printer.say(text("cli.act.nothing-matches"));
      return Fates.NONE_ASKED;
    }
    try (SystemTime time = new SystemTime();
        ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
        Watch watch =
            new Watch(
                accounts.connector(),
                time,
                requests,
                AccountSupervisor.options(accounts.settings().watching()));
        RecordedDesk desk =
            new RecordedDesk(
                WatchAccess.of(watch),
                time,
                accounts.folderOfRecord(),
                accounts::readOnly,
                this::admit)) {
      watch.watch(chosen);
      awaitFirstLook(watch);
      WorldView world = watch.view();
      tellTroubles(world);
      Plan plan = plan(desk.desk().situation(world), students);
      return refused(plan, world) ? Fates.NONE_ASKED : send(plan, desk, watch);
    }
  }

  private static void awaitFirstLook(Watch watch) throws InterruptedException {
    Semaphore news = new Semaphore(0);
    Subscription subscription = watch.subscribe(view -> news.release());
    try {
      while (!looked(watch.view())) {
        news.acquire();
      }
    } finally {
      subscription.close();
    }
  }

  /** Whether each environment was looked at, except where the service cannot be reached. */
  private static boolean looked(WorldView world) {
    return world.accounts().stream().noneMatch(each -> each.link() instanceof Link.Connecting)
        && world.environments().stream()
            .filter(each -> isLive(world, each))
            .allMatch(each -> each.environment() != null || each.trouble() != null);
  }

  private static boolean isLive(WorldView world, WatchedEnvironment watched) {
    return world
        .account(watched.key().account())
        .map(AccountView::link)
        .filter(Link.Live.class::isInstance)
        .isPresent();
  }

  private void tellTroubles(WorldView world) {
    world.accounts().forEach(each -> AccountWhy.sentence(each).ifPresent(printer::say));
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

  private Plan plan(Situation situation, @Nullable AwaitedClass students) {
    if (students != null) {
      return Plan.ofStudents(wanted.wish(), students.key(), students.students(), situation);
    }
    WorldView world = situation.world();
    if (!byFilter()) {
      List<WatchedEnvironment> chosen =
          wanted.environments().stream().flatMap(id -> Selected.find(world, id).stream()).toList();
      return Plan.of(wanted.wish(), chosen, situation);
    }
    List<WatchedEnvironment> chosen = new ArrayList<>();
    List<Fate> unknown = new ArrayList<>();
    for (WatchedEnvironment each : world.environments()) {
      Verdict verdict = Selected.judge(wanted.filter(), each, world);
      if (verdict.allowed()) {
        chosen.add(each);
      } else if (mayMatch(verdict) && !each.gone()) {
        unknown.add(
            Fate.leftOut(
                EnvironmentTarget.environment(each.key(), each.name()),
                Obstacle.of(Obstacle.Kind.MATCH_UNKNOWN)));
      }
    }
    return Plan.of(wanted.wish(), chosen, situation).withLeftOut(unknown);
  }

  private boolean byFilter() {
    return wanted.trainingClass() == null && wanted.environments().isEmpty();
  }

  /** What was chosen by a filter must still match it when its turn comes. */
  private Verdict admit(Order order, Situation situation) {
    if (!byFilter() || !(order instanceof EnvironmentOrder(EnvironmentTarget target, var action))) {
      return new Verdict.Allowed();
    }
    WatchedEnvironment watched = situation.find(target.key());
    return watched == null
        ? new Verdict.Refused(Obstacle.of(Obstacle.Kind.NOT_WATCHED))
        : Selected.judge(wanted.filter(), watched, situation.world());
  }

  /** Whether nothing is sent because something is missing. */
  private boolean refused(Plan plan, WorldView world) {
    Wish.Taken taken = wanted.wish().taken();
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

  private int send(Plan plan, RecordedDesk desk, Watch watch) throws InterruptedException {
    List<Fate> fates = new ArrayList<>();
    if (!plan.orders().isEmpty()) {
      boolean waits = wanted.patience() != null;
      ActPrinter.Progress progress = printer.progress(plan.orders().size(), waits);
      OrderSender sender = new OrderSender(desk, context.clock(), progress);
      Instant began = context.clock().instant();
      List<Fate> sent = sender.send(plan.orders(), wanted.patience());
      fates.addAll(waits ? awaitEnd(Fates.afterWaiting(sent), watch, left(began)) : sent);
    }
    fates.addAll(plan.leftOut());
    printer.end(fates);
    return Fates.code(fates, wanted.wish().verb());
  }

  /** What is left of the patience since the first was sent. */
  private Duration left(Instant began) {
    Duration left =
        Objects.requireNonNull(wanted.patience())
            .minus(Duration.between(began, context.clock().instant()));
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** Waits for the state that the action leads to, where its first sign is not all of it. */
  private List<Fate> awaitEnd(List<Fate> sent, Watch watch, Duration left)
      throws InterruptedException {
    String word = wanted.wish().verb().until().orElse(null);
    if (word == null) {
      return sent;
    }
    return new ActWait(
            watch,
            context.clock(),
            new StillWatch(RecordedKnowledge.times(dataFolder)),
            printer::say,
            left)
        .await(new Until(word), sent);
  }
}
