package envwatch.release;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file with what is known of newer versions. It is worth little: what cannot be read or written
 * is only logged. Blocks on disk access.
 */
public final class ReleaseFile {
  private static final Logger LOG = LoggerFactory.getLogger(ReleaseFile.class);

  /** In bytes. */
  private static final int LARGEST = 4 * 1024;

  private final Path path;

  /**
   * What is known.
   *
   * @param asked when the newest version was last asked for; null for never
   * @param newest the newest version that was ever told
   * @param dismissed the version of which a person does not want to hear any more
   */
  record Known(
      @Nullable Instant asked, @Nullable VersionNumber newest, @Nullable VersionNumber dismissed) {
    static final Known NOTHING = new Known(null, null, null);
  }

  public ReleaseFile(Path path) {
    this.path = path;
  }

  Known read() {
    try {
      if (!Files.isRegularFile(path) || Files.size(path) > LARGEST) {
        return Known.NOTHING;
      }
      List<String> lines =
          new String(Files.readAllBytes(path), StandardCharsets.UTF_8).lines().toList();
      return new Known(
          value(lines, "asked").flatMap(ReleaseFile::moment).orElse(null),
          value(lines, "newest").flatMap(VersionNumber::parse).orElse(null),
          value(lines, "dismissed").flatMap(VersionNumber::parse).orElse(null));
    } catch (NoSuchFileException e) {
      return Known.NOTHING;
    } catch (IOException e) {
      LOG.warn("What is known of newer versions cannot be read: {}", e.toString());
      return Known.NOTHING;
    }
  }

  private static Optional<String> value(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> line.substring(name.length() + 1))
        .findFirst();
  }

  private static Optional<Instant> moment(String text) {
    try {
      return Optional.of(Instant.parse(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  void write(Known known) {
    String lines =
        Stream.of(
                line("asked", known.asked()),
                line("newest", known.newest()),
                line("dismissed", known.dismissed()))
            .reduce("", String::concat);
    try {
      PrivateFiles.replace(path, lines.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      LOG.warn("What is known of newer versions cannot be kept: {}", e.toString());
    }
  }

  private static String line(String name, @Nullable Object value) {
    return value == null ? "" : name + " " + value + "\n";
  }
}
