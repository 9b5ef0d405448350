package envwatch.simulator;

import java.time.Instant;

/**
 * A class.
 *
 * @param token the v3 id without its prefix
 * @param shortId a short public code
 */
public record LabClass(String token, String shortId, LabUser creator, ClassSettings settings) {
  public String name() {
    return settings.name();
  }

  public Instant startsAt() {
    return settings.schedule().startsAt();
  }

  public Instant endsAt() {
    return settings.schedule().endsAt();
  }

  Phase phaseAt(Instant moment) {
    if (moment.isBefore(startsAt())) {
      return Phase.FUTURE;
    }
    return moment.isBefore(endsAt()) ? Phase.RUNNING : Phase.OVER;
  }

  /** Whether a class is yet to come. */
  public enum Phase {
    FUTURE,
    RUNNING,
    OVER
  }

  public LabClass with(ClassSettings others) {
    return new LabClass(token, shortId, creator, others);
  }
}
