package envwatch.history;

import static envwatch.watch.Samples.environment;
import static envwatch.watch.Samples.key;
import static envwatch.watch.Samples.running;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class HistoryTroubleTest {
  @TempDir private Path folder;
  private final FakeTime time = new FakeTime();
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("history.db");
  }

  private void recordSomething() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      recordSomething(lab);
    }
  }

  private static void recordSomething(RecordedLab lab) {
    lab.sees(running("a")).sees(environment("a", Phase.PROBLEM, "Error"));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(one -> one.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aFileThatIsNoDatabaseIsSetAsideAndANewOneBegun() throws IOException {
    Files.writeString(file, "This is not a database, but a text that is long enough. ".repeat(99));
    Files.writeString(folder.resolve("history.db-wal"), "nor is this");

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.awaitTrouble(HistoryTrouble.SetAside.class);
      recordSomething(lab);
      assertThat(lab.changes()).isNotEmpty();
      String name = ((HistoryTrouble.SetAside) lab.history.view().trouble()).file();
      assertThat(folder.resolve(name)).content().startsWith("This is not a database");
      assertThat(name).startsWith("history.db.damaged-");
    }
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      assertThat(lab.history.view().trouble()).isNull();
      assertThat(lab.changes()).isNotEmpty();
    }
  }

  @Test
  void aFileThatIsDamagedInTheMiddleIsSetAsideWhenThatIsNoticed() throws IOException {
    recordSomething();
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      for (long at = 4096; at < channel.size(); at += 4096) {
        channel.write(ByteBuffer.wrap(new byte[4096]), at);
      }
    }

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.awaitTrouble(HistoryTrouble.SetAside.class);
      recordSomething(lab);
      assertThat(lab.changes()).isNotEmpty();
    }
  }

  @Test
  void notesAndLearnedTimesAreWrittenAgainIfTheFileProvesDamagedWhileItIsOpen() throws Exception {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(environment("a", Phase.SUSPENDED, "Suspended"));
      lab.sees(environment("a", Phase.CHANGING, "Resuming")).sees(running("a"));
    }
    damageChanges();
    Subject noted = Subject.of(key("a"));
    Note note = new Note("Do not touch", List.of("acme"));
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.history.note(noted, note);
      recordSomething(lab);
      time.advance(Duration.ofMinutes(1));
      lab.awaitTrouble(HistoryTrouble.SetAside.class);
    }

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      assertThat(lab.history.view().notes()).containsEntry(noted, note);
      assertThat(lab.history.learned().join()).isNotEmpty();
    }
  }

  /** What is read at the start stays as it is. */
  private void damageChanges() throws Exception {
    long page;
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT rootpage FROM sqlite_master WHERE name = 'change'")) {
      page = row.getLong(1);
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(new byte[4096]), (page - 1) * 4096);
    }
  }

  @Test
  void aFileOfANewerVersionIsLeftAlone() throws IOException {
    recordSomething();
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.allocate(4).putInt(0, 99), 60); // SQLite's user_version
    }
    byte[] before = Files.readAllBytes(file);

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.awaitTrouble(HistoryTrouble.Newer.class);
      recordSomething(lab);
      assertThat(lab.changes()).isEmpty();
      assertThat(lab.history.view().since()).containsKey(Subject.of(key("a")));
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void theSecondProgramOnlyReads() {
    try (RecordedLab first = RecordedLab.begin(folder, time)) {
      recordSomething(first);
      int recorded = first.changes().size();

      try (RecordedLab second = RecordedLab.begin(folder, time)) {
        second.awaitTrouble(HistoryTrouble.OnlyRead.class);
        second.sees(running("b")).sees(environment("b", Phase.PROBLEM, "Error"));
        assertThat(second.changes()).hasSize(recorded);
        first.sees(running("a"));
        assertThat(first.changes()).hasSizeGreaterThan(recorded);
        assertThat(second.changes()).hasSameSizeAs(first.changes());
      }
      assertThat(first.history.view().trouble()).isNull();
    }
  }

  @Test
  void theSecondProgramGoesOnWhereTheFirstEnded() {
    List<Change> told = new ArrayList<>();
    RecordedLab first = RecordedLab.begin(folder, time);
    first.sees(running("a"), running("b"));
    try (RecordedLab second = RecordedLab.begin(folder, time)) {
      second.awaitTrouble(HistoryTrouble.OnlyRead.class);
      second.history.follow(told::addAll);
      second.seesNow(running("a"), running("b"));
      first.sees(environment("a", Phase.PROBLEM, "Error"), running("b"));
      second.seesNow(environment("a", Phase.PROBLEM, "Error"), running("b"));
      second.sees(
          environment("a", Phase.PROBLEM, "Error"), environment("b", Phase.PROBLEM, "Error"));
      int toldBefore = told.size();
      first.close();
      await().until(() -> second.history.view().trouble() == null);
      second.sees(
          environment("a", Phase.PROBLEM, "Error"), environment("b", Phase.PROBLEM, "Error"));

      assertThat(second.changes())
          .filteredOn(change -> change.subject().machine() == null)
          .extracting(change -> change.subject().environment())
          .containsExactly(key("b"), key("a"));
      assertThat(second.looking()).hasSize(1);
      assertThat(told).hasSize(toldBefore);
    }
  }

  @Test
  void whatIsNotedAfterTheFirstEndedIsKept() {
    Note note = new Note("Ask Ann", List.of());
    RecordedLab first = RecordedLab.begin(folder, time);
    first.sees(running("a"));
    try (RecordedLab second = RecordedLab.begin(folder, time)) {
      second.awaitTrouble(HistoryTrouble.OnlyRead.class);
      first.close();
      await().until(() -> second.history.view().trouble() == null);
      second.history.note(Subject.of(key("a")), note);
    }
    try (RecordedLab third = RecordedLab.begin(folder, time)) {
      assertThat(third.history.view().notes()).containsEntry(Subject.of(key("a")), note);
    }
  }

  @Test
  void aFileMarkedAsReadOnlyIsReadAndNotWritten() throws IOException {
    recordSomething();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.awaitTrouble(HistoryTrouble.NotWritten.class);
      assertThat(lab.changes()).isNotEmpty();
      assertThat(lab.history.view().since()).containsKey(Subject.of(key("a")));
    }
  }

  @Test
  void whatCouldNotBeWrittenIsWrittenAsSoonAsItCan() throws IOException {
    Files.createDirectory(file);

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.awaitTrouble(HistoryTrouble.NotWritten.class);
      recordSomething(lab);
      assertThat(lab.changes()).isEmpty();
      Files.delete(file);

      await().until(() -> lab.history.view().trouble() == null);
      assertThat(lab.changes()).isNotEmpty();
    }
  }

  @Test
  void aFolderThatCannotBeMadeStopsNothing() throws IOException {
    Path blocked = Files.createFile(folder.resolve("data"));

    try (RecordedLab lab = RecordedLab.begin(blocked, time)) {
      lab.awaitTrouble(HistoryTrouble.NotWritten.class);
      recordSomething(lab);
      assertThat(lab.history.view().since()).containsKey(Subject.of(key("a")));
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void everyFileIsReadableByTheUserAlone() throws IOException {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      recordSomething(lab);
      lab.changes();

      assertThat(names()).contains("history.db", "history.db-shm", "history.db-wal");
      for (String name : names()) {
        assertThat(
                PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))))
            .as(name)
            .isEqualTo("rw-------");
      }
    }
  }

  @Test
  void anEndIsNeverWaitedForForLong() {
    long began = System.nanoTime();
    for (int i = 0; i < 3; i++) {
      recordSomething();
    }
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(15));
  }
}
