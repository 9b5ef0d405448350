package envwatch.notices;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.NoticeKey.Kind;
import envwatch.notices.NoticeQueue.Raised;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Accounts that were never connected before: what is found of them is told in one sentence. */
final class FirstConnections {
  /** Reading thousands takes long: what is found later is told like anything else. */
  private static final Duration LONGEST = Duration.ofMinutes(2);

  private final NoticeQueue queue;
  private final Mutes mutes;
  private final EarlierUnread earlierUnread;
  private final Set<AccountId> known = new HashSet<>();
  private final Set<AccountId> forgotten = new HashSet<>();
  private final Map<AccountId, Instant> listed = new HashMap<>();

  FirstConnections(NoticeQueue queue, Mutes mutes, EarlierUnread earlierUnread) {
    this.queue = queue;
    this.mutes = mutes;
    this.earlierUnread = earlierUnread;
  }

  void carryIn(StoredNotices earlier) {
    known.addAll(earlier.connected());
    // Older files do not tell which are connected.
    earlier.told().keySet().stream()
        .filter(topic -> isFound(topic.kind()))
        .map(NoticeKey::account)
        .filter(account -> !earlier.unread().containsKey(NoticeKey.of(Kind.CONNECTED, account)))
        .forEach(known::add);
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

  /**
   * Tells what is found of the accounts that have been read.
   *
   * @return what an earlier run told and nobody read, as far as it still holds
   */
  List<Raised> looked(WorldIndex index, NoticeRules rules, Instant now) {
    List<Raised> again = new ArrayList<>();
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
          List<NoticeKey> found = found(its, rules, index, now);
          Instant earlier = earlierUnread.takeConnected(account.id());
          if (earlier == null) {
            tell(account, found, now);
          } else {
            tellAgain(account, found, earlier, index, now).ifPresent(again::add);
          }
        } else {
          gathering.add(account.id());
        }
      }
    }
    // What cannot be looked at any more has all its time again when it can.
    listed.keySet().retainAll(gathering);
    return again;
  }

  /** What can be told in one sentence; anything else is told by its name. */
  private List<NoticeKey> found(
      List<WatchedEnvironment> its, NoticeRules rules, WorldIndex index, Instant now) {
    List<NoticeKey> found = new ArrayList<>();
    Set<EnvironmentKey> counted = new HashSet<>();
    for (WatchedEnvironment one : its) {
      if (!mutes.mutes(one.key(), index)) {
        counted.add(one.key());
        if (rules.wants(NoticeReason.PROBLEM) && WorldIndex.phase(one, now) == Phase.PROBLEM) {
          found.add(NoticeKey.of(Kind.PROBLEM, one.key()));
        }
      }
    }
    if (rules.wants(NoticeReason.EXPIRATION)) {
      queue.open(Kind.EXPIRATION).stream()
          .filter(topic -> counted.contains(topic.key()))
          .forEach(found::add);
    }
    return found;
  }

  private void tell(AccountView account, List<NoticeKey> found, Instant now) {
    // One alone is told by its name, if it is news.
    if (found.size() > 1) {
      found.forEach(topic -> queue.markTold(topic, now));
      queue.raiseAtOnce(NoticeKey.of(Kind.CONNECTED, account.id()), sentence(account, found), now);
    }
  }

  /** What has begun since then, or was told by its name, is not in the sentence of that time. */
  private Optional<Raised> tellAgain(
      AccountView account, List<NoticeKey> found, Instant at, WorldIndex index, Instant now) {
    List<NoticeKey> left =
        found.stream()
            .filter(topic -> queue.wasTold(topic) && !earlierUnread.tells(topic))
            .toList();
    if (left.size() > 1) {
      NoticeKey topic = NoticeKey.of(Kind.CONNECTED, account.id());
      return Optional.of(new Raised(topic, sentence(account, left), at, Duration.ZERO));
    }
    return left.stream()
        .findFirst()
        .flatMap(topic ->
            EarlierUnread.news(topic, index, now)
                .map(news -> new Raised(topic, news, at, Duration.ZERO)));
  }

  private static NoticeEvent sentence(AccountView account, List<NoticeKey> found) {
    int failed = (int) found.stream().filter(topic -> topic.kind() == Kind.PROBLEM).count();
    return new NoticeEvent.FirstConnection(
        account.id(), account.name(), failed, found.size() - failed);
  }

  /** When what was found is told at the latest; {@link Instant#MAX} for never. */
  Instant next() {
    return listed.values().stream()
        .map(since -> since.plus(LONGEST))
        .min(Instant::compareTo)
        .orElse(Instant.MAX);
  }
}
