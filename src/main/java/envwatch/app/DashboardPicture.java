package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.history.HistoryView;
import envwatch.history.Range;
import envwatch.history.Subject;
import envwatch.presenting.Aliases;
import envwatch.presenting.Masking;
import envwatch.runtime.Dashboard;
import envwatch.runtime.DashboardException;
import envwatch.runtime.Session;
import envwatch.runtime.WatchedAccounts;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.settings.WatchSettings;
import envwatch.ui.history.StateBars;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.PngWriter;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.presenting.Presenting;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.secrets.SystemClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.window.DashboardView;
import envwatch.util.Subscription;
import envwatch.watch.AccountClasses;
import envwatch.watch.Link;
import envwatch.watch.TrainingView;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Draws the dashboard in its state after the first complete look. Passwords stay masked. */
final class DashboardPicture {
  private static final Logger LOG = LoggerFactory.getLogger(DashboardPicture.class);
  private static final long LONGEST_SECONDS = 60;
  private static final long LONGEST_WITH_CLASSES = 20;

  private final Session session;
  private final Dashboard.Picture picture;
  private final CompletableFuture<WorldView> complete = new CompletableFuture<>();
  private final CompletableFuture<WatchedAccounts> watched = new CompletableFuture<>();

  DashboardPicture(Session session, Dashboard.Picture picture) {
    this.session = session;
    this.picture = picture;
  }

  /** Blocks until the picture is written. */
  void draw() throws IOException, DashboardException {
    Scene dashboard = dashboard();
    PngWriter.write(onJavaFxThread(() -> dashboard.snapshot(null)).join(), picture.file());
  }

  /** The dashboard, when everything that it shows is known. */
  Scene dashboard() throws DashboardException {
    session.begin();
    session.beginAfterFirstFrame();
    session.accounts().follow(watched::complete);
    session.watch().subscribe(this::consider);
    try {
      WatchedAccounts accounts = watched.get(LONGEST_SECONDS, TimeUnit.SECONDS);
      WorldView view = accounts.troubles().isEmpty() ? firstComplete() : session.watch().view();
      awaitHistory(view);
      awaitClasses(view);
      return putTogether(view, accounts);
    } catch (ExecutionException | TimeoutException e) {
      throw new DashboardException(text("cli.picture.no-look"), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DashboardException(text("cli.picture.no-look"), e);
    }
  }

  /** Waits until the history tells since when, or for as long as it may take. */
  private void awaitHistory(WorldView view) throws InterruptedException, ExecutionException {
    CompletableFuture<HistoryView> told = new CompletableFuture<>();
    Subscription subscription =
        session
            .history()
            .subscribe(history -> {
              if (tells(history, view)) {
                told.complete(history);
              }
            });
    try {
      told.get(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      LOG.debug("Drawn without the history");
    } finally {
      subscription.close();
    }
  }

  /**
   * While presenting, names are hidden until the classes are known: waits as long as that takes.
   */
  private void awaitClasses(WorldView view) throws InterruptedException, ExecutionException {
    boolean live =
        view.accounts().stream().anyMatch(account -> account.link() instanceof Link.Live);
    if (!presents() || !live) {
      return;
    }
    CompletableFuture<TrainingView> told = new CompletableFuture<>();
    session.classes().keepLists(true);
    Subscription subscription =
        session
            .classes()
            .subscribe(classes -> {
              if (classes.accounts().stream().noneMatch(DashboardPicture::unread)) {
                told.complete(classes);
              }
            });
    try {
      told.get(LONGEST_WITH_CLASSES, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      LOG.debug("Drawn without the classes");
    } finally {
      subscription.close();
    }
  }

  private static boolean unread(AccountClasses account) {
    return account instanceof AccountClasses.Connecting connecting && connecting.trouble() == null;
  }

  private static boolean tells(HistoryView history, WorldView view) {
    return history.read()
        && view.environments().stream()
            .filter(watched -> watched.trouble() == null && watched.lookedAt())
            .allMatch(watched -> history.since().containsKey(Subject.of(watched.key())));
  }

  /**
   * Puts it together, and waits for the bars that are asked for thereby, or for as long as they may
   * take: the history answers one question after the other.
   *
   * @throws CompletionException if this fails, whatever the content
   */
  private Scene putTogether(WorldView view, WatchedAccounts accounts) {
    Scene scene = onJavaFxThread(() -> scene(view, accounts)).join();
    session
        .history()
        .looking(Range.last(Duration.ofDays(1), view.at()))
        .completeOnTimeout(List.of(), LONGEST_SECONDS, TimeUnit.SECONDS)
        .join();
    return scene;
  }

  private static <T> CompletableFuture<T> onJavaFxThread(Supplier<T> part) {
    return CompletableFuture.supplyAsync(part, Platform::runLater)
        .orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS);
  }

  /** The first complete view or, if it takes too long, the view so far. */
  private WorldView firstComplete() throws InterruptedException, ExecutionException {
    try {
      return complete.get(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return session.watch().view();
    }
  }

  private void consider(WorldView view) {
    if (view.lookedAt()) {
      complete.complete(view);
    }
  }

  private boolean presents() {
    return session.startup().presenting()
        || session.settings().current().security().get(SecuritySettings.PRESENTING);
  }

  private Presentation presentation() {
    SecuritySettings security = session.settings().current().security();
    return presents()
        ? Presentation.masked(
            session, new Masking(new Aliases(), security.get(SecuritySettings.PRESENTING_NAMES)))
        : Presentation.plain(session);
  }

  private Scene scene(WorldView view, WatchedAccounts accounts) {
    Presentation presentation = presentation();
    Settings settings = session.settings().current();
    AppearanceSettings chosen = settings.appearance();
    AppearanceSettings look =
        picture.theme() == null ? chosen : chosen.with(AppearanceSettings.THEME, picture.theme());
    Appearance appearance = new Appearance(look);
    appearance.use(look);
    DashboardModel model =
        new DashboardModel(
            session.time().instant(), settings.watching().get(WatchSettings.EXPIRES_SOON));
    model
        .alertsProperty()
        .set(
            AppAlerts.NONE
                .withReadOnly(session.readOnly())
                .withAccounts(
                    accounts.demo(), presentation.shown(accounts.troubles()), accounts.asking()));
    DashboardView content = view(model, presentation, settings, appearance.em());
    Scene scene = new Scene(content, picture.width(), picture.height());
    appearance.dress(scene);
    // What is known of one environment may be part of the text of another.
    presentation.shown(view);
    model.apply(presentation.shown(view));
    model.remember(presentation.history().view());
    select(model, presentation);
    content.settle(picture.width(), picture.height());
    return scene;
  }

  private DashboardView view(
      DashboardModel model, Presentation presentation, Settings settings, double em) {
    return new DashboardView(
        new DashboardView.Parts(
            model,
            new NoCommands(),
            new Features(
                List.of(
                    new Presenting(
                        presentation.masks(),
                        on -> {},
                        () -> false,
                        FXCollections.emptyObservableList(),
                        presentation::real),
                    new StateBars(model, presentation.history(), Platform::runLater))),
            new PasswordReveal<>(
                session.time(), Platform::runLater, () -> presentation.reveals(settings)),
            new SecretClipboard(
                new SystemClipboard(System.getProperty("os.name")),
                session.time(),
                Platform::runLater,
                () -> settings.security().get(SecuritySettings.CLIPBOARD),
                new StatusMessage(session.time(), Platform::runLater)),
            FXCollections.emptyObservableList(),
            em,
            session.window().current(),
            change -> {}));
  }

  private void select(DashboardModel model, Presentation presentation) {
    Optional<EnvironmentRow> wanted =
        model.environments().stream().filter(row -> named(row, presentation)).findFirst();
    wanted
        .or(() -> model.environments().stream().findFirst())
        .ifPresent(row -> model.select(row.key()));
  }

  private boolean named(EnvironmentRow row, Presentation presentation) {
    @Nullable String wanted = picture.select();
    return wanted != null
        && (presentation.real(row.name()).equalsIgnoreCase(wanted)
            || presentation.real(row.key()).environment().value().equalsIgnoreCase(wanted));
  }
}
