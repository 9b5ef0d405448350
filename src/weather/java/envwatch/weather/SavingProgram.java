package envwatch.weather;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * How {@link Saving} is started a thousand times: from one archive of classes, which the JVM shares
 * between its starts and without which each takes twice as long.
 */
final class SavingProgram {
  private final Path jar;
  private final Path shared;
  private final String libraries;

  /**
   * @param folder for the archive
   */
  SavingProgram(Path folder) throws IOException, InterruptedException {
    jar = folder.resolve("saving.jar");
    shared = folder.resolve("saving.jsa");
    List<Path> path =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    pack(path.stream().filter(Files::isDirectory).toList());
    unpackDatabase(folder);
    libraries =
        String.join(
            File.pathSeparator,
            path.stream().filter(Files::isRegularFile).map(Path::toString).toList());
    start(folder, List.of("-XX:ArchiveClassesAtExit=" + shared), List.of("20")).waitFor();
  }

  private void pack(List<Path> folders) throws IOException {
    Set<String> packed = new HashSet<>();
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (Path folder : folders) {
        try (Stream<Path> files = Files.walk(folder)) {
          for (Path each : files.filter(Files::isRegularFile).toList()) {
            String name = folder.relativize(each).toString().replace(File.separatorChar, '/');
            if (packed.add(name)) {
              out.putNextEntry(new JarEntry(name));
              Files.copy(each, out);
            }
          }
        }
      }
    }
  }

  /** Once for all: a killed process would leave the library that it unpacked. */
  private static void unpackDatabase(Path folder) throws IOException {
    String name = LibraryLoaderUtil.getNativeLibName();
    String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
    try (InputStream library =
        Objects.requireNonNull(LibraryLoaderUtil.class.getResourceAsStream(resource), resource)) {
      Files.copy(library, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Starts it in the folder; it prints into {@code told.txt} there. */
  Process start(Path folder) throws IOException {
    return start(folder, List.of("-XX:SharedArchiveFile=" + shared), List.of());
  }

  private Process start(Path folder, List<String> options, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx64m",
            "-Xlog:disable",
            "-Dorg.sqlite.lib.path=" + folder,
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            jar + File.pathSeparator + libraries,
            Saving.class.getName(),
            folder.toString()));
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("told.txt").toFile())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
