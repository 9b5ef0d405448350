package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.LastSeen;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryWriter;
import envwatch.history.store.WriteBatch;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.platform.AppDirectories;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
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
    return offeredWith("", words);
  }

  /**
   * @param functions of bash, in the place of programs
   */
  private String[] offeredWith(String functions, String... words)
      throws IOException, InterruptedException {
    Path script = folder.resolve("completion");
    Files.writeString(script, run("completion", "bash").out());
    String asking =
        functions
            + "compopt() { :; }; source '%s'; COMP_WORDS=(%s); COMP_CWORD=%d; _complete_envwatch; echo \"${COMPREPLY[@]}\""
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
  @CsvSource({"en2, EN2", "web s, EN1", "EN, EN1 EN2", "zzz, ''"})
  @EnabledOnOs(OS.LINUX)
  void bashCompletesTheIdOfAnEnvironmentByIdOrName(String begun, String ids) throws Exception {
    String known = "envwatch() { [ \"$1 $2\" = 'completion environments' ] && printf '%s'; }; ";
    assertThat(
            offeredWith(
                known.formatted("EN1\\tWeb shop\\nEN2\\tDatabase\\n"),
                "envwatch",
                "status",
                "--environment",
                begun))
        .containsExactly(ids.split(" "));
  }

  @Test
  void environmentsAreThoseThatWereSeenLately() throws IOException {
    record(seen("EN1", "Web shop", 1), seen("EN2", "Long ago", 8));

    assertThat(run("completion", "environments", "--data-dir", folder.toString()).out())
        .isEqualToIgnoringNewLines("EN1\tWeb shop");
  }

  /** A shell inserts it as it is. */
  @ParameterizedTest
  @ValueSource(strings = {"EN1;id", "$(id)", "EN 1", "*", "`id`"})
  void anIdThatMeansSomethingToShellsIsNotOffered(String id) throws IOException {
    record(seen(id, "Web shop", 1));

    assertThat(run("completion", "environments", "--data-dir", folder.toString()).out()).isEmpty();
  }

  @Test
  void withoutARecordThereAreNoEnvironments() {
    assertThat(run("completion", "environments", "--data-dir", folder.toString()).out()).isEmpty();
  }

  private void record(LastSeen... seen) throws IOException {
    Path data = AppDirectories.below(folder).data();
    Files.createDirectories(data);
    try (HistoryWriter writer = new HistoryFile(data.resolve(HistoryFile.NAME)).write()) {
      writer.write(
          new WriteBatch(List.of(), List.of(seen), Map.of(), Map.of(), List.of(), List.of()));
    }
  }

  private static LastSeen seen(String id, String name, int daysAgo) {
    Instant at = Instant.now().minus(Duration.ofDays(daysAgo));
    Subject subject = Subject.of(new EnvironmentKey(new AccountId("demo"), new EnvironmentId(id)));
    State running = new State(Phase.RUNNING, "Running");
    return new LastSeen(subject, name, Map.of(), running, at, true, null, at, at);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-n '__fish_use_subcommand' -a status -d 'Checks everything once",
        "-n '__fish_seen_subcommand_from status' -l json -d ",
        "-n '__fish_seen_subcommand_from history' -l since -x -d ",
        "-n '__fish_seen_subcommand_from status' -l api-version -x -a 'v1 v2 v3' -d ",
        "-n '__fish_seen_subcommand_from status' -l api-key-file -r -F -d ",
        "-l environment -x -a '(envwatch completion environments 2>/dev/null)' -d ",
      })
  void fishCompletesCommandsOptionsAndEnvironments(String line) {
    assertThat(run("completion", "fish").out()).contains("complete -c envwatch ", line);
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

    assertThat(line.run("completion", "tcsh")).isEqualTo(2);
    assertThat(line.out()).isEmpty();
    assertThat(line.err()).contains("tcsh").contains("bash, zsh or fish");
  }
}
