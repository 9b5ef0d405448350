package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.notices.DesktopCall;
import envwatch.platform.SingleInstance.Shown;
import envwatch.runtime.Session;
import envwatch.runtime.Version;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.settings.WatchSettings;
import envwatch.ui.about.AboutWindow;
import envwatch.ui.about.ErrorWindow;
import envwatch.ui.about.KeyList;
import envwatch.ui.about.ProgramFacts;
import envwatch.ui.environments.CompletionPopup;
import envwatch.ui.environments.SavedViews;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineRow;
import envwatch.ui.notices.NoticePopup;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.settings.SettingsDialog;
import envwatch.ui.shell.Feature;
import envwatch.ui.window.DashboardView;
import envwatch.ui.window.MainWindow;
import envwatch.ui.window.MenuKey;
import envwatch.ui.window.WindowForm;
import envwatch.ui.window.WindowIcons;
import envwatch.util.Subscription;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** Connects the window with the session behind it. Confined to the JavaFX thread. */
public final class App {
  /** What a minimized start asks of a window that is open: no name is like it. */
  static final String AS_IT_IS = "\0";

  private static final int ROWS_IN_A_STEP = 1_000;

  private final Session session;
  private final Presentation presentation;
  private final Consumer<Settings> settingsUsed;
  private final Runnable ended;
  private final WindowForm form;
  private final List<Subscription> subscriptions = new ArrayList<>();
  private final DashboardModel model;
  private final SessionAlerts alerts;
  private final SessionNews news;
  private final SettingsAccess settings;
  private final NewestView views;
  private final WindowClock clock;
  private final Appearance appearance;
  private final PasswordReveal<MachineRow> reveal;
  private final SecretClipboard clipboard;
  private final SavedViews savedViews;
  private final WindowFeatures capabilities;
  private final NoticePopup popup;
  private final NoticeOutlets outlets;
  private final AppCommands commands;
  private final Arrival arrival;

  private @Nullable MainWindow window;
  private @Nullable Settings used;
  private boolean closed;

  /**
   * @param presentation what the window shows of the session
   * @param presenting switches to another presentation
   * @param form in which the window is shown
   * @param replaces whether the window shows other content already
   * @param settingsUsed called with the settings at the start and whenever they have changed
   * @param ended called once when the user has closed the window
   */
  App(
      Session session,
      Presentation presentation,
      Desktop system,
      Feature presenting,
      WindowForm form,
      boolean replaces,
      Consumer<Settings> settingsUsed,
      Runnable ended) {
    this.session = session;
    this.presentation = presentation;
    this.settingsUsed = settingsUsed;
    this.ended = ended;
    this.form = form;
    Desktop desktop = presentation.real(system);
    Settings current = session.settings().current();
    appearance = new Appearance(current.appearance());
    // Must precede the first control, for which JavaFX would otherwise load its own theme.
    appearance.start();
    model =
        new DashboardModel(
            session.time().instant(),
            current.watching().get(WatchSettings.EXPIRES_SOON),
            presentation::filter);
    alerts = new SessionAlerts(model, presentation);
    news = new SessionNews(session, presentation, model, alerts);
    views = new NewestView(Platform::runLater, model::apply);
    clock =
        new WindowClock(
            session.time(), model, views, key -> session.watch().select(presentation.real(key)));
    reveal = presentation.reveal(session);
    StatusMessage message = new StatusMessage(session.time(), Platform::runLater);
    settings = new SettingsAccess(session, presentation, model, alerts, message);
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
    savedViews = new SavedViews(model, settings::changeSavedViews);
    capabilities =
        WindowFeatures.of(
            session,
            presentation,
            desktop,
            model,
            clipboard,
            message,
            opener,
            presenting,
            form,
            replaces,
            () -> window().stage());
    arrival =
        new Arrival(
            session,
            presentation,
            model,
            capabilities.features().pageChoice(),
            capabilities.creation()::open,
            message);
    Runnable leadToNotice = () -> Platform.runLater(this::showNewestNotice);
    popup =
        new NoticePopup(() -> window().front(), session.time(), Platform::runLater, leadToNotice);
    outlets =
        new NoticeOutlets(
            desktop.notices().apply(leadToNotice).orElse(null),
            new PopupNotices(popup),
            session.requests(),
            session.time());
    commands =
        new AppCommands(
            session.watch(),
            presentation,
            () -> window().stage(),
            opener,
            settings::askKeychainAgain,
            new SettingsDialog(
                settings.dialog(
                    () -> window().keys(),
                    appearance -> window().use(appearance),
                    sound -> outlets.test(text("notice.test"), text("notice.test.text"), sound))),
            new KeyList(() -> window().keys()),
            new AboutWindow(
                ProgramFacts.ofRunningProgram(Version.number(), session.startup().directories()),
                opener::openFolder),
            capabilities.features(),
            capabilities.access(),
            capabilities.probe(),
            this::end);
  }

  /** Takes in what is known, and follows it, in steps that each take a moment only. */
  List<Runnable> reading(Presentation.Known known) {
    WorldView world = known.world();
    int all = world.environments().size();
    List<Runnable> steps = new ArrayList<>();
    // First, so that every row is made with its past.
    steps.add(() -> model.remember(known.history()));
    for (int from = 0; from < all; from += ROWS_IN_A_STEP) {
      WorldView part = world.first(Math.min(from + ROWS_IN_A_STEP, all));
      steps.add(() -> model.prepare(part));
    }
    steps.add(this::read);
    return steps;
  }

  /** Takes in what is known by now, and follows it. */
  void read() {
    news.follow(views);
    views.deliver();
  }

  /** Makes what the stage will show, in steps as {@link #reading}. */
  List<Runnable> building(Stage stage, WindowIcons icons, Scene scene) {
    AtomicReference<DashboardView> view = new AtomicReference<>();
    return List.of(
        () -> view.set(view()),
        () -> window = window(stage, icons, scene, view.get()),
        () -> {
          MenuKey.install(scene, System.getProperty("os.name"));
          use(session.settings().current());
          session.settings().setAside().ifPresent(alerts::settingsSetAside);
          settings.keepShownAccount();
        });
  }

  /**
   * Shows the window, and follows from now on what happens. What was answered by then is in its
   * first frame; accounts, keys and demo are loaded meanwhile.
   *
   * @param afterFirstFrame called once, for what the start can do without
   */
  void show(Runnable afterFirstFrame) {
    Thread.setDefaultUncaughtExceptionHandler(
        new ErrorWindow(window()::front, clipboard::copyText));
    window().show(afterFirstFrame);
    Stage stage = window().stage();
    clock.follow(stage.getScene(), session.requests());
    follow();
    Settings current = session.settings().current();
    if (!Objects.equals(current, used)) {
      use(current);
    }
    if (AotTraining.wanted()) {
      new AotTraining(model, commands, stage, popup, session.requests()).begin();
    }
  }

  /** Brings the person to where they were in another presentation. */
  void restore(ViewState place) {
    place.restore(model, capabilities, window().view(), presentation);
  }

  private MainWindow window(Stage stage, WindowIcons icons, Scene scene, DashboardView view) {
    return new MainWindow(
        stage,
        icons,
        scene,
        model,
        commands,
        appearance,
        reveal,
        clock.ticker(),
        Platform::runLater,
        view,
        new MainWindow.Forms(
            form, presentation.masks(), session.window()::current, session.window()::change));
  }

  private DashboardView view() {
    DashboardView view =
        new DashboardView(
            new DashboardView.Parts(
                model,
                commands,
                capabilities.features(),
                reveal,
                clipboard,
                savedViews.chips(),
                appearance.em(),
                session.window().current(),
                session.window()::change));
    view.guardBanners(session.time()::elapsed);
    CompletionPopup.attach(view.filterField(), model::filterSubjects);
    return view;
  }

  private void follow() {
    // Nothing is told outside of the window while somebody presents.
    if (!presentation.masks()) {
      subscriptions.add(session.notices().followCalls(outlets::take));
    }
    session.keys().onLateAnswer(() -> Platform.runLater(settings::askKeychainAgain));
    subscriptions.add(
        session.settings().subscribe(current -> Platform.runLater(() -> changed(current))));
    news.followRest();
    capabilities
        .newerVersion()
        .ifPresent(asking ->
            subscriptions.add(
                session
                    .accounts()
                    .follow(watched -> Platform.runLater(() -> asking.watches(watched.demo())))));
  }

  private void changed(Settings now) {
    if (!closed) {
      use(now);
      settingsUsed.accept(now);
    }
  }

  /** Applies settings, at the start and whenever they have changed. */
  private void use(Settings now) {
    used = now;
    model.setExpiresSoon(now.watching().get(WatchSettings.EXPIRES_SOON));
    alerts.readOnly(session.readOnly());
    savedViews.show(presentation.shown(now.savedViews()));
    capabilities.features().settingsChanged();
    window().use(now.appearance());
  }

  MainWindow window() {
    return Objects.requireNonNull(window, "the window is not there before start");
  }

  /** Where the user is, to go on from there in another presentation. */
  ViewState place() {
    return ViewState.of(model, capabilities, window().view(), presentation);
  }

  private void showNewestNotice() {
    if (!closed) {
      window().toFront();
      capabilities.notices().showNewest();
    }
  }

  /**
   * Brings the window to the front after the user has started the program a second time.
   *
   * @param wanted what it is to show; empty for nothing in particular, {@link #AS_IT_IS} where the
   *     window is to be left alone
   * @return completes on the JavaFX thread
   */
  CompletableFuture<Shown> comeForward(String wanted) {
    return CompletableFuture.supplyAsync(
        () -> {
          if (closed) {
            return Shown.CLOSED;
          }
          if (wanted.equals(AS_IT_IS)) {
            return Shown.WILL_BE;
          }
          window().toFront();
          return wanted.isEmpty() ? Shown.WILL_BE : new Shown(true, arrival.seek(wanted));
        },
        Platform::runLater);
  }

  /** Brings the person to what the program was asked for from outside. */
  Arrival arrival() {
    return arrival;
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

  /** Leaves the stage to another presentation. */
  void leaveTo(App next) {
    clipboard.handOver(next.clipboard);
    leave();
  }

  /** Ends what happens in the window, but neither the program nor its stage. */
  void leave() {
    closed = true;
    subscriptions.forEach(Subscription::close);
    news.close();
    arrival.close();
    capabilities.features().close();
    outlets.close();
    popup.close();
    clock.close();
    if (window != null) {
      window.close();
    }
  }
}
