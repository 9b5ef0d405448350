package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.HistoryTrouble;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

/** Why the history is incomplete or not kept is said above the list. */
class HistoryBannerTest {
  private final DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));

  private String sentence(HistoryTrouble trouble) {
    model.alertsProperty().set(model.alertsProperty().get().withHistory(trouble));
    return BannerText.due(model, ZoneOffset.UTC).getFirst().words();
  }

  @Test
  void aDamagedFileIsNamed() {
    assertThat(sentence(new HistoryTrouble.SetAside("history.db.damaged-1")))
        .isEqualTo(
            "The history was damaged. It was kept as history.db.damaged-1, and a new one was"
                + " begun.");
  }

  @Test
  void aFileOfANewerVersionIsNotRecordedTo() {
    assertThat(sentence(new HistoryTrouble.Newer()))
        .isEqualTo(
            "The history was written by a newer version of Envwatch. Nothing is recorded in this"
                + " window.");
  }

  @Test
  void aSecondProgramOnlyReads() {
    assertThat(sentence(new HistoryTrouble.OnlyRead()))
        .isEqualTo(
            "Another program records the history of this folder. This window only reads it until"
                + " that one ends.");
  }

  @Test
  void aFullDiskIsSaid() {
    assertThat(sentence(new HistoryTrouble.NotWritten("database or disk is full")))
        .isEqualTo(
            "The history cannot be saved at the moment: database or disk is full. Envwatch keeps"
                + " trying.");
  }

  @Test
  void withoutTroubleNothingIsSaid() {
    assertThat(BannerText.due(model, ZoneOffset.UTC)).isEmpty();
  }
}
