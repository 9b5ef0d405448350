package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The program as it is started, with the selector of the JDK that it has then, on the desktop's
 * settings in a file of its own.
 */
@EnabledOnOs(OS.LINUX)
@Execution(ExecutionMode.CONCURRENT)
class SystemProxyTest {
  private static final URI SERVICE = URI.create("https://lab.example.test/");

  @TempDir Path folder;

  @AutoClose private final MockWebServer proxy = new MockWebServer();

  @AutoClose private final ExecutorService answering = Executors.newVirtualThreadPerTaskExecutor();

  @BeforeEach
  void start() throws IOException {
    proxy.enqueue(new MockResponse.Builder().inTunnel().code(403).build());
    proxy.start();
  }

  @Test
  void theProxyOfTheDesktopIsUsed() throws Exception {
    assumeTrue(desktopUnderstands("mode='manual'"), "GNOME's settings are not installed");

    String said =
        status(
            desktop(
                """
                mode='manual'
                [system/proxy/https]
                host='127.0.0.1'
                port=%d
                """
                    .formatted(proxy.getPort())));

    assertThat(said).contains("The proxy refused to connect to lab.example.test");
    assertThat(proxy.takeRequest().getRequestLine()).startsWith("CONNECT lab.example.test:443");
  }

  @Test
  void aScriptThatChoosesTheProxyIsNamedWhereTheServiceIsNotReached() throws Exception {
    assumeTrue(desktopUnderstands("mode='auto'"), "GNOME's settings are not installed");

    assertThat(status(desktop("mode='auto'\nautoconfig-url='http://127.0.0.1:1/proxy.pac'\n")))
        .contains("chooses its proxy by a script");
  }

  @Test
  void aProxyOfTheEnvironmentThatCannotBeUsedIsToldAndNotPassedBy() throws Exception {
    assertThat(status(Map.of("https_proxy", "https://127.0.0.1:" + proxy.getPort())))
        .contains("The environment variable https_proxy or all_proxy");
    assertThat(proxy.getRequestCount()).isZero();
  }

  @Test
  void aSocksProxyIsSpokenToAsSuchAndLooksUpTheHost() throws Exception {
    try (ServerSocket socks = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Future<String> asked = answering.submit(() -> refusing(socks));

      assertThat(status(Map.of("https_proxy", "socks5h://127.0.0.1:" + socks.getLocalPort())))
          .contains("The proxy refused to connect to lab.example.test");
      assertThat(asked.get()).isEqualTo("lab.example.test");
    }
  }

  /** Answers as a SOCKS proxy that allows nothing (RFC 1928); the host that was asked for. */
  private static String refusing(ServerSocket socks) throws IOException {
    try (Socket client = socks.accept()) {
      var in = new DataInputStream(client.getInputStream());
      assertThat(in.readByte()).isEqualTo((byte) 5);
      in.readNBytes(in.readByte());
      client.getOutputStream().write(new byte[] {5, 0});
      in.readNBytes(4);
      String host = new String(in.readNBytes(in.readByte()), StandardCharsets.US_ASCII);
      in.readNBytes(2);
      client.getOutputStream().write(new byte[] {5, 2, 0, 1, 0, 0, 0, 0, 0, 0});
      return host;
    }
  }

  @Test
  void aSocksProxyThatIsNotThereIsToldAsSuch() throws Exception {
    int port = proxy.getPort();
    proxy.close();

    assertThat(status(Map.of("ALL_PROXY", "socks5://127.0.0.1:" + port)))
        .contains("The proxy for lab.example.test cannot be reached");
  }

  @Test
  void thisComputerIsReachedWithoutTheSystemsSocksProxy() throws Exception {
    assumeTrue(desktopUnderstands("mode='manual'"), "GNOME's settings are not installed");

    try (var service = new MockWebServer()) {
      service.enqueue(new MockResponse.Builder().code(401).build());
      service.start();
      status(
          service.url("/").uri(),
          desktop(
              """
              mode='manual'
              ignore-hosts=@as []
              [system/proxy/socks]
              host='127.0.0.1'
              port=%d
              """
                  .formatted(proxy.getPort())));

      assertThat(service.getRequestCount()).isPositive();
      assertThat(proxy.getRequestCount()).isZero();
    }
  }

  private String status(Map<String, String> variables) throws Exception {
    return status(SERVICE, variables);
  }

  /** What {@code status} writes to standard error. */
  private String status(URI address, Map<String, String> variables) throws Exception {
    ProcessBuilder builder =
        ProgramProcess.of(folder, address, "status", "--api-version", "v2", "--environment", "E1");
    builder
        .environment()
        .keySet()
        .removeIf(name -> name.toLowerCase(Locale.ROOT).endsWith("_proxy"));
    builder.environment().putAll(variables);
    Process process = builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    assertThat(process.waitFor(90, TimeUnit.SECONDS)).isTrue();
    return ProgramProcess.err(folder);
  }

  /**
   * The variables of a session of GNOME with these settings.
   *
   * @param settings of {@code /system/proxy}
   */
  private Map<String, String> desktop(String settings) throws IOException {
    Path file = folder.resolve("config/glib-2.0/settings/keyfile");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "[system/proxy]\n" + settings);
    return Map.of(
        "GSETTINGS_BACKEND", "keyfile",
        "XDG_CURRENT_DESKTOP", "GNOME",
        "XDG_CONFIG_HOME", folder.resolve("config").toString());
  }

  private boolean desktopUnderstands(String mode) throws Exception {
    ProcessBuilder asking =
        new ProcessBuilder(
                "sh",
                "-c",
                "ls /usr/lib*/*/gio/modules/libgiognomeproxy.so > /dev/null"
                    + " && gsettings get org.gnome.system.proxy mode")
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    asking.environment().putAll(desktop(mode + "\n"));
    Process process = asking.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 && mode.endsWith(said.strip());
  }
}
