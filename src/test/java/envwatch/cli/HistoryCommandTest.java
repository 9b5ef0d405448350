package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.LastSeen;
import envwatch.history.ObservedInterval;
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
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HistoryCommandTest {
  private static final AccountId ACCOUNT = new AccountId("demo");
  private static final State UP = new State(Phase.RUNNING, "Running");
  private static final State DOWN = new State(Phase.SUSPENDED, "Suspended");

  @TempDir Path folder;
  private final Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  private HistoryWriter writer() throws IOException {
    Path data = AppDirectories.below(folder).data();
    Files.createDirectories(data);
    return new HistoryFile(data.resolve(HistoryFile.NAME)).write();
  }

  private void record(Change... changes) throws IOException {
    try (HistoryWriter writer = writer()) {
      write(writer, changes);
    }
  }

  private void write(HistoryWriter writer, Change... changes) throws IOException {
    List<LastSeen> seen = new ArrayList<>();
    for (Change change : changes) {
      Instant at = change.firstSeenAfter();
      seen.add(
          new LastSeen(
              change.subject(),
              change.environmentName(),
              Map.of(),
              change.to(),
              at,
              true,
              null,
              at,
              at));
    }
    ObservedInterval earlier =
        new ObservedInterval(ACCOUNT, ago(300), ago(200), ObservedInterval.Ended.PAUSED);
    ObservedInterval later = new ObservedInterval(ACCOUNT, ago(90), ago(1), null);
    writer.write(
        new WriteBatch(
            List.of(changes), seen, Map.of(), Map.of(), List.of(earlier, later), List.of()));
  }

  private Instant ago(long minutes) {
    return now.minus(Duration.ofMinutes(minutes));
  }

  private Change change(String id, String name, long minutesAgo) {
    return new Change(
        Subject.of(new EnvironmentKey(ACCOUNT, new EnvironmentId(id))),
        name,
        null,
        ago(minutesAgo).minusSeconds(30),
        ago(minutesAgo),
        UP,
        DOWN,
        new Cause.Service(),
        List.of());
  }

  private JsonNode json() {
    return JsonMapper.shared().readTree(line.out());
  }

  @Test
  void aLineForEachChangeOldestFirst() throws IOException {
    record(change("E1", "One", 60), change("E2", "Two", 30));
    assertThat(line.run("history")).isZero();
    assertThat(line.out().lines().toList()).hasSize(3);
    assertThat(line.out()).containsSubsequence("not monitored", "One: Running", "Two: Running");
    assertThat(line.err()).isEmpty();
  }

  @Test
  void jsonHasChangesAndLooking() throws IOException {
    record(change("E1", "One", 60), change("E2", "Two", 30));
    assertThat(line.run("history", "--json")).isZero();
    assertThat(json().path("changes")).hasSize(2);
    assertThat(json().path("changes").path(0).path("environment").stringValue()).isEqualTo("E1");
    assertThat(json().path("looking")).hasSize(2);
    assertThat(json().path("looking").path(0).path("ended").stringValue()).isEqualTo("paused");
  }

  @Test
  void anEmptyHistoryIsJsonAllTheSame() throws IOException {
    record();
    assertThat(line.run("history", "--json", "--since", "1m")).isZero();
    assertThat(json().path("changes")).isEmpty();
  }

  @Test
  void csvHasAHeadingAndARowForEachChange() throws IOException {
    record(change("E1", "=1+1", 60));
    assertThat(line.run("history", "--csv")).isZero();
    assertThat(line.out()).startsWith("account,environment,").contains(",'=1+1,");
    assertThat(line.out().split("\r\n")).hasSize(2);
  }

  @Test
  void onlyWhatIsNewEnoughIsPrinted() throws IOException {
    record(change("E1", "One", 60 * 30), change("E2", "Two", 60 * 3), change("E3", "Three", 10));
    line.run("history", "--json", "--since", "30m");
    assertThat(json().path("changes")).hasSize(1);
  }

  @Test
  void severalDaysAreInOrder() throws IOException {
    record(change("E1", "One", 60 * 70), change("E2", "Two", 60 * 30), change("E3", "Three", 10));
    line.run("history", "--json", "--since", "7d");
    assertThat(json().path("changes"))
        .extracting(change -> change.path("environment").stringValue())
        .containsExactly("E1", "E2", "E3");
  }

  @Test
  void onlyTheEnvironmentNamedIsPrinted() throws IOException {
    record(change("E1", "One", 60), change("E2", "Two", 30));
    assertThat(line.run("history", "--environment", "E2", "--json")).isZero();
    assertThat(json().path("changes")).hasSize(1);
    assertThat(json().path("changes").path(0).path("environment").stringValue()).isEqualTo("E2");
  }

  @Test
  void anEnvironmentThatWasNeverSeenIsAMistake() throws IOException {
    record(change("E1", "One", 60));
    assertThat(line.run("history", "--environment", "E9")).isEqualTo(2);
    assertThat(line.err()).contains("no environment with the ID E9");
  }

  @Test
  void itIsReadWhileAWindowWrites() throws IOException {
    try (HistoryWriter writer = writer()) {
      write(writer, change("E1", "One", 60));
      assertThat(line.run("history", "--json")).isZero();
    }
    assertThat(json().path("changes")).hasSize(1);
  }

  @Test
  void withoutARecordItSaysSo() {
    assertThat(line.run("history")).isEqualTo(2);
    assertThat(line.out()).isEmpty();
    assertThat(line.err()).contains("There is no history yet", "history.db");
    assertThat(folder.resolve("data").resolve(HistoryFile.NAME)).doesNotExist();
  }

  @Test
  void aDamagedRecordIsLeftAlone() throws IOException {
    Path data = Files.createDirectories(AppDirectories.below(folder).data());
    Path file = Files.writeString(data.resolve(HistoryFile.NAME), "no database ".repeat(1_000));
    assertThat(line.run("history")).isEqualTo(2);
    assertThat(line.err()).contains("cannot be read");
    assertThat(Files.readString(file)).startsWith("no database");
  }

  @Test
  void nothingThatHappenedIsSaid() throws IOException {
    record();
    assertThat(line.run("history", "--since", "1m")).isZero();
    assertThat(line.out().lines()).containsExactly("Nothing changed in this time.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"yesterday", "0h", "-1d", "24", "99999d", "1w", ""})
  void aTimeInAnotherFormIsAMistake(String since) {
    assertThat(line.run("history", "--since", since)).isEqualTo(2);
    assertThat(line.err()).contains("--since needs a time such as");
  }

  @Test
  void bothFormsAtOnceAreAMistake() {
    assertThat(line.run("history", "--json", "--csv")).isEqualTo(2);
    assertThat(line.err()).contains("--json", "--csv", "envwatch history --help");
  }

  @Test
  void optionsOfAnAccountAreAMistake() {
    assertThat(line.run("history", "--demo")).isEqualTo(2);
    assertThat(line.err()).contains("leave out the options");
  }

  @Test
  void printingEndsWhenNobodyReadsAnyMore() {
    HistoryPrinter printer =
        new HistoryPrinter.Lines(new PrintWriter(closedPipe()), AccountId::value, ZoneOffset.UTC);
    assertThat(printer.print(change("E1", "One", 60))).isFalse();
  }

  private static Writer closedPipe() {
    return new Writer() {
      @Override
      public void write(char[] letters, int from, int length) throws IOException {
        throw new IOException("Broken pipe");
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
  }
}
