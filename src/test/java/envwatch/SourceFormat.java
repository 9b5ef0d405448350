package envwatch;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How the Java sources of this project are laid out: google-java-format, unused imports gone. */
final class SourceFormat {
  private static final List<Path> ROOTS = List.of(Path.of("src"), Path.of("packaging"));

  private final Formatter formatter = new Formatter();

  /** Rewrites every source file that is not yet in the project's format. */
  static void main() throws IOException {
    var format = new SourceFormat();
    for (Path file : sourceFiles()) {
      String text = Files.readString(file);
      String formatted = format.formatted(file, text);
      if (!formatted.equals(text)) {
        Files.writeString(file, formatted);
        IO.println("formatted " + file);
      }
    }
  }

  static List<Path> sourceFiles() throws IOException {
    var files = new ArrayList<Path>();
    for (Path root : ROOTS) {
      try (var tree = Files.walk(root)) {
        tree.filter(path -> path.toString().endsWith(".java")).sorted().forEach(files::add);
      }
    }
    return List.copyOf(files);
  }

  String formatted(Path file, String text) {
    try {
      String tidied =
          ImportOrderer.reorderImports(RemoveUnusedImports.removeUnusedImports(text), Style.GOOGLE);
      return formatter.formatSource(tidied);
    } catch (FormatterException e) {
      throw new UncheckedIOException(new IOException(file + " cannot be parsed", e));
    }
  }
}
