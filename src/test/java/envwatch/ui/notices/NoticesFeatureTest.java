package envwatch.ui.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.CommonCause;
import envwatch.history.FakeHistory;
import envwatch.history.HistoryView;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.notices.MuteScope;
import envwatch.notices.NoticeEvent;
import envwatch.notices.NoticeFile;
import envwatch.notices.NoticeLogEntry;
import envwatch.notices.NoticeReason;
import envwatch.notices.NoticeRules;
import envwatch.notices.Notices;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.SavedView;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.ui.window.WindowTitle;
import envwatch.util.Subscription;
import envwatch.watch.AccountView;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NoticesFeatureTest {
  private static final Subscription NONE = () -> {};

  @TempDir Path folder;
  private final FakeTime time = new FakeTime();
  private final FakeHistory history = new FakeHistory();
  private final List<Consumer<WorldView>> watchers = new ArrayList<>();
  private Notices notices;
  private NoticesFeature feature;
  private StatusMessage message;
  private Dashboard dashboard;
  private DashboardModel model;
  private Scene scene;
  private Stage stage;

  @BeforeEach
  void open() throws IOException {
    open(new AppearanceSettings(Theme.LIGHT, 14), 1000, 760);
  }

  private void open(AppearanceSettings appearance, int width, int height) throws IOException {
    close();
    Path file = folder.resolve("notices-" + width);
    // It is not the first connection.
    Files.writeString(file, "{\"connected\": [\"%s\"]}".formatted(SampleWorld.ACCOUNT.value()));
    notices =
        new Notices(
            time,
            new NoticeFile(file),
            Runnable::run,
            () ->
                new NoticeRules(
                    EnumSet.of(NoticeReason.PROBLEM, NoticeReason.CONTACT),
                    Duration.ofHours(2),
                    List.of(),
                    false,
                    false,
                    List.of()),
            (filter, environment, world) -> true,
            account -> true);
    notices.begin(
        watcher -> {
          watchers.add(watcher);
          return NONE;
        },
        history,
        recorder -> NONE);
    OnJavaFx.run(() -> {
      model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      PageChoice pages = new PageChoice();
      message = new StatusMessage(time, Runnable::run);
      feature =
          new NoticesFeature(
              model,
              notices,
              time,
              pages,
              () -> List.of(new SavedView("Ann's labs", "owner:ann")),
              message,
              Runnable::run);
      dashboard =
          Dashboards.of(
              appearance, WindowSettings.DEFAULT, model, new Features(List.of(feature), pages));
      scene = new Scene(dashboard.view(), width, height);
      dashboard.appearance().dress(scene);
      stage = new Stage();
      stage.setScene(scene);
      Dashboards.addKeys(scene, dashboard);
      stage.show();
    });
    sees(SampleWorld.dozen().toArray(Environment[]::new));
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      if (stage != null) {
        feature.close();
        stage.close();
      }
    });
  }

  private void sees(Environment... environments) {
    OnJavaFx.run(() -> {
      WorldView world = SampleWorld.of(environments);
      watchers.forEach(watcher -> watcher.accept(world));
      model.apply(world);
    });
  }

  private void passes(Duration duration) {
    OnJavaFx.run(() -> time.advance(duration));
  }

  /** An environment that is failing in the sample world begins to. */
  private void fails(Environment... failing) {
    OnJavaFx.run(
        () -> history.happens(Stream.of(failing).map(this::failure).toArray(Change[]::new)));
    passes(Duration.ofSeconds(20));
  }

  private Change failure(Environment environment) {
    return new Change(
        Subject.of(SampleWorld.key(environment.id().value())),
        environment.name(),
        null,
        time.instant(),
        time.instant(),
        new State(Phase.RUNNING, "Running"),
        new State(Phase.PROBLEM, environment.status().word()),
        new Cause.Service(),
        List.of());
  }

  private static Environment[] failing() {
    return SampleWorld.dozen().stream()
        .filter(one ->
            SampleWorld.watched(one).assess(SampleWorld.NOW, Duration.ZERO).state()
                == Phase.PROBLEM)
        .toArray(Environment[]::new);
  }

  /** What the bell counts; empty where it shows no count. */
  private String unread() {
    Label count = (Label) bell().getGraphic().lookup(".label");
    return count.isVisible() ? count.getText() : "";
  }

  private ToggleButton bell() {
    return (ToggleButton) scene.lookup("#bell");
  }

  @SuppressWarnings("unchecked")
  private ListView<NoticeLogEntry> list() {
    return (ListView<NoticeLogEntry>) scene.lookup("#notices-list");
  }

  private void press(KeyBinding keys) {
    OnJavaFx.run(() -> scene.getAccelerators().get(keys.combinations().getFirst()).run());
  }

  @Test
  void theBellCountsWhatWasNotRead() {
    assertThat(unread()).isEmpty();
    fails(failing());
    assertThat(unread()).isEqualTo(String.valueOf(failing().length));
    assertThat(bell().getAccessibleText()).contains("new notices");
  }

  @Test
  void theTitleOfTheWindowCountsToo() {
    fails(failing()[0]);
    assertThat(OnJavaFx.call(() -> WindowTitle.of(model))).startsWith("(1) ");
    press(Keys.NOTICES);
    assertThat(OnJavaFx.call(() -> WindowTitle.of(model))).doesNotStartWith("(");
  }

  @Test
  void nothingIsMadeBeforeTheListIsOpened() {
    fails(failing());
    assertThat(list()).isNull();
  }

  @Test
  void theBellOpensTheListAndThenAllIsRead() {
    fails(failing());
    OnJavaFx.run(() -> bell().fire());
    assertThat(list().getItems()).hasSize(failing().length);
    assertThat(notices.view().unread()).isZero();
  }

  @Test
  void theKeyClosesTheListAgain() {
    press(Keys.NOTICES);
    assertThat(shown()).isTrue();
    press(Keys.NOTICES);
    assertThat(shown()).isFalse();
  }

  private boolean shown() {
    return OnJavaFx.call(() -> list() != null && list().getParent().getParent().isVisible());
  }

  @Test
  void enterLeadsToTheEnvironment() {
    Environment failing = failing()[0];
    fails(failing);
    press(Keys.NOTICES);
    pressEnter();
    assertThat(OnJavaFx.call(() -> model.selectedProperty().get().key().environment()))
        .isEqualTo(failing.id());
    assertThat(shown()).isFalse();
  }

  @Test
  void enterNarrowsTheListToWhatFailedTogether() {
    Environment[] failing = failing();
    fails(failing);
    CommonCause cause =
        new CommonCause(
            CommonCause.Kind.REGION,
            "Miami",
            new State(Phase.PROBLEM, "Failed"),
            Stream.of(failing).map(one -> SampleWorld.key(one.id().value())).toList(),
            failing.length,
            time.instant(),
            time.instant());
    OnJavaFx.run(() ->
        history.show(
            new HistoryView(true, null, Map.of(), Map.of(), Map.of(), List.of(cause), Map.of())));
    assertThat(OnJavaFx.call(this::unread)).isEqualTo("1");
    press(Keys.NOTICES);
    pressEnter();
    assertThat(OnJavaFx.call(() -> model.filterTextProperty().get())).isEqualTo("region:\"Miami\"");
    assertThat(OnJavaFx.call(() -> model.phaseProperty().get())).isEqualTo(Phase.PROBLEM);
    assertThat(shown()).isFalse();
  }

  @Test
  void enterShowsWhatIsOfAnAccountThatTheWindowDoesNotShow() {
    failTogether("EN04", "EN05");
    showOtherAccount();
    press(Keys.NOTICES);
    pressEnter();
    assertThat(OnJavaFx.call(() -> model.phaseProperty().get())).isEqualTo(Phase.PROBLEM);
    assertThat(OnJavaFx.call(() -> model.shownAccount())).isNull();

    fails(failing()[0]);
    showOtherAccount();
    OnJavaFx.run(feature::showNewest);
    assertThat(OnJavaFx.call(() -> model.selectedProperty().get().key().environment()))
        .isEqualTo(failing()[0].id());
  }

  private void showOtherAccount() {
    AccountId other = new AccountId("other");
    OnJavaFx.run(() -> {
      WorldView world = SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new));
      List<AccountView> accounts = new ArrayList<>(world.accounts());
      accounts.add(SampleWorld.account(other, "Other", new Link.Live()));
      model.apply(new WorldView(world.at(), false, accounts, world.environments()));
      model.accountProperty().set(other);
    });
    assertThat(OnJavaFx.call(() -> model.shownAccount())).isEqualTo(other);
  }

  @Test
  void aGroupStaysSelectedWhenOneOfItEnds() {
    failTogether("EN04", "EN05", "EN06");
    press(Keys.NOTICES);
    assertThat(selected().news()).isInstanceOf(NoticeEvent.Several.class);
    for (String well : List.of("EN04", "EN05")) {
      seesFailing(Stream.of("EN04", "EN05", "EN06").filter(id -> id.compareTo(well) > 0));
      assertThat(selected().over()).as("without " + well).isFalse();
    }
    seesFailing(Stream.of());
    assertThat(selected().over()).isTrue();
  }

  private NoticeLogEntry selected() {
    return OnJavaFx.call(() -> list().getSelectionModel().getSelectedItem());
  }

  /** These begin to fail at once, for the same reason. */
  private void failTogether(String... ids) {
    fails(seesFailing(Stream.of(ids)));
  }

  private Environment[] seesFailing(Stream<String> ids) {
    Set<EnvironmentId> failing = ids.map(EnvironmentId::new).collect(Collectors.toSet());
    Environment[] seen =
        SampleWorld.dozen().stream()
            .map(one ->
                failing.contains(one.id())
                    ? one.toBuilder().status(new Status(Phase.PROBLEM, "Creation failed")).build()
                    : one)
            .toArray(Environment[]::new);
    sees(seen);
    return Stream.of(seen).filter(one -> failing.contains(one.id())).toArray(Environment[]::new);
  }

  private void pressEnter() {
    OnJavaFx.run(() ->
        list()
            .fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false)));
  }

  @Test
  void escapeClosesTheList() {
    press(Keys.NOTICES);
    OnJavaFx.run(() ->
        list()
            .fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
    assertThat(shown()).isFalse();
  }

  @Test
  void theListCanBeCleared() {
    fails(failing());
    press(Keys.NOTICES);
    OnJavaFx.run(() -> ((Button) scene.lookup("#notices-clear")).fire());
    assertThat(list().getItems()).isEmpty();
  }

  @Test
  void everythingAndEachViewCanBeMuted() {
    press(Keys.NOTICES);
    OnJavaFx.run(() -> {
      MenuButton mute = (MenuButton) scene.lookup("#notices-mute");
      assertThat(mute.getItems())
          .extracting(MenuItem::getText)
          .containsExactly("Everything", "View Ann's labs");
      ((Menu) mute.getItems().getFirst()).getItems().getFirst().fire();
    });
    assertThat(notices.view().mutes())
        .singleElement()
        .satisfies(mute -> {
          assertThat(mute.scope()).isEqualTo(new MuteScope.Everything());
          assertThat(mute.until()).isEqualTo(time.instant().plus(Duration.ofMinutes(30)));
        });
    assertThat(bell().getAccessibleText()).isEqualTo("Notices are muted");
  }

  @Test
  void aMuteIsListedAndCanBeEnded() {
    press(Keys.NOTICES);
    OnJavaFx.run(() -> {
      notices.mute(new MuteScope.Everything(), Duration.ofHours(1));
      ((Button) scene.lookup(".mute-line .button")).fire();
    });
    assertThat(notices.view().mutes()).isEmpty();
  }

  private EnvironmentRow row(int number) {
    return OnJavaFx.call(() -> model.environments().get(number));
  }

  @Test
  void severalRowsAtOnceAreAwaitedByOneKey() {
    OnJavaFx.run(() -> model.select(model.environments().subList(0, 3)));
    press(Keys.TELL_WHEN);
    assertThat(notices.view().awaited()).hasSize(3);
    assertThat(row(0).noticesProperty().get().awaited()).isTrue();
    press(Keys.TELL_WHEN);
    assertThat(notices.view().awaited()).isEmpty();
    assertThat(row(0).noticesProperty().get().awaited()).isFalse();
  }

  @Test
  void whatIsReadyAlreadyIsSaidSoAtOnceAndNotAwaited() {
    select("EN05");
    press(Keys.TELL_WHEN);
    assertThat(said()).isEqualTo("It is ready already");
    assertThat(notices.view().awaited()).isEmpty();

    select("EN04", "EN05");
    press(Keys.TELL_WHEN);
    assertThat(said()).isEqualTo("All 2 are ready already");
    assertThat(notices.view().awaited()).isEmpty();
  }

  @Test
  void ofSeveralOnlyThoseThatAreNotReadyAreAwaited() {
    select("EN03", "EN04", "EN05");
    press(Keys.TELL_WHEN);
    assertThat(said())
        .isEqualTo("You will be notified about the one that is not ready yet; 2 are ready already");
    assertThat(notices.view().awaited()).containsExactly(SampleWorld.key("EN03"));

    press(Keys.TELL_WHEN);
    assertThat(said()).isEqualTo("You will not be notified");
    assertThat(notices.view().awaited()).isEmpty();
  }

  @Test
  void anEnvironmentThatAFilterHidesIsNotAwaited() {
    select("EN03");
    OnJavaFx.run(() -> model.filterTextProperty().set("owner:nobody"));
    press(Keys.TELL_WHEN);
    assertThat(said()).isEqualTo("The filter hides the selected environment.");
    assertThat(notices.view().awaited()).isEmpty();
  }

  private void select(String... ids) {
    OnJavaFx.run(() ->
        model.select(
            Stream.of(ids)
                .flatMap(id ->
                    model.environments().stream()
                        .filter(row -> row.key().equals(SampleWorld.key(id))))
                .toList()));
  }

  private String said() {
    return OnJavaFx.call(() -> message.textProperty().get());
  }

  @Test
  void theMenuOfARowMutesItAndEndsThat() {
    EnvironmentKey key = row(0).key();
    OnJavaFx.run(() -> {
      Menu mute = (Menu) item("mute");
      mute.getItems().getFirst().fire();
    });
    assertThat(notices.view().mutes())
        .singleElement()
        .satisfies(mute -> assertThat(mute.scope()).isEqualTo(new MuteScope.One(key)));
    assertThat(row(0).noticesProperty().get().muted()).isTrue();
    OnJavaFx.run(() -> item("unmute").fire());
    assertThat(notices.view().mutes()).isEmpty();
  }

  @Test
  void whatIsReadyIsNotWaitedFor() {
    OnJavaFx.run(() -> {
      EnvironmentRow ready =
          model.environments().stream()
              .filter(row -> !notices.ready(List.of(row.key())).isEmpty())
              .findFirst()
              .orElseThrow();
      MenuItem tell = item("item-tell-when", ready);
      assertThat(tell.isDisable()).isTrue();
      assertThat(tell.getText()).isEqualTo("Notify me when it is ready - It is ready already");
    });
  }

  private MenuItem item(String id) {
    return item(id, model.environments().getFirst());
  }

  private MenuItem item(String id, EnvironmentRow row) {
    Menu menu = (Menu) feature.environmentItems(List.of(row)).getFirst();
    return menu.getItems().stream()
        .filter(item -> id.equals(item.getId()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void howManyItConcernsIsReadBeforeTheirNames() {
    failTogether(SampleWorld.dozen().stream().map(one -> one.id().value()).toArray(String[]::new));
    press(Keys.NOTICES);
    OnJavaFx.run(() -> {
      Pictures.settle(scene.getRoot());
      Label subject = (Label) list().lookup(".notice-subject");
      assertThat(subject.getText()).contains("12");
      assertThat(subject.isTextTruncated()).isFalse();
    });
  }

  @Test
  void theListIsAsHighAsWhatItTellsUpToALimit() throws IOException {
    open(new AppearanceSettings(Theme.LIGHT, 14), 1000, 1000);
    press(Keys.NOTICES);
    assertThat(rowsShown()).isEqualTo(1);
    fails(first(3));
    assertThat(rowsShown()).isEqualTo(3);
    fails(first(12));
    assertThat(rowsShown()).isEqualTo(12);
  }

  /** It lies over the page: nothing there moves, and it stays inside of the window. */
  @Test
  void itMovesNothingOnWhateverPageAndFitsIntoALowWindow() throws IOException {
    open(new AppearanceSettings(Theme.LIGHT, 21), 1000, 650);
    fails(first(12));
    OnJavaFx.run(() -> Pictures.settle(scene.getRoot()));
    Node environments = dashboard.view().environmentTable().table();
    Bounds before = OnJavaFx.call(() -> inScene(environments));
    press(Keys.NOTICES);
    OnJavaFx.run(() -> {
      notices.mute(new MuteScope.Everything(), Duration.ofHours(1));
      notices.mute(new MuteScope.View("Ann's labs", "owner:ann"), Duration.ofHours(1));
    });
    assertThat(rowsShown()).isGreaterThanOrEqualTo(4);
    assertThat(OnJavaFx.call(() -> inScene(environments))).isEqualTo(before);
    assertThat(OnJavaFx.call(() -> inScene(list())).getMaxY()).isLessThan(650);
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  private static Environment[] first(int count) {
    return SampleWorld.dozen().stream().limit(count).toArray(Environment[]::new);
  }

  private int rowsShown() {
    return OnJavaFx.call(() -> {
      Pictures.settle(scene.getRoot());
      return (int) (list().getHeight() / list().getFixedCellSize());
    });
  }

  enum Shown {
    LIGHT(new AppearanceSettings(Theme.LIGHT, 14), 1000),
    DARK(new AppearanceSettings(Theme.DARK, 14), 1000),
    LARGE(new AppearanceSettings(Theme.DARK, 21), 1000),
    EMPTY(new AppearanceSettings(Theme.LIGHT, 14), 1000),
    LOW(new AppearanceSettings(Theme.LIGHT, 21), 1000);

    private final AppearanceSettings settings;
    private final int width;

    Shown(AppearanceSettings settings, int width) {
      this.settings = settings;
      this.width = width;
    }
  }

  @ParameterizedTest
  @EnumSource
  void pictures(Shown shown) throws IOException {
    open(shown.settings, shown.width, shown == Shown.LOW ? 650 : 760);
    if (shown != Shown.EMPTY) {
      fails(shown == Shown.LOW ? first(12) : failing());
      OnJavaFx.run(() -> {
        notices.mute(new MuteScope.One(row(1).key()), Duration.ofHours(1));
        notices.mute(new MuteScope.View("Ann's labs", "owner:ann"), Duration.ofHours(2));
        notices.await(List.of(row(2).key(), row(4).key()));
      });
      Environment well =
          failing()[0].toBuilder().status(new Status(Phase.SUSPENDED, "Suspended")).build();
      sees(
          SampleWorld.dozen().stream()
              .map(one -> one.id().equals(well.id()) ? well : one)
              .toArray(Environment[]::new));
    }
    assertThat(
            Pictures.takeShown(
                scene, shown.settings, "notices-bell-" + shown.name().toLowerCase(Locale.ROOT)))
        .isNotEmptyFile();
    press(Keys.NOTICES);
    assertThat(
            Pictures.takeShown(
                scene, shown.settings, "notices-" + shown.name().toLowerCase(Locale.ROOT)))
        .isNotEmptyFile();
  }
}
