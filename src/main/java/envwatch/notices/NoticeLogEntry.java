package envwatch.notices;

import java.time.Instant;

/**
 * News in the list of what was told.
 *
 * @param number counts up; identifies it
 * @param at when it was told
 * @param over whether it does not hold any more: the problem has ended
 */
public record NoticeLogEntry(
    long number, NoticeKey topic, NoticeEvent news, Instant at, boolean read, boolean over) {
  public NoticeLogEntry asRead() {
    return read ? this : new NoticeLogEntry(number, topic, news, at, true, over);
  }

  public NoticeLogEntry asOver() {
    return over ? this : new NoticeLogEntry(number, topic, news, at, read, true);
  }
}
