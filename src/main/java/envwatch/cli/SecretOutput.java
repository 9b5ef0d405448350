package envwatch.cli;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether only the user sees what is printed. */
final class SecretOutput {
  private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");

  private static final Set<PosixFilePermission> OF_OTHERS =
      EnumSet.of(
          PosixFilePermission.GROUP_READ,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_READ,
          PosixFilePermission.OTHERS_WRITE);

  private final Path output;

  /** That of the process. */
  public SecretOutput() {
    this(STANDARD_OUTPUT);
  }

  /**
   * @param output leads to where the output goes
   */
  SecretOutput(Path output) {
    this.output = output;
  }

  /** Whether it goes to a terminal, or to a file that only the user can read. */
  public boolean isPrivate() {
    try {
      if (Files.isRegularFile(output)) {
        return Collections.disjoint(Files.getPosixFilePermissions(output), OF_OTHERS)
            && isOwn(output);
      }
      return Files.exists(output.getParent())
          ? isTerminal(output.toRealPath())
          : isTerminal(System.console());
    } catch (IOException | UnsupportedOperationException e) {
      return false; // a pipe, or a system that does not say
    }
  }

  private static boolean isOwn(Path file) throws IOException {
    return Files.getOwner(file).getName().equals(System.getProperty("user.name"));
  }

  private static boolean isTerminal(Path device) {
    return device.toString().matches("/dev/(pts/\\d+|tty\\w*|console)");
  }

  private static boolean isTerminal(@Nullable Console console) {
    return console != null && console.isTerminal();
  }
}
