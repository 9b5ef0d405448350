package envwatch.notices;

import java.time.Instant;

/**
 * News in the list of what was told.
 *
 * @param number counts up; identifies it
 * @param at when it was told
 * @param over whether it does not hold any more: the problem has ended
 */
public record Entry(long number, Topic topic, News news, Instant at, boolean read, boolean over) {
  public Entry asRead() {
    return read ? this : new Entry(number, topic, news, at, true, over);
  }

  public Entry asOver() {
    return over ? this : new Entry(number, topic, news, at, read, true);
  }
}
