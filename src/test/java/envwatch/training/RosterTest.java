package envwatch.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import envwatch.training.RosterLine.Fault;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class RosterTest {
  private static final RosterLine ANN = new RosterLine(2, "ann@example.com", "Ann", "Lee", null);

  private static Roster read(String text) {
    return Roster.read(text.getBytes(StandardCharsets.UTF_8), List.of(), null);
  }

  private static Fault onlyFault(String text) {
    return read(text).lines().getLast().fault();
  }

  private static List<RosterLine> good(Roster roster) {
    return roster.lines().stream().filter(line -> line.fault() == null).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "email,first name,last name\nann@example.com,Ann,Lee\n",
        "First Name;Last Name;E-Mail\r\nAnn;Lee;ann@example.com\r\n",
        "lastname\tEMAIL\tfirstname\rLee\tann@example.com\tAnn",
        "\uFEFFemail,first_name,last_name\n\"ann@example.com\",\"Ann\",\"Lee\"",
        "group,email,surname,given name,notes\nA,ann@example.com,Lee,Ann,\"x, y\"",
        "Name,Email\nAnn Lee,ann@example.com",
        "Name;Email\n\"Lee, Ann\";ann@example.com",
        "Email address , First name , Last name\n mailto:ann@example.com , Ann , Lee ",
        "email,first name,last name\n ann@example.com, \"Ann\" ,Lee"
      })
  void anyOrderAndSeparatorIsUnderstood(String text) {
    assertThat(read(text).lines()).containsExactly(ANN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ann@example.com,Ann,Lee",
        "Ann;Lee;ann@example.com",
        "Ann\tann@example.com\tLee",
        "Ann Lee,ann@example.com"
      })
  void aFileWithoutHeadingsBeginsWithAStudent(String text) {
    assertThat(read(text).lines())
        .containsExactly(new RosterLine(1, "ann@example.com", "Ann", "Lee", null));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "User name,First name,Last name,Display name\nann@example.com,Ann,Lee,Ann Lee",
        "First Name [Required],Last Name [Required],Email Address [Required],Password"
            + " [Required],Org Unit Path [Required]\n"
            + "Ann,Lee,ann@example.com,x,/",
        "Prénom,Nom de famille,Numéro d’identification,Institution,Adresse de courriel\n"
            + "Ann,Lee,,,ann@example.com",
        "userPrincipalName,givenName,surname\nann@example.com,Ann,Lee",
        "Vorname;Name;E-Mail-Adresse\nAnn;Lee;ann@example.com",
        "Student,ID,SIS User ID,SIS Login ID,Section\n\"Lee, Ann\",1001,77,ann@example.com,K8s",
        "name|mail\nAnn Lee|ann@example.com"
      })
  void exportsOfOtherProgramsAreUnderstood(String text) {
    assertThat(read(text).lines()).containsExactly(ANN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sep=;\r\nE-Mail;First name;Last name\r\nann@example.com;Ann;Lee\r\n",
        "# exported 2026-11-26\nE-mail,First name,Last name\nann@example.com,Ann,Lee",
        "Kubernetes day 2;;\n;;\nE-mail;First name;Last name\nann@example.com;Ann;Lee",
        "1001;Ann;Lee;ann@example.com",
        "ann@example.com;ann@private.example;Ann;Lee",
        "Lee, Ann;ann@example.com",
        "\u200Bann@example.com\u00A0,\u00A0Ann,L\u00ADee",
        "ann@example.com,An\u0000n,Lee"
      })
  void whatIsAroundTheStudentsIsLeftOut(String text) {
    assertThat(read(text).lines())
        .extracting(RosterLine::email, RosterLine::firstName, RosterLine::lastName)
        .containsExactly(tuple("ann@example.com", "Ann", "Lee"));
  }

  /** As mail programs copy recipients. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann Lee <ann@example.com>\nJim Doe <jim@example.com>",
        "Ann Lee <ann@example.com>, Jim Doe <jim@example.com>",
        "\"Lee, Ann\" <ann@example.com>, 'Doe, Jim' <jim@example.com>",
        "Lee, Ann <ann@example.com>; Doe, Jim <jim@example.com>;",
        "Lee, Ann <ann@example.com>, Doe, Jim <jim@example.com>",
        "To: Ann Lee <ann@example.com>,\r\n \"Jim Doe\" <mailto:jim@example.com>",
        "Kubernetes day 2\n\nAnn Lee\u00A0<ann@example.com>\n\nJim Doe<jim@example.com>\n"
      })
  void recipientsOfAMailAreStudents(String text) {
    assertThat(read(text).lines())
        .extracting(
            RosterLine::email, RosterLine::firstName, RosterLine::lastName, RosterLine::fault)
        .containsExactly(
            tuple("ann@example.com", "Ann", "Lee", null),
            tuple("jim@example.com", "Jim", "Doe", null));
  }

  @Test
  void whatIsWrongWithARecipientIsSaidOfItsLine() {
    assertThat(
            read("""
            Ann Lee <ann@example.com>, Bo <bo@example.com>; c@example.com
            Dan Ode <dan@>
            "Eve <eve@example.com>
            Fay Orr <fay@example.com>, Ann <ANN@example.com>, Gil Roe <gil@example.com>
            Ann Lee <ann@example.com>
            """)
                .lines())
        .extracting(RosterLine::number, RosterLine::email, RosterLine::fault)
        .containsExactly(
            tuple(1, "ann@example.com", null),
            tuple(1, "bo@example.com", new Fault.NoLastName()),
            tuple(1, "c@example.com", new Fault.NoFirstName()),
            tuple(2, "dan@", new Fault.InvalidEmail()),
            tuple(3, "eve@example.com", new Fault.QuoteNotClosed()),
            tuple(4, "fay@example.com", null),
            tuple(4, "ANN@example.com", new Fault.NoLastName()),
            tuple(4, "gil@example.com", null),
            tuple(5, "ann@example.com", new Fault.Repeated(1)));
  }

  @Test
  void aSheetMayHaveAddressesWithNames() {
    assertThat(read("Given name,Surname,E-mail\nAnn,Lee,Ann Lee <ann@example.com>").lines())
        .containsExactly(ANN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann Lee <ann@example.com>;Group A\nBo Orr <bo@example.com>;Group B",
        "Ann Lee <ann@example.com>\tGroup A\tMiami"
      })
  void whatIsBesideAnAddressWithANameIsNotTakenForTheName(String text) {
    assertThat(read(text).lines())
        .extracting(RosterLine::fault)
        .containsOnly(new Fault.InvalidEmail());
  }

  @Test
  void aLongLineOfRecipientsTakesNoQuadraticTime() {
    String text = "Ann Lee <ann@example.com>, ".repeat(20_000) + "<".repeat(20_000);

    assertThat(read(text).lines()).isNotEmpty();
  }

  @Test
  void anInvisibleCharacterMakesNoOtherAddress() {
    assertThat(onlyFault("ann@example.com,Ann,Lee\n\u200Bann@example.com,Ann,Lee"))
        .isEqualTo(new Fault.Repeated(1));
  }

  @Test
  void aFileFromJapanIsReadAsSuchAndSaysThatThisWasGuessed() {
    byte[] file =
        "E-mail,First name,Last name\nh@example.jp,翔,佐藤".getBytes(Charset.forName("windows-31j"));
    Roster roster = Roster.read(file, List.of(), null);
    assertThat(roster.lines().getFirst().lastName()).isEqualTo("佐藤");
    assertThat(roster.guessedEncoding()).isEqualTo("Shift_JIS");
  }

  @Test
  void westernNamesAreNotTakenForJapanese() {
    byte[] file =
        "email,first name,last name\na@example.fr,Hélène,Müller’s"
            .getBytes(Charset.forName("windows-1252"));
    Roster roster = Roster.read(file, List.of(), null);
    assertThat(roster.lines().getFirst().firstName()).isEqualTo("Hélène");
    assertThat(roster.guessedEncoding()).isEqualTo("Windows-1252");
  }

  @Test
  void filesOfOtherKindsAreNoText() {
    assertThat(Roster.isText(new byte[] {'P', 'K', 3, 4, 20, 0, 6, 0})).isFalse();
    assertThat(Roster.isText(new byte[400])).isFalse();
    assertThat(Roster.isText("a@example.com,Ann,Lee".getBytes(StandardCharsets.UTF_16))).isTrue();
  }

  @Test
  void quotedTextMayContainEverything() {
    assertThat(
            read("email,first name,last name\na@example.com,\"Ann \"\"A\"\",\nB\",\"Lee;\"")
                .lines())
        .containsExactly(new RosterLine(2, "a@example.com", "Ann \"A\", B", "Lee;", null));
  }

  @Test
  void linesAreCountedAsAnEditorDoes() {
    assertThat(
            read("email,first name,last name\n\na@example.com,\"A\nA\",B\nb@example.com,C,D")
                .lines())
        .extracting(RosterLine::number)
        .containsExactly(3, 5);
  }

  @Test
  void aQuotationMarkThatIsNeverClosedSpoilsOnlyItsLine() {
    Roster roster =
        read("email,first name,last name\na@example.com,\"Ann,Lee\nb@example.com,Ben,Ode\n");

    assertThat(roster.lines().getFirst().fault()).isEqualTo(new Fault.QuoteNotClosed());
    assertThat(good(roster)).extracting(RosterLine::email).containsExactly("b@example.com");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ann",
        "ann@",
        "@example.com",
        "ann@example",
        "ann lee@example.com",
        "ann@@example.com",
        "ann@exa mple.com",
        "ann@example..com",
        ".ann@example.com",
        "a..b@example.com",
        "ann@-example.com",
        "ann<x>@example.com"
      })
  void addressesThatCannotBeAreFaults(String email) {
    assertThat(onlyFault("email,first name,last name\n" + email + ",Ann,Lee"))
        .isEqualTo(new Fault.InvalidEmail());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ann+lab@example.co.uk",
        "o'neil@example.com",
        "ann_lee-2@sub.example.com",
        "\u00e4nn@b\u00fccher.example",
        "ANN@EXAMPLE.COM"
      })
  void unusualAddressesAreNoFaults(String email) {
    assertThat(onlyFault("email,first name,last name\n" + email + ",Ann,Lee")).isNull();
  }

  @Test
  void whatIsMissingIsSaid() {
    assertThat(onlyFault("email,first name,last name\n,Ann,Lee")).isEqualTo(new Fault.NoEmail());
    assertThat(onlyFault("email,first name,last name\nann@example.com,,Lee"))
        .isEqualTo(new Fault.NoFirstName());
    assertThat(onlyFault("email,first name,last name\nann@example.com,Ann"))
        .isEqualTo(new Fault.NoLastName());
  }

  @Test
  void anAddressThatOccursTwiceIsTakenOnce() {
    assertThat(
            onlyFault(
                "email,first name,last name\nann@example.com,Ann,Lee\nANN@example.com,Ann,Lee"))
        .isEqualTo(new Fault.Repeated(2));
  }

  @Test
  void studentsOfTheClassAreNotAddedAgain() {
    Roster roster =
        Roster.read(
            "ann@example.com,Ann,Lee".getBytes(StandardCharsets.UTF_8),
            List.of("Ann@Example.com "),
            null);

    assertThat(roster.lines().getFirst().fault()).isEqualTo(new Fault.AlreadyStudent());
  }

  @Test
  void moreThanTheClassAdmitsAreFaults() {
    Roster roster =
        Roster.read(
            "a@example.com,A,A\nwrong,B,B\nc@example.com,C,C\nd@example.com,D,D"
                .getBytes(StandardCharsets.UTF_8),
            List.of("x@example.com"),
            3);

    assertThat(good(roster)).extracting(RosterLine::number).containsExactly(1, 3);
    assertThat(roster.lines().getLast().fault()).isEqualTo(new Fault.TooMany(3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void filesOfSpreadsheetsInUnicodeAreRead(String charset) {
    byte[] file = "\uFEFFAnn\tM\u00fcller\tann@example.com".getBytes(Charset.forName(charset));

    assertThat(Roster.read(file, List.of(), null).lines().getFirst().lastName())
        .isEqualTo("M\u00fcller");
  }

  @Test
  void filesOfOldSpreadsheetsAreRead() {
    byte[] file = "Ann;M\u00fcller;ann@example.com".getBytes(Charset.forName("windows-1252"));

    assertThat(Roster.read(file, List.of(), null).lines().getFirst().lastName())
        .isEqualTo("M\u00fcller");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n\r\n", "\uFEFF", "email,first name,last name\n"})
  void aFileWithoutStudentsHasNoLines(String text) {
    assertThat(read(text).lines()).isEmpty();
  }

  @Test
  void arbitraryBytesAreFaultsAndNotFailures() {
    byte[] file = new byte[4096];
    for (int i = 0; i < file.length; i++) {
      file[i] = (byte) (i * 31);
    }

    assertThat(good(Roster.read(file, List.of(), null))).isEmpty();
  }

  @Test
  void tenThousandLinesAreRead() {
    String text =
        IntStream.range(0, 10_000)
            .mapToObj(i -> "\"Student\";\"Number " + i + "\";student" + i + "@example.com")
            .collect(Collectors.joining("\r\n"));

    assertThat(good(read(text))).hasSize(10_000);
  }

  @Test
  void manyQuotationMarksThatAreNotClosedTakeNoQuadraticTime() {
    String text = "a@example.com,\"\"\"Ann,Lee\n".repeat(20_000);

    assertThat(read(text).lines()).isNotEmpty();
  }
}
