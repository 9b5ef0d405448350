package envwatch.model.training;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * When a class begins or ends. The service provides a local text, such as {@code 11/22/2026 09:00
 * AM}, in the zone of the class (service/api-v3-training.md).
 *
 * @param served the text as served; empty when none was given
 * @param local null when the text is not a date in a known format
 * @param zone the zone of the class; null when the service's name of it is unknown
 */
public record ClassTime(String served, @Nullable LocalDateTime local, @Nullable ZoneId zone) {
  /** No time was given. */
  public static final ClassTime NONE = new ClassTime("", null, null);

  /**
   * The moment; null when the text or the zone is not understood. Never guessed. At the change to
   * and from summer time {@link LocalDateTime#atZone} decides: a time that does not exist is moved
   * later by the length of the gap, and of a time that exists twice the earlier moment is meant.
   */
  public @Nullable Instant moment() {
    return local == null || zone == null ? null : local.atZone(zone).toInstant();
  }
}
