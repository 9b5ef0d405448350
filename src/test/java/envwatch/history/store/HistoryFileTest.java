package envwatch.history.store;

import static envwatch.history.store.Pasts.ACCOUNT;
import static envwatch.history.store.Pasts.ALPHA;
import static envwatch.history.store.Pasts.FAILED;
import static envwatch.history.store.Pasts.NOON;
import static envwatch.history.store.Pasts.RUNNING;
import static envwatch.history.store.Pasts.at;
import static envwatch.history.store.Pasts.change;
import static envwatch.history.store.Pasts.changes;
import static envwatch.history.store.Pasts.key;
import static envwatch.history.store.Pasts.lastSeen;
import static envwatch.history.store.Pasts.looking;
import static envwatch.history.store.Pasts.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.AbsenceInterval;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.Fact;
import envwatch.history.LastSeen;
import envwatch.history.Note;
import envwatch.history.ObservedInterval;
import envwatch.history.ObservedInterval.Ended;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.SubjectPast;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class HistoryFileTest {
  private static final Range DAY = new Range(at(-720), at(720));

  @TempDir private Path folder;

  private HistoryFile file() {
    return new HistoryFile(folder.resolve("history.db"));
  }

  @Test
  void aFileOfTheFirstVersionKeepsWhatItHoldsAndTakesPolicies() throws IOException {
    try (HistoryWriter writer = file().write()) {
      writer.write(changes(List.of(change(ALPHA, 1, RUNNING, FAILED))));
    }
    try (Database database = Database.write(folder.resolve("history.db"))) {
      database.transaction(() ->
          database.execute(
              "ALTER TABLE thing DROP COLUMN policy;"
                  + " ALTER TABLE thing DROP COLUMN since_after; PRAGMA user_version = 1"));
    }

    LastSeen withPolicy =
        new LastSeen(
            Subject.of(ALPHA),
            "Alpha",
            Map.of(Fact.Kind.POLICY, "Training"),
            FAILED,
            at(1),
            false,
            at(0),
            at(1),
            at(2));
    try (HistoryWriter writer = file().write()) {
      writer.write(
          new WriteBatch(List.of(), List.of(withPolicy), Map.of(), Map.of(), List.of(), List.of()));
    }

    try (HistoryReader reader = file().read()) {
      assertThat(reader.changes(new ChangeQuery(DAY, ACCOUNT, null, 10))).hasSize(1);
      assertThat(reader.policies(ACCOUNT))
          .containsExactly(Map.entry(ALPHA.environment(), "Training"));
      assertThat(reader.lastSeen()).extracting(LastSeen::after).containsExactly(at(0));
    }
  }

  @Test
  void aChangeComesBackWithEverythingItConsistsOf() throws IOException {
    Change own =
        new Change(
            machine(ALPHA, "web"),
            "Alpha",
            "Web server",
            at(1),
            at(2),
            RUNNING,
            FAILED,
            new Cause.OwnAction("id-1", ActionKind.REBOOT_MACHINE),
            List.of(new Fact(Fact.Kind.ADDRESS, null, "192.0.2.7")));
    Change unseen =
        new Change(
            Subject.of(ALPHA),
            "Alpha",
            null,
            null,
            at(1),
            null,
            new State(Phase.UNKNOWN, ""),
            new Cause.NotSeen(),
            List.of());
    try (HistoryWriter writer = file().write()) {
      writer.write(changes(List.of(unseen, own)));
    }

    assertThat(read(ChangeQuery.all(DAY))).containsExactly(own, unseen);
  }

  private List<Change> read(ChangeQuery query) throws IOException {
    try (HistoryReader reader = file().read()) {
      return reader.changes(query);
    }
  }

  @Test
  void nothingIsLeftOfAForgottenAccountAndEverythingOfOthers() throws IOException {
    EnvironmentKey foreign = new EnvironmentKey(new AccountId("other"), new EnvironmentId("alpha"));
    Change kept = change(ALPHA, 1, RUNNING, FAILED);
    ObservedInterval looked = new ObservedInterval(foreign.account(), at(0), at(5), Ended.STOPPED);
    try (HistoryWriter writer = file().write()) {
      writer.write(changes(List.of(kept, change(machine(foreign, "web"), 4, RUNNING, FAILED))));
      writer.write(lastSeen(lastSeen(Subject.of(ALPHA), FAILED, 1, 2)));
      writer.write(lastSeen(lastSeen(Subject.of(foreign), FAILED, 1, 2)));
      writer.write(looking(looking(0, 5, Ended.STOPPED), looked));
      writer.write(
          new WriteBatch(
              List.of(),
              List.of(),
              Map.of(),
              Map.of(foreign, at(5)),
              List.of(),
              List.of(new AbsenceInterval(foreign, at(2), at(3)))));
      writer.write(Subject.of(foreign), new Note("theirs", List.of()), NOON);
      writer.write(Subject.of(ALPHA), new Note("ours", List.of()), NOON);

      writer.forget(foreign.account());
      writer.forget(new AccountId("never known"));
    }

    assertThat(read(ChangeQuery.all(DAY))).containsExactly(kept);
    try (HistoryReader reader = file().read()) {
      assertThat(reader.lastSeen()).map(LastSeen::subject).containsExactly(Subject.of(ALPHA));
      assertThat(reader.looking(DAY)).map(ObservedInterval::account).containsExactly(ACCOUNT);
      assertThat(reader.absences(DAY)).isEmpty();
      assertThat(reader.notes()).containsOnlyKeys(Subject.of(ALPHA));
      assertThat(reader.past(foreign, DAY)).isEmpty();
    }
  }

  @Test
  void changesAreFoundByRangeAccountAndSubjectNewestFirst() throws IOException {
    EnvironmentKey foreign = new EnvironmentKey(new AccountId("other"), new EnvironmentId("alpha"));
    Change first = change(ALPHA, 1, RUNNING, FAILED);
    Change ofMachine = change(machine(ALPHA, "web"), 2, RUNNING, FAILED);
    Change ofBeta = change(key("beta"), 3, RUNNING, FAILED);
    Change ofOther = change(foreign, 4, RUNNING, FAILED);
    try (HistoryWriter writer = file().write()) {
      writer.write(changes(List.of(first, ofMachine, ofBeta, ofOther)));
    }

    assertThat(read(ChangeQuery.all(DAY))).containsExactly(ofOther, ofBeta, ofMachine, first);
    assertThat(read(ChangeQuery.all(new Range(at(2), at(4))))).containsExactly(ofBeta, ofMachine);
    assertThat(read(new ChangeQuery(DAY, ACCOUNT, null, 2))).containsExactly(ofBeta, ofMachine);
    assertThat(read(new ChangeQuery(DAY, null, null, 1))).containsExactly(ofOther);
    assertThat(read(new ChangeQuery(DAY, null, Subject.of(ALPHA), 9)))
        .containsExactly(ofMachine, first);
    assertThat(read(new ChangeQuery(DAY, null, machine(ALPHA, "web"), 9)))
        .containsExactly(ofMachine);
    assertThat(read(new ChangeQuery(DAY, new AccountId("unheard of"), null, 9))).isEmpty();
    assertThat(read(new ChangeQuery(DAY, null, Subject.of(key("unheard of")), 9))).isEmpty();
  }

  @Test
  void whatWasLastSeenSurvivesARestart() throws IOException {
    LastSeen environment = lastSeen(Subject.of(ALPHA), RUNNING, 1, 5);
    LastSeen machine = lastSeen(machine(ALPHA, "web"), FAILED, 2, 5);
    LastSeen placeholder = lastSeen(new Subject(ALPHA, new MachineId("web", false)), RUNNING, 3, 5);
    try (HistoryWriter writer = file().write()) {
      writer.write(
          new WriteBatch(
              List.of(),
              List.of(environment, machine, placeholder),
              Map.of(),
              Map.of(ALPHA, at(5)),
              List.of(),
              List.of()));
    }

    try (HistoryReader reader = file().read()) {
      assertThat(reader.lastSeen()).containsExactlyInAnyOrder(environment, machine, placeholder);
    }
  }

  @Test
  void aMachineThatIsGoneKeepsTheMomentWhenItWasLastSeen() throws IOException {
    Subject web = machine(ALPHA, "web");
    try (HistoryWriter writer = file().write()) {
      writer.write(lastSeen(lastSeen(web, RUNNING, 1, 5)));
      writer.write(
          new WriteBatch(
              List.of(),
              List.of(),
              Map.of(web, at(6)),
              Map.of(ALPHA, at(9)),
              List.of(),
              List.of()));

      assertThat(writer.reader().lastSeen()).extracting(LastSeen::at).containsExactly(at(6));
      writer.write(lastSeen(lastSeen(web, RUNNING, 7, 8)));
      assertThat(writer.reader().lastSeen()).extracting(LastSeen::at).containsExactly(at(9));
    }
  }

  @Test
  void lookingIsForwardedAndEndedWhereTheRunWasKilled() throws IOException {
    try (HistoryWriter writer = file().write()) {
      writer.write(looking(looking(0, 1, null)));
      writer.write(looking(looking(0, 2, null)));
    }

    try (HistoryWriter writer = file().write()) {
      writer.endKilledRun();
      assertThat(writer.reader().looking(DAY)).containsExactly(looking(0, 2, Ended.KILLED));
    }
  }

  @Test
  void theLastLookingBeforeTheRangeIsFoundToo() throws IOException {
    ObservedInterval older = looking(0, 1, Ended.PAUSED);
    ObservedInterval last = looking(2, 3, Ended.LINK);
    ObservedInterval within = looking(10, 11, null);
    try (HistoryWriter writer = file().write()) {
      writer.write(looking(older, last, within));

      assertThat(writer.reader().looking(new Range(at(5), at(20)))).containsExactly(last, within);
    }
  }

  @Test
  void absencesComeBack() throws IOException {
    AbsenceInterval absence = new AbsenceInterval(ALPHA, at(1), at(2));
    try (HistoryWriter writer = file().write()) {
      writer.write(
          new WriteBatch(List.of(), List.of(), Map.of(), Map.of(), List.of(), List.of(absence)));

      assertThat(writer.reader().absences(DAY)).containsExactly(absence);
      assertThat(writer.reader().absences(new Range(at(2), at(3)))).isEmpty();
    }
  }

  @Test
  void aNoteIsStoredAndAnEmptyOneDeletesIt() throws IOException {
    Note note = new Note("Ask Ann\nfirst \uD83D\uDE00", List.of("vip", "demo"));
    try (HistoryWriter writer = file().write()) {
      writer.write(Subject.of(ALPHA), note, NOON);
      assertThat(writer.reader().notes()).isEqualTo(Map.of(Subject.of(ALPHA), note));
      writer.write(Subject.of(ALPHA), Note.NONE, NOON);
      assertThat(writer.reader().notes()).isEmpty();
    }
  }

  @Test
  void theStateBeforeARangeIsThatOfTheLastChangeBeforeIt() throws IOException {
    try (HistoryWriter writer = file().write()) {
      writer.write(
          new WriteBatch(
              List.of(),
              List.of(lastSeen(Subject.of(ALPHA), RUNNING, 30, 40)),
              Map.of(),
              Map.of(ALPHA, at(40)),
              List.of(),
              List.of()));
      writer.write(
          changes(List.of(change(ALPHA, 10, RUNNING, FAILED), change(ALPHA, 30, FAILED, RUNNING))));

      assertThat(before(writer, 20, 25)).isEqualTo(FAILED);
      assertThat(before(writer, 5, 8)).isEqualTo(RUNNING);
      assertThat(before(writer, 35, 40)).isEqualTo(RUNNING);
    }
  }

  private static State before(HistoryWriter writer, long from, long until) throws IOException {
    Range range = new Range(at(from), at(until));
    SubjectPast alone = writer.reader().past(ALPHA, range).getFirst();
    assertThat(writer.reader().past(range)).containsExactly(alone);
    return alone.before();
  }

  @Test
  void theFirstSightIsToldWithTheStateOfThen() throws IOException {
    try (HistoryWriter writer = file().write()) {
      writer.write(lastSeen(lastSeen(Subject.of(ALPHA), RUNNING, 30, 40)));

      Range earlier = new Range(at(0), at(60));
      SubjectPast past = writer.reader().past(ALPHA, earlier).getFirst();
      assertThat(past.firstSeen()).isEqualTo(at(30));
      assertThat(past.before()).isEqualTo(RUNNING);
    }
  }

  @Test
  void oddNamesAreStoredOrCut() throws IOException {
    String odd = "a\u0000b \uD83D\uDE00 \uD83D";
    String huge = "x".repeat(1_000_000);
    for (String name : List.of(odd, huge)) {
      Change change =
          new Change(
              Subject.of(key(name)),
              name,
              null,
              null,
              at(1),
              null,
              new State(Phase.UNKNOWN, name),
              new Cause.Service(),
              List.of(new Fact(Fact.Kind.OWNER, name, name)));
      try (HistoryWriter writer = file().write()) {
        writer.write(changes(List.of(change)));
        writer.write(changes(List.of(change)));
      }
    }

    assertThat(read(ChangeQuery.all(DAY)))
        .extracting(Change::environmentName)
        .hasSize(4)
        .allMatch(name -> name.startsWith("a\u0000b \uD83D\uDE00") || name.length() == 1_000);
  }

  @Test
  void momentsAreKept() throws IOException {
    Instant visit = at(3).plus(Duration.ofMillis(7));
    try (HistoryWriter writer = file().write()) {
      writer.write("visit", visit);
      assertThat(writer.reader().moment("visit")).contains(visit);
      assertThat(writer.reader().moment("never")).isEmpty();
    }
  }
}
