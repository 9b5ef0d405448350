package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.ChangeJson;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.Phase;
import envwatch.notices.NoticeRun;
import envwatch.settings.Settings;
import envwatch.tools.ProgramRun.Result;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.util.SystemTime;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
@Timeout(60)
class ViewToolsTest {
  private static final Change CHANGE =
      new Change(
          Subject.of(Samples.key("A")),
          "Name of A",
          null,
          FakeTime.START,
          FakeTime.START.plusSeconds(30),
          new State(Phase.RUNNING, "Running"),
          new State(Phase.SUSPENDED, "Suspended"),
          new Cause.Service(),
          List.of());
  private static final WorldView WORLD =
      new WorldView(
          FakeTime.START.plusSeconds(30),
          false,
          List.of(Samples.live(FakeTime.START.plusSeconds(30))),
          List.of(
              new WatchedEnvironment(
                  Samples.key("A"),
                  Samples.environment("A", Phase.SUSPENDED, "Suspended"),
                  FakeTime.START.plusSeconds(30),
                  Duration.ofSeconds(30),
                  null,
                  null)));

  @TempDir private Path folder;
  private final SystemTime time = new SystemTime();
  private final ExecutorService background = Executors.newVirtualThreadPerTaskExecutor();
  private Settings settings = Settings.DEFAULT;
  private final ViewTools tools =
      new ViewTools(
          () -> settings,
          (filter, environment, world) -> environment.name().contains(filter),
          () -> WORLD,
          time,
          background);

  @AfterEach
  void close() {
    tools.close();
    background.close();
    time.close();
  }

  private Tool tool(String script, String... arguments) throws IOException {
    Path file = folder.resolve("script");
    Files.writeString(file, "#!/bin/bash\ncd \"$(dirname \"$0\")\"\n" + script);
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return new Tool(
        "t",
        "Ticket",
        Tool.Subject.ENVIRONMENT,
        "",
        new ToolCommand.Program(file.toString(), List.of(arguments)),
        false,
        "",
        true);
  }

  private void run(Tool tool) {
    settings = Settings.DEFAULT.with(Settings.TOOLS, List.of(tool));
    tools.run(new NoticeRun("t", CHANGE, WORLD));
  }

  private Result awaitResult() {
    await().until(() -> tools.last("t").isPresent());
    return tools.last("t").orElseThrow().result();
  }

  @Test
  void aScriptGetsTheJsonOfAChangeWithinFiveSeconds() throws Exception {
    run(tool("cat > in; mv in got"));
    await().atMost(Duration.ofSeconds(5)).until(() -> Files.exists(folder.resolve("got")));
    assertThat(Files.readString(folder.resolve("got")))
        .isEqualTo(new ChangeJson(account -> "Lab").write(CHANGE) + "\n");
  }

  @Test
  void aScriptGetsItsArgumentsAndVariables() throws Exception {
    run(tool("echo \"$1\"; echo \"$ENVWATCH_NAME, $ENVWATCH_ACCOUNT\"", "{name} is {status}"));
    assertThat(awaitResult())
        .isEqualTo(new Result.Ended(0, List.of("Name of A is Suspended", "Name of A, Lab")));
  }

  @Test
  void howItWentLastIsKept() throws Exception {
    run(tool("echo no; exit 4"));
    assertThat(awaitResult()).isEqualTo(new Result.Ended(4, List.of("no")));
  }

  @Test
  void aPasswordInWhatItPrintsIsNotKept() throws Exception {
    run(tool("echo it is password"));
    assertThat(awaitResult()).isEqualTo(new Result.Ended(0, List.of("it is …")));
  }

  @Test
  void aValueThatIsMissingIsTold() throws Exception {
    run(tool("echo no", "{project}"));
    assertThat(awaitResult()).isInstanceOf(Result.NotStarted.class);
  }

  @Test
  void onlyToolsThatMayRunByThemselvesAreRun() throws Exception {
    Tool tool = tool("touch got");
    run(tool.turned(false));
    run(new Tool("t", "n", tool.subject(), "", tool.command(), true, "", true));
    run(new Tool("t", "n", Tool.Subject.MACHINE, "", tool.command(), false, "", true));
    run(new Tool("other", "n", tool.subject(), "", tool.command(), false, "", true));
    run(new Tool("t", "n", tool.subject(), "other name", tool.command(), false, "", true));
    run(new Tool("t", "n", tool.subject(), "Name of A", tool.command(), false, "", true));
    awaitResult();
    assertThat(tools.last("t").orElseThrow().result()).isEqualTo(new Result.Ended(0, List.of()));
    assertThat(tools.last("other")).isEmpty();
  }

  @Test
  void closingEndsWhatRuns() throws Exception {
    run(tool("echo $$ > in; mv in got; sleep 1000"));
    Path got = folder.resolve("got");
    await().until(() -> Files.exists(got));
    tools.close();
    long pid = Long.parseLong(Files.readString(got).strip());
    await()
        .untilAsserted(
            () -> assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty());
    assertThat(tools.last("t")).isEmpty();
  }
}
