package envwatch.cli;

import static envwatch.words.Messages.text;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks once at everything and prints the result; does not start JavaFX. */
@Command(name = "status")
final class StatusCommand extends Subcommand {
  private static final int ALL_WELL = 0;
  private static final int PROBLEMS = 1;

  @Option(names = "--json", descriptionKey = "cli.option.json")
  private boolean json;

  StatusCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, IOException {
    try (ChosenAccounts chosen = accounts()) {
      StatusReport report = StatusReport.look(chosen, context.clock());
      print(report, chosen.problems());
      if (!chosen.problems().isEmpty() || report.blind()) {
        return COULD_NOT_LOOK;
      }
      return report.allWell() ? ALL_WELL : PROBLEMS;
    }
  }

  private void print(StatusReport report, List<String> problems) {
    if (json) {
      out().println(StatusJson.write(report));
    } else if (report.lines().isEmpty() && !report.blind() && problems.isEmpty()) {
      out().println(text("cli.status.nothing"));
    } else if (!report.lines().isEmpty()) {
      new StatusTable(report).lines().forEach(out()::println);
    }
    out().flush();
    problems.forEach(this::say);
    report.failureLines().forEach(this::say);
  }
}
