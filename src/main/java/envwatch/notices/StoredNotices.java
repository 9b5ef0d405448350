package envwatch.notices;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What is kept when the program ends, so that nothing is told twice and nothing asked for is lost.
 *
 * @param told what was told and still holds, and when it was told
 */
record StoredNotices(Map<NoticeKey, Instant> told, List<ReadyAlert> readyAlerts, List<Mute> mutes) {
  public static final StoredNotices NOTHING = new StoredNotices(Map.of(), List.of(), List.of());

  public StoredNotices {
    told = Map.copyOf(told);
    readyAlerts = List.copyOf(readyAlerts);
    mutes = List.copyOf(mutes);
  }

  /** Without what was told before the moment: nobody knows what became of it. */
  public StoredNotices since(Instant moment) {
    Map<NoticeKey, Instant> newer = new HashMap<>(told);
    newer.values().removeIf(at -> at.isBefore(moment));
    return new StoredNotices(newer, readyAlerts, mutes);
  }

  /** What concerns these accounts, or all. */
  public StoredNotices only(Predicate<AccountId> accounts) {
    Map<NoticeKey, Instant> ofAccounts = new HashMap<>(told);
    ofAccounts.keySet().removeIf(topic -> !accounts.test(topic.account()));
    return new StoredNotices(
        ofAccounts,
        readyAlerts.stream().filter(wish -> accounts.test(wish.environment().account())).toList(),
        mutes.stream()
            .filter(mute ->
                !(mute.scope() instanceof MuteScope.One(EnvironmentKey key))
                    || accounts.test(key.account()))
            .toList());
  }
}
