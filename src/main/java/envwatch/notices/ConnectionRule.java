package envwatch.notices;

import envwatch.history.Change;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.notices.NoticeKey.Kind;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Accounts that cannot be reached, and that can be reached again. */
final class ConnectionRule {
  /** After the computer has slept, its network takes a while to come back. */
  private static final Duration AFTER_SLEEP = Duration.ofMinutes(2);

  private final NoticeQueue queue;
  private @Nullable Instant wokenUp;
  private final Map<AccountId, Instant> lostSince = new HashMap<>();
  private final Map<AccountId, Set<EnvironmentKey>> changed = new HashMap<>();

  public ConnectionRule(NoticeQueue queue) {
    this.queue = queue;
  }

  /** The program did not run for a while, as when the computer sleeps. */
  public void wokenUp(Instant now) {
    wokenUp = now;
  }

  public void looked(WorldView world, Instant now) {
    for (AccountView account : world.accounts()) {
      switch (account.link()) {
        case Link.Connecting connecting -> {
          // It was neither lost nor is it there.
        }
        case Link.Live live -> back(account, now);
        case Link.Lost lost -> lost(account, lost.since(), now);
        case Link.SignedOut out -> lost(account, out.since(), now);
      }
    }
  }

  private void lost(AccountView account, Instant since, Instant now) {
    AccountId id = account.id();
    NoticeKey back = NoticeKey.of(Kind.CONTACT_BACK, id);
    NoticeKey lost = NoticeKey.of(Kind.CONTACT_LOST, id);
    if (queue.waits(back)) {
      // That it was back was not told yet, and needs not be told now.
      queue.markTold(lost, now);
    }
    queue.forget(back);
    if (!lostSince.containsKey(id)) {
      lostSince.put(id, since);
    }
    queue.raise(
        lost,
        new NoticeEvent.ContactLost(id, account.name(), account.link(), since),
        now,
        patience(now));
    queue.update(
        lost, news -> new NoticeEvent.ContactLost(id, account.name(), account.link(), since));
  }

  private Duration patience(Instant now) {
    Instant woken = wokenUp;
    return woken != null && !now.isBefore(woken) && now.isBefore(woken.plus(AFTER_SLEEP))
        ? Duration.between(now, woken.plus(AFTER_SLEEP))
        : NoticeQueue.WAIT;
  }

  private void back(AccountView account, Instant now) {
    AccountId id = account.id();
    NoticeKey lost = NoticeKey.of(Kind.CONTACT_LOST, id);
    if (queue.wasTold(lost)) {
      Instant since = lostSince.getOrDefault(id, now);
      int count = changed.getOrDefault(id, Set.of()).size();
      queue.raise(
          NoticeKey.of(Kind.CONTACT_BACK, id),
          new NoticeEvent.ContactBack(id, account.name(), since, count),
          now);
    } else if (!queue.waits(NoticeKey.of(Kind.CONTACT_BACK, id))) {
      lostSince.remove(id);
      changed.remove(id);
    }
    queue.end(lost);
  }

  public void changed(List<Change> changes) {
    for (Change change : changes) {
      EnvironmentKey key = change.subject().environment();
      AccountId id = key.account();
      if (lostSince.containsKey(id) && change.ofState()) {
        Set<EnvironmentKey> keys = changed.computeIfAbsent(id, added -> new HashSet<>());
        keys.add(key);
        queue.update(
            NoticeKey.of(Kind.CONTACT_BACK, id),
            news ->
                news instanceof NoticeEvent.ContactBack back
                    ? new NoticeEvent.ContactBack(id, back.name(), back.since(), keys.size())
                    : news);
      }
    }
  }
}
