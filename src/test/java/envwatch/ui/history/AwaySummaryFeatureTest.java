package envwatch.ui.history;

import static envwatch.ui.history.SampleHistory.change;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.stage.WindowHelper;
import envwatch.history.Cause;
import envwatch.history.FakeHistory;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person finds who comes back to the window. */
class AwaySummaryFeatureTest {
  private static final State RUNNING = new State(Phase.RUNNING, "Running");
  private static final State FAILED = new State(Phase.PROBLEM, "Failed");

  private final FakeHistory history = SampleHistory.morning();
  private final List<Range> shown = new ArrayList<>();
  private final List<EventKind> kinds = new ArrayList<>();
  private final PageChoice pages = new PageChoice();
  private Instant now = SampleWorld.NOW;
  private boolean replaces;
  private WorldView world = SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new));
  private AwaySummaryFeature away;
  private Dashboard dashboard;
  private Stage stage;
  private Banner pressing;

  private final class OtherPage implements Feature {
    @Override
    public void addBanners(ObservableList<Banner> banners) {
      pressing = new Banner("pressing", Banner.Urgency.WARNING, Glyph.WARNING);
      banners.add(pressing);
    }

    @Override
    public List<Page> pages() {
      return List.of(new Page("page-other", "Other", Pane::new));
    }
  }

  private void open() {
    open(new AppearanceSettings(Theme.LIGHT, 14), 1180, 760);
  }

  private void open(AppearanceSettings appearance, int width, int height) {
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(now, Duration.ofHours(2));
      away =
          new AwaySummaryFeature(
              model,
              history,
              () -> now,
              replaces,
              (range, kind) -> {
                shown.add(range);
                kinds.add(kind);
              },
              OnJavaFx::runInPlace);
      dashboard =
          Dashboards.of(
              appearance,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(away, new OtherPage()), pages));
      dashboard.appearance().use(appearance);
      Scene scene = new Scene(dashboard.view(), width, height);
      dashboard.appearance().dress(scene);
      model.apply(world);
      stage = new Stage();
      stage.setScene(scene);
      stage.show();
      stage.requestFocus();
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      away.close();
      stage.close();
    });
  }

  private boolean told() {
    return OnJavaFx.call(() -> find("away").isVisible());
  }

  private Node find(String id) {
    return stage.getScene().lookup("#" + id);
  }

  private String words() {
    return OnJavaFx.call(() -> ((Labeled) find("away-words")).getText());
  }

  private void press(String id) {
    OnJavaFx.run(() -> ((Button) find(id)).fire());
  }

  private void pass(Duration duration) {
    OnJavaFx.run(() -> {
      now = now.plus(duration);
      dashboard.model().tick(now);
    });
  }

  private boolean unseen(String id) {
    return OnJavaFx.call(() ->
        dashboard.model().everything().stream()
            .filter(row -> row.key().equals(SampleWorld.key(id)))
            .anyMatch(row -> row.unseenProperty().get()));
  }

  @Test
  void aStartTellsNothingBeforeEverythingWasLookedAtOnce() {
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofMinutes(100)));
    WorldView read = world;
    List<WatchedEnvironment> some = new ArrayList<>(read.environments());
    some.add(
        new WatchedEnvironment(
            SampleWorld.key("EN-99"), null, null, Duration.ofSeconds(30), null, null));
    world = SampleWorld.view(read.accounts().getFirst(), some);
    open();
    assertThat(told()).isFalse();
    OnJavaFx.run(() -> dashboard.model().apply(read));
    assertThat(told()).isTrue();
  }

  @Test
  void aStartTellsWhatHappenedSinceTheLastVisit() {
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofMinutes(100)));
    open();
    assertThat(told()).isTrue();
    assertThat(words())
        .contains("1 problem began", "3 changed", "not monitored")
        .startsWith("While you were away (");
  }

  @Test
  void whatHappenedInAnAccountThatIsGoneIsNotToldAnyMore() {
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofMinutes(100)));
    open();
    OnJavaFx.run(() -> dashboard.model().apply(ofAnotherAccount()));
    assertThat(told()).isFalse();
  }

  private static WorldView ofAnotherAccount() {
    AccountId another = new AccountId("another");
    return SampleWorld.view(SampleWorld.account(another, "Lab", new Link.Connecting()), List.of());
  }

  @Test
  void whereNothingHappenedNothingIsTold() {
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofMinutes(5)));
    open();
    assertThat(told()).isFalse();
  }

  @Test
  void whoIsShownOtherContentInTheSameWindowWasNotAwayHoweverLongADialogWasOpen() {
    replaces = true;
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofMinutes(100)));
    history.recorded(change("EN05", "Java in depth", 1).from(RUNNING, FAILED));
    open();
    assertThat(told()).isFalse();
  }

  @Test
  void showLeadsToTheEventsOfThatTime() {
    Instant before = SampleWorld.NOW.minus(Duration.ofMinutes(100));
    history.visitedLast(before);
    open();
    press("away-show");
    assertThat(shown).containsExactly(new Range(before, SampleWorld.NOW));
    assertThat(kinds).as("the problems that it counts").containsExactly(EventKind.PROBLEMS);
    assertThat(told()).isFalse();
  }

  @Test
  void theLineCanBeDismissed() {
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofMinutes(100)));
    open();
    press("away-dismiss");
    assertThat(told()).isFalse();
  }

  @Test
  void whatChangedIsMarkedUntilItIsSelected() {
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofMinutes(100)));
    open();
    assertThat(unseen("EN03")).isTrue();
    assertThat(unseen("EN06")).isFalse();
    OnJavaFx.run(() -> dashboard.model().select(SampleWorld.key("EN03")));
    assertThat(unseen("EN03")).isFalse();
  }

  @Test
  void whatChangedIsMarkedUntilItWasOnScreenForSomeSeconds() {
    open();
    OnJavaFx.run(() -> {
      dashboard.model().onScreenProperty().set(Set.of(SampleWorld.key("EN05")));
      history.happens(change("EN05", "Java in depth", 0).from(RUNNING, FAILED));
      history.happens(change("EN06", "out of sight", 0).from(RUNNING, FAILED));
    });
    pass(Duration.ofSeconds(1));
    pass(Duration.ofSeconds(2));
    assertThat(unseen("EN05")).isTrue();
    pass(Duration.ofSeconds(4));
    assertThat(unseen("EN05")).isFalse();
    assertThat(unseen("EN06")).isTrue();
  }

  @Test
  void aMorePressingBannerInItsPlaceIsNoLookElsewhere() {
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofMinutes(100)));
    open();
    OnJavaFx.run(() -> {
      dashboard.model().onScreenProperty().set(Set.of(SampleWorld.key("EN05")));
      history.happens(change("EN05", "Java in depth", 0).from(RUNNING, FAILED));
    });
    pass(Duration.ofSeconds(1));
    pass(Duration.ofSeconds(3));
    OnJavaFx.run(() -> pressing.say("Something is wrong"));
    pass(Duration.ofSeconds(2));
    assertThat(unseen("EN05")).isFalse();
  }

  @Test
  void afterAnotherContentTookItsPlaceNobodyLooksAtIt() {
    open();
    OnJavaFx.run(() -> {
      stage.setScene(new Scene(new Pane()));
      stage.requestFocus();
    });
    Instant left = now;
    pass(Duration.ofMinutes(3));
    OnJavaFx.run(() -> away.close());
    assertThat(history.lastVisit().join()).contains(left);
  }

  @Test
  void whoIsInTheSettingsIsNotAway() {
    open();
    Stage settings =
        OnJavaFx.call(() -> {
          Stage child = new Stage();
          child.initOwner(stage);
          child.setScene(new Scene(new Pane()));
          child.show();
          child.requestFocus();
          WindowHelper.setFocused(stage, false);
          return child;
        });
    pass(Duration.ofMinutes(6));
    OnJavaFx.run(() -> history.happens(change("EN05", "Java in depth", -6).from(RUNNING, FAILED)));
    pass(Duration.ofMinutes(6));
    OnJavaFx.run(() -> {
      settings.close();
      WindowHelper.setFocused(stage, true);
    });
    assertThat(told()).isFalse();
  }

  @Test
  void whatChangedIsNotSeenOnAnotherPage() {
    open();
    OnJavaFx.run(() -> {
      Pictures.settle(dashboard.view());
      pages.show("page-other");
      history.happens(change("EN05", "Java in depth", 0).from(RUNNING, FAILED));
    });
    pass(Duration.ofSeconds(1));
    pass(Duration.ofSeconds(10));
    assertThat(unseen("EN05")).isTrue();
    OnJavaFx.run(() -> pages.show(PageChoice.ENVIRONMENTS));
    pass(Duration.ofSeconds(1));
    pass(Duration.ofSeconds(10));
    assertThat(unseen("EN05")).isFalse();
  }

  @Test
  void whatThePersonDidIsNoNews() {
    open();
    OnJavaFx.run(() ->
        history.happens(
            change("EN06", "mine", 0)
                .by(new Cause.OwnAction("1", ActionKind.SUSPEND_ENVIRONMENT))
                .from(RUNNING, FAILED)));
    assertThat(unseen("EN06")).isFalse();
  }

  @Test
  void aMarkIsReadAloud() {
    open();
    OnJavaFx.run(() -> {
      history.happens(change("EN06", "Größenwahn", 0).from(RUNNING, FAILED));
      Pictures.settle(dashboard.view());
      assertThat(dashboard.view().lookupAll(".name-column"))
          .anyMatch(cell -> "Größenwahn & Söhne, changed".equals(cell.getAccessibleText()));
    });
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14, 1180, 760", "DARK, 14, 1180, 760", "LIGHT, 21, 1000, 650"})
  void pictures(Theme theme, int font, int width, int height) {
    history.visitedLast(SampleWorld.NOW.minus(Duration.ofHours(3)));
    AppearanceSettings appearance = new AppearanceSettings(theme, font);
    open(appearance, width, height);
    String name = "away-%s-%d".formatted(theme.name().toLowerCase(Locale.ROOT), font);
    assertThat(Pictures.takeShown(stage.getScene(), appearance, name)).isNotEmptyFile();
  }
}
