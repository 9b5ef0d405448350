package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionCommandTest {
  @TempDir private Path folder;

  private CommandLineRun run(String... arguments) {
    CommandLineRun line = new CommandLineRun(folder);
    assertThat(line.runAsIs(arguments)).isZero();
    return line;
  }

  /**
   * What bash offers for the last word. The built-in command compopt works only where a person
   * types.
   */
  private String[] offered(String... words) throws IOException, InterruptedException {
    Path script = folder.resolve("completion");
    Files.writeString(script, run("completion", "bash").out());
    String asking =
        "compopt() { :; }; source '%s'; COMP_WORDS=(%s); COMP_CWORD=%d; _complete_envwatch; echo \"${COMPREPLY[@]}\""
            .formatted(script, quoted(words), words.length - 1);
    Process bash =
        new ProcessBuilder("bash", "--norc", "-c", asking).redirectErrorStream(true).start();
    String answer =
        new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(bash.waitFor()).as(answer).isZero();
    return answer.split("\\s+");
  }

  private static String quoted(String... words) {
    return "'" + String.join("' '", words) + "'";
  }

  @ParameterizedTest
  @CsvSource({"st, status", "compl, completion", "wai, wait"})
  @EnabledOnOs(OS.LINUX)
  void bashCompletesCommands(String begun, String command) throws Exception {
    assertThat(offered("envwatch", begun)).containsExactly(command);
  }

  @ParameterizedTest
  @CsvSource({"wait, --until, re, ready", "status, --api-version, v3, v3"})
  @EnabledOnOs(OS.LINUX)
  void bashCompletesTheValuesOfAnOption(String command, String option, String begun, String value)
      throws Exception {
    assertThat(offered("envwatch", command, option, begun)).containsExactly(value);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void bashCompletesTheOptionsOfACommand() throws Exception {
    assertThat(offered("envwatch", "history", "--si")).containsExactly("--since");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void bashCompletesActions() throws Exception {
    assertThat(offered("envwatch", "act", "sus")).containsExactly("suspend");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh"})
  void theScriptIsPrintedForBothShells(String shell) {
    assertThat(run("completion", shell).out())
        .startsWith("#!/usr/bin/env bash")
        .contains("bashcompinit")
        .contains("complete -F _complete_envwatch");
  }

  @Test
  void anotherShellIsRefusedWithThoseThatThereAre() {
    CommandLineRun line = new CommandLineRun(folder);

    assertThat(line.run("completion", "fish")).isEqualTo(2);
    assertThat(line.out()).isEmpty();
    assertThat(line.err()).contains("fish").contains("bash or zsh");
  }
}
