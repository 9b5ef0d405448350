package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.history.Change;
import envwatch.runtime.ChangeRun;
import envwatch.tools.PacedRuns;
import envwatch.tools.ProgramRun;
import envwatch.util.Time;
import envwatch.watch.WorldView;
import envwatch.words.TerminalText;
import envwatch.words.ToolWords;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The program that a command line runs for every change; tells on standard error how it went. */
final class ChangeProgram implements AutoCloseable {
  private final List<String> command;
  private final PrintWriter err;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final PacedRuns runs;

  /**
   * @param command with its arguments; empty for no program
   */
  ChangeProgram(List<String> command, Time time, PrintWriter err) {
    this.command = command;
    this.err = err;
    runs = new PacedRuns(time, threads);
  }

  /** Runs it as soon as it is the turn of this change; returns at once. */
  void changed(Change change, WorldView world) {
    if (!command.isEmpty()) {
      runs.add(
          ChangeRun.of(command, change, world),
          this::tell,
          () -> say(text("cli.watch.left-out", change.environmentName())));
    }
  }

  private void tell(ProgramRun.Result result) {
    say(text("cli.watch.ran", command.getFirst(), ToolWords.result(result)));
    result.lines().forEach(line -> say("  " + line));
  }

  private void say(String sentence) {
    err.println(TerminalText.plain(sentence));
    err.flush();
  }

  /** Ends the program if it runs. */
  @Override
  public void close() {
    runs.close();
    threads.close();
  }
}
