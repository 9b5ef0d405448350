package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.Since;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.CsvTable;
import envwatch.words.CsvMoments;
import envwatch.words.EnvironmentWords;
import envwatch.words.SinceWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The list and its machines as comma-separated values for people, in the words of the screen.
 * Contains neither passwords nor links.
 */
final class EnvironmentCsv {

  private EnvironmentCsv() {}

  static String environments(List<EnvironmentRow> rows, Instant now, ZoneId zone) {
    CsvMoments moments = new CsvMoments(zone);
    return new CsvTable<EnvironmentRow>()
        .column(text("environments.column.name"), EnvironmentRow::name)
        .column(text("details.id"), row -> row.key().environment().value())
        .column(text("environments.column.account"), EnvironmentRow::accountName)
        .column(
            text("environments.column.status"),
            row -> EnvironmentWords.summary(row.environment(), row.assessment()))
        .column(text("cli.column.phase"), row -> EnvironmentWords.phase(row.assessment().phase()))
        .column(
            moments.heading(text("environments.column.since")),
            row -> since(row, since -> moments.of(since.at())))
        .column(
            text("events.column.lasted"), row -> since(row, since -> SinceWords.brief(since, now)))
        .column(text("environments.column.owner"), row -> known(row, Environment::owner))
        .column(
            text("environments.column.machines"), row -> counted(row, Environment::machinesRunning))
        .column(text("cli.column.machines"), row -> counted(row, known -> known.machines().size()))
        .column(
            moments.heading(text("environments.column.expiration")),
            row -> known(row, known -> expires(known, moments)))
        .column(text("environments.column.project"), row -> known(row, Environment::project))
        .column(text("environments.column.blueprint"), row -> known(row, Environment::blueprint))
        .column(text("environments.column.policy"), row -> known(row, Environment::policy))
        .column(text("environments.column.snapshot"), row -> known(row, Environment::snapshot))
        .column(text("environments.column.region"), row -> known(row, Environment::region))
        .column(text("case.tags"), row -> String.join(" ", row.notes().tags()))
        .of(rows);
  }

  private static @Nullable String since(
      EnvironmentRow row, Function<Since, @Nullable String> value) {
    Since since = row.facts().remembered().since();
    return since == null ? null : value.apply(since);
  }

  private static @Nullable String known(
      EnvironmentRow row, Function<Environment, @Nullable String> value) {
    Environment known = row.environment();
    return known == null ? null : value.apply(known);
  }

  private static @Nullable String counted(EnvironmentRow row, ToLongFunction<Environment> count) {
    return known(
        row, known -> known.machinesKnown() ? Long.toString(count.applyAsLong(known)) : null);
  }

  private static @Nullable String expires(Environment known, CsvMoments moments) {
    return switch (known.expiration()) {
      case Expiration.At(var moment) -> moments.of(moment);
      case Expiration.AsServed(String served) -> served;
      case Expiration.None none -> null;
    };
  }

  static String machines(List<EnvironmentRow> rows) {
    return new CsvTable<RowMachine>()
        .column(text("events.column.what"), each -> each.row().name())
        .column(text("export.environment-id"), each -> each.row().key().environment().value())
        .column(text("environments.column.account"), each -> each.row().accountName())
        .column(text("export.machine"), each -> each.machine().name())
        .column(text("export.machine-id"), each -> each.machine().id().value())
        .column(text("machines.column.status"), each -> EnvironmentWords.summary(each.machine()))
        .column(text("machines.column.address"), each -> each.machine().address())
        .column(text("machines.column.host"), each -> each.machine().hostName())
        .column(
            text("machines.column.internal"),
            each -> String.join(" ", each.machine().internalAddresses()))
        .column(text("machines.column.os"), each -> each.machine().operatingSystem())
        .column(text("hardware.cpus"), each -> each.hardware(Hardware::cpus))
        .column(text("hardware.memory"), each -> each.hardware(Hardware::memoryMegabytes))
        .column(text("hardware.disk"), each -> each.hardware(Hardware::diskGigabytes))
        .column(text("machines.column.login"), each -> each.machine().login())
        .of(rows.stream().flatMap(RowMachine::of).toList());
  }

  private record RowMachine(EnvironmentRow row, Machine machine) {
    static Stream<RowMachine> of(EnvironmentRow row) {
      Environment known = row.environment();
      return known == null
          ? Stream.of()
          : known.machines().stream().map(machine -> new RowMachine(row, machine));
    }

    @Nullable String hardware(ToIntFunction<Hardware> value) {
      Hardware hardware = machine.hardware();
      return hardware == null ? null : String.valueOf(value.applyAsInt(hardware));
    }
  }
}
