package envwatch.filter;

import java.time.ZonedDateTime;

/** What a term of a filter asks of an environment. */
@FunctionalInterface
interface Condition {
  /**
   * @param now in the time zone in which days begin
   */
  boolean holds(FilterSubject subject, ZonedDateTime now);
}
