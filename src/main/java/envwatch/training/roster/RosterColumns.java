package envwatch.training.roster;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Where a file has what.
 *
 * @param email the column of the e-mail address, from 0; negative for none, as are the others
 * @param fullName a column with the whole name, to be divided
 * @param heading whether the first record only says what the columns are
 */
record RosterColumns(int email, int firstName, int lastName, int fullName, boolean heading) {
  private static final Set<String> EMAIL = Set.of("email", "mail", "emailaddress", "mailaddress");
  private static final Set<String> FIRST_NAME =
      Set.of("firstname", "first", "givenname", "given", "forename", "vorname");
  private static final Set<String> LAST_NAME =
      Set.of("lastname", "last", "surname", "familyname", "family", "nachname");
  private static final Set<String> FULL_NAME =
      Set.of("name", "fullname", "student", "studentname", "displayname");

  /** By the headings, or else by what the first record contains. */
  static RosterColumns of(CsvRecord first) {
    List<String> names = first.cells().stream().map(RosterColumns::plain).toList();
    boolean address = first.cells().stream().anyMatch(cell -> cell.contains("@"));
    RosterColumns named =
        new RosterColumns(
            find(names, EMAIL),
            find(names, FIRST_NAME),
            find(names, LAST_NAME),
            find(names, FULL_NAME),
            true);
    boolean known =
        named.email >= 0 || named.firstName >= 0 || named.lastName >= 0 || named.fullName >= 0;
    return known && !address ? named : byContent(first.cells());
  }

  private static String plain(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }

  private static int find(List<String> names, Set<String> wanted) {
    for (int i = 0; i < names.size(); i++) {
      if (wanted.contains(names.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** The address is where an @ is; first and last name are the other columns, in this order. */
  private static RosterColumns byContent(List<String> cells) {
    int email = 0;
    for (int i = cells.size() - 1; i >= 0; i--) {
      email = cells.get(i).contains("@") ? i : email;
    }
    int first = email == 0 ? 1 : 0;
    int second = first + 1 == email ? first + 2 : first + 1;
    return cells.size() == 2
        ? new RosterColumns(email, -1, -1, first, false)
        : new RosterColumns(email, first, second, -1, false);
  }

  String email(CsvRecord record) {
    String cell = cell(record, email);
    return cell.regionMatches(true, 0, "mailto:", 0, 7) ? cell.substring(7) : cell;
  }

  String firstName(CsvRecord record) {
    String given = cell(record, firstName);
    String full = cell(record, fullName);
    if (!given.isEmpty() || full.isEmpty()) {
      return given;
    }
    int comma = full.indexOf(',');
    int blank = full.lastIndexOf(' ');
    return comma >= 0
        ? full.substring(comma + 1).strip()
        : blank < 0 ? full : full.substring(0, blank).strip();
  }

  /** A whole name is either {@code Ann Lee} or {@code Lee, Ann}. */
  String lastName(CsvRecord record) {
    String family = cell(record, lastName);
    String full = cell(record, fullName);
    if (!family.isEmpty() || full.isEmpty() || firstName >= 0 && lastName >= 0) {
      return family;
    }
    int comma = full.indexOf(',');
    int blank = full.lastIndexOf(' ');
    return comma >= 0
        ? full.substring(0, comma).strip()
        : blank < 0 ? "" : full.substring(blank + 1);
  }

  private static String cell(CsvRecord record, int column) {
    return column < 0 || column >= record.cells().size() ? "" : record.cells().get(column).strip();
  }
}
