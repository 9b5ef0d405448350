package envwatch.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes the completions of fish, which picocli does not know ({@code complete} in its manual). */
final class FishCompletion {
  private final PrintWriter out;
  private final String program;

  private FishCompletion(PrintWriter out, String program) {
    this.out = out;
    this.program = program;
  }

  static void print(CommandSpec program, PrintWriter out) {
    FishCompletion completion = new FishCompletion(out, program.name());
    completion.printCommand(program, "__fish_use_subcommand");
    program
        .subcommands()
        .forEach((name, command) -> completion.printSubcommand(name, command.getCommandSpec()));
  }

  private void printSubcommand(String name, CommandSpec command) {
    String[] header = command.usageMessage().header();
    print("__fish_use_subcommand", "-a " + name, header);
    printCommand(command, "__fish_seen_subcommand_from " + name);
  }

  private void printCommand(CommandSpec command, String condition) {
    print(condition, "-f", none());
    command.options().stream()
        .filter(option -> !option.hidden())
        .forEach(option -> print(condition, option(option), option.description()));
    command.positionalParameters().stream()
        .filter(parameter -> parameter.completionCandidates() != null)
        .forEach(parameter -> print(condition, "-a " + quoted(candidates(parameter)), none()));
  }

  private void print(String condition, String what, String[] description) {
    String words = description.length == 0 ? "" : " -d " + quoted(plain(description[0]));
    out.println("complete -c " + program + " -n " + quoted(condition) + " " + what + words);
  }

  private static String[] none() {
    return new String[0];
  }

  private String option(OptionSpec option) {
    String names =
        List.of(option.names()).stream()
            .map(name ->
                name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
            .collect(Collectors.joining(" "));
    return names + value(option);
  }

  private String value(OptionSpec option) {
    if (option.arity().max() == 0) {
      return "";
    }
    if (option.longestName().equals(CompletionCommand.ENVIRONMENT)) {
      return " -x -a " + quoted("(" + program + CompletionCommand.ASK_ENVIRONMENTS + ")");
    }
    if (option.completionCandidates() != null) {
      return " -x -a " + quoted(candidates(option));
    }
    return Path.class.isAssignableFrom(option.type()) ? " -r -F" : " -x";
  }

  private static String candidates(ArgSpec argument) {
    return StreamSupport.stream(argument.completionCandidates().spliterator(), false)
        .collect(Collectors.joining(" "));
  }

  /** A description is a format of {@link java.util.Formatter}. */
  private static String plain(String description) {
    String text = CommandLine.Help.Ansi.OFF.string(description);
    return text.replace("%n", " ").replace("%%", "%").strip();
  }

  private static String quoted(String words) {
    return "'" + words.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
