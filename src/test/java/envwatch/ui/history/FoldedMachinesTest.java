package envwatch.ui.history;

import static envwatch.ui.history.SampleHistory.FAILED;
import static envwatch.ui.history.SampleHistory.RUNNING;
import static envwatch.ui.history.SampleHistory.SUSPENDED;
import static envwatch.ui.history.SampleHistory.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Fact;
import envwatch.history.FakeHistory;
import envwatch.history.State;
import envwatch.model.Phase;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneOffset;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** How the page of events folds machines into what they changed with. */
class FoldedMachinesTest {
  @TempDir private Path folder;
  @RegisterExtension private final EventsWindow window = new EventsWindow(() -> folder);

  @Test
  void machinesAreFoldedIntoWhatTheyChangedWith() {
    window.history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN06", "Lab", 20).from(SUSPENDED, RUNNING),
                machine("m1", "web", 20).from(SUSPENDED, RUNNING),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING),
                machine("m3", "dc01", 20).from(SUSPENDED, FAILED),
                machine("m1", "web", 10).from(RUNNING, SUSPENDED),
                machine("m2", "db", 10).from(RUNNING, SUSPENDED),
                SampleHistory.change("EN05", "Other", 20).from(SUSPENDED, RUNNING));
    window.open();
    assertThat(window.rows())
        .containsExactlyInAnyOrder("db, web in Lab", "dc01 in Lab", "Lab", "Other");
    window.filter("machine:web");
    assertThat(window.rows()).containsExactly("web in Lab", "web in Lab");
    window.filter("");
    window.press("events-problems");
    assertThat(window.rows()).containsExactly("dc01 in Lab");
    window.press("events-all");
    Event.Changed lab =
        OnJavaFx.call(() ->
            window.table().getItems().stream()
                .filter(event -> EventText.what(event).equals("Lab"))
                .map(Event.Changed.class::cast)
                .findFirst()
                .orElseThrow());
    assertThat(new EventText(SampleWorld.of(), SampleWorld.NOW, ZoneOffset.UTC).folded(lab))
        .containsExactly("db, web: Suspended to Running");
  }

  @Test
  void aMachineThatWentDownIsFoldedIntoTheFailureThatItExplains() {
    window.history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN06", "Lab", 20)
                    .from(RUNNING, new State(Phase.PROBLEM, "Running")),
                machine("m1", "web", 20).from(RUNNING, SUSPENDED),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING));
    window.open();
    assertThat(window.rows()).containsExactlyInAnyOrder("Lab", "db in Lab");
  }

  @Test
  void whatElseChangedOfFoldedMachinesIsTold() {
    Fact moved = new Fact(Fact.Kind.ADDRESS, "192.0.2.31", "192.0.2.77");
    window.history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN06", "Lab", 20).from(SUSPENDED, RUNNING),
                machine("m1", "web", 20).with(moved).from(SUSPENDED, RUNNING),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING));
    window.open();
    OnJavaFx.run(() -> {
      window.table().getSelectionModel().clearAndSelect(0);
      window.settle();
      assertThat(((Labeled) window.scene.lookup("#event-lines")).getText())
          .contains("db, web: Suspended to Running", "web: IP: 192.0.2.31 to 192.0.2.77");
    });
  }

  @Test
  void machinesThatStayedSoForDifferentTimesAreToldApart() {
    window.history =
        new FakeHistory()
            .recorded(
                machine("m1", "web", 20).from(SUSPENDED, RUNNING),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING),
                machine("m1", "web", 10).from(RUNNING, SUSPENDED));
    window.open();
    assertThat(window.rows()).containsExactlyInAnyOrder("web in Lab", "web in Lab", "db in Lab");
  }

  @Test
  void inTheFileEachFoldedMachineHasARow() throws IOException {
    window.history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN06", "Lab", 20).from(SUSPENDED, RUNNING),
                machine("m1", "web", 20).from(SUSPENDED, RUNNING),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING),
                machine("m2", "db", 10).from(RUNNING, SUSPENDED));
    window.open();
    window.press("events-export");
    assertThat(folder.resolve("events Training Europe 2026-11-21.csv"))
        .content()
        .contains(
            "Training Europe,Lab,EN06,,,Suspended,Running,ongoing,Service,,",
            "Training Europe,Lab,EN06,web,m1,Suspended,Running,ongoing,Service,,",
            "Training Europe,Lab,EN06,db,m2,Suspended,Running,10 min,Service,,")
        .doesNotContain("db, web");
  }
}
