package envwatch;

import static envwatch.words.Messages.text;

import envwatch.remote.RemoteDesktopClient;
import envwatch.remote.WebBrowser;
import envwatch.secrets.SecretStore;
import envwatch.ui.IconFonts;
import envwatch.ui.Icons;
import envwatch.ui.SystemClipboard;
import envwatch.watch.SystemTime;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.slf4j.LoggerFactory;

/**
 * The dashboard as JavaFX shows it.
 *
 * @param keychain where the keys of stored accounts are
 */
record JavaFxDashboard(SecretStore keychain) implements Dashboard {

  @Override
  public boolean hasDisplay() {
    return "Headless".equals(System.getProperty("glass.platform"))
        || Display.present(System.getProperty("os.name"), System.getenv());
  }

  @Override
  public void open(Startup startup) throws DashboardException {
    Optional<SingleInstance> claimed =
        SingleInstance.claim(
            startup.directories().data(), LaunchOptions.of(startup, Logging.inDetail()));
    if (claimed.isEmpty()) {
      return;
    }
    // The toolkit takes longest: settings are read and accounts taken up beside it, on threads of
    // their own.
    Toolkit toolkit = new Toolkit(() -> Envwatch.startJavaFx(fonts(startup)));
    try (SingleInstance instance = claimed.get();
        SystemTime time = new SystemTime();
        Session session = new Session(startup, keychain, time);
        ProcessEnd _ = processEnd(session, instance)) {
      if (instance.holdsTheFolder()) {
        session.deleteLeftRemoteFiles();
      }
      session.begin();
      toolkit.await();
      Toolkit.showUntilClosed(closed -> openWindow(session, instance, closed));
    }
    Platform.exit();
  }

  /** JavaFX is left alone: its thread may be waiting for this very process to end. */
  static ProcessEnd processEnd(Session session, SingleInstance instance) {
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
    App app = new App(session, desktop(session), ended);
    app.start(new Stage());
    instance.onShow(app::comeForward);
  }

  private static Desktop desktop(Session session) {
    WebBrowser browser = WebBrowser.ofSystem();
    return new Desktop(
        new SystemClipboard(),
        address -> session.requests().execute(() -> open(browser, address)),
        browser::pageFolder,
        JavaFxDashboard::remoteDesktop);
  }

  /** The address stays out of the log: it may be a link that signs in. */
  private static void open(WebBrowser browser, URI address) {
    try {
      browser.open(address);
    } catch (IOException e) {
      // Not a constant: this class is made before the log is set up.
      LoggerFactory.getLogger(JavaFxDashboard.class)
          .warn("No program was started to open an address: {}", e.getClass().getSimpleName());
    }
  }

  private static Optional<RemoteDesktopClient> remoteDesktop() {
    String searchPath = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return RemoteDesktopClient.find(System.getProperty("os.name"), searchPath);
  }

  @Override
  public void draw(Startup startup, Picture picture) throws DashboardException {
    // Both are read when the toolkit starts, and not again.
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

  private static Path fonts(Startup startup) {
    return startup.directories().data().resolve("fonts");
  }

  private static void startWithoutWindows(Path fonts) {
    Platform.startup(() -> {});
    IconFonts.keepIn(fonts);
    // Here rather than on JavaFX's own thread, where a system without fonts would go unnoticed.
    Icons.readFonts();
  }
}
