package envwatch.ui.history;

import static envwatch.ui.history.SampleHistory.RUNNING;
import static envwatch.ui.history.SampleHistory.SUSPENDED;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.FakeHistory;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import java.nio.file.Path;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What the page of events says of the selected event, and where Enter leads from it. */
class SelectedEventTest {
  @TempDir private Path folder;
  @RegisterExtension private final EventsWindow window = new EventsWindow(() -> folder);

  @Test
  void theDetailsOfAnEventSayWhatWasLookedAtAroundIt() {
    window.open();
    OnJavaFx.run(() -> {
      window.table().getSelectionModel().clearAndSelect(6);
      window.settle();
      assertThat(((Labeled) window.scene.lookup("#event-lines")).getText())
          .contains("Last seen Running at", "first seen Suspended at", "Changed by: Not seen");
    });
  }

  @Test
  void whatStillLastsHasLastedForLongerAMinuteLater() {
    window.history = new FakeHistory();
    window.history.recorded(
        SampleHistory.change("EN05", "Java in depth", 0).from(RUNNING, SUSPENDED));
    window.open();
    OnJavaFx.run(() -> window.table().getSelectionModel().clearAndSelect(0));
    assertThat(details()).contains("Duration: <1 min so far.");
    OnJavaFx.run(() -> {
      window.dashboard.model().tick(SampleWorld.NOW.plusSeconds(150));
      window.settle();
    });
    assertThat(details()).contains("Duration: 2 min so far.");
  }

  private String details() {
    return OnJavaFx.call(() -> ((Labeled) window.scene.lookup("#event-lines")).getText());
  }

  @Test
  void enterLeadsToTheEnvironmentEvenIfAFilterHidIt() {
    window.open();
    OnJavaFx.run(() -> {
      window.dashboard.model().filterTextProperty().set("owner:nobody");
      window.table().getSelectionModel().clearAndSelect(4);
      window.table().requestFocus();
      enter();
      window.settle();
      assertThat(window.dashboard.model().selectedProperty().get().name())
          .isEqualTo("Data science");
      assertThat(window.scene.lookup("#environments").getScene()).isNotNull();
      assertThat(window.scene.lookup("#events")).isNull();
    });
  }

  @Test
  void anEnvironmentThatIsGoneIsSaidToBeGone() {
    window.history.recorded(SampleHistory.change("EN99", "Old lab", 1).from(RUNNING, SUSPENDED));
    window.open();
    OnJavaFx.run(() -> {
      window.table().getSelectionModel().clearAndSelect(0);
      window.table().requestFocus();
      enter();
      assertThat(window.scene.lookup("#events")).isNotNull();
      assertThat(((Labeled) window.scene.lookup("#message")).getText())
          .isEqualTo("This environment is no longer in the list.");
    });
  }

  private void enter() {
    javafx.event.Event.fireEvent(
        window.table(),
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
  }
}
