package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.platform.AlreadyOpenException;
import envwatch.platform.Display;
import envwatch.platform.Logging;
import envwatch.platform.ProcessEnd;
import envwatch.platform.SingleInstance;
import envwatch.remote.RemoteDesktopClient;
import envwatch.remote.SshTerminal;
import envwatch.remote.WebBrowser;
import envwatch.runtime.Dashboard;
import envwatch.runtime.DashboardException;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.Session;
import envwatch.secrets.SecretStore;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Appearance;
import envwatch.ui.secrets.SystemClipboard;
import envwatch.util.SystemTime;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/** The dashboard, shown with JavaFX. Used on one thread, that of the command line. */
public final class JavaFxDashboard implements Dashboard {
  private final SecretStore keychain;
  private final Consumer<Runnable> javaFx;
  private final CompletableFuture<Boolean> display = new CompletableFuture<>();
  private final CompletableFuture<Void> begun = new CompletableFuture<>();
  private @Nullable Toolkit prepared;

  /**
   * @param keychain contains the keys of stored accounts
   * @param javaFx starts JavaFX, given what to run first on its thread; returns when windows can be
   *     opened
   */
  public JavaFxDashboard(SecretStore keychain, Consumer<Runnable> javaFx) {
    this.keychain = keychain;
    this.javaFx = javaFx;
  }

  private static boolean displayThere() {
    return "Headless".equals(System.getProperty("glass.platform"))
        || Display.present(System.getProperty("os.name"), System.getenv());
  }

  /** The toolkit takes longest to start: everything else happens meanwhile, on other threads. */
  @Override
  public void prepare() {
    toolkit();
  }

  private Toolkit toolkit() {
    Toolkit toolkit = prepared;
    if (toolkit == null) {
      toolkit = new Toolkit(this::startOnDisplay);
      prepared = toolkit;
    }
    return toolkit;
  }

  private void startOnDisplay() {
    display.completeAsync(JavaFxDashboard::displayThere, Runnable::run);
    if (display.join()) {
      javaFx.accept(() -> begun.complete(null));
    }
  }

  @Override
  public boolean hasDisplay() {
    prepare();
    return display.join();
  }

  @Override
  public void open(LaunchOptions startup, String wanted) throws DashboardException {
    Toolkit toolkit = toolkit();
    boolean quietly = startup.minimized() && wanted.isEmpty();
    Optional<SingleInstance> claimed = claim(startup, quietly ? App.AS_IT_IS : wanted);
    if (claimed.isEmpty()) {
      return;
    }
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
      toolkit.readFonts(fonts(startup));
      toolkit.await();
      theme.join();
      Toolkit.showUntilClosed(closed -> openWindow(session, instance, wanted, closed));
    }
  }

  private static Optional<SingleInstance> claim(LaunchOptions startup, String wanted)
      throws DashboardException {
    try {
      return SingleInstance.claim(
          startup.directories().data(), startup.given(Logging.inDetail()), wanted);
    } catch (AlreadyOpenException e) {
      throw new DashboardException(refusal(e), e);
    }
  }

  private static String refusal(AlreadyOpenException open) {
    if (!open.unused().isEmpty()) {
      return text("cli.already-open", String.join(", ", open.unused()));
    }
    return open.refusal().isEmpty() ? text("cli.show.earlier-version") : open.refusal();
  }

  /** Does not involve JavaFX, whose thread may be waiting for this process to end. */
  public static ProcessEnd processEnd(Session session, SingleInstance instance) {
    return new ProcessEnd(() -> {
      session.close();
      instance.close();
    });
  }

  private static void openWindow(
      Session session, SingleInstance instance, String wanted, Runnable closed) {
    Runnable ended =
        () -> {
          instance.retire();
          closed.run();
        };
    Windows windows = new Windows(session, desktop(), ended);
    windows.open(wanted);
    instance.onShow(windows::comeForward);
  }

  private static Desktop desktop() {
    WebBrowser browser = WebBrowser.ofSystem();
    return new Desktop(
        new SystemClipboard(System.getProperty("os.name")),
        browser::open,
        browser::pageFolder,
        JavaFxDashboard::remoteDesktop,
        (wish, started) -> SshTerminal.ofSystem().open(wish, started),
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
    Toolkit toolkit = new Toolkit(() -> Platform.startup(() -> {}));
    try (SystemTime time = new SystemTime();
        Session session = new Session(startup, keychain, time)) {
      toolkit.await();
      toolkit.readFonts(fonts(startup));
      new DashboardPicture(session, picture).draw();
    } catch (IOException e) {
      throw new DashboardException(text("cli.picture.not-written", picture.file()), e);
    } finally {
      Platform.exit();
    }
  }

  @Override
  public void close() {
    if (prepared != null) {
      prepared.end();
    }
  }

  private static Path fonts(LaunchOptions startup) {
    return startup.directories().data().resolve("fonts");
  }
}
