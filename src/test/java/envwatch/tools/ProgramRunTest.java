package envwatch.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.tools.ProgramRun.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
@Timeout(60)
class ProgramRunTest {
  private static final Duration LONG = Duration.ofSeconds(50);

  @TempDir private Path folder;

  private Result shell(String script, Duration limit) throws InterruptedException {
    return run(limit, Map.of(), "", "sh", "-c", script);
  }

  private static Result run(
      Duration limit, Map<String, String> variables, String input, String... command)
      throws InterruptedException {
    return new ProgramRun(List.of(command), variables, input, limit).toEnd();
  }

  @Test
  void tellsTheExitCodeAndWhatWasPrintedAnywhere() throws Exception {
    assertThat(shell("echo out; echo err >&2; exit 3", LONG))
        .isEqualTo(new Result.Ended(3, List.of("out", "err")));
  }

  @Test
  void passesEveryArgumentAsItIs() throws Exception {
    String[] arguments = {"$(id)", "a b", "\"", "'", ";", "`id`", "%PATH%", "", "é", "-n"};
    String[] command = new String[arguments.length + 3];
    System.arraycopy(new String[] {"printf", "%s\\n", "--"}, 0, command, 0, 3);
    System.arraycopy(arguments, 0, command, 3, arguments.length);
    command[2] = "first";
    assertThat(run(LONG, Map.of(), "", command).lines().subList(1, 11)).containsExactly(arguments);
  }

  @Test
  void writesTheInputAndItsEnd() throws Exception {
    assertThat(run(LONG, Map.of(), "one\ntwö", "cat").lines()).containsExactly("one", "twö");
  }

  @Test
  void doesNotWaitForAProgramToReadItsInput() throws Exception {
    assertThat(run(LONG, Map.of(), "x".repeat(10_000_000), "sh", "-c", "echo hi"))
        .isEqualTo(new Result.Ended(0, List.of("hi")));
  }

  @Test
  void hasNoTerminal() throws Exception {
    assertThat(shell("test -t 0 || test -t 1 || test -t 2", LONG))
        .isEqualTo(new Result.Ended(1, List.of()));
  }

  @Test
  void addsVariables() throws Exception {
    assertThat(run(LONG, Map.of("ENVWATCH_NAME", "a $b\nc"), "", "sh", "-c", "env").lines())
        .contains("ENVWATCH_NAME=a $b", "c");
  }

  @Test
  void saysThatThereIsNoSuchProgram() throws Exception {
    assertThat(run(LONG, Map.of(), "", "no-such-program"))
        .isEqualTo(new Result.NotFound("no-such-program"));
    String path = folder.resolve("none").toString();
    assertThat(run(LONG, Map.of(), "", path)).isEqualTo(new Result.NotFound(path));
    assertThat(run(LONG, Map.of(), "", "")).isEqualTo(new Result.NotFound(""));
  }

  @Test
  void saysWhyAProgramCannotBeStarted() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "#!/bin/sh\n");
    assertThat(run(LONG, Map.of(), "", file.toString()))
        .isEqualTo(new Result.NotStarted(file.toString(), "Permission denied"));
    assertThat(run(LONG, Map.of(), "", "echo", "x".repeat(200_000)))
        .isEqualTo(new Result.NotStarted("echo", "Argument list too long"));
    assertThat(run(LONG, Map.of(), "", "echo", "a\0b")).isInstanceOf(Result.NotStarted.class);
    assertThat(run(LONG, Map.of("ENVWATCH_X", "a\0b"), "", "echo"))
        .isInstanceOf(Result.NotStarted.class);
  }

  @Test
  void keepsTheLastTwentyLines() throws Exception {
    List<String> lines = shell("seq 1 1000", LONG).lines();
    assertThat(lines).hasSize(20).startsWith("981").endsWith("1000");
  }

  @Test
  void aGigabyteTakesNoMemory() throws Exception {
    assertThat(shell("head -c 1073741824 /dev/zero | tr '\\0' x; echo; echo end", LONG).lines())
        .containsExactly("x".repeat(500) + "…", "end");
  }

  @Test
  void whatIsPrintedIsMadeSafe() throws Exception {
    assertThat(shell("printf 'a\\tb\\033[31mred\\033[0m\\007 \\377\\342\\200\\256c\\r\\n'", LONG))
        .isEqualTo(new Result.Ended(0, List.of("a bred \uFFFDc")));
  }

  @Test
  void aLineThatIsOverwrittenIsKeptAsItEnds() throws Exception {
    assertThat(shell("printf '10 %%\\r20 %%\\rdone\\r\\n'", LONG).lines()).containsExactly("done");
  }

  @Test
  void aLongLineIsOverwrittenToo() throws Exception {
    assertThat(shell("printf '%600s\\rdone\\n' x", LONG).lines()).containsExactly("done");
  }

  @Test
  void endsEveryProcessAtTheLimit() throws Exception {
    Path pids = folder.resolve("pids");
    String script =
        "sh -c 'echo $$ >> %1$s; sleep 1000 & echo $! >> %1$s; wait' & wait".formatted(pids);

    assertThat(shell("echo begun;" + script, Duration.ofSeconds(1)))
        .isEqualTo(new Result.TimeLimit(Duration.ofSeconds(1), List.of("begun")));

    List<String> started = Files.readAllLines(pids);
    assertThat(started).hasSize(2);
    await().untilAsserted(() -> assertThat(started).noneMatch(ProgramRunTest::runs));
  }

  @Test
  void endsWhatDoesNotWantToEnd() throws Exception {
    Path pids = folder.resolve("pids");
    assertThat(
            shell(
                "trap '' TERM; echo $$ > " + pids + "; while :; do sleep 0.05; done",
                Duration.ofSeconds(1)))
        .isInstanceOf(Result.TimeLimit.class);
    await()
        .untilAsserted(() -> assertThat(Files.readAllLines(pids)).noneMatch(ProgramRunTest::runs));
  }

  @Test
  void doesNotWaitForWhatIsLeftRunning() throws Exception {
    Path pid = folder.resolve("pid");
    assertThat(shell("sleep 1000 & echo $! > " + pid + "; echo end", LONG))
        .isEqualTo(new Result.Ended(0, List.of("end")));
    end(pid);
  }

  @Test
  void doesNotReadForEverWhatSomethingLeftRunningPrints() throws Exception {
    Path pid = folder.resolve("pid");
    Result result = shell("(trap '' PIPE; yes) & echo $! > " + pid + "; sleep 0.1", LONG);
    end(pid);
    assertThat(result).isInstanceOf(Result.Ended.class);
    assertThat(result.lines()).isEqualTo(Collections.nCopies(20, "y"));
  }

  @Test
  void anInterruptedRunEndsTheProgram() throws Exception {
    Path pid = folder.resolve("pid");
    CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
    try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
      thread.execute(() -> {
        try {
          shell("echo $$ > " + pid + "; sleep 1000", LONG);
          interrupted.complete(false);
        } catch (InterruptedException e) {
          interrupted.complete(true);
        }
      });
      await().until(() -> Files.exists(pid) && Files.size(pid) > 0);
      thread.shutdownNow();
    }
    assertThat(interrupted.get(10, TimeUnit.SECONDS)).isTrue();
    await()
        .untilAsserted(() -> assertThat(Files.readAllLines(pid)).noneMatch(ProgramRunTest::runs));
  }

  @Test
  void aProgramChangedBetweenTwoRunsIsRunAsItIsThen() throws Exception {
    Path program = folder.resolve("program");
    Files.writeString(program, "#!/bin/sh\necho one\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThat(run(LONG, Map.of(), "", program.toString()).lines()).containsExactly("one");
    Files.writeString(program, "#!/bin/sh\necho two\n");
    assertThat(run(LONG, Map.of(), "", program.toString()).lines()).containsExactly("two");
    Files.delete(program);
    assertThat(run(LONG, Map.of(), "", program.toString())).isInstanceOf(Result.NotFound.class);
  }

  private static boolean runs(String pid) {
    return ProcessHandle.of(Long.parseLong(pid.strip())).filter(ProcessHandle::isAlive).isPresent();
  }

  private static void end(Path pid) throws Exception {
    ProcessHandle.of(Long.parseLong(Files.readString(pid).strip()))
        .ifPresent(ProcessHandle::destroyForcibly);
  }
}
