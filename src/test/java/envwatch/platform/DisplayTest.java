package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayTest {
  @Test
  void aLinuxWithoutTheVariableHasNone() {
    assertThat(Display.present("Linux", Map.of())).isFalse();
    assertThat(Display.present("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", ":", "nonsense", ":54321", ":54321.0", "127.0.0.1:59999", ":99999999999"})
  void aDisplayThatNobodyServesIsNone(String name) {
    assertThat(Display.present("Linux", Map.of("DISPLAY", name))).isFalse();
  }

  @Test
  void aDisplayThatAnswersIsOne() throws IOException {
    try (ServerSocket server = xServer()) {
      String name = "127.0.0.1:" + (server.getLocalPort() - 6000) + ".0";

      assertThat(Display.present("Linux", Map.of("DISPLAY", name))).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"54321, true", "54322, false", "54323, false", "5432, false", "54324, false"})
  void aDisplayThatListensWithoutAFileIsOne(String number, boolean found, @TempDir Path folder)
      throws IOException {
    Path sockets =
        Files.writeString(
            folder.resolve("unix"),
            """
            Num       RefCount Protocol Flags    Type St Inode Path
            00000000159bbbdb: 00000002 00000000 00010000 0001 01 18059 @/tmp/.X11-unix/X54321
            00000000159bbbdc: 00000003 00000000 00000000 0001 03 18060 @/tmp/.X11-unix/X54322
            00000000159bbbdd: 00000002 00000000 00010000 0001 01 18061 /tmp/.X11-unix/X54323
            00000000159bbbde: 00000003 00000000 00000000 0001 03 18062
            00000000159bbbdf: 00000002 00000000 00010000 0001 01 18063 @/tmp/.X11-unix/X543240
            """);

    assertThat(Display.present("Linux", Map.of("DISPLAY", ":" + number), sockets)).isEqualTo(found);
  }

  private static ServerSocket xServer() throws IOException {
    return new ServerSocket(0, 5, InetAddress.ofLiteral("127.0.0.1"));
  }

  @Test
  void otherSystemsAlwaysHaveOne() {
    assertThat(Display.present("Windows 11", Map.of())).isTrue();
    assertThat(Display.present("Mac OS X", Map.of())).isTrue();
  }
}
