package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.remote.SshTerminal.Outcome;
import envwatch.remote.SshTerminal.Wish;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@EnabledOnOs({OS.LINUX, OS.MAC})
@Timeout(60)
class SshTerminalTest {
  /** Tells its arguments, one a line. */
  private static final String TELLS =
      "for word; do echo \"$word\"; done > \"$0.part\"; mv \"$0.part\" \"$0.told\"\n";

  /** Tells them, and stays until it is ended. */
  private static final String STAYS = TELLS + "echo $$ > \"$0.pid\"; exec sleep 600\n";

  @TempDir private Path folder;
  private final List<String> started = new ArrayList<>();

  @BeforeEach
  void haveSsh() throws IOException {
    program("ssh", "exit 0\n");
  }

  @AfterEach
  void endTerminals() throws IOException {
    try (var files = Files.newDirectoryStream(folder, "*.pid")) {
      for (Path file : files) {
        ProcessHandle.of(Long.parseLong(Files.readString(file).strip()))
            .ifPresent(ProcessHandle::destroyForcibly);
      }
    }
  }

  private Path program(String name, String script) throws IOException {
    Path program = folder.resolve(name);
    Files.writeString(program, "#!/bin/sh\n" + script);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return program;
  }

  private SshTerminal terminals(String chosen, Duration patience) {
    return new SshTerminal("Linux", folder.toString(), chosen, patience);
  }

  private Outcome open(String host, @Nullable String user, int port, String command) {
    return terminals("", Duration.ofSeconds(30))
        .open(new Wish(host, user, port, command), started::add);
  }

  private void assertTold(String program, String... arguments) {
    Path told = folder.resolve(program + ".told");
    await().untilAsserted(() -> assertThat(told).exists());
    assertThat(told).content().hasLineCount(arguments.length);
    assertThat(told).hasContent(String.join("\n", arguments));
  }

  private String ssh() {
    return folder.resolve("ssh").toString();
  }

  @ParameterizedTest
  @CsvSource({
    "x-terminal-emulator, -e",
    "gnome-terminal, --",
    "ptyxis, --",
    "konsole, -e",
    "xfce4-terminal, -x",
    "xterm, -e"
  })
  void eachTerminalGetsTheCommandAsWordsOfItsOwn(String name, String flag) throws IOException {
    program(name, TELLS);

    open("web-1.example.com", "ann", 22, "");

    assertThat(started).containsExactly(name);
    assertTold(name, flag, ssh(), "-l", "ann", "--", "web-1.example.com");
  }

  @Test
  void aLinkToATerminalOfAnotherKindGetsTheFlagOfThatOne() throws IOException {
    Path real = program("gnome-terminal", TELLS);
    Files.createSymbolicLink(folder.resolve("x-terminal-emulator"), real);

    Outcome outcome = open("web-1", null, 22, "");

    assertThat(outcome).isEqualTo(new Outcome.Opened("gnome-terminal"));
    assertTold("x-terminal-emulator", "--", ssh(), "--", "web-1");
  }

  @Test
  void thePortIsPassedWhereItIsAnotherOne() throws IOException {
    program("xterm", TELLS);

    open("::1", "root", 2222, "");

    assertTold("xterm", "-e", ssh(), "-p", "2222", "-l", "root", "--", "::1");
  }

  @Test
  void theTerminalThatThePersonNamesComesBeforeThoseThatAreKnown() throws IOException {
    program("xterm", TELLS);
    program("myterm", TELLS);

    terminals("myterm", Duration.ofSeconds(30)).open(new Wish("web-1", null, 22, ""), started::add);

    assertThat(started).containsExactly("myterm");
  }

  @Test
  void aTerminalThatIsNamedButMissingIsPassedOver() throws IOException {
    program("xterm", TELLS);

    terminals("no such\u0000terminal", Duration.ofSeconds(30))
        .open(new Wish("web-1", null, 22, ""), started::add);

    assertThat(started).containsExactly("xterm");
  }

  @Test
  void withoutATerminalNothingIsStarted() {
    assertThat(open("web-1", "ann", 22, "")).isEqualTo(new Outcome.NoTerminal());
    assertThat(started).isEmpty();
  }

  @Test
  void withoutSshNoTerminalIsStarted() throws IOException {
    program("xterm", TELLS);
    Files.delete(folder.resolve("ssh"));

    assertThat(open("web-1", "ann", 22, "")).isEqualTo(new Outcome.NoSsh());
    assertThat(started).isEmpty();
  }

  @Test
  void aTerminalThatEndsWithAnErrorSaysItsCode() throws IOException {
    program("xterm", "exit 7\n");

    assertThat(open("web-1", "ann", 22, "")).isEqualTo(new Outcome.EndedWithError("xterm", 7));
  }

  @Test
  void aTerminalThatShouldStayButEndsIsToldApart() throws IOException {
    program("xterm", "exit 0\n");

    assertThat(open("web-1", "ann", 22, "")).isEqualTo(new Outcome.ClosedAtOnce("xterm"));
  }

  @Test
  void aTerminalThatForksAndEndsHasOpened() throws IOException {
    program("gnome-terminal", "sleep 600 &\necho $! > \"$0.pid\"\nexit 0\n");

    assertThat(open("web-1", "ann", 22, "")).isEqualTo(new Outcome.Opened("gnome-terminal"));
  }

  @Test
  void aTerminalThatStaysIsNotWaitedForLongerThanIsPatient() throws IOException {
    program("xterm", STAYS);

    Outcome outcome =
        terminals("", Duration.ofMillis(200)).open(new Wish("web-1", "ann", 22, ""), started::add);

    assertThat(outcome).isEqualTo(new Outcome.Opened("xterm"));
    await().untilAsserted(() -> assertThat(folder.resolve("xterm.pid")).isNotEmptyFile());
  }

  @Test
  void aProgramThatIsNoneIsToldAsNotStarted() throws IOException {
    Path broken = folder.resolve("xterm");
    Files.writeString(broken, "#!" + folder.resolve("no-such-interpreter") + "\n");
    assertThat(broken.toFile().setExecutable(true)).isTrue();

    assertThat(open("web-1", "ann", 22, "")).isEqualTo(new Outcome.NotStarted("xterm"));
  }

  @Test
  void anOwnCommandIsStartedWithItsFieldsFilledIn() throws IOException {
    Path own = program("own", TELLS);

    open("web-1", "ann", 2222, own + " 'a  b' -p {port} {user}@{host} $HOME;id");

    assertTold("own", "a  b", "-p", "2222", "ann@web-1", "$HOME;id");
  }

  @Test
  void anOwnCommandThatIsMissingIsNamed() {
    String missing = folder.resolve("missing").toString();

    assertThat(open("web-1", "ann", 22, missing + " {host}"))
        .isEqualTo(new Outcome.NotStarted(missing));
  }

  @Test
  void anOwnCommandThatNeedsAUserIsNotStartedWithoutOne() throws IOException {
    Path own = program("own", TELLS);

    assertThat(open("web-1", " ", 22, own + " {user}@{host}")).isEqualTo(new Outcome.UserMissing());
    assertThat(started).isEmpty();
  }

  @Test
  void aCommandThatWasEditedIntoNonsenseIsNotStarted() {
    assertThat(open("web-1", "ann", 22, "xterm '{host}"))
        .isEqualTo(new Outcome.CommandUnusable(SshCommand.Problem.QUOTE));
  }

  @Test
  void whatAHostOrAUserMustNotHoldStartsNothing() throws IOException {
    program("xterm", TELLS);

    assertThat(open("-oProxyCommand=id", "ann", 22, "")).isEqualTo(new Outcome.HostRefused());
    assertThat(open("web-1", "$(id)", 22, "")).isEqualTo(new Outcome.UserRefused());
    assertThat(open("a b", "ann", 22, "xterm {host}")).isEqualTo(new Outcome.HostRefused());
    assertThat(started).isEmpty();
  }

  @Test
  void onMacTheTerminalGetsAUri() throws IOException {
    program("open", TELLS);

    new SshTerminal("Mac OS X", folder.toString(), "", Duration.ofSeconds(30))
        .open(new Wish("::1", "ann", 22, ""), started::add);

    assertTold("open", "-b", "com.apple.Terminal", "ssh://ann@[::1]:22");
  }

  @Test
  void onWindowsTheTerminalGetsTheCommandWithoutAHyphenOfItsOwn() throws IOException {
    program("wt.exe", TELLS);
    program("ssh.exe", "exit 0\n");

    new SshTerminal("Windows 11", folder.toString(), "", Duration.ofSeconds(30))
        .open(new Wish("web-1", "ann", 2222, ""), started::add);

    assertTold("wt.exe", "new-tab", ssh() + ".exe", "-p", "2222", "-l", "ann", "web-1");
  }
}
