package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.Since;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.CsvWriter;
import envwatch.words.CsvMoments;
import envwatch.words.EnvironmentWords;
import envwatch.words.SinceWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The list and its machines as comma-separated values for people, in the words of the screen.
 * Contains neither passwords nor links.
 */
final class EnvironmentCsv {

  private EnvironmentCsv() {}

  static String environments(List<EnvironmentRow> rows, Instant now, ZoneId zone) {
    CsvMoments moments = new CsvMoments(zone);
    StringBuilder csv =
        new StringBuilder(
            CsvWriter.row(
                text("environments.column.name"),
                text("details.id"),
                text("environments.column.account"),
                text("environments.column.status"),
                text("cli.column.phase"),
                moments.heading(text("environments.column.since")),
                text("events.column.lasted"),
                text("environments.column.owner"),
                text("environments.column.machines"),
                text("cli.column.machines"),
                moments.heading(text("environments.column.expiration")),
                text("environments.column.project"),
                text("environments.column.blueprint"),
                text("environments.column.policy"),
                text("environments.column.snapshot"),
                text("environments.column.region"),
                text("case.tags")));
    rows.forEach(row -> csv.append(row(row, moments, now)));
    return csv.toString();
  }

  private static String row(EnvironmentRow row, CsvMoments moments, Instant now) {
    Environment known = row.environment();
    Environment counted = known != null && known.machinesKnown() ? known : null;
    Since since = row.facts().remembered().since();
    return CsvWriter.row(
        row.name(),
        row.key().environment().value(),
        row.accountName(),
        EnvironmentWords.summary(known, row.assessment()),
        EnvironmentWords.phase(row.assessment().phase()),
        since == null ? null : moments.of(since.at()),
        since == null ? null : SinceWords.brief(since, now),
        of(known, Environment::owner),
        of(counted, each -> Long.toString(each.machinesRunning())),
        of(counted, each -> Integer.toString(each.machines().size())),
        of(known, each -> expires(each, moments)),
        of(known, Environment::project),
        of(known, Environment::blueprint),
        of(known, Environment::policy),
        of(known, Environment::snapshot),
        of(known, Environment::region),
        String.join(" ", row.notes().tags()));
  }

  private static @Nullable String expires(Environment known, CsvMoments moments) {
    return switch (known.expiration()) {
      case Expiration.At(var moment) -> moments.of(moment);
      case Expiration.AsServed(String served) -> served;
      case Expiration.None none -> null;
    };
  }

  private static @Nullable String of(
      @Nullable Environment known, Function<Environment, @Nullable String> value) {
    return known == null ? null : value.apply(known);
  }

  static String machines(List<EnvironmentRow> rows) {
    StringBuilder csv =
        new StringBuilder(
            CsvWriter.row(
                text("events.column.what"),
                text("export.environment-id"),
                text("environments.column.account"),
                text("export.machine"),
                text("export.machine-id"),
                text("machines.column.status"),
                text("machines.column.address"),
                text("machines.column.host"),
                text("machines.column.internal"),
                text("machines.column.os"),
                text("hardware.cpus"),
                text("hardware.memory"),
                text("hardware.disk"),
                text("machines.column.login")));
    for (EnvironmentRow row : rows) {
      Environment known = row.environment();
      if (known != null) {
        known.machines().forEach(machine -> csv.append(row(row, machine)));
      }
    }
    return csv.toString();
  }

  private static String row(EnvironmentRow row, Machine machine) {
    Hardware hardware = machine.hardware();
    return CsvWriter.row(
        row.name(),
        row.key().environment().value(),
        row.accountName(),
        machine.name(),
        machine.id().value(),
        EnvironmentWords.summary(machine),
        machine.address(),
        machine.hostName(),
        String.join(" ", machine.internalAddresses()),
        machine.operatingSystem(),
        hardware == null ? null : String.valueOf(hardware.cpus()),
        hardware == null ? null : String.valueOf(hardware.memoryMegabytes()),
        hardware == null ? null : String.valueOf(hardware.diskGigabytes()),
        machine.login());
  }
}
