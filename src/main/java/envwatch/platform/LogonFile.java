package envwatch.platform;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A file that the system reads at log-on.
 *
 * @param launcher empty if nothing can be started that way
 */
record LogonFile(Path file, Format format, Optional<Path> launcher) implements LogonEntry {
  /** More is no file for this purpose. */
  private static final int MOST_BYTES = 65_536;

  /** What the system reads. */
  enum Format {
    /**
     * An entry of a Linux desktop (freedesktop.org, Desktop Application Autostart Specification and
     * Desktop Entry Specification).
     */
    DESKTOP_ENTRY {
      @Override
      String written(Path launcher) {
        return """
        [Desktop Entry]
        Type=Application
        Name=Envwatch
        Comment=Watch cloud lab environments and their machines
        Exec=%s
        Icon=envwatch
        Terminal=false
        """
            .formatted(command(launcher));
      }

      @Override
      String command(Path launcher) {
        return LogonEntry.command(launcher).stream()
            .map(Format::quoted)
            .collect(Collectors.joining(" "));
      }

      @Override
      @Nullable String started(String text) {
        Map<String, String> values = new HashMap<>();
        boolean inside = false;
        for (String line : text.lines().map(String::strip).toList()) {
          if (line.startsWith("[")) {
            inside = line.equals("[Desktop Entry]");
          } else if (inside && line.contains("=") && !line.startsWith("#")) {
            String[] parts = line.split("=", 2);
            values.putIfAbsent(parts[0].strip(), parts[1].strip());
          }
        }
        // The second one is what GNOME writes where a person switches a program off.
        boolean off =
            "true".equals(values.get("Hidden"))
                || "false".equals(values.get("X-GNOME-Autostart-enabled"));
        return off ? null : values.get("Exec");
      }
    },

    /** A launch agent of macOS (launchd.plist(5)). */
    LAUNCH_AGENT {
      @Override
      String written(Path launcher) {
        return """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>Label</key>
          <string>%s</string>
          <key>ProgramArguments</key>
          <array>%s</array>
          <key>RunAtLoad</key>
          <true/>
        </dict>
        </plist>
        """
            .formatted(LABEL, command(launcher));
      }

      @Override
      String command(Path launcher) {
        return LogonEntry.command(launcher).stream()
            .map(word -> "<string>" + escaped(word) + "</string>")
            .collect(Collectors.joining());
      }

      @Override
      @Nullable String started(String text) {
        String content = text.replaceAll(">\\s+<", "><");
        boolean off =
            content.contains("<key>Disabled</key><true/>")
                || !content.contains("<key>RunAtLoad</key><true/>");
        return off
            ? null
            : Pattern.compile("<key>ProgramArguments</key><array>(.*?)</array>", Pattern.DOTALL)
                .matcher(content)
                .results()
                .findFirst()
                .map((MatchResult found) -> found.group(1))
                .orElse(null);
      }
    };

    private static final String LABEL = "io.envwatch.Envwatch";

    /** The whole file. */
    abstract String written(Path launcher);

    /** What is started, as the file has it. */
    abstract String command(Path launcher);

    /** What a file starts; null if nothing. */
    abstract @Nullable String started(String text);

    /**
     * An argument of {@code Exec}: in quotes, in which a backslash escapes, with a doubled percent
     * sign, as that begins a field code; and then once more as a value, in which a backslash
     * escapes too.
     */
    private static String quoted(String argument) {
      return '"'
          + argument.replace("%", "%%").replaceAll("[\"`$\\\\]", "\\\\$0").replace("\\", "\\\\")
          + '"';
    }

    private static String escaped(String word) {
      return word.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
  }

  /**
   * @param configurations the folder in which programs have theirs
   */
  static LogonFile autostart(Path configurations, Optional<Path> launcher) {
    return new LogonFile(
        configurations.resolve("autostart").resolve("envwatch.desktop"),
        Format.DESKTOP_ENTRY,
        launcher);
  }

  static LogonFile agent(Path home, Optional<Path> launcher) {
    return new LogonFile(
        home.resolve("Library/LaunchAgents").resolve(Format.LABEL + ".plist"),
        Format.LAUNCH_AGENT,
        launcher);
  }

  @Override
  public State state() throws IOException {
    String started = started();
    boolean other =
        started != null
            && launcher.map(format::command).filter(own -> !own.equals(started)).isPresent();
    return new State(started != null, other ? started : null, launcher.isPresent());
  }

  private @Nullable String started() throws IOException {
    try (InputStream content = Files.newInputStream(file)) {
      return format.started(new String(content.readNBytes(MOST_BYTES), StandardCharsets.UTF_8));
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  @Override
  public void put() throws IOException {
    Path program = launcher.orElseThrow(() -> new IOException("nothing to start"));
    if (started() == null) {
      PrivateFiles.replace(file, format.written(program).getBytes(StandardCharsets.UTF_8));
    }
  }

  @Override
  public void remove() throws IOException {
    Files.deleteIfExists(file);
  }
}
