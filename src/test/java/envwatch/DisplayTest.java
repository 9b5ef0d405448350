package envwatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

  private static ServerSocket xServer() throws IOException {
    return new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"));
  }

  @Test
  void otherSystemsAlwaysHaveOne() {
    assertThat(Display.present("Windows 11", Map.of())).isTrue();
    assertThat(Display.present("Mac OS X", Map.of())).isTrue();
  }
}
