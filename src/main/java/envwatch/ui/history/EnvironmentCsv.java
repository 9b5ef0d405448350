package envwatch.ui.history;

import envwatch.history.Since;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.CsvWriter;
import envwatch.words.EnvironmentWords;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The list and its machines as comma-separated values; moments in the format of ISO 8601, in UTC.
 * Contains neither passwords nor links.
 */
final class EnvironmentCsv {
  private static final String ENVIRONMENTS =
      "name,id,account,status,phase,since,owner,running,machines,expires,project,blueprint,policy,"
          + "snapshot,region,tags\r\n";

  private static final String MACHINES =
      "environment,environment_id,account,machine,machine_id,status,ip,host_name,internal_ips,"
          + "operating_system,cpus,memory_megabytes,disk_gigabytes,login\r\n";

  private EnvironmentCsv() {}

  static String environments(List<EnvironmentRow> rows) {
    StringBuilder csv = new StringBuilder(ENVIRONMENTS);
    rows.forEach(row -> csv.append(row(row)));
    return csv.toString();
  }

  private static String row(EnvironmentRow row) {
    Environment known = row.environment();
    Environment counted = known != null && known.machinesKnown() ? known : null;
    Since since = row.facts().remembered().since();
    return CsvWriter.row(
        row.name(),
        row.key().environment().value(),
        row.accountName(),
        EnvironmentWords.summary(known, row.assessment()),
        row.assessment().phase().name().toLowerCase(Locale.ROOT),
        since == null ? null : since.at().toString(),
        of(known, Environment::owner),
        of(counted, each -> Long.toString(each.machinesRunning())),
        of(counted, each -> Integer.toString(each.machines().size())),
        of(known, EnvironmentCsv::expires),
        of(known, Environment::project),
        of(known, Environment::blueprint),
        of(known, Environment::policy),
        of(known, Environment::snapshot),
        of(known, Environment::region),
        String.join(" ", row.notes().tags()));
  }

  private static @Nullable String expires(Environment known) {
    return switch (known.expiration()) {
      case Expiration.At(var moment) -> moment.toString();
      case Expiration.AsServed(String served) -> served;
      case Expiration.None none -> null;
    };
  }

  private static @Nullable String of(
      @Nullable Environment known, Function<Environment, @Nullable String> value) {
    return known == null ? null : value.apply(known);
  }

  static String machines(List<EnvironmentRow> rows) {
    StringBuilder csv = new StringBuilder(MACHINES);
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
