package envwatch.remote;

import envwatch.platform.SearchPath;
import envwatch.platform.SystemProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Opens a terminal with SSH in it, without a shell in between. A password is no part of it.
 *
 * @param operatingSystem the value of {@code os.name}
 * @param searchPath the value of {@code PATH}
 * @param chosen the terminal that the variable {@code TERMINAL} names; empty for none
 * @param patience for how long a terminal is watched after its start
 */
public record SshTerminal(
    String operatingSystem, String searchPath, String chosen, Duration patience) {
  /** What SSH takes where its own settings name no other. */
  private static final int USUAL_PORT = 22;

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** Of this computer. */
  public static SshTerminal ofSystem() {
    return new SshTerminal(
        System.getProperty("os.name"),
        Objects.requireNonNullElse(System.getenv("PATH"), ""),
        Objects.requireNonNullElse(System.getenv("TERMINAL"), ""),
        PATIENCE);
  }

  /**
   * What is to be opened.
   *
   * @param host as served
   * @param user as served; null if none is
   * @param command the person's own command; blank for the terminal of this computer
   */
  public record Wish(String host, @Nullable String user, int port, String command) {}

  /** What came of it. */
  public sealed interface Outcome {
    /** The terminal is running, or has handed over to another process. */
    record Opened(String terminal) implements Outcome {}

    /** It has ended without an error, though its window should be open. */
    record ClosedAtOnce(String terminal) implements Outcome {}

    record EndedWithError(String terminal, int code) implements Outcome {}

    record NotStarted(String terminal) implements Outcome {}

    record NoTerminal() implements Outcome {}

    /** There is no {@code ssh} on this computer. */
    record NoSsh() implements Outcome {}

    /** The host holds something that no name and no address does. */
    record HostRefused() implements Outcome {}

    /** The user's name holds something that might mean something else. */
    record UserRefused() implements Outcome {}

    /** The person's own command needs the name of a user, and there is none. */
    record UserMissing() implements Outcome {}

    record CommandUnusable(SshCommand.Problem problem) implements Outcome {}
  }

  /** What is started, or why nothing is. */
  private sealed interface Plan {
    record Start(String terminal, List<String> command, boolean handsOver) implements Plan {}

    record Refused(Outcome outcome) implements Plan {}
  }

  /**
   * Opens the terminal and watches for some seconds whether it stays. Blocks as long, so it must
   * not be called on the JavaFX thread.
   *
   * @param started called with the terminal's name as soon as it was started
   */
  public Outcome open(Wish wish, Consumer<String> started) {
    return switch (plan(wish)) {
      case Plan.Refused(Outcome outcome) -> outcome;
      case Plan.Start start -> start(start, started);
    };
  }

  private Plan plan(Wish wish) {
    Optional<String> host = SshTarget.host(wish.host());
    if (host.isEmpty()) {
      return new Plan.Refused(new Outcome.HostRefused());
    }
    String served = Objects.requireNonNullElse(wish.user(), "");
    Optional<String> user = SshTarget.user(served);
    if (user.isEmpty() && !served.isBlank()) {
      return new Plan.Refused(new Outcome.UserRefused());
    }
    SshTarget target = new SshTarget(host.get(), user.orElse(null));
    return wish.command().isBlank() ? ofSystem(target, wish.port()) : own(target, wish);
  }

  private static Plan own(SshTarget target, Wish wish) {
    SshCommand command = SshCommand.of(wish.command());
    if (command.problem() != null) {
      return new Plan.Refused(new Outcome.CommandUnusable(command.problem()));
    }
    if (command.needsUser() && target.user() == null) {
      return new Plan.Refused(new Outcome.UserMissing());
    }
    String program = command.words().getFirst();
    return new Plan.Start(
        program, command.arguments(target, wish.port()), TerminalProgram.handsOver(program));
  }

  private Plan ofSystem(SshTarget target, int port) {
    SearchPath path = SearchPath.of(searchPath);
    Optional<Path> ssh = path.find(onWindows() ? "ssh.exe" : "ssh");
    if (ssh.isEmpty()) {
      return new Plan.Refused(new Outcome.NoSsh());
    }
    return TerminalProgram.find(operatingSystem, path, chosen)
        .<Plan>map(terminal ->
            new Plan.Start(
                terminal.name(),
                terminal.running(command(ssh.get(), target, port)),
                terminal.handsOver()))
        .orElseGet(() -> new Plan.Refused(new Outcome.NoTerminal()));
  }

  private boolean onWindows() {
    return operatingSystem.toLowerCase(Locale.ROOT).startsWith("windows");
  }

  /** The command in the terminal: SSH's own, or for Terminal.app the URI that stands for it. */
  private List<String> command(Path ssh, SshTarget target, int port) {
    if (operatingSystem.toLowerCase(Locale.ROOT).startsWith("mac")) {
      return List.of(target.uri(port));
    }
    List<String> command = new ArrayList<>(List.of(ssh.toString()));
    // The usual one is left to SSH's own settings, which may have another one for this host.
    if (port != USUAL_PORT) {
      command.addAll(List.of("-p", String.valueOf(port)));
    }
    if (target.user() != null) {
      command.addAll(List.of("-l", target.user()));
    }
    // Not on Windows, where the terminal would take it for the end of its own options.
    if (!onWindows()) {
      command.add("--");
    }
    command.add(target.host());
    return command;
  }

  private Outcome start(Plan.Start start, Consumer<String> started) {
    Process terminal;
    try {
      terminal = SystemProgram.start(start.command());
    } catch (IOException e) {
      return new Outcome.NotStarted(start.terminal());
    }
    started.accept(start.terminal());
    try {
      if (!terminal.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        return new Outcome.Opened(start.terminal());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Outcome.Opened(start.terminal());
    }
    int code = terminal.exitValue();
    if (code != 0) {
      return new Outcome.EndedWithError(start.terminal(), code);
    }
    return start.handsOver()
        ? new Outcome.Opened(start.terminal())
        : new Outcome.ClosedAtOnce(start.terminal());
  }
}
