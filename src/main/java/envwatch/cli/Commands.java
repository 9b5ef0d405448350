package envwatch.cli;

import static envwatch.words.Messages.text;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import picocli.CommandLine;

/**
 * The commands of the program. To describe them all to picocli takes longer than most of them run
 * before they send their first request, so a command line is parsed with those that it names. What
 * tells of the others, such as help and refusals, is parsed again with all of them.
 *
 * @param beginning called with what was parsed, before anything runs
 */
record Commands(
    CliContext context,
    PrintWriter out,
    PrintWriter err,
    Consumer<CommandLine.ParseResult> beginning) {
  private static final String COMPLETION = "completion";

  /** In the order of the help. */
  private static final List<Command> ALL =
      List.of(
          new Command("status", StatusCommand::line),
          new Command("watch", WatchCommand::line),
          new Command("check", CheckCommand::line),
          new Command("wait", WaitCommand::line),
          new Command("history", HistoryCommand::line),
          new Command("act", ActCommand::line),
          new Command("api", ApiCommand::line),
          new Command("metrics", MetricsCommand::line),
          new Command("picture", context -> new CommandLine(new PictureCommand(context))),
          new Command("simulator", context -> SimulatorCommand.line()),
          new Command(COMPLETION, context -> new CommandLine(new CompletionCommand())));

  private record Command(String name, Function<CliContext, CommandLine> line) {}

  /** Runs a command line and gives the exit code. */
  int execute(String... arguments) {
    List<String> given = List.of(arguments);
    if (given.contains(COMPLETION)) {
      return all().execute(arguments);
    }
    return line(given::contains)
        .setParameterExceptionHandler((failure, again) -> all().execute(again))
        .setExecutionStrategy(
            parsed -> asksForHelp(parsed) ? all().execute(arguments) : run(parsed))
        .execute(arguments);
  }

  private static boolean asksForHelp(CommandLine.ParseResult parsed) {
    return parsed.asCommandLineList().stream().anyMatch(CommandLine::isUsageHelpRequested);
  }

  private CommandLine all() {
    return line(name -> true)
        .setParameterExceptionHandler((failure, arguments) -> refuse(failure))
        .setExecutionStrategy(this::run);
  }

  private CommandLine line(Predicate<String> named) {
    CommandLine line = new CommandLine(new EnvwatchCommand(context));
    ALL.stream()
        .filter(command -> named.test(command.name))
        .forEach(command -> line.addSubcommand(command.line.apply(context)));
    // A filter such as @example.com is no name of a file with arguments.
    return line.setExpandAtFiles(false)
        .setOut(out)
        .setErr(err)
        .setExecutionExceptionHandler(
            (failure, command, parsed) -> CommandLineProgram.failed(err, failure));
  }

  private int run(CommandLine.ParseResult parsed) {
    beginning.accept(parsed);
    return new CommandLine.RunLast().execute(parsed);
  }

  private int refuse(CommandLine.ParameterException failure) {
    CommandLine refusing = failure.getCommandLine();
    CommandLineProgram.refuse(
        err,
        text(
            "cli.refused",
            sentence(String.valueOf(failure.getMessage())),
            refusing.getCommandSpec().qualifiedName()));
    return refusing.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static String sentence(String message) {
    return message.matches(".*[.!?]") ? message : message + ".";
  }
}
