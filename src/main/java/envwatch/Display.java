package envwatch;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether a window can be opened. On Linux JavaFX needs an X server, also under Wayland, and cannot
 * be told to go on without one after it has failed to find it: so this is asked before.
 */
final class Display {
  private static final Pattern NAME =
      Pattern.compile("(?<host>[^:]*):(?<number>\\d{1,5})(\\.\\d+)?");
  private static final int FIRST_PORT = 6000;
  private static final int PATIENCE_MILLISECONDS = 2000;

  private Display() {}

  static boolean present(String system, Map<String, String> variables) {
    return !system.toLowerCase(Locale.ROOT).startsWith("linux")
        || answers(variables.getOrDefault("DISPLAY", ""));
  }

  /**
   * @param name as in the variable DISPLAY: {@code :0}, {@code localhost:10.0}
   */
  private static boolean answers(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return false;
    }
    String number = matcher.group("number");
    String host = matcher.group("host");
    return host.isEmpty() || host.equals("unix")
        ? connects(Path.of("/tmp/.X11-unix/X" + number))
        : connects(host, FIRST_PORT + Integer.parseInt(number));
  }

  private static boolean connects(Path socket) {
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      return channel.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean connects(String host, int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLISECONDS);
      return true;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }
}
