package envwatch;

import static envwatch.words.Messages.text;

import envwatch.secrets.SystemKeychain;
import envwatch.settings.PrivateFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Properties;
import java.util.concurrent.CompletionException;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;

/** Where the program starts. */
public final class Main {
  private static final int FAILED = 2;

  private Main() {}

  public static void main(String[] arguments) {
    SystemKeychain keychain = new SystemKeychain();
    Surroundings surroundings =
        new Surroundings(
            System.getenv(), keychain, new JavaFxDashboard(keychain), Clock.systemUTC());
    int code = arguments.length == 0 ? open(surroundings) : execute(surroundings, arguments);
    // Ends threads of libraries too, such as those behind the keychain.
    System.exit(code);
  }

  /** What a click starts. The command line is left alone: reading it takes a fifth of the start. */
  private static int open(Surroundings surroundings) {
    EnvwatchCommand command = new EnvwatchCommand(surroundings);
    logToFile(command.options());
    PrintWriter err = new PrintWriter(System.err, true, System.err.charset());
    try {
      return command.open(new PrintWriter(System.out, true, System.out.charset()), err);
    } catch (UsageException | DashboardException | CompletionException e) {
      return failed(err, e);
    }
  }

  private static int execute(Surroundings surroundings, String[] arguments) {
    CommandLine line = commandLine(surroundings);
    line.setExecutionStrategy(parsed -> {
      logFor(parsed);
      return new CommandLine.RunLast().execute(parsed);
    });
    return line.execute(arguments);
  }

  /** Comes before anything asks for a logger. */
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
    LoggerFactory.getLogger(Main.class)
        .atDebug()
        .log(() -> "Envwatch " + Version.number() + ", " + aotCache(System.getProperties()));
  }

  /**
   * Java writes into the file that it finds, and would make one that others can read: a report of a
   * crash quotes what was in memory. The launcher names the file.
   */
  private static void prepareCrashReport(Path logs) {
    try {
      PrivateFiles.createIfMissing(logs.resolve("hs_err.log"));
    } catch (IOException e) {
      LoggerFactory.getLogger(Main.class).debug("No crash report prepared: {}", e.toString());
    }
  }

  /** The JVM tells that it shares classes: the shipped one has none to share but the cache's. */
  private static String aotCache(Properties system) {
    if (system.getProperty("jpackage.app-version") == null) {
      return "not packaged, without an AOT cache";
    }
    return system.getProperty("java.vm.info", "").contains("sharing")
        ? "AOT cache used"
        : "AOT cache not used";
  }

  static CommandLine commandLine(Surroundings surroundings) {
    CommandLine line =
        new CommandLine(new EnvwatchCommand(surroundings))
            .addSubcommand(new StatusCommand(surroundings))
            .addSubcommand(new PictureCommand(surroundings))
            .addSubcommand(SimulatorCommand.line());
    line.setParameterExceptionHandler((failure, arguments) ->
        refuse(
            failure.getCommandLine().getErr(),
            text(
                "cli.refused",
                sentence(String.valueOf(failure.getMessage())),
                failure.getCommandLine().getCommandSpec().qualifiedName())));
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
        LoggerFactory.getLogger(Main.class).debug("Not opened", e);
        yield refuse(err, e.getMessage());
      }
      default -> {
        LoggerFactory.getLogger(Main.class).error("A bug", failure);
        yield refuse(err, text("cli.bug", failure.toString()));
      }
    };
  }
}
