package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.links.Destination;
import envwatch.platform.Logging;
import envwatch.runtime.DashboardException;
import envwatch.runtime.Version;
import envwatch.util.PrivateFiles;
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
    if (arguments.length == 0) {
      return open("");
    }
    return arguments.length == 1 && Destination.isLink(arguments[0])
        ? open(cut(arguments[0]))
        : execute(arguments);
  }

  /** What is too long is refused by the window, where the person sees it. */
  private static String cut(String link) {
    return link.substring(0, Math.min(link.length(), Destination.LONGEST + 1));
  }

  /**
   * Opens the window without parsing the command line, which takes a fifth of the start-up time.
   *
   * @param link as the desktop passes it; empty where there is none
   */
  private int open(String link) {
    context.dashboard().prepare();
    EnvwatchCommand command = new EnvwatchCommand(context);
    logToFile(command.options());
    PrintWriter err = new PrintWriter(System.err, true, System.err.charset());
    try {
      return command.open(link, new PrintWriter(System.out, true, System.out.charset()), err);
    } catch (UsageException | DashboardException | CompletionException e) {
      return failed(err, e);
    }
  }

  private int execute(String[] arguments) {
    // Unlike those of picocli, these notice when nobody reads the output any more.
    PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
    PrintWriter err = new PrintWriter(System.err, true, System.err.charset());
    return new Commands(context, out, err, CommandLineProgram::logFor).execute(arguments);
  }

  /** Configures logging; must be called before anything requests a logger. */
  private static void logFor(CommandLine.ParseResult parsed) {
    EnvwatchCommand command = parsed.commandSpec().commandLine().getCommand();
    boolean asksForText =
        parsed.asCommandLineList().stream()
            .anyMatch(line -> line.isVersionHelpRequested() || line.isUsageHelpRequested());
    boolean window =
        !parsed.hasSubcommand()
            || parsed.subcommand().commandSpec().userObject() instanceof ShowCommand;
    if (!window || asksForText) {
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

  static int refuse(PrintWriter err, String sentence) {
    err.println(TerminalText.plain(sentence));
    return FAILED;
  }

  static int failed(PrintWriter err, Exception failure) {
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
