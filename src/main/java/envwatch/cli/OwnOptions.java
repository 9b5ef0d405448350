package envwatch.cli;

import java.util.List;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Help that leaves out inherited options that do not apply to a command. */
final class OwnOptions {
  private OwnOptions() {}

  /**
   * @param inherited whether an inherited option with this long name applies
   */
  static CommandLine only(CommandLine line, Predicate<String> inherited) {
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
