package envwatch.cli;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Help that leaves out inherited options that do not apply to a command. */
final class OwnOptions {
  private OwnOptions() {}

  /**
   * @param inherited the long names of the inherited options that apply
   */
  public static CommandLine only(CommandLine line, Set<String> inherited) {
    return keep(line, inherited::contains);
  }

  /**
   * @param inherited the long name of the inherited option that does not apply
   */
  public static CommandLine without(CommandLine line, String inherited) {
    return keep(line, name -> !name.equals(inherited));
  }

  private static CommandLine keep(CommandLine line, Predicate<String> inherited) {
    line.getHelpSectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_OPTION_LIST,
            help -> help.optionListExcludingGroups(options(help.commandSpec(), inherited)));
    return line;
  }

  private static List<OptionSpec> options(CommandSpec spec, Predicate<String> inherited) {
    return spec.options().stream()
        .filter(option -> !option.inherited() || inherited.test(option.longestName()))
        .toList();
  }
}
