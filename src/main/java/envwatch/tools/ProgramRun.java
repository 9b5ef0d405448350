package envwatch.tools;

import envwatch.platform.SearchPath;
import envwatch.platform.SystemProgram;
import envwatch.util.Deadline;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program that is run once, to its end, without a shell and without a terminal. Of Envwatch's own
 * variables it gets only those that are given here.
 *
 * @param command the program, by its name or its path, and its arguments, each passed as it is
 * @param variables added to its environment
 * @param input what it finds on standard input, in UTF-8; it need not read it
 * @param limit after this time it is ended, with every process that it has started
 */
public record ProgramRun(
    List<String> command, Map<String, String> variables, String input, Duration limit) {
  /** How long programs have to end by themselves after they were asked to. */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  /** Something left running may print for ever after its program has ended. */
  private static final Duration AFTER_END = Duration.ofMillis(500);

  private static final long SHORTEST_PAUSE_MILLIS = 1;
  private static final long LONGEST_PAUSE_MILLIS = 100;
  private static final int AT_ONCE = 1 << 16;

  /** As in "Exec failed, error: 13 (Permission denied)" and "CreateProcess error=5, Denied". */
  private static final Pattern REASON = Pattern.compile("error[:=] ?\\d+(?: \\(|, )(.*?)\\)?\\s*$");

  public ProgramRun {
    command = List.copyOf(command);
    variables = Map.copyOf(variables);
  }

  /** How it went. The lines are the last ones that were printed, safe to be shown. */
  public sealed interface Result {
    /** What was printed last, at most 20 lines, of standard output and standard error. */
    default List<String> lines() {
      return List.of();
    }

    /** The same with what is to be shown of its lines. */
    default Result showing(UnaryOperator<List<String>> shown) {
      return switch (this) {
        case Ended(int exitCode, var lines) -> new Ended(exitCode, shown.apply(lines));
        case TimeLimit(var limit, var lines) -> new TimeLimit(limit, shown.apply(lines));
        case NotFound _, NotStarted _ -> this;
      };
    }

    /** It ended by itself. */
    record Ended(int exitCode, List<String> lines) implements Result {
      public Ended {
        lines = List.copyOf(lines);
      }
    }

    /** It took too long and was ended. */
    record TimeLimit(Duration limit, List<String> lines) implements Result {
      public TimeLimit {
        lines = List.copyOf(lines);
      }
    }

    /** There is no such program. */
    record NotFound(String program) implements Result {}

    /**
     * @param reason in the words of the system
     */
    record NotStarted(String program, String reason) implements Result {}
  }

  /**
   * Runs the program and waits for its end. What it leaves running in the background is not waited
   * for: it goes on, but nobody reads any more what it prints.
   *
   * @throws InterruptedException if the thread is interrupted; the program has been ended then
   */
  public Result toEnd() throws InterruptedException {
    Process process;
    try {
      ProcessBuilder builder = SystemProgram.builder(command).redirectErrorStream(true);
      builder.environment().putAll(variables);
      process = builder.start();
    } catch (IOException | IllegalArgumentException e) {
      return notStarted(e);
    }
    OutputTail tail = new OutputTail();
    InputStream output = process.getInputStream();
    // The JDK's own thread takes this lock when the process has ended, to read all that is there
    // into memory: also what something left running goes on to print.
    synchronized (output) {
      try {
        Thread.ofPlatform().daemon().name("input of a program").start(() -> write(process));
        boolean ended = awaitEnd(process, output, tail);
        if (!ended) {
          askTreeToEnd(process);
        }
        readRest(output, tail);
        return ended
            ? new Result.Ended(process.exitValue(), tail.lines())
            : new Result.TimeLimit(limit, tail.lines());
      } catch (InterruptedException e) {
        endTree(process.toHandle());
        throw e;
      } finally {
        close(output);
      }
    }
  }

  private Result notStarted(Exception failure) {
    String program = command.isEmpty() ? "" : command.getFirst();
    if (!SearchPath.ofSystem().has(program)) {
      return new Result.NotFound(program);
    }
    Throwable cause = failure.getCause() == null ? failure : failure.getCause();
    String message = String.valueOf(cause.getMessage()).strip();
    Matcher reason = REASON.matcher(message);
    return new Result.NotStarted(program, reason.find() ? reason.group(1) : message);
  }

  private void write(Process process) {
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It ended, or does not read: that is up to the program.
    }
  }

  /**
   * Reads what is printed until the process has ended. Never blocks in reading: something left
   * running may hold the pipe open for ever.
   *
   * @return whether it has ended in time
   */
  private boolean awaitEnd(Process process, InputStream output, OutputTail tail)
      throws InterruptedException {
    byte[] bytes = new byte[AT_ONCE];
    Deadline deadline = Deadline.in(limit);
    long pause = 0;
    while (!deadline.isPast()) {
      int count = readAvailable(output, bytes);
      tail.add(bytes, count);
      pause = count > 0 ? 0 : Math.clamp(2 * pause, SHORTEST_PAUSE_MILLIS, LONGEST_PAUSE_MILLIS);
      if (process.waitFor(pause, TimeUnit.MILLISECONDS)) {
        return true;
      }
    }
    return false;
  }

  private static void readRest(InputStream output, OutputTail tail) {
    byte[] bytes = new byte[AT_ONCE];
    Deadline deadline = Deadline.in(AFTER_END);
    int count;
    do {
      count = readAvailable(output, bytes);
      tail.add(bytes, count);
    } while (count > 0 && !deadline.isPast());
  }

  private static int readAvailable(InputStream output, byte[] bytes) {
    try {
      int there = Math.min(output.available(), bytes.length);
      return there <= 0 ? 0 : Math.max(0, output.read(bytes, 0, there));
    } catch (IOException e) {
      // The pipe is gone; how the process ends tells the rest.
      return 0;
    }
  }

  private static void askTreeToEnd(Process process) throws InterruptedException {
    List<ProcessHandle> tree = tree(process.toHandle());
    tree.forEach(ProcessHandle::destroy);
    process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    // Those whose parent has ended meanwhile are not found below it any more.
    tree.forEach(ProgramRun::endTree);
  }

  private static void endTree(ProcessHandle process) {
    tree(process).forEach(ProcessHandle::destroyForcibly);
  }

  private static List<ProcessHandle> tree(ProcessHandle process) {
    return Stream.concat(process.descendants(), Stream.of(process)).toList();
  }

  private static void close(InputStream output) {
    try {
      output.close();
    } catch (IOException e) {
      // Nothing more is to be read.
    }
  }
}
