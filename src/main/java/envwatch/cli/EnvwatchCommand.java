package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.runtime.Dashboard;
import envwatch.runtime.DashboardException;
import envwatch.runtime.LaunchOptions;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** Opens the window; without a display, prints a message and draws a picture instead. */
@Command(
    name = "envwatch",
    scope = ScopeType.INHERIT,
    resourceBundle = "i18n.messages",
    versionProvider = VersionText.class,
    sortOptions = false,
    abbreviateSynopsis = true,
    usageHelpAutoWidth = true)
final class EnvwatchCommand implements Callable<Integer> {
  /**
   * The file for the picture that is drawn without a display; the build sets one in its own folder.
   */
  private static final String PICTURE = System.getProperty("envwatch.picture", "envwatch.png");

  private final CliContext context;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      descriptionKey = "cli.option.help")
  @SuppressWarnings("unused") // picocli asks for it, and prints the text.
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      scope = ScopeType.INHERIT,
      descriptionKey = "cli.option.version")
  @SuppressWarnings("unused") // picocli asks for it, and prints the text.
  private boolean version;

  @Option(names = "--presenting", descriptionKey = "cli.option.presenting")
  private boolean presenting;

  @Option(names = "--minimized", descriptionKey = "cli.option.minimized")
  private boolean minimized;

  @Option(names = "--wall", descriptionKey = "cli.option.wall")
  private boolean wall;

  @Mixin private final CommonOptions options = new CommonOptions();
  @Spec private CommandSpec spec;

  public EnvwatchCommand(CliContext context) {
    this.context = context;
  }

  public CommonOptions options() {
    return options;
  }

  @Override
  public Integer call() throws UsageException, DashboardException {
    return open("", spec.commandLine().getOut(), spec.commandLine().getErr());
  }

  /**
   * Opens the window; without a parsed command line, all options have their defaults.
   *
   * @param wanted what it is to show; empty for nothing in particular
   */
  public int open(String wanted, PrintWriter out, PrintWriter err)
      throws UsageException, DashboardException {
    try (Dashboard dashboard = context.dashboard()) {
      dashboard.prepare();
      LaunchOptions startup =
          options
              .startup(context.variables(), err)
              .withPresenting(presenting || wall)
              .withMinimized(minimized)
              .withWall(wall);
      if (dashboard.hasDisplay()) {
        dashboard.open(startup, wanted);
      } else if (!wanted.isEmpty()) {
        throw new UsageException(text("cli.show.no-display"));
      } else {
        out.println(text("cli.no-display"));
        dashboard.draw(startup, PictureCommand.usual(Path.of(PICTURE)));
        out.println(PICTURE);
      }
      return 0;
    }
  }
}
