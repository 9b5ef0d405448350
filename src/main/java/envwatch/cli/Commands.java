package envwatch.cli;

import static envwatch.words.Messages.text;

import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

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

  private static final Predicate<String> ALL_BUT_HISTORY = Predicate.not("--history"::equals);

  /** In the order of the help, each with the inherited options that its help shows. */
  private static final List<Command> ALL =
      List.of(
          new Command("status", StatusCommand::new, ALL_BUT_HISTORY),
          new Command("show", ShowCommand::new, ALL_BUT_HISTORY),
          new Command("watch", WatchCommand::new, ALL_BUT_HISTORY),
          new Command("check", CheckCommand::new, ALL_BUT_HISTORY),
          new Command("probe", ProbeCommand::new, ALL_BUT_HISTORY),
          new Command("wait", WaitCommand::new, ALL_BUT_HISTORY),
          new Command(
              "history",
              HistoryCommand::new,
              Set.of("--help", "--version", "--environment", "--data-dir", "--debug")::contains),
          new Command("act", ActCommand::new, ALL_BUT_HISTORY),
          new Command(
              "api",
              ApiCommand::new,
              Set.of(
                      "--demo",
                      "--address",
                      "--api-id",
                      "--api-key-file",
                      "--certificate-authority",
                      "--read-only",
                      "--data-dir",
                      "--debug",
                      "--help",
                      "--version")
                  ::contains),
          new Command("record", RecordCommand::new, ALL_BUT_HISTORY),
          new Command("metrics", MetricsCommand::new, ALL_BUT_HISTORY),
          new Command("picture", PictureCommand::new, option -> true),
          new Command(
              "simulator",
              SimulatorCommand::new,
              Set.of("--help", "--version", "--history")::contains),
          new Command(COMPLETION, CompletionCommand::new, option -> true));

  private record Command(
      String name, Function<CliContext, Callable<Integer>> command, Predicate<String> inherited) {
    CommandLine line(CliContext context) {
      CommandLine line = new CommandLine(command.apply(context));
      line.getHelpSectionMap()
          .put(
              UsageMessageSpec.SECTION_KEY_OPTION_LIST,
              help -> help.optionListExcludingGroups(options(help.commandSpec())));
      return line;
    }

    private List<OptionSpec> options(CommandSpec spec) {
      return spec.options().stream()
          .filter(option -> !option.inherited() || inherited.test(option.longestName()))
          .toList();
    }
  }

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
        .forEach(command -> line.addSubcommand(command.line(context)));
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
