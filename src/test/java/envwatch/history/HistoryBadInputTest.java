package envwatch.history;

import static envwatch.watch.Samples.environment;
import static envwatch.watch.Samples.key;
import static envwatch.watch.Samples.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.FakeTime;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Tag("fast")
@Execution(ExecutionMode.CONCURRENT)
class HistoryBadInputTest {
  @TempDir private Path folder;
  private final FakeTime time = new FakeTime();

  private static Environment failed(String id) {
    return environment(id, Phase.PROBLEM, "Error");
  }

  @Test
  void aClockSetBackLosesNoChangeAndReachesNeverIntoTheFuture() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      time.jump(Duration.ofHours(-2));
      lab.sees(running("a")).sees(failed("a")).sees(failed("a"));

      assertThat(lab.changes()).extracting(Change::to).contains(state("Error"));
      assertThat(lab.changes())
          .allMatch(change -> !change.firstSeenAfter().isAfter(time.instant()));
      assertThat(lab.looking()).allMatch(looking -> !looking.until().isAfter(time.instant()));
    }
  }

  private static State state(String word) {
    return new State(Phase.PROBLEM, word);
  }

  @Test
  void aClockSetForwardIsAGap() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(running("a"));
      time.jump(Duration.ofHours(2));
      lab.sees(running("a")).sees(running("a"));

      assertThat(lab.changes()).isEmpty();
      assertThat(lab.timeline("a").segments())
          .extracting(Segment::seen)
          .containsExactly(Seen.NOT_LOOKED, Seen.SEEN, Seen.NOT_LOOKED, Seen.SEEN);
    }
  }

  @Test
  void anEnvironmentThatChangesItsNameOwnerAndBlueprintKeepsItsHistory() {
    Environment before =
        running("a").toBuilder().owner("ann@example.com").blueprint("Java").build();
    Environment after =
        before.toBuilder().name("Renamed").owner("bob@example.com").blueprint("Go").build();
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(before).sees(after);

      assertThat(lab.changes())
          .singleElement()
          .satisfies(change ->
              assertThat(change.facts())
                  .extracting(Fact::kind)
                  .containsExactly(Fact.Kind.NAME, Fact.Kind.OWNER, Fact.Kind.BLUEPRINT));
      assertThat(lab.timeline("a").name()).isEqualTo("Renamed");
    }
  }

  @Test
  void anIdThatComesBackAfterARestartGoesOn() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a"), running("b")).sees(running("a"), running("b"));
      lab.drops("a");
    }
    time.advance(Duration.ofDays(2));

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(failed("a"), running("b")).sees(failed("a"), running("b"));

      assertThat(lab.changes())
          .extracting(Change::subject)
          .extracting(subject -> subject.environment())
          .containsOnly(key("a"));
      assertThat(lab.timeline("a").segments().getLast().state()).isEqualTo(state("Error"));
    }
  }

  @Test
  void aThousandEnvironmentsThatAllChangeInOneLookAreAllRecorded() {
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(thousand(Phase.RUNNING, "Ready")).sees(thousand(Phase.PROBLEM, "Error"));

      assertThat(lab.changes()).hasSizeGreaterThanOrEqualTo(6_000);
      lab.written();
      assertThat(lab.history.timelines(lab.all()).join()).hasSize(1_000);
    }
  }

  private static Environment[] thousand(Phase phase, String word) {
    List<Environment> all = new ArrayList<>();
    for (int number = 0; number < 1_000; number++) {
      List<Machine> machines = new ArrayList<>();
      for (int machine = 0; machine < 5; machine++) {
        machines.add(
            Machine.builder()
                .id(new MachineId("m" + machine))
                .status(new Status(phase, word))
                .build());
      }
      all.add(environment("e" + number, phase, word).withMachines(machines));
    }
    return all.toArray(Environment[]::new);
  }

  @Test
  void wordsNeverSeenBeforeAndOddNamesAreShownAsTheyAre() {
    String odd = "Frobni\u0000zing \uD83D\uDE00";
    Environment changed =
        environment("a", Phase.PROBLEM, odd).toBuilder().name("x".repeat(1_000_000)).build();
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(running("a")).sees(changed);
    }

    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(changed).sees(changed);

      Timeline timeline = lab.timeline("a");
      assertThat(timeline.segments().getLast().state()).isEqualTo(state(odd));
      assertThat(timeline.name()).hasSizeLessThanOrEqualTo(1_000);
      assertThat(lab.changes()).extracting(Change::to).contains(state(odd));
    }
  }

  @Test
  void theSixtyMachinesOfOneEnvironmentHaveTimelinesOfTheirOwn() {
    List<Machine> machines = new ArrayList<>();
    for (int machine = 0; machine < 60; machine++) {
      machines.add(
          Machine.builder()
              .id(new MachineId("m" + machine))
              .status(new Status(Phase.RUNNING, "Running"))
              .build());
    }
    Environment large = running("a").withMachines(machines);
    try (RecordedLab lab = RecordedLab.begin(folder, time)) {
      lab.sees(large).sees(large);

      assertThat(lab.history.timelines(key("a"), lab.all()).join()).hasSize(61);
      assertThat(lab.looking()).singleElement().extracting(ObservedInterval::ended).isNull();
    }
  }
}
