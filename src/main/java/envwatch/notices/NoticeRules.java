package envwatch.notices;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Set;

/**
 * What a person wants to be told.
 *
 * @param reasons of what they are told; empty for nothing but what they ask for
 * @param expiresSoon how long before its end an environment is told
 * @param outside whether notices are shown outside of the window
 * @param sound whether they come with a sound
 * @param views what is told of the environments of saved views, whatever the reasons are
 */
public record NoticeRules(
    Set<NoticeReason> reasons,
    Duration expiresSoon,
    List<QuietHours> quiet,
    boolean outside,
    boolean sound,
    List<ViewRule> views) {
  private static final int DAYS = 8;

  public NoticeRules {
    reasons = Set.copyOf(reasons);
    quiet = List.copyOf(quiet);
    views = List.copyOf(views);
  }

  public boolean wants(NoticeReason reason) {
    return switch (reason) {
      case ASKED, VIEW -> true;
      case PROBLEM, STUCK, EXPIRATION, FAILED_ACTION, CONTACT -> reasons.contains(reason);
    };
  }

  /** When it is not quiet any more, within the next days; the moment itself if it is not quiet. */
  public Instant quietUntil(Instant now, ZoneId zone) {
    ZonedDateTime end = now.atZone(zone);
    ZonedDateTime latest = end.plusDays(DAYS);
    for (ZonedDateTime before = null; !end.equals(before) && end.isBefore(latest); ) {
      before = end;
      for (QuietHours hours : quiet) {
        end = hours.endAfter(end);
      }
    }
    return end.toInstant();
  }
}
