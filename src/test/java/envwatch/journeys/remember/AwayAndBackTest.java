package envwatch.journeys.remember;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.history.Change;
import envwatch.journeys.remember.RememberedWindow.Row;
import envwatch.model.Phase;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.MachineState;
import envwatch.simulator.SimulatorOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person is told who comes back to the window after the program was killed. */
class AwayAndBackTest {
  private static final Duration LOOKS = Duration.ofMinutes(2);

  @AutoClose private RememberedLab lab;
  private LabEnvironment environment;
  private String machine;

  @BeforeEach
  void watchForAWhile(@TempDir Path folder) {
    lab =
        new RememberedLab(
            folder.resolve("data"), SimulatorOptions.builder().still().environments(6).build());
    lab.start();
    lab.pass(Duration.ofMinutes(10));
    environment = lab.first(EnvironmentState.RUNNING);
    machine = environment.machines().getFirst().id();
  }

  private void problem(Duration length) {
    lab.simulator().world().setMachineState(environment.id(), machine, MachineState.POWERED_OFF);
    lab.pass(length);
    lab.simulator().world().setMachineState(environment.id(), machine, MachineState.RUNNING);
    lab.pass(LOOKS);
  }

  private static String shown(Instant moment, String pattern) {
    return DateTimeFormatter.ofPattern(pattern).withZone(ZoneId.systemDefault()).format(moment);
  }

  @Test
  void aProblemThatBeganAndEndedWhileNobodyLookedIsToldAfterAKillAndAStart() {
    Instant left;
    Instant begun;
    try (RememberedWindow window = new RememberedWindow(lab)) {
      problem(LOOKS);
      left = lab.now();
      window.leave();
      lab.pass(Duration.ofMinutes(20));
      begun = lab.now();
      problem(Duration.ofMinutes(15));
      lab.awaitWritten();
      lab.kill();
    }
    lab.pass(Duration.ofHours(2));
    lab.start();
    lab.pass(LOOKS);

    try (RememberedWindow window = new RememberedWindow(lab)) {
      await().until(() -> !window.line().isEmpty());
      assertThat(window.line())
          .contains(shown(left, "HH:mm"), shown(lab.now(), "HH:mm"))
          .contains("1 problem began, 1 ended, not monitored ");

      window.press("away-show");
      await().until(() -> !window.events().isEmpty());
      assertThat(window.page()).isEqualTo("page-events");
      assertThat(window.range()).contains(shown(left, "HH:mm"), shown(lab.now(), "HH:mm"));
      assertThat(ofEnvironment(window.events()))
          .containsExactlyElementsOf(changes(left).stream().map(AwayAndBackTest::times).toList());
    }
    assertThat(changes(left))
        .map(change -> change.to().phase())
        .containsExactly(Phase.RUNNING, Phase.PROBLEM);
    assertThat(changes(left).getLast().lastSeenBefore()).isBeforeOrEqualTo(begun);
    assertThat(changes(left).getLast().firstSeenAfter()).isAfter(begun);
  }

  /** When what is told of the environment itself happened, as it is read. */
  private List<String> ofEnvironment(List<Row> rows) {
    return rows.stream()
        .filter(row -> row.where().equals(environment.name()))
        .map(Row::when)
        .toList();
  }

  /** Newest first. */
  private List<Change> changes(Instant since) {
    return lab.changes(environment, since).reversed().stream()
        .filter(change -> change.subject().machine() == null)
        .toList();
  }

  private static String times(Change change) {
    return shown(change.lastSeenBefore(), "HH:mm:ss")
        + " to "
        + shown(change.firstSeenAfter(), "HH:mm:ss");
  }
}
