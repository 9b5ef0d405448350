package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Reason;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes the state of environments and machines. */
public final class EnvironmentWords {
  private EnvironmentWords() {}

  /** The name of the phase: {@code Failed}. */
  public static String phase(Phase phase) {
    return text("phase." + key(phase));
  }

  /**
   * The name of the phase under which an environment is listed. One that has expired is listed with
   * those that expire soon, but is not called so.
   */
  public static String phase(Assessment assessment) {
    boolean expired =
        assessment.phase() == Phase.EXPIRING
            && assessment.reasons().stream()
                .anyMatch(
                    reason -> reason instanceof Reason.ExpiresSoon(var left) && left.isNegative());
    return expired ? text("reason.expired.brief") : phase(assessment.phase());
  }

  /** The service's own word, or a substitute if there is none. */
  public static String status(Status status) {
    return status.word().isBlank() ? text("status.untold") : status.word();
  }

  /**
   * A short description for a list row: the first problem, or else the state with its progress. The
   * expiration is shown elsewhere, because it is independent of the state.
   *
   * @param environment null if it was never seen
   */
  public static String summary(@Nullable Environment environment, Assessment assessment) {
    Reason first = assessment.reasons().isEmpty() ? null : assessment.reasons().getFirst();
    if (first instanceof Reason.Stuck && environment != null) {
      return text("reason.stuck.at", onItsWay(environment));
    }
    if (first != null && !(first instanceof Reason.ExpiresSoon)) {
      return brief(first);
    }
    if (environment == null) {
      return text("status.never-seen");
    }
    return onlyMachinesChange(environment, assessment)
        ? onItsWay(environment)
        : withProgress(status(environment.status()), leastProgress(environment.machines()));
  }

  /** The part of the owner's e-mail address before the @, which is enough to know a person by. */
  public static String owner(Environment environment) {
    String owner = environment.owner();
    if (owner == null) {
      return PlainText.line(null);
    }
    int at = owner.indexOf('@');
    return PlainText.line(at > 0 ? owner.substring(0, at) : owner);
  }

  private static String onItsWay(Environment environment) {
    String word =
        environment.status().phase() == Phase.RUNNING
            ? text("status.machines-changing")
            : status(environment.status());
    return withProgress(word, leastProgress(environment.machines()));
  }

  /** How many machines change, where the environment itself does not; null elsewhere. */
  static @Nullable String machinesChanging(
      @Nullable Environment environment, Assessment assessment) {
    if (environment == null || !onlyMachinesChange(environment, assessment)) {
      return null;
    }
    List<Machine> machines = environment.machines();
    long changing =
        machines.stream().filter(machine -> machine.status().phase() == Phase.CHANGING).count();
    return text("status.machines-changing.count", changing, machines.size());
  }

  private static boolean onlyMachinesChange(Environment environment, Assessment assessment) {
    return environment.status().phase() == Phase.RUNNING && assessment.state() == Phase.CHANGING;
  }

  private static Progress leastProgress(List<Machine> machines) {
    Progress least = Progress.NONE;
    for (Machine machine : machines) {
      Progress progress = machine.progress();
      if (progress.underWay() && (!least.underWay() || progress.percent() < least.percent())) {
        least = progress;
      }
    }
    return least;
  }

  /**
   * A short description for a machine's row: its state, and the progress of a current operation.
   */
  public static String summary(Machine machine) {
    return withProgress(status(machine.status()), machine.progress());
  }

  private static String withProgress(String word, Progress progress) {
    return progress.underWay() ? text("status.progress", word, progress.percent()) : word;
  }

  /** A reason, short enough for a table cell. */
  public static String brief(Reason reason) {
    return switch (reason) {
      case Reason.StatusWord(String word) -> word;
      case Reason.Listed(String word) -> word;
      case Reason.MachinesNotRunning(var names, int total) ->
          text("reason.machines.brief", names.size(), total);
      case Reason.ExpiresSoon(var left) when left.isNegative() -> text("reason.expired.brief");
      case Reason.ExpiresSoon(var left) ->
          text("reason.expires-soon", DurationWords.precisely(left));
      case Reason.LicenseInvalid(String word) -> text("reason.license.brief");
      case Reason.Unreadable(int parts) -> text("reason.unreadable.brief");
      case Reason.Stuck(var usually, var lasting, var still) -> text("reason.stuck.brief");
      case Reason.Gone gone -> text("reason.gone.brief");
      case Reason.Forbidden() -> text("reason.forbidden.brief");
    };
  }

  /** A reason in full, with all names. */
  public static String sentence(Reason reason) {
    return switch (reason) {
      case Reason.StatusWord(String word) -> text("reason.status", word);
      case Reason.Listed(String word) -> text("reason.listed", word);
      case Reason.MachinesNotRunning(var names, int total) ->
          text("reason.machines", names.size(), total, String.join(", ", names));
      case Reason.ExpiresSoon(var left) when left.isNegative() ->
          text("reason.expired", DurationWords.precisely(left.abs()));
      case Reason.ExpiresSoon(var left) ->
          text("reason.expires-soon", DurationWords.precisely(left));
      case Reason.LicenseInvalid(String word) -> text("reason.license", word);
      case Reason.Unreadable(int parts) -> text("reason.unreadable", parts);
      case Reason.Stuck(var usually, var lasting, var still) ->
          text(
              "reason.stuck",
              WaitingWords.rounded(usually),
              DurationWords.approximately(lasting),
              DurationWords.approximately(still));
      case Reason.Gone(boolean everSeen) ->
          text(everSeen ? "reason.gone" : "reason.gone.unheard-of");
      case Reason.Forbidden() -> text("reason.forbidden");
    };
  }
}
