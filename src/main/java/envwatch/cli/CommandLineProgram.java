package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.base.PrivateFiles;
import envwatch.cli.act.ActCommand;
import envwatch.cli.api.ApiCommand;
import envwatch.cli.history.HistoryCommand;
import envwatch.cli.history.WatchCommand;
import envwatch.cli.options.CliContext;
import envwatch.cli.options.CommonOptions;
import envwatch.cli.options.EnvwatchCommand;
import envwatch.cli.options.PictureCommand;
import envwatch.cli.options.UsageException;
import envwatch.cli.wait.WaitCommand;
import envwatch.platform.Logging;
import envwatch.runtime.launch.DashboardException;
import envwatch.runtime.launch.Version;
import envwatch.words.TerminalText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Properties;
import java.util.concurrent.CompletionException;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;

/**
 * The program as started from a terminal or by a click: parses the options and runs the command.
 */
public final class CommandLineProgram {
  private static final int FAILED = 2;

  private final CliContext context;

  public CommandLineProgram(CliContext context) {
    this.context = context;
  }

  /**
   * Runs the program; returns when the command has ended or the window has been closed.
   *
   * @return the exit code of the process
   */
  public int run(String[] arguments) {
    return arguments.length == 0 ? open() : execute(arguments);
  }

  /**
   * Opens the window without parsing the command line, which takes a fifth of the start-up time.
   */
  private int open() {
    EnvwatchCommand command = new EnvwatchCommand(context);
    logToFile(command.options());
    PrintWriter err = new PrintWriter(System.err, true, System.err.charset());
    try {
      return command.open(new PrintWriter(System.out, true, System.out.charset()), err);
    } catch (UsageException | DashboardException | CompletionException e) {
      return failed(err, e);
    }
  }

  private int execute(String[] arguments) {
    CommandLine line = commandLine(context);
    // Unlike that of picocli, this one notices when nobody reads the output any more.
    line.setOut(new PrintWriter(System.out, true, System.out.charset()));
    line.setExecutionStrategy(parsed -> {
      logFor(parsed);
      return new CommandLine.RunLast().execute(parsed);
    });
    return line.execute(arguments);
  }

  /** Configures logging; must be called before anything requests a logger. */
  private static void logFor(CommandLine.ParseResult parsed) {
    EnvwatchCommand command = parsed.commandSpec().commandLine().getCommand();
    boolean asksForText = parsed.isVersionHelpRequested() || parsed.isUsageHelpRequested();
    if (parsed.hasSubcommand() || asksForText) {
      Logging.toStandardError(command.options().debug());
    } else {
      logToFile(command.options());
    }
  }

  private static void logToFile(CommonOptions options) {
    Logging.toFile(options.directories().logs(), options.debug());
    prepareCrashReport(options.directories().logs());
    LoggerFactory.getLogger(CommandLineProgram.class)
        .atDebug()
        .log(() -> "Envwatch " + Version.number() + ", " + aotCache(System.getProperties()));
  }

  /**
   * Creates the file for crash reports, whose name the launcher passes to Java: Java writes into an
   * existing file, but would itself create one that others can read, and a crash report contains
   * parts of the memory.
   */
  private static void prepareCrashReport(Path logs) {
    try {
      PrivateFiles.createIfMissing(logs.resolve("hs_err.log"));
    } catch (IOException e) {
      LoggerFactory.getLogger(CommandLineProgram.class)
          .debug("No crash report prepared: {}", e.toString());
    }
  }

  /**
   * The JVM reports whether it shares classes; the shipped one can share only those of the cache.
   */
  private static String aotCache(Properties system) {
    if (system.getProperty("jpackage.app-version") == null) {
      return "not packaged, without an AOT cache";
    }
    return system.getProperty("java.vm.info", "").contains("sharing")
        ? "AOT cache used"
        : "AOT cache not used";
  }

  static CommandLine commandLine(CliContext context) {
    CommandLine line =
        new CommandLine(new EnvwatchCommand(context))
            .addSubcommand(StatusCommand.line(context))
            .addSubcommand(WatchCommand.line(context))
            .addSubcommand(CheckCommand.line(context))
            .addSubcommand(WaitCommand.line(context))
            .addSubcommand(HistoryCommand.line(context))
            .addSubcommand(ActCommand.line(context))
            .addSubcommand(ApiCommand.line(context))
            .addSubcommand(MetricsCommand.line(context))
            .addSubcommand(new PictureCommand(context))
            .addSubcommand(SimulatorCommand.line())
            .addSubcommand(new CompletionCommand());
    line.setParameterExceptionHandler((failure, arguments) -> {
      CommandLine refusing = failure.getCommandLine();
      refuse(
          refusing.getErr(),
          text(
              "cli.refused",
              sentence(String.valueOf(failure.getMessage())),
              refusing.getCommandSpec().qualifiedName()));
      return refusing.getCommandSpec().exitCodeOnInvalidInput();
    });
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> failed(command.getErr(), failure));
    return line;
  }

  private static int refuse(PrintWriter err, String sentence) {
    err.println(TerminalText.plain(sentence));
    return FAILED;
  }

  private static String sentence(String message) {
    return message.matches(".*[.!?]") ? message : message + ".";
  }

  private static int failed(PrintWriter err, Exception failure) {
    return switch (failure) {
      case UsageException e -> refuse(err, e.getMessage());
      case DashboardException e -> {
        LoggerFactory.getLogger(CommandLineProgram.class).debug("Not opened", e);
        yield refuse(err, e.getMessage());
      }
      default -> {
        LoggerFactory.getLogger(CommandLineProgram.class).error("A bug", failure);
        yield refuse(err, text("cli.bug", failure.toString()));
      }
    };
  }
}
