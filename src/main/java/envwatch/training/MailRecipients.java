package envwatch.training;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the recipients of a mail, as mail programs copy them: {@code Ann Lee <ann@example.com>,
 * "Doe, Jim" <jim@example.com>; bo@example.com}, on one line or several.
 */
final class MailRecipients {
  /** The comma of {@code Doe, Jim} separates nobody: it comes before the address. */
  private static final Pattern RECIPIENT = Pattern.compile("[^@]++@[^,;]*+|[^@]++$");

  /** A name with more than one comma, or other separators, is a row of a sheet. */
  private static final Pattern NAMED =
      Pattern.compile(
          "(?:\\p{L}++:\\s)?([^<>,;\t|]*+(?:,[^<>,;\t|]*+)?)<([^<>]*+)>[\\s\\p{Z}\\p{Cf}]*+");

  private MailRecipients() {}

  /**
   * The address and the name of each; empty if the text is something else. What comes before the
   * first, such as a title, is left out.
   */
  static List<CsvRecord> read(String text) {
    List<String> lines = text.lines().toList();
    List<CsvRecord> all = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      all.addAll(read(lines.get(i), i + 1));
    }
    List<CsvRecord> some = all.stream().dropWhile(one -> !email(one).contains("@")).toList();
    long named = some.stream().filter(one -> !one.cells().getLast().isEmpty()).count();
    long alone =
        some.stream()
            .filter(one -> one.cells().getLast().isEmpty())
            .filter(one -> EmailAddress.looksRight(email(one)))
            .count();
    return 2 * named > some.size() - alone ? some : List.of();
  }

  private static String email(CsvRecord recipient) {
    return recipient.cells().getFirst();
  }

  private static List<CsvRecord> read(String line, int number) {
    List<CsvRecord> found = new ArrayList<>();
    Matcher recipient = RECIPIENT.matcher(line);
    while (recipient.find()) {
      String written = recipient.group().replaceAll("^[\\s,;]++", "");
      Matcher named = NAMED.matcher(written);
      if (named.matches()) {
        boolean unclosed = named.group(1).chars().filter(each -> each == '"').count() % 2 != 0;
        found.add(
            new CsvRecord(
                number,
                List.of(CsvReader.visible(named.group(2)), name(named.group(1))),
                unclosed));
      } else if (!written.isBlank()) {
        found.add(new CsvRecord(number, List.of(CsvReader.visible(written), ""), false));
      }
    }
    return found;
  }

  /** Without its quotation marks; some programs repeat the address where there is no name. */
  private static String name(String written) {
    String name = CsvReader.visible(written).replaceAll("^'(.*)'$|[\"\\\\]", "$1").strip();
    return name.contains("@") ? "" : name;
  }
}
