package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.platform.LogonEntry.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EnabledOnOs({OS.LINUX, OS.MAC})
class LogonEntryTest {
  private static final Path LAUNCHER = Path.of("/opt/envwatch/bin/envwatch");

  @TempDir private Path folder;
  private LogonFile entry;

  @BeforeEach
  void haveLauncher() {
    entry = LogonFile.autostart(folder, Optional.of(LAUNCHER));
  }

  private void write(String text) throws IOException {
    Files.createDirectories(entry.file().getParent());
    Files.writeString(entry.file(), text);
  }

  private String exec() throws IOException {
    return Files.readAllLines(entry.file()).stream()
        .filter(line -> line.startsWith("Exec="))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatIsPutIsOnAndWhatIsRemovedIsOff() throws IOException {
    assertThat(entry.state()).isEqualTo(new State(false, null, true));

    entry.put();
    assertThat(entry.state()).isEqualTo(new State(true, null, true));

    entry.remove();
    assertThat(entry.state()).isEqualTo(new State(false, null, true));
    assertThat(entry.file()).doesNotExist();
  }

  @Test
  void theEntryIsForThePersonAloneAndStartsMinimized() throws IOException {
    entry.put();

    assertThat(entry.file()).isEqualTo(folder.resolve("autostart/envwatch.desktop"));
    assertThat(exec()).isEqualTo("Exec=\"/opt/envwatch/bin/envwatch\" \"--minimized\"");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(entry.file())))
        .isEqualTo("rw-------");
  }

  @Test
  void thePathIsEscapedForTheValueAndForTheArgument() throws IOException {
    Path odd = Path.of("/home/ann/My \"$apps\" `x` 100% \\n/bin/envwatch");
    entry = LogonFile.autostart(folder, Optional.of(odd));

    entry.put();

    assertThat(exec())
        .isEqualTo(
            "Exec=\"/home/ann/My \\\\\"\\\\$apps\\\\\" \\\\`x\\\\` 100%% \\\\\\\\n/bin/envwatch\""
                + " \"--minimized\"");
    assertThat(entry.state()).isEqualTo(new State(true, null, true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Desktop Entry]\nExec=envwatch\nHidden=true\n",
        "[Desktop Entry]\nExec = envwatch\n Hidden = true \n",
        "[Desktop Entry]\nExec=envwatch\nX-GNOME-Autostart-enabled=false\n",
        "[Desktop Entry]\nName=Envwatch\n",
        "[Desktop Action new]\nExec=envwatch\n",
        "#[Desktop Entry]\n#Exec=envwatch\n",
        "",
        "nonsense \u0000\n"
      })
  void anEntryThatStartsNothingIsOff(String text) throws IOException {
    write(text);

    assertThat(entry.state()).isEqualTo(new State(false, null, true));
  }

  @Test
  void anEntryThatWasSwitchedOffElsewhereCanBePutAgain() throws IOException {
    write("[Desktop Entry]\nExec=envwatch\nHidden=true\n");

    entry.put();

    assertThat(entry.state()).isEqualTo(new State(true, null, true));
  }

  @Test
  void anEntryThatSomebodyChangedIsShownAndNotOverwritten() throws IOException {
    String changed = "[Desktop Entry]\nExec=nice /opt/envwatch/bin/envwatch --presenting\n";
    write(changed);

    assertThat(entry.state())
        .isEqualTo(new State(true, "nice /opt/envwatch/bin/envwatch --presenting", true));
    entry.put();
    assertThat(entry.file()).hasContent(changed.strip());
  }

  @Test
  void anEntryThatSomebodyRemovedIsOffAndRemovedWithoutAnError() throws IOException {
    entry.put();
    Files.delete(entry.file());

    assertThat(entry.state().on()).isFalse();
    entry.remove();
    assertThat(entry.file()).doesNotExist();
  }

  @Test
  void aFileThatCannotBeReadIsNeitherOnNorOff() throws IOException {
    Files.createDirectories(entry.file());

    assertThatThrownBy(entry::state).isInstanceOf(IOException.class);
  }

  @Test
  void ofAnEndlessFileOnlyTheBeginningCounts() throws IOException {
    write("[Desktop Entry]\nExec=envwatch\n" + "#".repeat(1_000_000) + "\nHidden=true\n");

    assertThat(entry.state().otherCommand()).isEqualTo("envwatch");
  }

  @Test
  void whatWasNotInstalledCannotBePutButRemoved() throws IOException {
    entry.put();
    LogonFile built = LogonFile.autostart(folder, Optional.empty());

    assertThat(built.state()).isEqualTo(new State(true, null, false));
    built.remove();
    assertThat(built.state()).isEqualTo(new State(false, null, false));
    assertThatThrownBy(built::put).isInstanceOf(IOException.class);
    assertThat(built.file()).doesNotExist();
  }

  @Test
  void theAgentOfMacOsIsReadAsItIsWritten() throws IOException {
    entry = LogonFile.agent(folder, Optional.of(Path.of("/Applications/A & B <1>/envwatch")));

    entry.put();

    assertThat(entry.state()).isEqualTo(new State(true, null, true));
    assertThat(entry.file()).content().contains("/Applications/A &amp; B &lt;1&gt;/envwatch");
    write(Files.readString(entry.file()).replace("<dict>", "<dict><key>Disabled</key><true/>"));
    assertThat(entry.state().on()).isFalse();
  }

  @Test
  void theLauncherOfAnImageIsFoundFromItsRuntime() throws IOException {
    Path launcher = executable("image/bin/envwatch");
    Path runtime = Files.createDirectories(folder.resolve("image/lib/runtime"));

    assertThat(LogonEntry.launcher("linux", runtime, null)).contains(launcher);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jvm/temurin-25", "other/lib/runtime", "100%/lib/runtime"})
  void aJavaThatIsNoImageOrCannotBeNamedHasNoLauncher(String home) throws IOException {
    executable("100%/bin/envwatch");
    assertThat(LogonEntry.launcher("linux", Files.createDirectories(folder.resolve(home)), null))
        .isEmpty();
  }

  @Test
  void onWindowsTheLauncherIsTheOneWithoutAConsole() throws IOException {
    Path launcher = executable("app/envwatch.exe");
    String started = executable("app/envwatch-console.exe").toString();

    assertThat(LogonEntry.launcher("windows 11", folder, started)).contains(launcher);
  }

  private Path executable(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }
}
