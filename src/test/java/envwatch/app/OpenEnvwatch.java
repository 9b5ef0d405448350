package envwatch.app;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.platform.AppDirectories;
import envwatch.platform.SingleInstance;
import envwatch.platform.UnusableDirectoryException;
import envwatch.remote.SshTerminal;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.Session;
import envwatch.secrets.SecretStore;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.secrets.ClipboardAccess;
import envwatch.util.Time;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.stage.Stage;
import javafx.stage.Window;

/** The whole program, put together as for a person, on a computer that the test provides. */
public final class OpenEnvwatch implements AutoCloseable {
  /** The desktop of whoever runs the tests is left alone. */
  private static final class SilentNotices implements NoticeOutlets.SystemNotices {
    @Override
    public String show(String title, String text, boolean sound) {
      return "test";
    }

    @Override
    public void withdraw() {}

    @Override
    public void close() {}
  }

  private static final long LONGEST_SECONDS = 20;

  private final Thread.UncaughtExceptionHandler handlerBefore =
      Thread.getDefaultUncaughtExceptionHandler();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Session session;
  private final Windows windows;
  private final Stage stage;

  /** The terminals that would have been opened. */
  private final List<SshTerminal.Wish> terminals = new CopyOnWriteArrayList<>();

  /**
   * Opens the window on whatever the settings in the folder name, as a start without options does.
   */
  public OpenEnvwatch(
      Path folder,
      SecretStore keychain,
      Time time,
      ClipboardAccess clipboard,
      Consumer<URI> opener) {
    this(folder, keychain, time, clipboard, opener, UnaryOperator.identity());
  }

  /** The same with further options. */
  public OpenEnvwatch(
      Path folder,
      SecretStore keychain,
      Time time,
      ClipboardAccess clipboard,
      Consumer<URI> opener,
      UnaryOperator<LaunchOptions> options) {
    AppDirectories directories = AppDirectories.below(folder);
    try {
      directories.create();
    } catch (UnusableDirectoryException e) {
      throw new AssertionError(e);
    }
    LaunchOptions startup =
        options.apply(
            new LaunchOptions(directories, true, new LaunchOptions.Source.Stored(), false, null));
    session = new Session(startup, keychain, time);
    session.begin();
    windows =
        OnJavaFx.call(() ->
            new Windows(
                session,
                new Desktop(
                    clipboard,
                    opener::accept,
                    Optional::of,
                    Optional::empty,
                    this::openTerminal,
                    chosen -> Optional.of(new SilentNotices())),
                ended::countDown));
    stage =
        OnJavaFx.call(() -> {
          windows.open("");
          return windows.app().window().stage();
        });
  }

  private SshTerminal.Outcome openTerminal(SshTerminal.Wish wish, Consumer<String> started) {
    terminals.add(wish);
    started.accept("xterm");
    return new SshTerminal.Outcome.Opened("xterm");
  }

  /** The terminals that were opened, with what was passed to the system. */
  public List<SshTerminal.Wish> terminals() {
    return terminals;
  }

  /** The session behind the window, which knows everything as it really is. */
  public Session session() {
    return session;
  }

  public Stage stage() {
    return stage;
  }

  /** Whether a person who starts the program a second time now gets this window. */
  public boolean comesForward() {
    return comesForward("").open();
  }

  /** What a person is told who starts the program a second time to see this. */
  public SingleInstance.Shown comesForward(String wanted) {
    return windows.comeForward(wanted).orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS).join();
  }

  /** Waits for the program to end, as it does after the person has asked for it. */
  public void awaitEnd() {
    try {
      if (!ended.await(LONGEST_SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError("the program did not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /**
   * Whatever is still open goes, as when the computer is switched off.
   *
   * @throws AssertionError when the program has told the person of a bug, then or before
   */
  @Override
  public void close() {
    OnJavaFx.run(() -> windows.app().leave());
    boolean toldOfBug = OnJavaFx.call(OpenEnvwatch::showsBug);
    OnJavaFx.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    session.close();
    Thread.setDefaultUncaughtExceptionHandler(handlerBefore);
    assertThat(toldOfBug).as("a bug was told; the log has it").isFalse();
  }

  private static boolean showsBug() {
    return Window.getWindows().stream()
        .anyMatch(
            window -> window instanceof Stage open && text("error.title").equals(open.getTitle()));
  }
}
