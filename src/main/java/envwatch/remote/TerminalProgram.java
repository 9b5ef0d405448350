package envwatch.remote;

import envwatch.platform.SearchPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A terminal of this computer, and how it is told what to run in it. Each takes the command as
 * words of its own and starts it without a shell: {@code -e} as Debian demands it of every terminal
 * (Debian Policy, 11.8.3) and as xterm(1) and konsole(1) have it, {@code --} in GNOME's, {@code -x}
 * in those of Xfce and MATE.
 *
 * @param name shown to people
 * @param before the arguments before the command
 * @param handsOver whether it may end at once because another process shows the window
 */
record TerminalProgram(String name, Path program, List<String> before, boolean handsOver) {
  /** Runs what the person or the system has chosen, with the flag of every terminal in Debian. */
  private static final String CHOSEN = "x-terminal-emulator";

  private static final List<String> KNOWN =
      List.of("gnome-terminal", "ptyxis", "kgx", "konsole", "xfce4-terminal", "xterm");

  private static final Map<String, List<String>> BEFORE =
      Map.of(
          "gnome-terminal", List.of("--"),
          "ptyxis", List.of("--"),
          "kgx", List.of("--"),
          "xfce4-terminal", List.of("-x"),
          "mate-terminal", List.of("-x"),
          "terminator", List.of("-x"),
          "wezterm", List.of("start", "--"));

  /** What Debian puts between its flag and that of a terminal. */
  private static final String WRAPPER = ".wrapper";

  private static final List<String> USUAL = List.of("-e");

  /** Those that do not end at once with their window, besides those above. */
  private static final Set<String> HANDING_OVER = Set.of("konsole", "urxvtc", "footclient");

  TerminalProgram {
    before = List.copyOf(before);
  }

  /**
   * The person's terminal; empty if none is found. Accesses the disk.
   *
   * @param system the value of {@code os.name}
   * @param own a program that the person has chosen for all of their programs; empty for none
   */
  static Optional<TerminalProgram> find(String system, SearchPath path, String own) {
    String family = system.toLowerCase(Locale.ROOT);
    if (family.startsWith("windows")) {
      return windows(path);
    }
    if (family.startsWith("mac")) {
      // Opens the URI that SshTerminal makes: Terminal.app takes no command.
      return path.find("open")
          .map(open ->
              new TerminalProgram("Terminal", open, List.of("-b", "com.apple.Terminal"), true));
    }
    return Stream.concat(Stream.of(CHOSEN, own.strip()), KNOWN.stream())
        .filter(name -> !name.isEmpty())
        .flatMap(name -> path.find(name).map(TerminalProgram::of).stream())
        .findFirst();
  }

  private static Optional<TerminalProgram> windows(SearchPath path) {
    return path.find("wt.exe")
        .map(found -> new TerminalProgram("Windows Terminal", found, List.of("new-tab"), true))
        // The console's window by itself: a shell is not needed for it.
        .or(() ->
            path.find("conhost.exe")
                .map(found -> new TerminalProgram("conhost", found, List.of(), false)));
  }

  /** The flag is that of the program which a link leads to. */
  private static TerminalProgram of(Path found) {
    String name = nameOf(found);
    String real;
    try {
      real = nameOf(found.toRealPath());
    } catch (IOException e) {
      real = name;
    }
    String shown = name.equals(CHOSEN) ? real : name;
    return new TerminalProgram(
        shown.replace(WRAPPER, ""), found, BEFORE.getOrDefault(real, USUAL), handsOver(real));
  }

  /** Whether the program of that name may end at once because another one shows its window. */
  static boolean handsOver(String name) {
    String plain = name.replace(WRAPPER, "");
    return BEFORE.containsKey(plain) || HANDING_OVER.contains(plain);
  }

  private static String nameOf(Path file) {
    return Objects.requireNonNull(file.getFileName()).toString();
  }

  /** The whole command that runs another one in this terminal. */
  List<String> running(List<String> command) {
    List<String> all = new ArrayList<>();
    all.add(program.toString());
    all.addAll(before);
    all.addAll(command);
    return all;
  }
}
