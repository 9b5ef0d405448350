package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.settings.WatchSettings;
import envwatch.words.TerminalText;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Looks once at everything and prints the result; does not start JavaFX. */
@Command(name = "status")
final class StatusCommand implements Callable<Integer> {
  private static final int ALL_WELL = 0;
  private static final int PROBLEMS = 1;
  private static final int COULD_NOT_LOOK = 2;

  private final CliContext context;

  @ParentCommand private EnvwatchCommand parent;
  @Spec private CommandSpec spec;

  @Option(names = "--json", descriptionKey = "cli.option.json")
  private boolean json;

  StatusCommand(CliContext context) {
    this.context = context;
  }

  /** The command line, whose help omits the inherited option that this command rejects. */
  static CommandLine line(CliContext context) {
    return OwnOptions.without(new CommandLine(new StatusCommand(context)), "--history");
  }

  @Override
  public Integer call() throws UsageException, IOException {
    PrintWriter err = spec.commandLine().getErr();
    try (ChosenAccounts chosen = ChosenAccounts.open(context, parent.options(), err)) {
      return report(chosen);
    }
  }

  private int report(ChosenAccounts chosen) {
    OneLook look = new OneLook(chosen.connector(), context.clock(), chosen.budget());
    List<OneLook.Seen> seen = new ArrayList<>();
    chosen.accounts().forEach(account -> seen.add(look.at(account)));
    StatusReport report =
        StatusReport.of(
            seen,
            context.clock().instant(),
            chosen.settings().watching().get(WatchSettings.EXPIRES_SOON));
    print(report, chosen.problems());
    if (!chosen.problems().isEmpty() || report.blind()) {
      return COULD_NOT_LOOK;
    }
    return report.allWell() ? ALL_WELL : PROBLEMS;
  }

  private void print(StatusReport report, List<String> problems) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    if (json) {
      out.println(StatusJson.write(report));
    } else if (report.lines().isEmpty() && !report.blind() && problems.isEmpty()) {
      out.println(text("cli.status.nothing"));
    } else if (!report.lines().isEmpty()) {
      new StatusTable(report).lines().forEach(out::println);
    }
    out.flush();
    problems.forEach(problem -> err.println(TerminalText.plain(problem)));
    report.failureLines().forEach(line -> err.println(TerminalText.plain(line)));
  }
}
