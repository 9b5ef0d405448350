package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.links.Destination;
import envwatch.runtime.DashboardException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Brings the window forward, or opens it, with an environment, machine or class selected. */
@Command(name = "show")
final class ShowCommand extends Subcommand {
  @Parameters(paramLabel = "ID|NAME|LINK", descriptionKey = "cli.show.wanted")
  private String wanted;

  ShowCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, DashboardException {
    return openWindow(destination(wanted).written());
  }

  private static Destination destination(String wanted) throws UsageException {
    try {
      return Destination.parse(wanted);
    } catch (Destination.Refused e) {
      throw new UsageException(text(e.key()));
    }
  }
}
