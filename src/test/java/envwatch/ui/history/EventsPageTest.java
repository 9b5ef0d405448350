package envwatch.ui.history;

import static envwatch.ui.history.SampleActivities.activity;
import static envwatch.ui.history.SampleHistory.FAILED;
import static envwatch.ui.history.SampleHistory.RUNNING;
import static envwatch.ui.history.SampleHistory.SUSPENDED;
import static envwatch.ui.history.SampleHistory.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Outcome;
import envwatch.history.Change;
import envwatch.history.FakeHistory;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.model.SampleWorlds;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.skin.VirtualFlow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What the page of events lists, over a history that the test fills. */
class EventsPageTest {
  @TempDir private Path folder;
  @RegisterExtension private final EventsWindow window = new EventsWindow(() -> folder);
  private final List<Runnable> work = new ArrayList<>();

  @Test
  void whatHappenedIsListedNewestFirstWithTheGapsBetween() {
    window.open();
    assertThat(window.rows())
        .containsExactly(
            "SQL lab",
            "Java in depth",
            "web-2 in Python Fundamentals",
            "Not monitored",
            "Data science",
            "A very long name of an environment that nobody could ever read",
            "Rocket class",
            "Not monitored");
  }

  @Test
  void theAccountIsSaidOnlyWhereThereAreSeveral() {
    window.open();
    assertThat(OnJavaFx.call(() -> window.column("account").isVisible())).isFalse();
    OnJavaFx.run(() -> window.dashboard.model().apply(SampleWorlds.twoAccounts()));
    window.filter("lab");
    assertThat(OnJavaFx.call(() -> window.column("account").isVisible())).isTrue();
  }

  @Test
  void afterTheClockWasSetBackWhatHappensIsListed() {
    window.open();
    OnJavaFx.run(() -> {
      window.dashboard.model().tick(SampleWorld.NOW.minus(Duration.ofHours(5)));
      window.history.recorded(SampleHistory.change("EN05", "later", 299).from(RUNNING, SUSPENDED));
      window.dashboard.model().tick(SampleWorld.NOW.minus(Duration.ofMinutes(298)));
      window.settle();
    });
    assertThat(window.rows()).contains("later");
  }

  @Test
  void aChangeIsShownAtOnceAndSelectionAndPlaceStay() {
    window.history = new FakeHistory();
    window.history.recorded(
        IntStream.rangeClosed(1, 300)
            .mapToObj(i -> SampleHistory.change("EN05", "lab " + i, i).from(RUNNING, SUSPENDED))
            .toArray(Change[]::new));
    window.open();
    OnJavaFx.run(() -> {
      window.table().scrollTo(100);
      window.settle();
      window.table().getSelectionModel().clearAndSelect(102);
      String top = top();
      window.history.happens(SampleHistory.change("EN05", "newest", 0).from(RUNNING, SUSPENDED));
      window.settle();
      assertThat(window.table().getItems()).hasSize(301);
      assertThat(EventText.what(window.table().getSelectionModel().getSelectedItem()))
          .isEqualTo("lab 103");
      assertThat(top()).isEqualTo(top);
    });
  }

  private String top() {
    VirtualFlow<?> flow = (VirtualFlow<?>) window.table().lookup(".virtual-flow");
    return EventText.what(window.table().getItems().get(flow.getFirstVisibleCell().getIndex()));
  }

  @Test
  void ofAHundredThousandChangesTheNewestAreShownUntilOlderOnesAreWanted() {
    window.history = new FakeHistory();
    window.history.recorded(
        IntStream.rangeClosed(1, 100_000)
            .mapToObj(
                i -> SampleHistory.change("EN05", "lab " + i, i / 100).from(RUNNING, SUSPENDED))
            .toArray(Change[]::new));
    window.open();
    assertThat(window.rows()).hasSize(EventsModel.FIRST);
    assertThat(window.visible("events-older")).isTrue();
    window.press("events-older");
    assertThat(window.rows()).hasSize(EventsModel.FIRST * 5);
  }

  @Test
  void whatIsReadIsShownEvenIfSomethingHappenedMeanwhile() {
    window.history.hold();
    window.open(new AppearanceSettings(Theme.LIGHT, 14), work::add);
    OnJavaFx.run(() -> {
      window.history.happens(SampleHistory.change("EN05", "newest", 0).from(RUNNING, SUSPENDED));
      window.history.answer();
      assertThat(work).hasSize(2);
      work.getFirst().run();
    });
    assertThat(window.rows()).hasSize(9);
  }

  @Test
  void whileNothingWasAnsweredItIsLoading() {
    window.history.hold();
    window.open();
    assertThat(words()).contains("Loading events");
    OnJavaFx.run(window.history::answer);
    assertThat(window.rows()).hasSize(8);
  }

  @Test
  void withoutAnyEventItSaysWhyAndOffersMore() {
    window.history = new FakeHistory();
    window.open();
    assertThat(words()).contains("Nothing happened in this time.");
    window.press("events-placeholder-button");
    assertThat(words()).contains("Nothing happened in this time.");
    assertThat(window.visible("events-placeholder-button")).isFalse();
  }

  private List<String> words() {
    return OnJavaFx.call(() -> words(window.scene.getRoot()).toList());
  }

  private static Stream<String> words(Node node) {
    Stream<String> own =
        node instanceof Labeled labeled && labeled.getText() != null
            ? Stream.of(labeled.getText())
            : Stream.empty();
    return node instanceof Parent parent
        ? Stream.concat(
            own, parent.getChildrenUnmodifiable().stream().flatMap(EventsPageTest::words))
        : own;
  }

  @Test
  void runningActionsStandOnTop() {
    window.log.record(activity("1", new Outcome.Following(SampleWorld.NOW), 60));
    window.log.record(activity("2", new Outcome.Seen(Duration.ofSeconds(4)), 5));
    window.open();
    assertThat(window.rows().getFirst()).isEqualTo("Lab 1");
    window.press("events-changes");
    assertThat(window.rows()).doesNotContain("Lab 1", "Lab 2");
    window.press("events-actions");
    assertThat(window.rows()).containsExactly("Lab 1", "Lab 2");
  }

  @Test
  void anActionStandsBesideTheStateThatItFound() {
    window.history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN05", "Lab 1", 90).from(RUNNING, FAILED),
                SampleHistory.change("EN05", "Lab 1", 30).from(FAILED, SUSPENDED),
                machine("m1", "web", 5).from(SUSPENDED, FAILED));
    window.log.record(activity("1", new Outcome.Seen(Duration.ofSeconds(4)), 100));
    window.log.record(activity("2", new Outcome.Seen(Duration.ofSeconds(4)), 60));
    window.log.record(activity("3", new Outcome.Seen(Duration.ofSeconds(4)), 3));
    window.open();
    window.press("events-actions");
    assertThat(
            OnJavaFx.call(() -> window.table().getItems().stream().map(EventText::from).toList()))
        .containsExactly("Suspended", "Failed", "Running");
  }
}
