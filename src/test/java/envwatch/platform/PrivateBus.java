package envwatch.platform;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.exceptions.DBusException;

/**
 * A message bus of its own, run by the system's {@code dbus-daemon}: nothing on it reaches a
 * desktop. Where there is no such program, the test is skipped.
 */
public final class PrivateBus implements AutoCloseable {
  private final Process daemon;
  private final String address;

  public PrivateBus(Path folder) throws IOException {
    assumeTrue(installed(), "dbus-daemon is not installed");
    daemon =
        new ProcessBuilder(
                "dbus-daemon",
                "--session",
                "--nofork",
                "--nopidfile",
                "--print-address",
                "--address=unix:path=" + folder.resolve("bus"))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    // Printed once it listens.
    address =
        Objects.requireNonNull(
            new BufferedReader(
                    new InputStreamReader(daemon.getInputStream(), StandardCharsets.UTF_8))
                .readLine());
  }

  private static boolean installed() {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.of(path.split(Pattern.quote(System.getProperty("path.separator"))))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "dbus-daemon")));
  }

  public DBusConnectionBuilder way() {
    return DBusConnectionBuilder.forAddress(address);
  }

  public DBusConnection connect() throws DBusException {
    return way().withShared(false).build();
  }

  /** The program's way to the notices of this bus. */
  public NotificationService notices(Runnable chosen) {
    return new NotificationService(this::way, "Show", chosen);
  }

  @Override
  public void close() {
    daemon.destroy();
    try {
      if (!daemon.waitFor(10, TimeUnit.SECONDS)) {
        daemon.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
