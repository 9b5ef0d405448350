package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.ApiAccount;
import envwatch.model.training.ClassId;
import envwatch.training.check.Knowledge;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks once and prints the result in the form of monitoring plugins. */
@Command(
    name = "check",
    exitCodeOnInvalidInput = CheckCommand.UNKNOWN,
    exitCodeOnExecutionException = CheckCommand.UNKNOWN)
final class CheckCommand extends Subcommand {
  /** As {@link MonitorState#UNKNOWN}. */
  static final int UNKNOWN = 3;

  private static final Duration LONGEST = Duration.ofDays(1);
  private static final String CLASS = "CLASS";
  private static final String ENVIRONMENTS = "ENVIRONMENTS";

  @Option(names = "--class", descriptionKey = "cli.option.class", paramLabel = "ID")
  private @Nullable String trainingClass;

  @Option(names = "--max-age", descriptionKey = "cli.option.max-age", paramLabel = "TIME")
  private String oldest = "5m";

  @Option(names = "--warning", descriptionKey = "cli.option.warning", paramLabel = "N")
  private int warning;

  @Option(names = "--critical", descriptionKey = "cli.option.critical", paramLabel = "N")
  private int critical;

  CheckCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws IOException {
    MonitorReport report;
    try {
      report = report();
    } catch (UsageException e) {
      report = unknown(e.getMessage());
    }
    report.lines().forEach(out()::println);
    out().flush();
    return report.state().exitCode();
  }

  private MonitorReport unknown(String why) {
    return MonitorReport.unknown(trainingClass == null ? ENVIRONMENTS : CLASS, why);
  }

  private MonitorReport report() throws UsageException, IOException {
    Duration age = WrittenDuration.parse("--max-age", oldest, LONGEST);
    if (warning < 0 || critical < 0) {
      throw new UsageException(text("cli.check.limit"));
    }
    ClassId wanted = classId(trainingClass, "cli.check.class-empty");
    MonitorReport.Limits limits = new MonitorReport.Limits(warning, critical);
    try (ChosenAccounts chosen = accounts()) {
      return wanted == null
          ? MonitorReport.ofEnvironments(
              StatusReport.look(chosen, context.clock()), chosen.problems(), limits, age)
          : ofClass(chosen, wanted, limits, age);
    }
  }

  /** The class of the first account that sees it. */
  private MonitorReport ofClass(
      ChosenAccounts chosen, ClassId wanted, MonitorReport.Limits limits, Duration age) {
    ClassLook look = new ClassLook(chosen.connector(), context.clock(), chosen.budget());
    List<String> failures = new ArrayList<>(chosen.problems());
    for (ApiAccount account : chosen.accounts()) {
      try {
        ClassLook.Seen seen = look.at(account, wanted);
        Instant now = context.clock().instant();
        Knowledge knowledge =
            RecordedKnowledge.read(dataFolder(), account.id(), seen.environments(), now);
        return MonitorReport.ofClass(
            seen.input(now, knowledge, age), limits, ZoneId.systemDefault());
      } catch (ApiException e) {
        failures.add(ConnectionMessage.sentence(wanted, account, e));
      }
    }
    return unknown(failures.isEmpty() ? text("cli.status.nothing") : String.join(" ", failures));
  }
}
