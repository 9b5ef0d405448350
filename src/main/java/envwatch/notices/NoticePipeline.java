package envwatch.notices;

import envwatch.actions.Activity;
import envwatch.history.Change;
import envwatch.history.CommonCause;
import envwatch.history.HistoryView;
import envwatch.history.SentAction;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.notices.NoticeQueue.Raised;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * From what is watched to at most one notice: own link, own actions, rules, flapping, waiting,
 * mutes, grouping. Knows no clock; every call passes the moment. Guarded by the lock of its owner.
 */
final class NoticePipeline {
  /** A deletion explains for so long that an environment is gone. */
  private static final Duration DELETES_WITHIN = Duration.ofHours(1);

  private final NoticeQueue queue = new NoticeQueue();
  private final ProblemRule problems = new ProblemRule(queue);
  private final ConnectionRule contacts = new ConnectionRule(queue);
  private final ExpirationRule expirations = new ExpirationRule(queue);
  private final StuckRule stalls = new StuckRule(queue);
  private final FailedActions failedActions = new FailedActions(queue);
  private final Flapping flapping = new Flapping(queue);
  private final ReadyAlerts readyAlerts = new ReadyAlerts(queue);
  private final ViewStates viewStates;
  private final Mutes mutes;
  private final EarlierUnread earlierUnread = new EarlierUnread();
  private final FirstConnections firstConnections;
  private final NoticeLog entries = new NoticeLog();
  private final NotificationThrottle throttle;
  private final Map<EnvironmentKey, Instant> deletions = new HashMap<>();

  private List<CommonCause> causes = List.of();
  private WorldIndex index =
      new WorldIndex(new WorldView(Instant.EPOCH, false, List.of(), List.of()));

  NoticePipeline(Membership membership, ZoneId zone) {
    viewStates = new ViewStates(queue, membership);
    mutes = new Mutes(membership);
    firstConnections = new FirstConnections(queue, mutes, earlierUnread);
    throttle = new NotificationThrottle(zone);
  }

  /** Begins with what an earlier run left. */
  void carryIn(StoredNotices earlier) {
    earlier.told().forEach(queue::markTold);
    readyAlerts.carryIn(earlier.readyAlerts());
    mutes.carryIn(earlier.mutes());
    earlierUnread.carryIn(earlier.unread());
    firstConnections.carryIn(earlier);
  }

  /** What a later run has to know of these accounts. */
  StoredNotices remembered(Predicate<AccountId> accounts) {
    Map<NoticeKey, Instant> told = new HashMap<>(queue.told());
    // A later run does not know the looks that tell when it has settled, and is told of no state
    // that it finds.
    told.keySet()
        .removeIf(topic ->
            topic.kind() == NoticeKey.Kind.FLAPPING
                || topic.kind() == NoticeKey.Kind.STATE
                || !accounts.test(topic.account()));
    Map<NoticeKey, Instant> unread = new HashMap<>(earlierUnread.waiting());
    Set<AccountId> connected = firstConnections.known();
    for (NoticeLogEntry entry : entries.all()) {
      if (!entry.read() && !entry.over()) {
        EarlierUnread.topics(entry).forEach(topic -> unread.put(topic, entry.at()));
      }
    }
    // What was found is counted again by a later run.
    unread.keySet().stream()
        .filter(topic -> topic.kind() == NoticeKey.Kind.CONNECTED)
        .forEach(topic -> connected.remove(topic.account()));
    unread.keySet().removeIf(topic -> !accounts.test(topic.account()));
    connected.removeIf(accounts.negate());
    return new StoredNotices(
        told,
        readyAlerts.all().stream()
            .filter(alert -> accounts.test(alert.environment().account()))
            .toList(),
        mutes.all().stream()
            .filter(mute ->
                !(mute.scope() instanceof MuteScope.One(EnvironmentKey key))
                    || accounts.test(key.account()))
            .toList(),
        unread,
        connected);
  }

  /** Takes in a view; none may be left out. */
  void looked(WorldView world, Instant now) {
    WorldView before = index.world();
    index = index.followedBy(world);
    List<WatchedEnvironment> differing = index.differingFrom(before);
    flapping.looked(index, differing, now);
    firstConnections.looked(differing, now);
    if (world.isNewsAfter(before)) {
      contacts.looked(world, now);
      problems.looked(index, differing, key -> deletedHere(key, now), now);
    }
    restore(earlierUnread.looked(index, now));
  }

  private void restore(List<Raised> unread) {
    entries.restore(FailedActions.together(unread));
  }

  /** The program did not run for a while, as when the computer sleeps. */
  void wokenUp(Instant now) {
    contacts.wokenUp(now);
  }

  private boolean deletedHere(EnvironmentKey key, Instant now) {
    Instant at = deletions.get(key);
    return at != null && now.isBefore(at.plus(DELETES_WITHIN));
  }

  void changed(List<Change> changes, Instant now) {
    contacts.changed(changes);
    problems.changed(changes, index, now);
    firstConnections.changed(changes);
    viewStates.changed(changes);
    mutes.changed(changes);
  }

  void recalled(HistoryView past) {
    stalls.use(past.waiting());
    causes = past.causes();
  }

  /**
   * @param newestFirst the record of actions
   */
  void recorded(List<Activity> newestFirst, Instant now) {
    failedActions.recorded(newestFirst, now);
    restore(earlierUnread.recorded(newestFirst));
    deletions.clear();
    for (SentAction sent : SentAction.of(newestFirst)) {
      if (sent.kind() == ActionKind.DELETE_ENVIRONMENT) {
        deletions.putIfAbsent(sent.environment(), sent.at());
      }
    }
  }

  /** Those of the environments that are ready, as far as a wish is concerned. */
  Set<EnvironmentKey> ready(Collection<EnvironmentKey> environments, Instant now) {
    return environments.stream()
        .filter(key -> ReadyAlerts.isReady(key, index, now))
        .collect(Collectors.toUnmodifiableSet());
  }

  void await(Collection<EnvironmentKey> environments, Instant now) {
    environments.forEach(key -> readyAlerts.add(key, index, now));
  }

  void awaitNoMore(Collection<EnvironmentKey> environments) {
    environments.forEach(readyAlerts::remove);
  }

  void mute(Mute mute) {
    mutes.add(mute);
  }

  void unmute(MuteScope scope) {
    mutes.remove(scope);
  }

  /** Replaces what somebody is on already. */
  void claimed(Set<EnvironmentKey> environments) {
    mutes.claimed(environments);
  }

  void read() {
    entries.read();
  }

  void clear() {
    entries.clear();
    earlierUnread.clear();
  }

  /** Forgets everything about an account. */
  void forget(AccountId account) {
    queue.forgetIf(topic -> topic.account().equals(account));
    readyAlerts.forgetIf(key -> key.account().equals(account));
    viewStates.forgetIf(key -> key.account().equals(account));
    mutes.forgetIf(key -> key.account().equals(account));
    earlierUnread.forgetIf(account::equals);
    firstConnections.forget(account);
    entries.removeIf(entry -> entry.topic().account().equals(account));
  }

  /**
   * Tells what is due.
   *
   * @return what is to be done outside of the window
   */
  Optional<DesktopCall> tick(NoticeRules rules, Instant now) {
    mutes.expire(now);
    expirations.looked(index, rules.expiresSoon(), now);
    stalls.looked(index, now);
    viewStates.looked(index, rules.views(), now);
    readyAlerts.looked(index, stalls, now);
    restore(firstConnections.tell(index, rules, now));
    tell(queue.take(now, this::held), rules, now);
    entries.over(queue.takeOver());
    entries.together(causes, this::isFailing, now).forEach(throttle::refresh);
    return throttle.next(entries, rules, now);
  }

  private boolean isFailing(EnvironmentKey key) {
    return queue.isOpen(NoticeKey.of(NoticeKey.Kind.PROBLEM, key));
  }

  /** Nothing is told about environments that cannot be looked at, and nothing that is muted. */
  private boolean held(Raised raised) {
    NoticeKey topic = raised.topic();
    boolean unreachable = topic.environment() != null && !index.reachable(topic.account());
    return unreachable || firstConnections.gathers(topic) || mutes.mutes(raised.news(), index);
  }

  private void tell(List<Raised> due, NoticeRules rules, Instant now) {
    Set<EnvironmentKey> toldAbout = new HashSet<>();
    for (Raised raised : due) {
      if (raised.news() instanceof NoticeEvent.ActionFailed(Activity failed)) {
        SentAction.of(List.of(failed)).forEach(sent -> toldAbout.add(sent.environment()));
      }
      if (raised.news() instanceof NoticeEvent.Arrived arrival) {
        toldAbout.add(arrival.key());
        readyAlerts.told(arrival, now);
      }
    }
    for (Raised raised : due) {
      if (!raised.topic().kind().lasts()) {
        queue.forget(raised.topic());
      }
    }
    List<Raised> told =
        FailedActions.together(due).stream()
            .filter(raised -> wanted(raised.news(), rules) && !toldOtherwise(raised, toldAbout))
            .toList();
    entries.add(told, now);
    told.forEach(raised -> throttle.refresh(raised.news()));
  }

  private boolean wanted(NoticeEvent news, NoticeRules rules) {
    return rules.wants(news.reason()) || viewStates.want(news, rules.views(), index);
  }

  private boolean toldOtherwise(Raised raised, Set<EnvironmentKey> toldAbout) {
    EnvironmentKey key = raised.topic().key();
    NoticeKey.Kind kind = raised.topic().kind();
    return (kind == NoticeKey.Kind.PROBLEM || kind == NoticeKey.Kind.STATE)
        && key != null
        && (toldAbout.contains(key) || flapping.flaps(key));
  }

  /**
   * What tools are to be run for now: not for what is muted, or begins and ends again and again.
   */
  List<NoticeRun> takeRuns() {
    return viewStates.takeRuns().stream()
        .filter(run -> !flapping.flaps(run.environment()) && !mutes.silences(run, index))
        .toList();
  }

  /** When {@link #tick} has something to do at the latest; {@link Instant#MAX} for never. */
  Instant nextDue(NoticeRules rules, Instant now) {
    return Stream.of(
            queue.nextDue(this::held),
            mutes.nextEnd(),
            expirations.next(),
            stalls.next(now),
            firstConnections.next(),
            throttle.nextDue(rules, now))
        .min(Instant::compareTo)
        .orElse(Instant.MAX);
  }

  NoticesView view() {
    return new NoticesView(
        entries.all(), mutes.all(), readyAlerts.keys(), earlierUnread.loading(index));
  }
}
