package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.app.desktop.Desktop;
import envwatch.app.desktop.SystemNotification;
import envwatch.base.SystemTime;
import envwatch.platform.AlreadyOpenException;
import envwatch.platform.Display;
import envwatch.platform.Logging;
import envwatch.platform.ProcessEnd;
import envwatch.platform.SingleInstance;
import envwatch.remote.RemoteDesktopClient;
import envwatch.remote.WebBrowser;
import envwatch.runtime.Session;
import envwatch.runtime.launch.Dashboard;
import envwatch.runtime.launch.DashboardException;
import envwatch.runtime.launch.LaunchOptions;
import envwatch.secrets.SecretStore;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.icon.IconFonts;
import envwatch.ui.kit.icon.Icons;
import envwatch.ui.secrets.SystemClipboard;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import javafx.application.Platform;

/**
 * The dashboard, shown with JavaFX.
 *
 * @param keychain contains the keys of stored accounts
 * @param javaFx starts JavaFX, given the folder for the icon fonts and what to run first on its
 *     thread; returns when windows can be opened
 */
public record JavaFxDashboard(SecretStore keychain, BiConsumer<Path, Runnable> javaFx)
    implements Dashboard {

  @Override
  public boolean hasDisplay() {
    return "Headless".equals(System.getProperty("glass.platform"))
        || Display.present(System.getProperty("os.name"), System.getenv());
  }

  @Override
  public void open(LaunchOptions startup) throws DashboardException {
    Optional<SingleInstance> claimed = claim(startup);
    if (claimed.isEmpty()) {
      return;
    }
    // The toolkit takes longest to start: settings are read and accounts prepared in parallel, on
    // other threads.
    CompletableFuture<Void> begun = new CompletableFuture<>();
    Toolkit toolkit = new Toolkit(() -> javaFx.accept(fonts(startup), () -> begun.complete(null)));
    try (SingleInstance instance = claimed.get();
        SystemTime time = new SystemTime();
        Session session = new Session(startup, keychain, time);
        ProcessEnd _ = processEnd(session, instance)) {
      AppearanceSettings appearance = session.settings().current().appearance();
      CompletableFuture<Void> theme =
          begun.thenRunAsync(() -> Appearance.load(appearance), Platform::runLater);
      if (instance.holdsTheFolder()) {
        session.accessFiles().deleteLeft(session.requests());
      }
      session.begin();
      toolkit.await();
      theme.join();
      Toolkit.showUntilClosed(closed -> openWindow(session, instance, closed));
    }
    Platform.exit();
  }

  private static Optional<SingleInstance> claim(LaunchOptions startup) throws DashboardException {
    try {
      return SingleInstance.claim(startup.directories().data(), startup.given(Logging.inDetail()));
    } catch (AlreadyOpenException e) {
      throw new DashboardException(text("cli.already-open", String.join(", ", e.unused())), e);
    }
  }

  /** Does not involve JavaFX, whose thread may be waiting for this process to end. */
  public static ProcessEnd processEnd(Session session, SingleInstance instance) {
    return new ProcessEnd(() -> {
      session.close();
      instance.close();
    });
  }

  private static void openWindow(Session session, SingleInstance instance, Runnable closed) {
    Runnable ended =
        () -> {
          instance.retire();
          closed.run();
        };
    Windows windows = new Windows(session, desktop(), ended);
    windows.open();
    instance.onShow(windows::comeForward);
  }

  private static Desktop desktop() {
    WebBrowser browser = WebBrowser.ofSystem();
    return new Desktop(
        new SystemClipboard(System.getProperty("os.name")),
        browser::open,
        browser::pageFolder,
        JavaFxDashboard::remoteDesktop,
        SystemNotification::ofThisSystem);
  }

  private static Optional<RemoteDesktopClient> remoteDesktop() {
    String searchPath = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return RemoteDesktopClient.find(System.getProperty("os.name"), searchPath);
  }

  @Override
  public void draw(LaunchOptions startup, Picture picture) throws DashboardException {
    // The toolkit reads both only when it starts.
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    Toolkit toolkit = new Toolkit(() -> startWithoutWindows(fonts(startup)));
    try (SystemTime time = new SystemTime();
        Session session = new Session(startup, keychain, time)) {
      toolkit.await();
      new DashboardPicture(session, picture).draw();
    } catch (IOException e) {
      throw new DashboardException(text("cli.picture.not-written", picture.file()), e);
    } finally {
      Platform.exit();
    }
  }

  private static Path fonts(LaunchOptions startup) {
    return startup.directories().data().resolve("fonts");
  }

  private static void startWithoutWindows(Path fonts) {
    Platform.startup(() -> {});
    IconFonts.keepIn(fonts);
    // Here rather than on the JavaFX thread, where missing system fonts would go unnoticed.
    Icons.readFonts();
  }
}
