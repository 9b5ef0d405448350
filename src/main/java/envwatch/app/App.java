package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.base.NewestOnly;
import envwatch.base.Subscription;
import envwatch.history.HistoryView;
import envwatch.history.model.HistoryTrouble;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.notices.DesktopCall;
import envwatch.runtime.HeapTrimmer;
import envwatch.runtime.KeyChanges;
import envwatch.runtime.Services;
import envwatch.runtime.Session;
import envwatch.runtime.Version;
import envwatch.runtime.WatchedAccounts;
import envwatch.settings.AppliedSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.settings.WatchSettings;
import envwatch.training.watch.TrainingView;
import envwatch.ui.about.AboutWindow;
import envwatch.ui.about.ErrorWindow;
import envwatch.ui.about.KeyList;
import envwatch.ui.about.ProgramFacts;
import envwatch.ui.filter.CompletionPopup;
import envwatch.ui.filter.SavedViews;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.kit.Ticker;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.AppAlerts.SavedFile;
import envwatch.ui.model.Connections;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.NewestView;
import envwatch.ui.model.row.EnvironmentRow;
import envwatch.ui.model.row.MachineRow.MachineKey;
import envwatch.ui.notices.NoticePopup;
import envwatch.ui.notices.NoticesFeature;
import envwatch.ui.release.NewerVersionFeature;
import envwatch.ui.remote.EnvironmentAccess;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.settings.SettingsDialog;
import envwatch.ui.settings.SettingsServices;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.DashboardView;
import envwatch.ui.window.MainWindow;
import envwatch.ui.window.WindowPlace;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.input.InputEvent;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** Connects the window with the session behind it. Confined to the JavaFX thread. */
public final class App {
  private static final Duration UNUSED_AFTER = Duration.ofSeconds(10);

  private final Session session;
  private final Presentation presentation;
  private final Consumer<Settings> settingsUsed;
  private final Runnable ended;
  private final List<Subscription> subscriptions = new ArrayList<>();
  private final DashboardModel model;
  private final NewestView views;
  private final Appearance appearance;
  private final PasswordReveal<MachineKey> reveal;
  private final SecretClipboard clipboard;
  private final SavedViews savedViews;
  private final EnvironmentAccess access;
  private final Features features;
  private final NoticeOutlets outlets;
  private final Optional<NewerVersionFeature> newerVersion;
  private final KeyChanges keyChanges;
  private final AppCommands commands;
  private final AttendedSelection selection;

  private @Nullable MainWindow window;
  private @Nullable HeapTrimmer heapTrimmer;
  private boolean closed;

  /**
   * @param presentation what the window shows of the session
   * @param presenting switches to another presentation
   * @param settingsUsed called with the settings at the start and whenever they have changed
   * @param ended called once when the user has closed the window
   */
  App(
      Session session,
      Presentation presentation,
      Desktop system,
      Feature presenting,
      Consumer<Settings> settingsUsed,
      Runnable ended) {
    this.session = session;
    this.presentation = presentation;
    this.settingsUsed = settingsUsed;
    this.ended = ended;
    Desktop desktop = presentation.real(system);
    selection =
        new AttendedSelection(
            session.time(), key -> session.watch().select(presentation.real(key)));
    Settings settings = session.settings().current();
    appearance = new Appearance(settings.appearance());
    // Must precede the first control, for which JavaFX would otherwise load its own theme.
    appearance.start();
    model =
        new DashboardModel(
            session.time().instant(), settings.watching().get(WatchSettings.EXPIRES_SOON));
    views = new NewestView(Platform::runLater, model::apply);
    reveal =
        new PasswordReveal<>(
            session.time(),
            Platform::runLater,
            () -> presentation.reveals(session.settings().current()));
    StatusMessage message = new StatusMessage(session.time(), Platform::runLater);
    clipboard =
        new SecretClipboard(
            desktop.clipboard(),
            session.time(),
            Platform::runLater,
            () -> session.settings().current().security().get(SecuritySettings.CLIPBOARD),
            message);
    DesktopOpener opener =
        new DesktopOpener(
            desktop.opener(), new BackgroundWork(session.requests(), Platform::runLater), message);
    savedViews =
        new SavedViews(
            model,
            change ->
                session
                    .settings()
                    .change(now ->
                        now.withSavedViews(
                            presentation.real(
                                change.apply(presentation.shown(now.savedViews()))))));
    Capabilities capabilities =
        Capabilities.of(
            session,
            presentation,
            desktop,
            model,
            clipboard,
            message,
            opener,
            presenting,
            () -> window().stage());
    access = capabilities.access();
    features = capabilities.features();
    newerVersion = capabilities.newerVersion();
    outlets = outlets(desktop, capabilities.notices());
    keyChanges = new KeyChanges(session.keys(), this::keychainTold);
    commands =
        new AppCommands(
            session.watch(),
            presentation,
            () -> window().stage(),
            opener,
            this::askKeychainAgain,
            new SettingsDialog(settingsServices()),
            new KeyList(() -> window().keys()),
            new AboutWindow(
                ProgramFacts.ofRunningProgram(Version.number(), session.startup().directories()),
                opener::openFolder),
            features,
            access,
            this::end);
  }

  private SettingsServices settingsServices() {
    return new SettingsServices(
        () -> presentation.shown(session.settings().current()),
        () ->
            session
                .startup()
                .source()
                .given()
                .filter(account -> model.signedOut(account.id()))
                .map(presentation::shown)
                .orElse(null),
        Services.versions(),
        session.keys(),
        (account, network, report) ->
            session
                .connectionTest(presentation.real(network.settings()), network.proxyPassword())
                .run(
                    presentation.real(account),
                    result -> report.accept(presentation.shown(result))),
        session.newerVersion().isPresent(),
        appearance -> window().use(appearance),
        this::apply,
        sound -> outlets.test(text("notice.test"), text("notice.test.text"), sound));
  }

  /** Shows notices outside of the window, and leads from them to what they are about. */
  private NoticeOutlets outlets(Desktop desktop, NoticesFeature notices) {
    Runnable lead =
        () ->
            Platform.runLater(() -> {
              if (!closed) {
                window().toFront();
                notices.showNewest();
              }
            });
    NoticePopup popup =
        new NoticePopup(() -> window().stage(), session.time(), Platform::runLater, lead);
    return new NoticeOutlets(
        desktop.notices().apply(lead).orElse(null),
        new NoticeOutlets.OwnNotices() {
          @Override
          public void show(String title, String words) {
            Platform.runLater(() -> {
              if (!closed) {
                popup.show(title, words);
              }
            });
          }

          @Override
          public void hide() {
            Platform.runLater(popup::hide);
          }
        },
        session.requests(),
        session.time());
  }

  private void apply(AppliedSettings shown) {
    AppliedSettings applied = presentation.real(shown);
    keyChanges.carryOut(session.settings().current(), applied);
    session.apply(applied);
  }

  /** Retries the requests that the keychain failed to carry out; returns immediately. */
  void askKeychainAgain() {
    keyChanges.tryAgain();
    session.accounts().askKeychainAgain();
  }

  private void keychainTold(AccountId account, @Nullable String trouble) {
    String shown = presentation.shown(trouble);
    Platform.runLater(() -> updateAlerts(now -> now.withKeychainTrouble(account, shown)));
  }

  private void updateAlerts(UnaryOperator<AppAlerts> change) {
    model.alertsProperty().set(change.apply(model.alertsProperty().get()));
  }

  /** What is shown of the session, to go on with in another window. */
  record Place(@Nullable EnvironmentKey selected, String page, String filter) {
    static final Place USUAL = new Place(null, PageChoice.ENVIRONMENTS, "");
  }

  /** Where the user is in this window. */
  Place place() {
    EnvironmentRow row = model.selectedProperty().get();
    return new Place(
        row == null ? null : presentation.real(row.key()),
        features.pageChoice().shownProperty().get(),
        presentation.real(model.filterTextProperty().get()));
  }

  private void go(Place place) {
    model.filterTextProperty().set(presentation.shown(place.filter()));
    if (place.selected() != null) {
      model.select(presentation.shown(place.selected()));
    }
    features.pageChoice().show(place.page());
  }

  /**
   * Shows the window. What was answered by then is in its first frame; accounts, keys and demo are
   * loaded meanwhile.
   *
   * @param afterFirstFrame called once, for what the start can do without
   */
  void start(Stage stage, Place place, Runnable afterFirstFrame) {
    subscriptions.add(presentation.watch().subscribe(views));
    subscriptions.add(
        presentation.history().subscribe(new NewestOnly<>(Platform::runLater, this::remember)));
    Thread.setDefaultUncaughtExceptionHandler(
        new ErrorWindow(() -> window == null ? null : window.stage(), clipboard::copyText));
    Settings settings = session.settings().current();
    Ticker ticker =
        new Ticker(session.time(), Platform::runLater, this::timePassed, this::secondsMatter);
    window =
        new MainWindow(
            stage,
            new WindowPlace(
                session.window().current(),
                session.window()::change,
                session.time(),
                Platform::runLater),
            model,
            commands,
            appearance,
            reveal,
            ticker,
            Platform::runLater,
            view());
    use(settings);
    session
        .settings()
        .setAside()
        .map(Path::getFileName)
        .ifPresent(file -> updateAlerts(now -> now.withSettingsSetAside(file.toString())));
    model.accountProperty().set(settings.shownAccount());
    model
        .accountProperty()
        .subscribe((before, shown) ->
            session.settings().change(current -> current.withShownAccount(shown)));
    model.selectedProperty().subscribe(row -> selection.select(row == null ? null : row.key()));
    window.show(afterFirstFrame);
    views.deliver();
    go(place);
    stage.getScene().addEventFilter(InputEvent.ANY, event -> used(ticker));
    heapTrimmer = HeapTrimmer.ofThisProcess(session.time(), this::windowInUse, session.requests());
    follow();
    if (AotTraining.wanted()) {
      new AotTraining(model, commands, stage, session.requests()).begin();
    }
  }

  private void remember(HistoryView view) {
    HistoryTrouble before = model.historyProperty().get().trouble();
    model.remember(view);
    if (!Objects.equals(before, view.trouble())) {
      updateAlerts(now -> now.withHistory(view.trouble()));
    }
  }

  private void used(Ticker ticker) {
    selection.used();
    ticker.hurry();
  }

  /** Called on a thread of the timer. */
  private boolean windowInUse() {
    return selection.unused().compareTo(UNUSED_AFTER) < 0;
  }

  private boolean secondsMatter() {
    return windowInUse() || Connections.countedDown(model.shownAccounts());
  }

  private void timePassed(Instant now) {
    views.deliver();
    model.tick(now);
    selection.update();
  }

  private void follow() {
    // Nothing is told outside of the window while somebody presents.
    if (!presentation.masks()) {
      subscriptions.add(session.notices().followCalls(outlets::take));
    }
    session.classes().keepLists(presentation.masks());
    if (presentation.masks()) {
      subscriptions.add(session.classes().subscribe(this::judgeNames));
    }
    session.keys().onLateAnswer(() -> Platform.runLater(this::askKeychainAgain));
    subscriptions.add(
        session.settings().subscribe(settings -> Platform.runLater(() -> changed(settings))));
    subscriptions.add(session.settings().onSaving(saved -> savingTold(SavedFile.SETTINGS, saved)));
    subscriptions.add(session.window().onSaving(saved -> savingTold(SavedFile.WINDOW, saved)));
    subscriptions.add(
        session.accounts().follow(watched -> Platform.runLater(() -> accountsTold(watched))));
  }

  private void accountsTold(WatchedAccounts watched) {
    updateAlerts(now ->
        now.withAccounts(watched.demo(), presentation.shown(watched.troubles()), watched.asking()));
    newerVersion.ifPresent(asking -> asking.watches(watched.demo()));
  }

  /** The names of environments are hidden until the classes of their account are known. */
  private void judgeNames(TrainingView classes) {
    if (presentation.know(classes)) {
      Platform.runLater(() -> {
        if (!closed) {
          model.apply(presentation.watch().view());
        }
      });
    }
  }

  private void savingTold(SavedFile file, boolean saved) {
    Platform.runLater(() -> updateAlerts(now -> now.withSaved(file, saved)));
  }

  private DashboardView view() {
    DashboardView view =
        new DashboardView(
            new DashboardView.Parts(
                model,
                commands,
                features,
                reveal,
                clipboard,
                savedViews.chips(),
                appearance.em(),
                session.window().current(),
                session.window()::change));
    CompletionPopup.attach(view.filterField(), model::filterSubjects);
    return view;
  }

  private void changed(Settings settings) {
    if (!closed) {
      use(settings);
      settingsUsed.accept(settings);
    }
  }

  /** Applies settings, at the start and whenever they have changed. */
  private void use(Settings settings) {
    model.setExpiresSoon(settings.watching().get(WatchSettings.EXPIRES_SOON));
    updateAlerts(now -> now.withReadOnly(session.readOnly()));
    savedViews.show(presentation.shown(settings.savedViews()));
    features.settingsChanged();
    window().use(settings.appearance());
  }

  MainWindow window() {
    return Objects.requireNonNull(window, "the window is not there before start");
  }

  /**
   * Brings the window to the front after the user has started the program a second time.
   *
   * @return completes on the JavaFX thread, with false if the window has been closed
   */
  CompletableFuture<Boolean> comeForward() {
    return CompletableFuture.supplyAsync(
        () -> {
          boolean open = !closed;
          if (open) {
            window().toFront();
          }
          return open;
        },
        Platform::runLater);
  }

  private void end() {
    clipboard.clearNow();
    leave();
    ended.run();
  }

  /** Takes back what was told outside of the window. */
  void withdrawNotices() {
    outlets.take(new DesktopCall.Withdraw());
  }

  /** Closes the window without ending the program. */
  void leave() {
    closed = true;
    subscriptions.forEach(Subscription::close);
    features.close();
    outlets.close();
    if (heapTrimmer != null) {
      heapTrimmer.close();
    }
    window().close();
  }
}
