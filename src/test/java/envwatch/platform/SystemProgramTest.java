package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SystemProgramTest {
  @Test
  void theKeyIsNotHandedOn() {
    Map<String, String> variables =
        new HashMap<>(
            Map.of("ENVWATCH_API_KEY", "0123", "Envwatch_Api_Key", "0123", "HOME", "/home/ann"));

    SystemProgram.removeOwn(variables);

    assertThat(variables).containsOnlyKeys("HOME");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aProgramStartedWhereTheKeyIsSetDoesNotSeeIt(@TempDir Path folder) throws Exception {
    Path told = folder.resolve("told");
    Path program = folder.resolve("program");
    Files.writeString(program, "#!/bin/sh\nenv > \"$1.part\" && mv \"$1.part\" \"$1\"\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();

    ProcessBuilder starting =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Starting.class.getName(),
            program.toString(),
            told.toString());
    starting.environment().put("ENVWATCH_API_KEY", "0123");
    starting.environment().put("ANOTHER_NAME", "4567");
    Process process = starting.inheritIO().start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();

    assertThat(told).content().contains("ANOTHER_NAME=4567").doesNotContain("ENVWATCH_API_KEY");
  }

  /** Starts a program as Envwatch does and ends after it. */
  static final class Starting {
    public static void main(String[] arguments) throws IOException {
      SystemProgram.start(List.of(arguments));
      for (ProcessHandle child : ProcessHandle.current().children().toList()) {
        child.onExit().join();
      }
    }
  }
}
