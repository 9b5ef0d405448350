package envwatch.watch;

import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How often to look at lists of classes, at details and at students. */
final class ClassPollIntervals {
  /** Leaves the first minute of a connection to the environments. */
  static final Duration FIRST_IDLE_LIST = Duration.ofMinutes(1);

  /** While nobody uses the classes: four requests an hour. */
  static final Duration IDLE_LIST = Duration.ofMinutes(15);

  static final Duration LIST = Duration.ofMinutes(3);
  static final Duration CHANGED = Duration.ofSeconds(5);
  static final Duration CHANGED_LASTS = Duration.ofMinutes(1);

  /** The pause between looks at what few changes affect, while changes follow each other. */
  static final Duration AFTER_CHANGES = Duration.ofSeconds(10);

  static final Duration OPEN = Duration.ofSeconds(30);
  static final Duration OPEN_AROUND_START = Duration.ofSeconds(10);
  static final Duration AROUND_START = Duration.ofMinutes(15);

  /** From then on, a class is looked at by itself, so that it can be checked before it starts. */
  static final Duration BEFORE_START = Duration.ofHours(1);

  static final Duration BEFORE_START_LOOKS = Duration.ofMinutes(2);
  static final Duration OF_TODAY = Duration.ofMinutes(3);

  /** So long after its end, a class is looked at by itself while environments still run. */
  static final Duration AFTER_END = Duration.ofHours(4);

  static final Duration AFTER_END_LOOKS = Duration.ofMinutes(15);
  static final Duration SLOWED = Duration.ofMinutes(10);
  static final Duration OPEN_DETAILS = Duration.ofMinutes(15);
  static final Duration DETAILS = Duration.ofHours(1);

  /** The share of one class in the looks at those that are not open. */
  private static final Duration SHARE = Duration.ofSeconds(5);

  private ClassPollIntervals() {}

  /**
   * How often to look at the students.
   *
   * @param lightsOn whether environments may still run after the end
   * @return null for not at all
   */
  static @Nullable Duration students(
      ClassTimes times, ClassAttention attention, boolean lightsOn, Instant now) {
    if (attention.open()) {
      return !attention.slowed() && around(times.start().moment(), now) ? OPEN_AROUND_START : OPEN;
    }
    if (beforeStart(times, now)) {
      return attention.slowed() ? SLOWED : shared(BEFORE_START_LOOKS, attention);
    }
    if (attention.shown() && !attention.slowed() && times.touches(now, 0)) {
      return shared(OF_TODAY, attention);
    }
    return lightsOn && afterEnd(times, now) ? shared(AFTER_END_LOOKS, attention) : null;
  }

  /**
   * The interval, unless the service asks for a longer one (service/api-v3-training.md); what it
   * asks for beyond {@link #SLOWED} would leave a person with old students.
   */
  static Duration atLeast(@Nullable Duration asked, Duration interval) {
    return asked == null ? interval : Bounds.max(Bounds.min(asked, SLOWED), interval);
  }

  private static boolean around(@Nullable Instant start, Instant now) {
    return start != null
        && !now.isBefore(start.minus(AROUND_START))
        && now.isBefore(start.plus(AROUND_START));
  }

  /** From an hour before the start until students have had time to come. */
  static boolean beforeStart(ClassTimes times, Instant now) {
    Instant start = times.start().moment();
    return start != null
        && !now.isBefore(start.minus(BEFORE_START))
        && now.isBefore(start.plus(AROUND_START));
  }

  private static boolean afterEnd(ClassTimes times, Instant now) {
    Instant end = times.end().moment();
    return end != null && !now.isBefore(end) && now.isBefore(end.plus(AFTER_END));
  }

  private static Duration shared(Duration interval, ClassAttention attention) {
    return Bounds.max(SHARE.multipliedBy(attention.crowd()), interval);
  }

  /**
   * How often to look at the details: once, and seldom again while somebody may see them.
   *
   * @param unknown whether there are none, or they are known to be old
   * @return null for not at all
   */
  static @Nullable Duration details(
      ClassTimes times, ClassAttention attention, boolean unknown, Instant now) {
    if (attention.open()) {
      return OPEN_DETAILS;
    }
    if (attention.shown() && !attention.slowed() && times.touches(now, 1)) {
      return DETAILS;
    }
    boolean mayBeNear = times.start().moment() == null && times.touches(now, 0);
    return unknown && (mayBeNear || beforeStart(times, now)) ? DETAILS : null;
  }

  /** When the rhythm of a class changes next by itself; null if it does not. */
  static @Nullable Instant nextChange(ClassTimes times, Instant now) {
    List<Instant> changes = new ArrayList<>();
    Instant start = times.start().moment();
    if (start != null) {
      changes.add(start.minus(BEFORE_START));
      changes.add(start.minus(AROUND_START));
      changes.add(start.plus(AROUND_START));
    }
    Instant end = times.end().moment();
    if (end != null) {
      changes.add(end);
    }
    return changes.stream().filter(now::isBefore).min(Instant::compareTo).orElse(null);
  }
}
