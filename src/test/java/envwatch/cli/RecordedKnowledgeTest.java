package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.LastSeen;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryWriter;
import envwatch.history.store.WriteBatch;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.training.check.Knowledge;
import envwatch.watch.WatchedEnvironment;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check in a terminal knows the same as one in the window. */
@Tag("fast")
class RecordedKnowledgeTest {
  private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");
  private static final EnvironmentKey LAB =
      new EnvironmentKey(new AccountId("account"), new EnvironmentId("EN1"));
  private static final State UP = new State(Phase.RUNNING, "Ready");
  private static final State ASLEEP = new State(Phase.SUSPENDED, "Suspended");

  @TempDir Path folder;

  private static Instant ago(long minutes) {
    return NOW.minus(Duration.ofMinutes(minutes));
  }

  private static Change change(State from, State to, Instant at) {
    return new Change(
        Subject.of(LAB),
        "Lab",
        null,
        at.minusSeconds(30),
        at,
        from,
        to,
        new Cause.Service(),
        List.of());
  }

  private static Activity activity(Instant at, Outcome outcome) {
    return new Activity(
        "activity",
        at,
        "Support",
        "example.com",
        new Requested.OfEnvironment(
            ActionKind.POSTPONE_INACTIVITY, EnvironmentTarget.environment(LAB, "Lab")),
        null,
        outcome,
        null);
  }

  /** After an hour in which it ran, the environment was suspended. */
  private Knowledge afterAnHour(Activity activity) throws IOException {
    try (HistoryWriter writer = new HistoryFile(folder.resolve(HistoryFile.NAME)).write()) {
      writer.write(
          new WriteBatch(
              List.of(change(ASLEEP, UP, ago(90)), change(UP, ASLEEP, ago(30))),
              List.of(
                  new LastSeen(
                      Subject.of(LAB),
                      "Lab",
                      Map.of(Fact.Kind.POLICY, "Training"),
                      ASLEEP,
                      ago(30),
                      true,
                      null,
                      ago(30),
                      NOW)),
              Map.of(),
              Map.of(),
              List.of(),
              List.of()));
      writer.write(List.of(activity));
    }
    Environment seen =
        Environment.builder().id(LAB.environment()).name("Lab").policy("Training").build();
    return RecordedKnowledge.read(
        folder,
        LAB.account(),
        List.of(new WatchedEnvironment(LAB, seen, NOW, Duration.ZERO, null, null)),
        NOW);
  }

  @Test
  void whatWasNotSentKeptNothingAwake() throws IOException {
    Outcome notSent = new Outcome.NotSent(Obstacle.of(Obstacle.Kind.LINK_LOST));

    Knowledge knowledge = afterAnHour(activity(ago(60), notSent));

    assertThat(knowledge.awake().of(LAB.account(), "Training")).isNotNull();
    assertThat(knowledge.touched()).isEmpty();
  }

  @Test
  void whatAPolicySuspendsIsRememberedWithoutTheEnvironmentsItWasLearnedFrom() throws IOException {
    afterAnHour(activity(ago(60), new Outcome.NotSent(Obstacle.of(Obstacle.Kind.LINK_LOST))));

    Knowledge knowledge = RecordedKnowledge.read(folder, LAB.account(), List.of(), NOW);

    assertThat(knowledge.awake().of(LAB.account(), "Training")).isNotNull();
  }

  @Test
  void whatWasDoneInTheWindowKeepsAwake() throws IOException {
    Knowledge knowledge = afterAnHour(activity(ago(60), new Outcome.Accepted(null, null)));

    assertThat(knowledge.awake().of(LAB.account(), "Training")).isNull();
    assertThat(knowledge.touched()).containsExactly(Map.entry(LAB, ago(60)));
  }
}
