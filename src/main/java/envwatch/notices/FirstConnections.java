package envwatch.notices;

import envwatch.history.Change;
import envwatch.history.State;
import envwatch.model.AccountId;
import envwatch.model.Environment;
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

/**
 * Accounts that were never read completely: what is found at the first look at each of their
 * environments is told in one sentence, however long it takes. What changes after that look is told
 * like anything else.
 */
final class FirstConnections {
  /** Reading thousands takes long: the sentence begins with what is known by then. */
  private static final Duration LONGEST = Duration.ofMinutes(2);

  private final NoticeQueue queue;
  private final Mutes mutes;
  private final EarlierUnread earlierUnread;
  private final Set<AccountId> known = new HashSet<>();
  private final Set<AccountId> forgotten = new HashSet<>();

  /** Since when those are read of which nothing was told yet. */
  private final Map<AccountId, Instant> listed = new HashMap<>();

  /** Those of which something was told, or nothing worth a sentence was known by then. */
  private final Set<AccountId> begun = new HashSet<>();

  /** Environments of accounts that are being read: their next news is news. */
  private final Set<EnvironmentKey> seen = new HashSet<>();

  /** Those of them that were seen for the first time since it was last told. */
  private final Set<EnvironmentKey> firstLooks = new HashSet<>();

  /** What first looks have found and still holds, also what the sentence tells already. */
  private final Set<NoticeKey> gathered = new HashSet<>();

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
        .filter(account -> !isReading(earlier, NoticeKey.of(Kind.CONNECTED, account)))
        .forEach(known::add);
  }

  private static boolean isReading(StoredNotices earlier, NoticeKey connected) {
    return earlier.told().containsKey(connected) || earlier.unread().containsKey(connected);
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
    drop(account);
  }

  private void drop(AccountId account) {
    seen.removeIf(key -> key.account().equals(account));
    gathered.removeIf(topic -> topic.account().equals(account));
  }

  /** Whether it waits for what else is found. */
  boolean gathers(NoticeKey topic) {
    return isFound(topic.kind())
        && !known.contains(topic.account())
        && (gathered.contains(topic) || !seen.contains(topic.key()));
  }

  private static boolean isFound(Kind kind) {
    return kind == Kind.PROBLEM || kind == Kind.EXPIRATION;
  }

  /** What has begun since it was last seen, maybe by an earlier run, is news. */
  void changed(List<Change> changes) {
    for (Change change : changes) {
      EnvironmentKey key = change.subject().environment();
      State from = change.from();
      if (change.subject().machine() == null
          && from != null
          && from.phase() != Phase.PROBLEM
          && change.to().phase() == Phase.PROBLEM
          && !known.contains(key.account())) {
        seen.add(key);
        NoticeKey problem = NoticeKey.of(Kind.PROBLEM, key);
        if (!queue.wasTold(problem)) {
          gathered.remove(problem);
        }
      }
    }
  }

  /**
   * Gathers what first looks find.
   *
   * @param differing those that differ from the view before
   */
  void looked(List<WatchedEnvironment> differing, Instant now) {
    for (WatchedEnvironment watched : differing) {
      EnvironmentKey key = watched.key();
      if (!known.contains(key.account()) && isKnown(watched) && seen.add(key)) {
        firstLooks.add(key);
        if (WorldIndex.phase(watched, now) == Phase.PROBLEM) {
          gather(NoticeKey.of(Kind.PROBLEM, key));
        }
      }
    }
  }

  /**
   * Tells what is found of the accounts that are being read.
   *
   * @return what an earlier run told and nobody read, as far as it still holds
   */
  List<Raised> tell(WorldIndex index, NoticeRules rules, Instant now) {
    List<Raised> again = new ArrayList<>();
    Set<AccountId> waiting = new HashSet<>();
    gatherExpirations();
    gathered.removeIf(topic -> ended(topic, index, now));
    for (AccountView account : index.world().accounts()) {
      AccountId id = account.id();
      if (!known.contains(id)
          && !forgotten.contains(id)
          && account.listed()
          && account.link() instanceof Link.Live) {
        NoticeKey connected = NoticeKey.of(Kind.CONNECTED, id);
        if (!queue.isOpen(connected)) {
          // A later run goes on with it.
          queue.markTold(connected, now);
        }
        if (isRead(id, index)) {
          known.add(id);
          end(account, rules, index, now).ifPresent(again::add);
        } else if (isLate(id, now)) {
          begun.add(id);
          tell(account, wanted(id, rules, index), false, now);
        } else if (!begun.contains(id)) {
          waiting.add(id);
        }
      }
    }
    // What cannot be looked at any more has all its time again when it can.
    listed.keySet().retainAll(waiting);
    return again;
  }

  private boolean ended(NoticeKey topic, WorldIndex index, Instant now) {
    EnvironmentKey key = topic.key();
    if (topic.kind() == Kind.EXPIRATION || key == null) {
      return !queue.isOpen(topic);
    }
    WatchedEnvironment watched = index.find(key);
    if (watched == null) {
      return index.missing(key);
    }
    Phase phase = WorldIndex.phase(watched, now);
    return phase != Phase.PROBLEM && phase != Phase.UNKNOWN;
  }

  /** What first looks have found to expire soon; the rule has raised it by now. */
  private void gatherExpirations() {
    if (!firstLooks.isEmpty()) {
      queue.open(Kind.EXPIRATION).stream()
          .filter(topic -> firstLooks.contains(topic.key()))
          .forEach(this::gather);
      firstLooks.clear();
    }
  }

  private static boolean isRead(AccountId account, WorldIndex index) {
    return index.world().environments().stream()
        .filter(watched -> watched.key().account().equals(account))
        .allMatch(WatchedEnvironment::lookedAt);
  }

  private static boolean isKnown(WatchedEnvironment watched) {
    Environment environment = watched.environment();
    return environment != null && environment.complete() || watched.gone() || watched.forbidden();
  }

  /** What an earlier run told belongs to its sentence, or was told by its name. */
  private void gather(NoticeKey topic) {
    if (!queue.wasTold(topic)
        || earlierUnread.waitsForConnected(topic.account()) && !earlierUnread.tells(topic)) {
      gathered.add(topic);
    }
  }

  /** The sentence of an earlier run that nobody read begins when everything is counted again. */
  private boolean isLate(AccountId account, Instant now) {
    if (begun.contains(account) || earlierUnread.waitsForConnected(account)) {
      return false;
    }
    Instant since = listed.computeIfAbsent(account, same -> now);
    // Also when the clock was set to before it was listed.
    return now.isBefore(since) || !now.isBefore(since.plus(LONGEST));
  }

  /** Everything was read: what is found from now on is told by its name. */
  private Optional<Raised> end(
      AccountView account, NoticeRules rules, WorldIndex index, Instant now) {
    List<NoticeKey> found = wanted(account.id(), rules, index);
    drop(account.id());
    Instant earlier = earlierUnread.takeConnected(account.id());
    Optional<Raised> again = Optional.empty();
    if (earlier != null && found.stream().allMatch(queue::wasTold)) {
      again = tellAgain(account, found, earlier, index, now);
    } else {
      tell(account, found, true, now);
    }
    NoticeKey connected = NoticeKey.of(Kind.CONNECTED, account.id());
    if (queue.wasTold(connected)) {
      queue.forget(connected);
    }
    return again;
  }

  /** What can be told in one sentence; anything else is told by its name. */
  private List<NoticeKey> wanted(AccountId account, NoticeRules rules, WorldIndex index) {
    return gathered.stream()
        .filter(topic -> topic.account().equals(account))
        .filter(topic ->
            rules.wants(
                topic.kind() == Kind.PROBLEM ? NoticeReason.PROBLEM : NoticeReason.EXPIRATION))
        .filter(topic -> !mutes.mutes(topic.key(), index))
        .toList();
  }

  /** Replaces the sentence if there is more to tell. */
  private void tell(AccountView account, List<NoticeKey> found, boolean complete, Instant now) {
    // One alone is told by its name, if it is news.
    if (found.size() > 1 && !found.stream().allMatch(queue::wasTold)) {
      found.forEach(topic -> queue.markTold(topic, now));
      NoticeKey connected = NoticeKey.of(Kind.CONNECTED, account.id());
      queue.forget(connected);
      queue.raiseAtOnce(connected, sentence(account, found, complete), now);
    }
  }

  private static Optional<Raised> tellAgain(
      AccountView account, List<NoticeKey> found, Instant at, WorldIndex index, Instant now) {
    if (found.size() > 1) {
      NoticeKey topic = NoticeKey.of(Kind.CONNECTED, account.id());
      return Optional.of(new Raised(topic, sentence(account, found, true), at, Duration.ZERO));
    }
    return found.stream()
        .findFirst()
        .flatMap(topic ->
            EarlierUnread.news(topic, index, now)
                .map(news -> new Raised(topic, news, at, Duration.ZERO)));
  }

  private static NoticeEvent sentence(
      AccountView account, List<NoticeKey> found, boolean complete) {
    int failed = (int) found.stream().filter(topic -> topic.kind() == Kind.PROBLEM).count();
    return new NoticeEvent.FirstConnection(
        account.id(), account.name(), failed, found.size() - failed, complete);
  }

  /** When the sentence begins at the latest; {@link Instant#MAX} for never. */
  Instant next() {
    return listed.values().stream()
        .map(since -> since.plus(LONGEST))
        .min(Instant::compareTo)
        .orElse(Instant.MAX);
  }
}
