package envwatch.notices;

import envwatch.model.AccountId;
import envwatch.model.Phase;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Accounts that were never connected before: what is found of them is told in one sentence. */
final class FirstConnections {
  /** Reading thousands takes long: what is found later is told like anything else. */
  private static final Duration LONGEST = Duration.ofMinutes(2);

  private final NoticeQueue queue;
  private final Set<AccountId> known = new HashSet<>();
  private final Set<AccountId> forgotten = new HashSet<>();
  private final Map<AccountId, Instant> listed = new HashMap<>();

  FirstConnections(NoticeQueue queue) {
    this.queue = queue;
  }

  void carryIn(Collection<AccountId> earlier) {
    known.addAll(earlier);
  }

  /** Accounts of which nothing is found for the first time any more, without those forgotten. */
  Set<AccountId> known() {
    Set<AccountId> kept = new HashSet<>(known);
    kept.removeAll(forgotten);
    return kept;
  }

  /** Keeps nothing about an account, although a late view may still list it. */
  void forget(AccountId account) {
    forgotten.add(account);
  }

  /** Whether it waits for what else is found. */
  boolean gathers(NoticeKey topic) {
    return isFound(topic.kind()) && !known.contains(topic.account());
  }

  private static boolean isFound(Kind kind) {
    return kind == Kind.PROBLEM || kind == Kind.EXPIRATION || kind == Kind.STATE;
  }

  void looked(WorldIndex index, NoticeRules rules, Instant now) {
    Set<AccountId> gathering = new HashSet<>();
    for (AccountView account : index.world().accounts()) {
      if (!known.contains(account.id())
          && account.listed()
          && account.link() instanceof Link.Live) {
        List<WatchedEnvironment> its =
            index.world().environments().stream()
                .filter(watched -> watched.key().account().equals(account.id()))
                .toList();
        Instant since = listed.computeIfAbsent(account.id(), same -> now);
        // Also when the clock was set to before it was listed.
        boolean late = now.isBefore(since) || !now.isBefore(since.plus(LONGEST));
        if (late || its.stream().allMatch(WatchedEnvironment::lookedAt)) {
          known.add(account.id());
          tell(account, its, rules, now);
        } else {
          gathering.add(account.id());
        }
      }
    }
    // What cannot be looked at any more has all its time again when it can.
    listed.keySet().retainAll(gathering);
  }

  private void tell(
      AccountView account, List<WatchedEnvironment> its, NoticeRules rules, Instant now) {
    List<NoticeKey> found =
        Stream.of(Kind.values())
            .filter(FirstConnections::isFound)
            .flatMap(kind -> queue.open(kind).stream())
            .filter(topic -> topic.account().equals(account.id()))
            .toList();
    int failed =
        wanted(
            rules,
            NoticeReason.PROBLEM,
            its.stream().filter(one -> WorldIndex.phase(one, now) == Phase.PROBLEM).count());
    int expiring =
        wanted(
            rules,
            NoticeReason.EXPIRATION,
            found.stream().filter(topic -> topic.kind() == Kind.EXPIRATION).count());
    // One alone is told by its name.
    if (failed + expiring > 1) {
      found.forEach(topic -> queue.markTold(topic, now));
      queue.raiseAtOnce(
          NoticeKey.of(Kind.CONNECTED, account.id()),
          new NoticeEvent.FirstConnection(account.id(), account.name(), failed, expiring),
          now);
    }
  }

  private static int wanted(NoticeRules rules, NoticeReason reason, long count) {
    return rules.wants(reason) ? (int) count : 0;
  }

  /** When what was found is told at the latest; {@link Instant#MAX} for never. */
  Instant next() {
    return listed.values().stream()
        .map(since -> since.plus(LONGEST))
        .min(Instant::compareTo)
        .orElse(Instant.MAX);
  }
}
