package envwatch.history;

import envwatch.model.AccountId;
import org.jspecify.annotations.Nullable;

/**
 * Which changes to read.
 *
 * @param range by when they were first seen
 * @param account null for all
 * @param subject an environment, which includes its machines, or a machine; null for all
 * @param limit the newest so many
 */
public record ChangeQuery(
    Range range, @Nullable AccountId account, @Nullable Subject subject, int limit) {
  /** Every change of the range. */
  public static ChangeQuery all(Range range) {
    return new ChangeQuery(range, null, null, Integer.MAX_VALUE);
  }
}
