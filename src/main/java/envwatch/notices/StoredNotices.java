package envwatch.notices;

import envwatch.model.AccountId;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is kept when the program ends, so that nothing is told twice and nothing asked for is lost.
 *
 * <p>Takes over the maps that it is made of.
 *
 * @param told what was told and still holds, and when it was told
 * @param unread what was told and not read, and when it was told
 * @param connected the accounts whose first connection was told and read
 */
record StoredNotices(
    Map<NoticeKey, Instant> told,
    List<ReadyAlert> readyAlerts,
    List<Mute> mutes,
    Map<NoticeKey, Instant> unread,
    Set<AccountId> connected) {
  public static final StoredNotices NOTHING =
      new StoredNotices(Map.of(), List.of(), List.of(), Map.of(), Set.of());

  public StoredNotices {
    // Not copied: in an outage they have thousands of entries, and are made for each view.
    told = Collections.unmodifiableMap(told);
    readyAlerts = List.copyOf(readyAlerts);
    mutes = List.copyOf(mutes);
    unread = Collections.unmodifiableMap(unread);
    connected = Set.copyOf(connected);
  }

  /** Without what was told before the moment: nobody knows what became of it. */
  public StoredNotices since(Instant moment) {
    return new StoredNotices(
        since(told, moment), readyAlerts, mutes, since(unread, moment), connected);
  }

  private static Map<NoticeKey, Instant> since(Map<NoticeKey, Instant> topics, Instant moment) {
    Map<NoticeKey, Instant> newer = new HashMap<>(topics);
    newer.values().removeIf(at -> at.isBefore(moment));
    return newer;
  }
}
