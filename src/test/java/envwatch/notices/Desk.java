package envwatch.notices;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.api.ApiException;
import envwatch.history.Change;
import envwatch.history.CommonCause;
import envwatch.history.Detected;
import envwatch.history.Detection;
import envwatch.history.DurationEstimate;
import envwatch.history.FakeHistory;
import envwatch.history.HistoryView;
import envwatch.history.LastStates;
import envwatch.history.SentAction;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.watch.AccountView;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WatchedEnvironment.Trouble;
import envwatch.watch.WorldView;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A person's desk: environments are looked at in steps, and what is told is kept. */
final class Desk {
  static final Duration INTERVAL = Duration.ofSeconds(30);
  static final AccountId OTHER = new AccountId("other");

  final FakeTime time = new FakeTime();
  FakeHistory history = new FakeHistory();
  NoticeRules rules =
      new NoticeRules(
          EnumSet.allOf(NoticeReason.class),
          Duration.ofHours(2),
          List.of(),
          true,
          false,
          List.of());
  final List<DesktopCall> calls = new ArrayList<>();
  final List<NoticeRun> runs = new ArrayList<>();
  private final List<Instant> callTimes = new ArrayList<>();
  private final NoticeFile file;
  private final Map<EnvironmentKey, WatchedEnvironment> environments = new LinkedHashMap<>();
  private final Map<AccountId, Link> links = new LinkedHashMap<>();
  private final List<Activity> activities = new ArrayList<>();
  private LastStates memory = LastStates.EMPTY;
  private Notices notices;
  private @Nullable Consumer<WorldView> watcher;
  private @Nullable Consumer<List<Activity>> recorder;

  Desk(Path folder) {
    file = new NoticeFile(folder.resolve("notices"));
    links.put(Samples.ACCOUNT, new Link.Live());
    notices = open();
  }

  private Notices open() {
    Notices opened =
        new Notices(
            time,
            file,
            Runnable::run,
            () -> rules,
            (filter, environment, world) -> environment.name().contains(filter),
            account -> true);
    opened.followCalls(call -> {
      calls.add(call);
      callTimes.add(time.instant());
    });
    opened.followRuns(runs::add);
    opened.begin(
        listener -> {
          watcher = listener;
          return () -> watcher = null;
        },
        history,
        listener -> {
          recorder = listener;
          listener.accept(List.copyOf(activities));
          return () -> recorder = null;
        });
    return opened;
  }

  Notices notices() {
    return notices;
  }

  /**
   * Ends the program and starts it again; the history knows what was seen.
   *
   * @param meanwhile what has become of some when they are looked at again
   */
  Desk restart(Environment... meanwhile) {
    notices.close();
    history = new FakeHistory();
    notices = open();
    return sees(meanwhile);
  }

  /** The same, but the history has lost everything. */
  Desk restartForgetful() {
    memory = LastStates.EMPTY;
    return restart();
  }

  /** Sees these now. */
  Desk sees(Environment... seen) {
    return sees(Samples.ACCOUNT, seen);
  }

  Desk sees(AccountId account, Environment... seen) {
    links.putIfAbsent(account, new Link.Live());
    for (Environment environment : seen) {
      EnvironmentKey key = new EnvironmentKey(account, environment.id());
      environments.put(
          key, new WatchedEnvironment(key, environment, time.instant(), INTERVAL, null, null));
    }
    return look();
  }

  /** The list tells that it is there, and nothing else is known of it. */
  Desk lists(String id) {
    return lists(Samples.ACCOUNT, id);
  }

  Desk lists(AccountId account, String id) {
    links.putIfAbsent(account, new Link.Live());
    EnvironmentKey key = new EnvironmentKey(account, new EnvironmentId(id));
    environments.put(key, new WatchedEnvironment(key, null, null, INTERVAL, null, null));
    return look();
  }

  /** Looks at everything again, which has not changed. */
  Desk seesTheSame() {
    environments.replaceAll((key, seen) ->
        new WatchedEnvironment(
            key, seen.environment(), time.instant(), INTERVAL, seen.trouble(), null));
    return look();
  }

  Desk fails(String id, ApiException cause) {
    environments.computeIfPresent(
        Samples.key(id),
        (key, seen) ->
            new WatchedEnvironment(
                key,
                seen.environment(),
                seen.seenAt(),
                INTERVAL,
                new Trouble(cause, time.instant()),
                null));
    return look();
  }

  Desk drops(String id) {
    environments.remove(Samples.key(id));
    return look();
  }

  Desk link(AccountId account, Link link) {
    links.put(account, link);
    return look();
  }

  Desk loses(AccountId account) {
    return link(
        account,
        new Link.Lost(
            new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null),
            time.instant(),
            null));
  }

  Desk look() {
    WorldView world = world();
    Detected detected = Detection.detect(memory, world, SentAction.of(activities));
    memory = detected.memory();
    if (!detected.changes().isEmpty()) {
      history.happens(detected.changes().toArray(Change[]::new));
    }
    if (watcher != null) {
      watcher.accept(world);
    }
    return this;
  }

  WorldView world() {
    List<AccountView> accounts = new ArrayList<>();
    links.forEach((id, link) ->
        accounts.add(
            new AccountView(
                id,
                "Lab " + id.value(),
                URI.create("https://service.example"),
                link,
                null,
                List.of(),
                null,
                true,
                0,
                time.instant(),
                null,
                OptionalLong.empty(),
                false,
                null)));
    return new WorldView(time.instant(), false, accounts, List.copyOf(environments.values()));
  }

  Desk later(Duration duration) {
    time.advance(duration);
    return this;
  }

  Desk later(int seconds) {
    return later(Duration.ofSeconds(seconds));
  }

  /** An action of the person's own. */
  String acts(ActionKind kind, String id) {
    Activity activity =
        Activity.waiting(
            new Requested.OfEnvironment(
                kind, EnvironmentTarget.environment(Samples.key(id), "Name of " + id)),
            null,
            time.instant(),
            world());
    record(activity);
    record(activity.sentAt(time.instant()));
    return activity.id();
  }

  void ends(String activity, Outcome outcome) {
    activities.stream()
        .filter(one -> one.id().equals(activity))
        .findFirst()
        .ifPresent(one -> record(one.with(outcome, Duration.ofSeconds(1))));
  }

  private void record(Activity activity) {
    activities.removeIf(one -> one.id().equals(activity.id()));
    activities.addFirst(activity);
    if (recorder != null) {
      recorder.accept(List.copyOf(activities));
    }
  }

  /** The history tells that it is on its way since now, and usually takes so long. */
  Desk waits(String id, Duration median, Duration bound) {
    Subject subject = Subject.of(Samples.key(id));
    Waiting waiting =
        new Waiting(
            subject,
            null,
            time.instant(),
            true,
            new DurationEstimate(median, bound, 5),
            time.instant(),
            Duration.ofSeconds(90));
    history.show(
        new HistoryView(
            true, null, Map.of(), Map.of(subject, waiting), Map.of(), List.of(), Map.of()));
    return this;
  }

  /** The history tells that these began together. */
  Desk recognises(CommonCause... causes) {
    history.show(
        new HistoryView(true, null, Map.of(), Map.of(), Map.of(), List.of(causes), Map.of()));
    return this;
  }

  /** The first so many failed since then. */
  static CommonCause outage(int count, Instant from, Instant until) {
    return new CommonCause(
        CommonCause.Kind.REGION,
        "Miami",
        new State(Phase.PROBLEM, "Creation failed"),
        Stream.of(each(count, Desk::failed)).map(one -> Samples.key(one.id().value())).toList(),
        8,
        from,
        until);
  }

  Desk waitsForNothing() {
    history.show(new HistoryView(true, null, Map.of(), Map.of(), Map.of(), List.of(), Map.of()));
    return this;
  }

  /** The notices that were shown outside of the window. */
  List<Notice> shown() {
    return calls.stream()
        .filter(DesktopCall.Show.class::isInstance)
        .map(call -> ((DesktopCall.Show) call).notice())
        .toList();
  }

  /** When they were shown. */
  List<Instant> callTimes() {
    return callTimes;
  }

  /** What the newest one tells. */
  List<NoticeEvent> told() {
    return shown().isEmpty() ? List.of() : shown().getLast().news();
  }

  /** What is told of one that {@link #failed}. */
  static NoticeEvent problem(String id) {
    return new NoticeEvent.ProblemBegan(
        Samples.key(id), "Name of " + id, List.of(new Reason.StatusWord("Creation failed")));
  }

  static Environment running(String id) {
    return Samples.running(id);
  }

  static Environment failed(String id) {
    return Samples.environment(id, Phase.PROBLEM, "Creation failed");
  }

  static Environment preparing(String id) {
    return Samples.preparing(id);
  }

  static Environment suspended(String id) {
    return Samples.environment(id, Phase.SUSPENDED, "Suspended");
  }

  static Environment expiring(String id, Instant end) {
    return Samples.running(id).toBuilder().expiration(new Expiration.At(end)).build();
  }

  static Environment[] each(int count, Function<String, Environment> one) {
    Environment[] all = new Environment[count];
    for (int i = 0; i < count; i++) {
      all[i] = one.apply("E" + i);
    }
    return all;
  }
}
