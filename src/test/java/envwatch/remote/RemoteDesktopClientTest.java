package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class RemoteDesktopClientTest {
  @TempDir Path folder;

  @Test
  void findsTheClientOnTheSearchPath() throws IOException {
    Path program = Files.createFile(folder.resolve("xfreerdp"));
    assertThat(program.toFile().setExecutable(true)).isTrue();

    assertThat(RemoteDesktopClient.find("Linux", "/nowhere" + File.pathSeparator + folder))
        .map(RemoteDesktopClient::program)
        .contains(program);
  }

  @Test
  void findsTheClientInAFolderThatIsQuoted() throws IOException {
    Path program = Files.createFile(folder.resolve("mstsc.exe"));
    assertThat(program.toFile().setExecutable(true)).isTrue();

    assertThat(RemoteDesktopClient.find("Windows 11", "\"" + folder + "\""))
        .map(RemoteDesktopClient::program)
        .contains(program);
  }

  @Test
  void anEntryThatIsNoFolderIsPassedOver() throws IOException {
    Path program = Files.createFile(folder.resolve("xfreerdp"));
    assertThat(program.toFile().setExecutable(true)).isTrue();

    assertThat(RemoteDesktopClient.find("Linux", "\0" + File.pathSeparator + folder))
        .map(RemoteDesktopClient::program)
        .contains(program);
  }

  @Test
  void findsNothingWhereThereIsNoClient() {
    assertThat(RemoteDesktopClient.find("Linux", folder.toString())).isEmpty();
  }
}
