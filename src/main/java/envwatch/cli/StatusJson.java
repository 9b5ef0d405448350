package envwatch.cli;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Reason;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes a status report as JSON, for programs. docs/command-line.md documents the format; fields
 * may be added, but never removed. It contains no passwords. Only ASCII is written, so that neither
 * the terminal's encoding nor the service's texts can corrupt it.
 */
final class StatusJson {
  private StatusJson() {}

  public static String write(StatusReport report) {
    ObjectNode json = PrintedJson.object().put("at", report.at().toString());
    describeAccount(report.accounts(), json);
    ArrayNode environments = json.putArray("environments");
    report.lines().forEach(line -> describe(line, environments.addObject()));
    ArrayNode failures = json.putArray("failures");
    for (StatusReport.Failure failure : report.failures()) {
      failures
          .addObject()
          .put("account", failure.account())
          .put("environment", failure.environment())
          .put("message", failure.sentence());
    }
    ArrayNode unreadable = json.putArray("unreadable");
    for (OneLook.Seen seen : report.unreadable()) {
      unreadable
          .addObject()
          .put("account", seen.account().name())
          .put("entries", seen.unreadable())
          .put("message", StatusReport.sentence(seen));
    }
    return PrintedJson.indented(json);
  }

  /** With several accounts, each environment names its account instead. */
  private static void describeAccount(List<OneLook.Seen> accounts, ObjectNode json) {
    if (accounts.size() == 1) {
      OneLook.Seen only = accounts.getFirst();
      json.put("account", only.account().name());
      json.put("address", only.account().address().toString());
      json.put("version", only.version() == null ? null : only.version().toString());
    } else {
      json.putNull("account").putNull("address").putNull("version");
    }
  }

  private static void describe(StatusReport.Line line, ObjectNode json) {
    Environment environment = line.environment();
    json.put("id", line.id())
        .put("account", line.account())
        .put("name", environment == null ? null : environment.name())
        .put("owner", environment == null ? null : environment.owner())
        .put("status", environment == null ? null : environment.status().word())
        .put(
            "phase",
            PrintedJson.word(line.phase() == Phase.EXPIRING ? Phase.PROBLEM : line.phase()))
        .put("severity", severity(line.phase()));
    ArrayNode reasons = json.putArray("reasons");
    line.assessment().reasons().forEach(reason -> reasons.add(word(reason)));
    json.put("expires", environment == null ? null : expires(environment.expiration()));
    json.put("unreadable", environment == null ? 0 : environment.unread());
    ArrayNode machines = json.putArray("machines");
    if (environment != null) {
      environment.machines().forEach(machine -> describe(machine, machines.addObject()));
    }
  }

  private static void describe(Machine machine, ObjectNode json) {
    boolean underWay = machine.progress().underWay();
    json.put("id", machine.id().served() ? machine.id().value() : null)
        .put("name", machine.name())
        .put("status", machine.status().word())
        .put("phase", PrintedJson.word(machine.status().phase()))
        .put("ip", machine.reachableAt())
        .put("progress", underWay ? Integer.valueOf(machine.progress().percent()) : null)
        .put("login", machine.login())
        .put("webAccess", machine.webAccess());
  }

  private static @Nullable String expires(Expiration expiration) {
    return switch (expiration) {
      case Expiration.At(var moment) -> moment.toString();
      case Expiration.AsServed(String text) -> text;
      case Expiration.None() -> null;
    };
  }

  /**
   * Distinguishes failed from expiring environments, both of which "phase" has always called a
   * problem.
   */
  private static String severity(Phase phase) {
    return switch (phase) {
      case PROBLEM -> "failed";
      case EXPIRING -> "soon";
      default -> PrintedJson.word(phase);
    };
  }

  private static String word(Reason reason) {
    return switch (reason) {
      case Reason.StatusWord(var served) -> "status";
      case Reason.Listed(var served) -> "status";
      case Reason.MachinesNotRunning(var names, int total) -> "machines-not-running";
      case Reason.ExpiresSoon(var left) -> left.isNegative() ? "expired" : "expires-soon";
      case Reason.LicenseInvalid(var served) -> "licence-invalid";
      case Reason.Unreadable(int parts) -> "unreadable";
      case Reason.Stuck(var usually, var lasting, var still) -> "stuck";
      case Reason.Gone gone -> "gone";
      case Reason.Forbidden() -> "forbidden";
    };
  }
}
