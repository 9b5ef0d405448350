package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.target;
import static envwatch.ui.actions.ActionsWindow.ANNA;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javafx.scene.control.CheckBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is asked before a snapshot is taken, made the default or reverted to. */
class AskingAboutSnapshotsTest {
  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = ActionsWindow.ofThree(folder);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void aRevertSaysSinceWhenWorkIsLostOnceThatIsKnown() {
    window.world.service.snapshots = List.of(snapshot("s1", "Day 2", true));
    window.world.holdQuestions();
    window.start(ActionKind.REVERT_ENVIRONMENT, target("Anna"));
    assertThat(window.words("since")).isEmpty();

    window.happens(window.world::askHeldQuestions);

    assertThat(window.words("since")).startsWith("Snapshot “Day 2” was taken on Fri 20 Nov");
  }

  @Test
  void snapshotsThatCouldNotBeReadAreToldBelowTheOthers() {
    window.world.service.snapshots = List.of(snapshot("s1", "Day 1", true));
    window.world.service.unreadableSnapshots = 2;
    window.start(ActionKind.MARK_SNAPSHOT_DEFAULT, target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.words("snapshots-unreadable"))
        .startsWith("2 entries of the list could not be read");
  }

  @Test
  void aChosenSnapshotIsRevertedToAfterAQuestion() {
    window.world.service.snapshots =
        List.of(snapshot("s1", "Day 1", false), snapshot("s2", "Day 2", true));
    window.start(ActionKind.MARK_SNAPSHOT_DEFAULT, target("Anna"));
    window.happens(window.requests::answerAll);
    window.press("snapshots-revert");
    assertThat(window.words("loss")).contains("since snapshot “Day 1” will be permanently lost");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.RevertEnvironment(ANNA, new SnapshotId("s1")));
  }

  @Test
  void theDefaultSnapshotCannotBeMadeTheDefaultAgain() {
    window.world.service.snapshots = List.of(snapshot("s2", "Day 2", true));
    window.start(ActionKind.MARK_SNAPSHOT_DEFAULT, target("Anna"));
    window.happens(window.requests::answerAll);

    assertThat(window.disabled("snapshots-mark")).isTrue();
    assertThat(window.disabled("snapshots-revert")).isFalse();
  }

  @Test
  void aSnapshotThatBecomesTheDefaultIsAskedAbout() {
    window.start(ActionKind.TAKE_SNAPSHOT, target("Anna"));
    window.type("snapshot-name", "Day 3");
    OnJavaFx.run(() -> ((CheckBox) window.node("snapshot-default")).setSelected(true));
    window.press("dialog-act");
    assertThat(window.words("loss")).contains("“Day 3”");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(new Action.TakeSnapshot(ANNA, "Day 3", "", true));
  }

  @Test
  void aSnapshotThatDoesNotBecomeTheDefaultIsTakenAtOnce() {
    window.start(ActionKind.TAKE_SNAPSHOT, target("Anna"), target("Ben"));
    window.type("snapshot-name", "Day 3");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.dialogOpen()).isFalse();
    assertThat(window.world.service.performed)
        .containsExactly(
            new Action.TakeSnapshot(ANNA, "Day 3", "", false),
            new Action.TakeSnapshot(new EnvironmentId("Ben"), "Day 3", "", false));
  }

  @Test
  void snapshotsOfSeveralNameThemAndSayWhatIsSkipped() {
    window.start(ActionKind.TAKE_SNAPSHOT, target("Anna"), target("Ben"), target("Gil"));

    assertThat(window.everyWord())
        .contains("•  “Lab Anna”", "•  “Lab Ben”")
        .anyMatch(words -> words.startsWith("Skipped: "));
  }

  @Test
  void aSnapshotsNameHasUpTo32CharactersOnV3() {
    window.start(ActionKind.TAKE_SNAPSHOT, target("Anna"));
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("snapshot-name", "x".repeat(33));
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("snapshot-name", "x".repeat(32));

    assertThat(window.disabled("dialog-act")).isFalse();
  }

  private static Snapshot snapshot(String id, String name, boolean isDefault) {
    return new Snapshot(
        new SnapshotId(id),
        name,
        null,
        null,
        Instant.parse("2026-11-20T12:10:00Z"),
        null,
        isDefault,
        false);
  }
}
