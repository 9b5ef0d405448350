package envwatch.platform;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** The folders in which programs are looked for, as the variable {@code PATH} lists them. */
public record SearchPath(List<Path> folders) {
  public SearchPath {
    folders = List.copyOf(folders);
  }

  /** Of this process. */
  public static SearchPath ofSystem() {
    return of(Objects.requireNonNullElse(System.getenv("PATH"), ""));
  }

  /**
   * @param variable the value of {@code PATH}
   */
  public static SearchPath of(String variable) {
    return new SearchPath(
        Arrays.stream(variable.split(File.pathSeparator)).flatMap(SearchPath::folder).toList());
  }

  /**
   * The folder of an entry, which Windows allows to be quoted; an invalid one is skipped, as the
   * system does.
   */
  private static Stream<Path> folder(String entry) {
    String name = entry.replace("\"", "");
    try {
      return name.isBlank() ? Stream.empty() : Stream.of(Path.of(name));
    } catch (InvalidPathException e) {
      return Stream.empty();
    }
  }

  /**
   * The program of that name; empty if there is none. Accesses the disk.
   *
   * @param name may be a path, which is not looked for
   */
  public Optional<Path> find(String name) {
    try {
      return folders.stream()
          .map(folder -> folder.resolve(name))
          .filter(Files::isExecutable)
          .filter(Files::isRegularFile)
          .findFirst();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * Whether there is a file that could be meant, be it one that cannot be started. Accesses the
   * disk.
   *
   * @param program a name to be looked for, to which Windows adds an ending, or a path
   */
  public boolean has(String program) {
    try {
      boolean inFolder = Path.of(program).getNameCount() > 1;
      List<Path> searched = inFolder ? List.of(Path.of("")) : folders;
      return !program.isBlank()
          && searched.stream()
              .flatMap(
                  folder -> Stream.of(folder.resolve(program), folder.resolve(program + ".exe")))
              .anyMatch(Files::exists);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
