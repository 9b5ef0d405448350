package envwatch.tools;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Where the system looks for programs. */
final class ProgramSearch {
  /** What Windows adds to a name by itself. */
  private static final List<String> ENDINGS = List.of("", ".exe");

  private ProgramSearch() {}

  /** Whether there is no file that could be meant; a name without a folder is searched for. */
  static boolean isMissing(String program) {
    String path = System.getenv("PATH");
    boolean inFolder = program.contains("/") || program.contains(File.separator);
    Stream<String> folders =
        inFolder
            ? Stream.of("")
            : Arrays.stream((path == null ? "" : path).split(File.pathSeparator));
    return folders.noneMatch(
        folder -> ENDINGS.stream().anyMatch(end -> isFile(folder, program + end)));
  }

  private static boolean isFile(String folder, String program) {
    try {
      return !program.isBlank() && Files.exists(Path.of(folder, program));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
