package envwatch.notices;

import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** When the notice outside of the window is shown or replaced. */
final class NotificationThrottle {
  /** A notice is not replaced sooner. */
  static final Duration PAUSE = Duration.ofMinutes(2);

  private final ZoneId zone;
  private boolean fresh;
  private boolean urgent;
  private boolean shown;
  private @Nullable Instant lastCall;

  /**
   * @param zone in which hours are quiet
   */
  NotificationThrottle(ZoneId zone) {
    this.zone = zone;
  }

  /** There is something new to tell. */
  void refresh(NoticeEvent news) {
    fresh = true;
    // Whatever was told before: who does not know this trusts what the window shows.
    urgent |= news instanceof NoticeEvent.ContactLost;
  }

  /** What is to be done now, if anything. */
  Optional<DesktopCall> next(NoticeLog entries, NoticeRules rules, Instant now) {
    if (!entries.anyUnread()) {
      boolean withdrawn = shown;
      fresh = false;
      urgent = false;
      shown = false;
      return withdrawn ? Optional.of(new DesktopCall.Withdraw()) : Optional.empty();
    }
    if (!fresh || due(rules, now).isAfter(now)) {
      return Optional.empty();
    }
    fresh = false;
    urgent = false;
    List<NoticeEvent> unread = entries.unread();
    if (unread.isEmpty() || !rules.outside()) {
      return Optional.empty();
    }
    shown = true;
    lastCall = now;
    return Optional.of(new DesktopCall.Show(new Notice(unread, rules.sound())));
  }

  /** {@link Instant#MAX} if nothing is to be done. */
  Instant nextDue(NoticeRules rules, Instant now) {
    return fresh ? due(rules, now) : Instant.MAX;
  }

  private Instant due(NoticeRules rules, Instant now) {
    Instant quiet = rules.quietUntil(now, zone);
    Instant last = lastCall;
    Instant pause = now;
    // A clock that was set back must not keep it waiting.
    if (!urgent && last != null && !now.isBefore(last) && now.isBefore(last.plus(PAUSE))) {
      pause = last.plus(PAUSE);
    }
    return Bounds.max(pause, quiet);
  }
}
