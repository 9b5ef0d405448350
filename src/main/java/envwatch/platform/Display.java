package envwatch.platform;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Determines whether a window can be opened. On Linux, JavaFX needs an X server, even under
 * Wayland, and cannot switch to running without one after failing to find it; so this must be
 * checked before.
 */
public final class Display {
  private static final Pattern NAME =
      Pattern.compile("(?<host>[^:]*):(?<number>\\d{1,5})(\\.\\d+)?");
  private static final String SOCKET = "/tmp/.X11-unix/X";
  private static final int SOCKET_FIELDS = 8;
  private static final String LISTENING = "00010000";
  private static final int FIRST_PORT = 6000;
  private static final int PATIENCE_MILLISECONDS = 2000;

  private Display() {}

  public static boolean present(String system, Map<String, String> variables) {
    return present(system, variables, Path.of("/proc/net/unix"));
  }

  /**
   * @param sockets Linux's list of the sockets of this computer, see proc_net(5)
   */
  public static boolean present(String system, Map<String, String> variables, Path sockets) {
    return !system.toLowerCase(Locale.ROOT).startsWith("linux")
        || answers(variables.getOrDefault("DISPLAY", ""), sockets);
  }

  /**
   * @param name in the form of the variable DISPLAY: {@code :0}, {@code localhost:10.0}
   */
  private static boolean answers(String name, Path sockets) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return false;
    }
    String number = matcher.group("number");
    String host = matcher.group("host");
    return host.isEmpty() || host.equals("unix")
        ? listens(sockets, SOCKET + number) || connects(Path.of(SOCKET + number))
        : connects(host, FIRST_PORT + Integer.parseInt(number));
  }

  /**
   * Whether a server listens on the socket, or on the abstract one of this name. The abstract one
   * is the only reachable socket if the program has its own {@code /tmp}; Java cannot connect to
   * it. Everything else about the start waits for the answer, and connecting takes ten times as
   * long as reading the list.
   */
  private static boolean listens(Path sockets, String socket) {
    boolean reachable = Files.exists(Path.of(socket));
    try {
      for (String line : Files.readString(sockets, StandardCharsets.ISO_8859_1).split("\n")) {
        if (line.endsWith(" @" + socket) || reachable && line.endsWith(' ' + socket)) {
          String[] fields = line.strip().split(" +");
          if (fields.length == SOCKET_FIELDS && fields[3].equals(LISTENING)) {
            return true;
          }
        }
      }
      return false;
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean connects(Path socket) {
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      return channel.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean connects(String host, int port) {
    try (Socket socket = new Socket(Proxy.NO_PROXY)) {
      socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLISECONDS);
      return true;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }
}
