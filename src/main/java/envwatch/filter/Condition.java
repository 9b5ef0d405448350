package envwatch.filter;

import java.time.ZonedDateTime;

/** The condition that a term of a filter sets for an environment. */
@FunctionalInterface
interface Condition {
  /**
   * @param now the current time, in the time zone that determines when days begin
   */
  boolean holds(FilterSubject subject, ZonedDateTime now);
}
