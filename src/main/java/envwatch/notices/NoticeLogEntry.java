package envwatch.notices;

import java.time.Instant;

/**
 * News in the list of what was told.
 *
 * @param number counts up; identifies it
 * @param at when it was told
 * @param over whether it does not hold any more: the problem has ended
 * @param earlier whether an earlier run told it: outside of the window it is not told again
 */
public record NoticeLogEntry(
    long number,
    NoticeKey topic,
    NoticeEvent news,
    Instant at,
    boolean read,
    boolean over,
    boolean earlier) {
  public NoticeLogEntry asRead() {
    return read ? this : new NoticeLogEntry(number, topic, news, at, true, over, earlier);
  }

  public NoticeLogEntry asOver() {
    return over ? this : new NoticeLogEntry(number, topic, news, at, read, true, earlier);
  }
}
