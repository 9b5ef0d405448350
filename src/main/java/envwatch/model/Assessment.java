package envwatch.model;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What an environment comes down to, and why: the environment's own word, its machines, its license
 * and its expiration taken together ({@code design/ui.md}, "What counts as what").
 */
public record Assessment(Phase phase, List<Reason> reasons) {
  private static final Set<String> INVALID_LICENSES = Set.of("invalid", "not valid", "expired");

  public Assessment {
    reasons = List.copyOf(reasons);
  }

  /** Of an environment that was never seen. */
  public static Assessment neverSeen() {
    return new Assessment(Phase.UNKNOWN, List.of());
  }

  /** Of an environment that is not there for this account. */
  public static Assessment unavailable(Reason reason) {
    return new Assessment(Phase.PROBLEM, List.of(reason));
  }

  /**
   * @param expiresSoon how long before its end an environment counts as a problem
   */
  public static Assessment of(Environment environment, Instant now, Duration expiresSoon) {
    List<Reason> problems = problems(environment, now, expiresSoon);
    Phase phase = problems.isEmpty() ? quietPhase(environment) : Phase.PROBLEM;
    if (environment.unread() == 0) {
      return new Assessment(phase, problems);
    }
    List<Reason> reasons = new ArrayList<>(problems);
    reasons.add(new Reason.Unreadable(environment.unread()));
    return new Assessment(phase == Phase.PROBLEM ? phase : Phase.UNKNOWN, reasons);
  }

  private static List<Reason> problems(Environment environment, Instant now, Duration expiresSoon) {
    List<Reason> problems = new ArrayList<>();
    if (environment.status().phase() == Phase.PROBLEM) {
      problems.add(new Reason.StatusWord(environment.status().word()));
    }
    if (environment.status().phase() == Phase.RUNNING) {
      List<String> idle = new ArrayList<>();
      for (Machine machine : environment.machines()) {
        if (!machine.running() && !machine.onItsWay()) {
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
    if (environment.expiration() instanceof Expiration.At(Instant moment)) {
      Duration left = Duration.between(now, moment);
      if (left.compareTo(expiresSoon) <= 0) {
        problems.add(new Reason.ExpiresSoon(left));
      }
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
