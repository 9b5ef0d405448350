package envwatch.model;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The overall judgement of an environment, with its reasons: combines the environment's status
 * word, its machines, its license and its expiration.
 *
 * @param phase the phase under which it is listed, and counted, see {@link #countsAs}
 * @param state the phase regardless of its expiration; never {@link Phase#EXPIRING}
 * @param reasons the worst first
 * @param urgency among environments of the same phase; the smaller, the more urgent
 */
public record Assessment(Phase phase, Phase state, List<Reason> reasons, long urgency) {
  private static final Set<String> INVALID_LICENSES = Set.of("invalid", "not valid", "expired");

  /** For environments that do not exist or that the service itself reports as failed. */
  private static final long WORST = 0;

  /** For machines that are not running; increases with the share of machines that are. */
  private static final long MACHINES = 1_000;

  private static final long STUCK = 2_500;

  private static final long LICENSE = 3_000;

  /** Before everything else of its phase. */
  private static final long LATE = -1;

  public Assessment {
    reasons = List.copyOf(reasons);
  }

  /** The assessment of an environment that was never seen. */
  public static Assessment neverSeen() {
    return new Assessment(Phase.UNKNOWN, Phase.UNKNOWN, List.of(), WORST);
  }

  /** The assessment of an environment that this account cannot see. */
  public static Assessment unavailable(Reason reason) {
    return new Assessment(Phase.PROBLEM, Phase.PROBLEM, List.of(reason), WORST);
  }

  /**
   * @param expiresSoon how long before its end an environment counts as expiring
   */
  public static Assessment of(Environment environment, Instant now, Duration expiresSoon) {
    List<Reason> reasons = problems(environment);
    Phase state = reasons.isEmpty() ? quietPhase(environment) : Phase.PROBLEM;
    if (environment.unread() > 0) {
      reasons.add(new Reason.Unreadable(environment.unread()));
      state = state == Phase.PROBLEM ? state : Phase.UNKNOWN;
    }
    Phase phase = state;
    long urgency = state == Phase.PROBLEM ? urgency(reasons.getFirst()) : WORST;
    if (environment.expiration() instanceof Expiration.At(Instant end)
        && !end.isAfter(now.plus(expiresSoon))) {
      reasons.add(new Reason.ExpiresSoon(Duration.between(now, end)));
      if (state != Phase.PROBLEM) {
        phase = Phase.EXPIRING;
        urgency = end.getEpochSecond();
      }
    }
    return new Assessment(phase, state, reasons, urgency);
  }

  /**
   * @param newer a status without machines, told after {@code environment} was seen
   */
  public static Assessment listed(
      Environment environment, Status newer, Instant now, Duration expiresSoon) {
    Environment told = environment.toBuilder().status(newer).machines(List.of()).build();
    Assessment assessed = of(told, now, expiresSoon);
    List<Reason> reasons = new ArrayList<>(assessed.reasons());
    reasons.removeIf(Reason.StatusWord.class::isInstance);
    reasons.addFirst(new Reason.Listed(newer.word()));
    return new Assessment(assessed.phase(), assessed.state(), reasons, assessed.urgency());
  }

  /** Whether it expires soon or has expired, whatever else is wrong with it. */
  public boolean expiresSoon() {
    return reasons.stream().anyMatch(Reason.ExpiresSoon.class::isInstance);
  }

  /** Whether it is counted under the phase: what has failed and expires soon is under both. */
  public boolean countsAs(Phase counted) {
    return phase == counted || counted == Phase.EXPIRING && expiresSoon();
  }

  /** The same for an environment on its way that does not get ahead. */
  public Assessment stuck(Reason.Stuck stuck) {
    List<Reason> all = new ArrayList<>();
    all.add(stuck);
    all.addAll(reasons);
    return new Assessment(Phase.PROBLEM, Phase.PROBLEM, all, STUCK);
  }

  /** The same for an environment that is on its way for longer than usual. */
  public Assessment late() {
    return phase == Phase.CHANGING ? new Assessment(phase, state, reasons, LATE) : this;
  }

  private static long urgency(Reason worst) {
    return switch (worst) {
      case Reason.MachinesNotRunning(var names, int total) ->
          MACHINES + MACHINES * (total - names.size()) / total;
      case Reason.LicenseInvalid(String word) -> LICENSE;
      default -> WORST;
    };
  }

  private static List<Reason> problems(Environment environment) {
    List<Reason> problems = new ArrayList<>();
    if (environment.status().phase() == Phase.PROBLEM) {
      problems.add(new Reason.StatusWord(environment.status().word()));
    }
    if (environment.status().phase() == Phase.RUNNING) {
      List<String> idle = new ArrayList<>();
      for (Machine machine : environment.machines()) {
        if (machine.down()) {
          idle.add(machine.name());
        }
      }
      if (!idle.isEmpty()) {
        problems.add(new Reason.MachinesNotRunning(idle, environment.machines().size()));
      }
    }
    String license = environment.license();
    if (license != null && INVALID_LICENSES.contains(license.toLowerCase(Locale.ROOT))) {
      problems.add(new Reason.LicenseInvalid(license));
    }
    return problems;
  }

  private static Phase quietPhase(Environment environment) {
    for (Machine machine : environment.machines()) {
      if (machine.onItsWay()) {
        return Phase.CHANGING;
      }
    }
    return environment.status().phase();
  }
}
