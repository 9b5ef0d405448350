package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.ApiAccount;
import envwatch.model.training.ClassId;
import envwatch.settings.WatchSettings;
import envwatch.words.FailureWords;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Looks once and prints the result in the form of monitoring plugins. */
@Command(
    name = "check",
    exitCodeOnInvalidInput = CheckCommand.UNKNOWN,
    exitCodeOnExecutionException = CheckCommand.UNKNOWN)
final class CheckCommand implements Callable<Integer> {
  /** As {@link MonitorState#UNKNOWN}. */
  static final int UNKNOWN = 3;

  private static final Duration LONGEST = Duration.ofDays(1);
  private static final String CLASS = "CLASS";
  private static final String ENVIRONMENTS = "ENVIRONMENTS";

  private final CliContext context;

  @ParentCommand private EnvwatchCommand parent;
  @Spec private CommandSpec spec;

  @Option(names = "--class", descriptionKey = "cli.option.class", paramLabel = "ID")
  private @Nullable String trainingClass;

  @Option(names = "--max-age", descriptionKey = "cli.option.max-age", paramLabel = "TIME")
  private String oldest = "5m";

  @Option(names = "--warning", descriptionKey = "cli.option.warning", paramLabel = "N")
  private int warning;

  @Option(names = "--critical", descriptionKey = "cli.option.critical", paramLabel = "N")
  private int critical;

  CheckCommand(CliContext context) {
    this.context = context;
  }

  /** The command line, whose help omits the inherited option that this command rejects. */
  static CommandLine line(CliContext context) {
    return OwnOptions.without(new CommandLine(new CheckCommand(context)), "--history");
  }

  @Override
  public Integer call() throws IOException {
    MonitorReport report;
    try {
      report = report();
    } catch (UsageException e) {
      report = unknown(e.getMessage());
    }
    PrintWriter out = spec.commandLine().getOut();
    report.lines().forEach(out::println);
    out.flush();
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
    if (trainingClass != null && trainingClass.isBlank()) {
      throw new UsageException(text("cli.check.class-empty"));
    }
    PrintWriter err = spec.commandLine().getErr();
    MonitorReport.Limits limits = new MonitorReport.Limits(warning, critical);
    try (ChosenAccounts chosen = ChosenAccounts.open(context, parent.options(), err)) {
      return trainingClass == null
          ? ofEnvironments(chosen, limits, age)
          : ofClass(chosen, new ClassId(trainingClass.strip()), limits, age);
    }
  }

  private MonitorReport ofEnvironments(
      ChosenAccounts chosen, MonitorReport.Limits limits, Duration age) {
    OneLook look = new OneLook(chosen.connector(), context.clock(), chosen.budget());
    List<OneLook.Seen> seen = new ArrayList<>();
    chosen.accounts().forEach(account -> seen.add(look.at(account)));
    StatusReport report =
        StatusReport.of(
            seen,
            context.clock().instant(),
            chosen.settings().watching().get(WatchSettings.EXPIRES_SOON));
    return MonitorReport.ofEnvironments(report, chosen.problems(), limits, age);
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
        return MonitorReport.ofClass(
            seen.input(
                now,
                RecordedKnowledge.read(
                    parent.options().directories().data(), account.id(), seen.environments(), now),
                age),
            limits,
            ZoneId.systemDefault());
      } catch (ApiException e) {
        failures.add(
            text(
                "cli.status.account-failed",
                account.name(),
                FailureWords.ofClass(e, account.address(), wanted)));
      }
    }
    return unknown(failures.isEmpty() ? text("cli.status.nothing") : String.join(" ", failures));
  }
}
