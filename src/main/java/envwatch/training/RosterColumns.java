package envwatch.training;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where a file has what.
 *
 * @param email the column of the e-mail address, from 0; negative for none, as are the others
 * @param fullName a column with the whole name, to be divided
 * @param heading whether the first record only says what the columns are
 */
record RosterColumns(int email, int firstName, int lastName, int fullName, boolean heading) {
  static final RosterColumns OF_RECIPIENTS = new RosterColumns(0, -1, -1, 1, false);

  /** An address with the name before it, as in a mail. */
  private static final Pattern AFTER_NAME = Pattern.compile("[^<>]*+<([^<>]*+)>");

  /** What comes before the heading, such as a title, takes no more lines. */
  private static final int MOST_BEFORE = 20;

  private static final int MOST_COMPARED = 200;

  private static final Set<String> EMAIL =
      words(
          """
          email mail emailaddress mailaddress primaryemail useremail userprincipalname
          emailadresse adressemail adresseemail adressedecourriel courriel correo
          correoelectronico direcciondecorreo indirizzoemail
          """);
  private static final Set<String> FIRST_NAME =
      words(
          """
          firstname first givenname given forename vorname prenom nombre nome voornaam
          fornavn fornamn imie
          """);
  private static final Set<String> LAST_NAME =
      words(
          """
          lastname last surname familyname family nachname familienname nom nomdefamille
          apellido apellidos cognome sobrenome achternaam efternavn efternamn nazwisko
          """);
  private static final Set<String> FULL_NAME =
      words(
          """
          name fullname student studentname displayname participant attendee teilnehmer
          anzeigename nomcomplet
          """);

  /** Headings as {@link #plain} has them, in the languages of those who write such files. */
  private static Set<String> words(String blankSeparated) {
    return Set.of(blankSeparated.strip().split("\\s+"));
  }

  /** How many records come before the first that says what the columns are, or names a student. */
  static int start(List<CsvRecord> records) {
    for (int i = 0; i < Math.min(MOST_BEFORE, records.size()); i++) {
      List<String> cells = records.get(i).cells();
      if (isHeading(cells) || cells.stream().anyMatch(cell -> cell.contains("@"))) {
        return i;
      }
    }
    return 0;
  }

  private static boolean isHeading(List<String> cells) {
    return cells.stream().map(RosterColumns::plain).anyMatch(RosterColumns::isKnown)
        && cells.stream().noneMatch(cell -> cell.contains("@"));
  }

  private static boolean isKnown(String name) {
    return Stream.of(EMAIL, FIRST_NAME, LAST_NAME, FULL_NAME)
        .anyMatch(names -> names.contains(name));
  }

  /**
   * By the headings and by what the columns contain: addresses are where most of them are, whatever
   * the column is called.
   *
   * @param records from the heading on, where there is one
   */
  static RosterColumns of(List<CsvRecord> records) {
    List<String> first = records.getFirst().cells();
    boolean heading = isHeading(first);
    List<CsvRecord> students =
        records.subList(heading ? 1 : 0, Math.min(MOST_COMPARED, records.size()));
    List<String> names = heading ? first.stream().map(RosterColumns::plain).toList() : List.of();
    int named = find(names, EMAIL);
    int email =
        named >= 0 && count(students, named, EmailAddress::looksRight) > 0
            ? named
            : mostAddresses(students, named);
    int firstName = find(names, FIRST_NAME);
    int lastName = find(names, LAST_NAME);
    int fullName = find(names, FULL_NAME);
    if (firstName >= 0 && lastName < 0) {
      // As in "Name, Vorname".
      return new RosterColumns(email, firstName, fullName, -1, heading);
    }
    return firstName >= 0 || lastName >= 0 || fullName >= 0
        ? new RosterColumns(email, firstName, lastName, fullName, heading)
        : byContent(students, email, heading);
  }

  private static String plain(String heading) {
    return Normalizer.normalize(heading, Normalizer.Form.NFD)
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\[.*?]|[^\\p{L}\\p{N}]", "");
  }

  private static int find(List<String> names, Set<String> wanted) {
    for (int i = 0; i < names.size(); i++) {
      if (wanted.contains(names.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private static long count(List<CsvRecord> students, int column, Predicate<String> what) {
    return students.stream().filter(student -> what.test(cell(student, column))).count();
  }

  private static int width(List<CsvRecord> students) {
    return students.stream().mapToInt(student -> student.cells().size()).max().orElse(0);
  }

  private static int mostAddresses(List<CsvRecord> students, int otherwise) {
    int best = Math.max(0, otherwise);
    long most = 0;
    for (int column = 0; column < width(students); column++) {
      long addresses = count(students, column, cell -> cell.contains("@"));
      if (addresses > most) {
        best = column;
        most = addresses;
      }
    }
    return best;
  }

  /** Names are the first two columns that have letters and no addresses; a single one has both. */
  private static RosterColumns byContent(List<CsvRecord> students, int email, boolean heading) {
    List<Integer> names = new ArrayList<>();
    for (int column = 0; column < width(students); column++) {
      long alike = count(students, column, RosterColumns::mayBeName);
      if (column != email && 2 * alike >= students.size()) {
        names.add(column);
      }
    }
    if (names.isEmpty()) {
      return new RosterColumns(email, -1, -1, -1, heading);
    }
    boolean whole = names.size() == 1;
    return new RosterColumns(
        email,
        whole ? -1 : names.get(0),
        whole ? -1 : names.get(1),
        whole ? names.getFirst() : -1,
        heading);
  }

  private static boolean mayBeName(String cell) {
    return cell.codePoints().anyMatch(Character::isLetter) && !cell.contains("@");
  }

  String email(CsvRecord record) {
    Matcher written = AFTER_NAME.matcher(cell(record, email));
    // Without headings, the name may be in no other cell, and what is in those is no name.
    String cell = heading && written.matches() ? written.group(1).strip() : cell(record, email);
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
