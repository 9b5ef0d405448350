package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.util.SystemTime;
import envwatch.watch.SampleClasses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What a tool prints that prints all it has, in a program that was given a key. */
@EnabledOnOs({OS.LINUX, OS.MAC})
@Timeout(120)
class SecretsOfToolsTest {
  private static final String KEY = "k3y-0f-the-acc0unt";
  private static final String PASSWORD = "pa55word-0f-the-machine";

  @Test
  void aToolThatPrintsItsArgumentsAndVariablesPrintsNoSecret(@TempDir Path folder)
      throws Exception {
    Path printed = folder.resolve("printed");
    Path record = folder.resolve("record");
    Path output = folder.resolve("output");
    ProcessBuilder program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                SecretsOfToolsTest.class.getName(),
                printed.toString(),
                record.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    program.environment().put("ENVWATCH_API_KEY", KEY);
    program.environment().put("envwatch_api_id", KEY);

    assertThat(program.start().waitFor()).as(Files.readString(output)).isZero();

    // The password is printed by the tool itself: only what records it is searched for that.
    assertThat(Files.readString(printed)).contains("ENVWATCH_NAME=Lab a").doesNotContain(KEY);
    assertThat(Files.readString(record))
        .contains("toolEnded", "the end")
        .doesNotContain(KEY, PASSWORD);
    assertThat(Files.readString(output)).doesNotContain(KEY, PASSWORD);
  }

  /** The program with the key: runs the tool and writes the record. */
  public static void main(String[] arguments) throws InterruptedException {
    try (SystemTime time = new SystemTime();
        ActivityLog log = new ActivityLog(new ActivityFile(Path.of(arguments[1])))) {
      FakeWorld world = new FakeWorld(time);
      world.put(
          FakeWorld.environment(
              "a",
              Phase.RUNNING,
              FakeWorld.machine("web", Phase.RUNNING).toBuilder()
                  .password(Secret.of(PASSWORD))
                  .build()));
      CountDownLatch ended = new CountDownLatch(1);
      new ToolRuns(world, SampleClasses::view, log, time, address -> {}, () -> false)
          .run(
              new Tool(
                  "1",
                  "Print all",
                  Tool.Subject.MACHINE,
                  "",
                  new ToolCommand.Program(
                      "sh",
                      List.of(
                          "-c",
                          "(env; echo \"$@\") | tee \"$0\"; echo " + PASSWORD + "; echo the end",
                          arguments[0],
                          "{name} {owner} {ip} {status}")),
                  false,
                  "",
                  true),
              List.of(
                  new Requested.ToolOnEnvironment(
                      "Print all", FakeWorld.machineTarget("a", "web"))),
              activity -> ended.countDown());
      if (!ended.await(60, TimeUnit.SECONDS)) {
        throw new IllegalStateException("no end");
      }
    }
  }
}
