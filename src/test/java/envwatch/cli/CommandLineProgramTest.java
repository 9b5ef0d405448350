package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.runtime.Dashboard;
import envwatch.runtime.LaunchOptions;
import envwatch.settings.AppearanceSettings.Theme;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import okhttp3.tls.HeldCertificate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class CommandLineProgramTest {
  private static final String KEY = "s3cret-key-of-the-account";

  @TempDir Path folder;
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder.resolve("data"));
  }

  private ApiAccount given() {
    return ((LaunchOptions.Source.Given) line.dashboard.opened.getFirst().source()).account();
  }

  private Path keyFile(String content) throws IOException {
    Path file = Files.writeString(folder.resolve("key"), content);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  void withoutACommandTheWindowOpensOnTheStoredAccounts() {
    assertThat(line.run()).isZero();

    LaunchOptions startup = line.dashboard.opened.getFirst();
    assertThat(startup.source()).isEqualTo(new LaunchOptions.Source.Stored());
    assertThat(startup.directories().data()).isEqualTo(folder.resolve("data"));
    assertThat(startup.remembering()).isTrue();
    assertThat(startup.readOnly()).isFalse();
  }

  @Test
  void theDemoAndReadOnlyAreHandedOn() {
    line.run("--demo", "--read-only");

    assertThat(line.dashboard.opened.getFirst().source())
        .isEqualTo(new LaunchOptions.Source.Demo());
    assertThat(line.dashboard.opened.getFirst().readOnly()).isTrue();
  }

  @Test
  void theDemoHasLivedForAsLongAsToldOrForADay() {
    line.run("--demo", "--history", "12h");
    line.run("--demo");

    assertThat(line.dashboard.opened)
        .map(LaunchOptions::source)
        .containsExactly(
            new LaunchOptions.Source.Demo(Duration.ofHours(12)),
            new LaunchOptions.Source.Demo(Duration.ofDays(1)));
  }

  @Test
  void onlySimulatedDataHasAPastToChoose() {
    assertThat(line.run("--history", "12h")).isEqualTo(2);

    assertThat(line.err().lines())
        .containsExactly(
            "--history is for simulated data only: add --demo, or use it with the command"
                + " simulator.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"status", "watch"})
  void aPastThatIsNotShownIsRefused(String command) {
    refused("--history changes nothing here", command, "--demo", "--history", "12h");

    assertThat(line.runAsIs(command, "--help")).isZero();
    assertThat(line.out()).contains("--demo").doesNotContain("--history");
  }

  @Test
  void withoutADisplayAPictureIsDrawnAndItsPathPrinted() {
    line.dashboard.display = false;

    assertThat(line.run()).isZero();

    assertThat(line.dashboard.drawn.getFirst().file()).hasFileName("envwatch.png");
    assertThat(line.out().lines())
        .containsExactly(
            "There is no display, so Envwatch saves a picture of the dashboard:", "envwatch.png");
  }

  @Test
  void anAccountIsDescribedByOptionsAndTheKeyByTheEnvironment() {
    line.variables.put("ENVWATCH_API_KEY", KEY);

    line.run(
        "--address",
        "https://use.cloudshare.com/",
        "--api-id",
        "ID1",
        "--api-version",
        "v2",
        "--environment",
        "env1",
        "env2");

    ApiAccount account = given();
    assertThat(account.address()).isEqualTo(URI.create("https://use.cloudshare.com"));
    assertThat(account.apiId()).isEqualTo("ID1");
    assertThat(account.version()).isEqualTo(new ApiVersion(2));
    assertThat(account.environments())
        .containsExactly(new EnvironmentId("env1"), new EnvironmentId("env2"));
    assertThat(account.apiKey().reveal()).isEqualTo(KEY);
  }

  @Test
  void theVersionIsAutomaticUnlessNamed() {
    line.variables.put("ENVWATCH_API_KEY", KEY);

    line.run("--address", "use.cloudshare.com", "--api-id", "ID1", "--api-version", "automatic");

    assertThat(given().version()).isNull();
    assertThat(given().address()).isEqualTo(URI.create("https://use.cloudshare.com"));
  }

  @ParameterizedTest
  @ValueSource(strings = {KEY, KEY + "\n", KEY + "\r\n", "\uFEFF" + KEY + "\r\n"})
  void theKeyMayLieInAFile(String content) throws IOException {
    line.run(
        "--address", "https://h", "--api-id", "I", "--api-key-file", keyFile(content).toString());

    assertThat(given().apiKey().reveal()).isEqualTo(KEY);
    assertThat(line.err()).isEmpty();
  }

  @Test
  void aKeyFileThatOthersCanReadIsWarnedOf() throws IOException {
    Path file = keyFile(KEY);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

    line.run("--address", "https://h", "--api-id", "I", "--api-key-file", file.toString());

    assertThat(line.err()).startsWith("Other users can read the file with the API key.");
    assertThat(line.dashboard.opened).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "two words", "two\nlines", "nul\0", "\uFFFD", "\uFEFF"})
  void aFileThatHoldsNoSingleKeyIsRefused(String content) throws IOException {
    refused(
        "The file for --api-key-file must contain one key",
        "--address",
        "https://h",
        "--api-id",
        "I",
        "--api-key-file",
        keyFile(content).toString());
  }

  @Test
  void aKeyFileTooLargeForAKeyIsRefused() throws IOException {
    refused(
        "The file for --api-key-file must contain one key",
        "--address",
        "https://h",
        "--api-id",
        "I",
        "--api-key-file",
        keyFile("k".repeat(4097)).toString());
  }

  @Test
  void aVariableThatHoldsNoSingleKeyIsRefusedWithoutRepeatingIt() {
    line.variables.put("ENVWATCH_API_KEY", KEY + "\n" + KEY);
    refused("The environment variable ENVWATCH_API_KEY", "--address", "https://h", "--api-id", "I");
    assertThat(line.err()).doesNotContain(KEY);
  }

  @Test
  void anEnvironmentNamedTwiceIsWatchedOnce() {
    line.variables.put("ENVWATCH_API_KEY", KEY);
    line.run("--address", "https://h", "--api-id", "I", "--environment", "E", " E", "F");
    assertThat(given().environments())
        .containsExactly(new EnvironmentId("E"), new EnvironmentId("F"));
  }

  @Test
  void anEmptyEnvironmentIdIsRefused() {
    line.variables.put("ENVWATCH_API_KEY", KEY);
    refused(
        "An environment ID is empty",
        "--address",
        "https://h",
        "--api-id",
        "I",
        "--environment",
        "");
  }

  @Test
  void theSchemeOfAnAddressMayBeInCapitals() {
    line.variables.put("ENVWATCH_API_KEY", KEY);
    line.run("--address", "HTTPS://h", "--api-id", "I");
    assertThat(given().address()).hasHost("h");
  }

  @Test
  void aKeyFileThatCannotBeReadIsRefused() {
    refused(
        "The file for --api-key-file cannot be read",
        "--address",
        "https://h",
        "--api-id",
        "I",
        "--api-key-file",
        folder.resolve("no").toString());
  }

  @Test
  void aMissingKeyIsRefused() {
    refused("The API key is missing", "--address", "https://h", "--api-id", "I");
  }

  @Test
  void halfAnAccountIsRefused() {
    refused("An account needs both", "--address", "https://h");
    refused("An account needs both", "--environment", "env1");
  }

  @Test
  void theDemoWithAnAccountIsRefused() {
    refused("--demo uses", "--demo", "--address", "https://h");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ftp://h",
        "https://",
        "https://a b",
        "https://h?x=1",
        "https://me@h",
        "https://h:0",
        "https://h:65536",
        "://",
        "file:///x"
      })
  void whatIsNoAddressIsRefused(String address) {
    refused("This is not a valid service address", "--address", address, "--api-id", "I");
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://me:hunter2@h", "me:hunter2@h", "https://me:hun/ter2@h"})
  void aPasswordInAnAddressIsNotRepeated(String address) {
    refused("This is not a valid service address", "--address", address, "--api-id", "I");

    assertThat(line.err()).contains("\u2026@h").doesNotContain("ter2");
  }

  @Test
  void anUnknownApiVersionIsRefused() {
    refused(
        "There is no API version v9",
        "--address",
        "https://h",
        "--api-id",
        "I",
        "--api-version",
        "v9");
  }

  @Test
  void anUnknownOptionIsRefusedInOneSentence() {
    refused("Unknown option: '--bogus'. Try: envwatch --help", "--bogus");
  }

  @Test
  void controlCharactersOfTheCommandLineDoNotReachTheTerminal() {
    refused("Unknown option: '--\uFFFD[31m'", "--\u001b[31m");
  }

  @Test
  void anUnreadableCertificateAuthorityIsRefused() {
    refused(
        "The file for --certificate-authority",
        "--certificate-authority",
        folder.resolve("no").toString());
  }

  @Test
  void aCertificateAuthorityWithoutACertificateIsBlamedOnTheOption() throws IOException {
    refused(
        "The file for --certificate-authority contains no certificate",
        "--certificate-authority",
        Files.writeString(folder.resolve("authority.pem"), "no certificate").toString());
  }

  @Test
  void whatIsLeftOutOfACertificateAuthorityIsTold() throws IOException {
    String readable = new HeldCertificate.Builder().build().certificatePem();
    Path file =
        Files.writeString(
            folder.resolve("authority.pem"), "-----BEGIN CERTIFICATE-----\nMII\n" + readable);

    assertThat(line.run("--certificate-authority", file.toString())).isZero();

    assertThat(line.err()).startsWith("1 certificate of the file for --certificate-authority");
  }

  @Test
  void aFolderIsNoCertificateAuthority() {
    refused("The file for --certificate-authority", "--certificate-authority", folder.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"EN123", "Python lab", "envwatch://environment/EN1", "envwatch://machine/EN1/VM2"})
  void theWindowIsToldWhatToShow(String wanted) {
    assertThat(line.run("show", wanted)).isZero();
    assertThat(line.dashboard.calls).endsWith("open " + wanted, "close");
  }

  @Test
  void whatToShowIsHandedOnWithTheOptionsOfTheWindow() {
    assertThat(line.run("--presenting", "show", "--demo", "EN123")).isZero();
    assertThat(line.dashboard.opened.getFirst().presenting()).isTrue();
    assertThat(line.dashboard.opened.getFirst().source())
        .isEqualTo(new LaunchOptions.Source.Demo());
  }

  @Test
  void aLinkThatIsNoneIsRefusedBeforeAnyWindowOpens() {
    refused("This is not a link", "show", "envwatch://environment/EN1?do=delete");
    refused("Links to Envwatch show", "show", "envwatch://delete/EN1");
    refused("This link or name is too long", "show", "E".repeat(64 * 1024));
    refused("This is not an ID", "show", " ");
  }

  /** Windows puts a link into a command line: one with a quotation mark can bring options along. */
  @Test
  void aLinkIsRefusedTogetherWithAnythingElse() {
    refused("Unmatched argument", "envwatch://environment/EN1", "--demo");
    refused("Unmatched argument", "envwatch://environment/EN1", "show", "EN2");
  }

  @Test
  void withoutADisplayNothingCanBeShown() {
    line.dashboard.display = false;
    refused("There is no display here", "show", "EN123");
    assertThat(line.dashboard.drawn).isEmpty();
  }

  @Test
  void theDashboardPreparesFirstAndMayEndLast() {
    assertThat(line.run()).isZero();
    assertThat(line.dashboard.calls).startsWith("prepare").endsWith("open", "close");
  }

  @Test
  void whatWasPreparedEndsWhereOptionsAreRefused() {
    assertThat(line.run("--api-id", "ID")).isEqualTo(2);
    assertThat(line.dashboard.calls).containsExactly("prepare", "close");
  }

  private void refused(String sentence, String... arguments) {
    int lines = (int) line.err().lines().count();

    assertThat(line.run(arguments)).isEqualTo(2);

    assertThat(line.err().lines().skip(lines)).singleElement().asString().startsWith(sentence);
    assertThat(line.out()).isEmpty();
    assertThat(line.dashboard.opened).isEmpty();
  }

  @Test
  void aDataFolderThatCannotBeUsedIsToldAndTheProgramGoesOn() throws IOException {
    Path taken = Files.createFile(folder.resolve("taken"));

    assertThat(line.runAsIs("--data-dir", taken.toString())).isZero();

    assertThat(line.err()).startsWith("Envwatch cannot write to " + taken);
    assertThat(line.dashboard.opened.getFirst().remembering()).isFalse();
  }

  @Test
  void theKeyIsNowhereInThePlaceThatIsRemembered() throws IOException {
    line.variables.put("ENVWATCH_API_KEY", KEY);

    line.run("--address", "https://h", "--api-id", "I");

    assertThat(given().toString()).doesNotContain(KEY);
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file)).doesNotContain(KEY);
      }
    }
  }

  @Test
  void helpNamesEveryCommandAndExplainsEveryOption() {
    assertThat(line.runAsIs("--help")).isZero();

    assertThat(line.out())
        .contains("status", "watch", "history", "picture", "simulator", "ENVWATCH_API_KEY");
    assertThat(line.out().lines().filter(text -> text.strip().startsWith("--")))
        .allSatisfy(text -> assertThat(text.strip()).matches("--\\S+( .+)?|--certificate\\S+"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"status", "watch", "history", "picture", "simulator"})
  void everyCommandHasHelp(String command) {
    assertThat(line.runAsIs(command, "--help")).isZero();

    assertThat(line.out()).contains("Usage: envwatch " + command).doesNotContain("cli.option");
  }

  @Test
  void theVersionIsTheBuilds() {
    assertThat(line.runAsIs("--version")).isZero();

    assertThat(line.out()).matches("Envwatch \\d+\\.\\d+\\.\\d+\\R");
  }

  @Test
  void aPictureIsDrawnAsAsked() {
    assertThat(
            line.run(
                "picture", "shot.png", "--size", "1000x650", "--theme", "dark", "--select", "E"))
        .isZero();

    assertThat(line.dashboard.drawn)
        .containsExactly(new Dashboard.Picture(Path.of("shot.png"), 1000, 650, Theme.DARK, "E"));
    assertThat(line.out()).isEqualToIgnoringNewLines("shot.png");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3", "10x10", "9999x900", "axb", "1000*650", "-1000x650"})
  void aSizeThatDoesNotFitIsRefused(String size) {
    refused("The size " + size + " is not valid.", "picture", "shot.png", "--size=" + size);
  }

  @Test
  void anUnknownThemeIsRefused() {
    refused("There is no theme pink.", "picture", "shot.png", "--theme", "pink");
  }

  /** Where a selection is needed, leaving it out does not mean everything. */
  @ParameterizedTest
  @ValueSource(strings = {"act", "wait"})
  void aSelectionThatIsNeededIsNotCalledADefault(String command) {
    line.run(command, "--help");

    assertThat(line.out())
        .containsPattern("--environment=ID\\.\\.\\.\\s+The environments with these IDs")
        .doesNotContain("by default, all that the");
  }
}
