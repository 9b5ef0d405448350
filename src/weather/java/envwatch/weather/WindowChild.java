package envwatch.weather;

import static envwatch.words.Messages.text;

import envwatch.app.OpenEnvwatch;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.platform.Logging;
import envwatch.secrets.MemorySecretStore;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.WatchSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.util.SystemTime;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * The whole program in a window, headless, as a process of its own. Obeys the words that it reads
 * and prints what it sees, a line for each: {@code look}, {@code keys}, {@code refresh}, {@code
 * memory}.
 */
public final class WindowChild {
  private static final long LONGEST_MILLIS = 20_000;
  private static final int COLLECTIONS = 5;
  private static final long BETWEEN_COLLECTIONS_MILLIS = 500;

  private static final WatchSettings EAGER =
      WatchSettings.DEFAULT
          .with(WatchSettings.CHANGING, Duration.ofSeconds(1))
          .with(WatchSettings.SELECTED, Duration.ofSeconds(1))
          .with(WatchSettings.RESTING, Duration.ofSeconds(1))
          .with(WatchSettings.REQUESTS_PER_SECOND, 20);

  private final Stage stage;

  private WindowChild(Stage stage) {
    this.stage = stage;
  }

  /** Arguments: the data folder, the service's address, the API version, the API ID and the key. */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Logging.toFile(folder, true);
    AccountId id = new AccountId("weather");
    settle(folder, id, arguments);
    MemorySecretStore keychain = new MemorySecretStore();
    keychain.save(id, Secret.of(arguments[4]));
    try (SystemTime time = new SystemTime();
        OpenEnvwatch program =
            new OpenEnvwatch(folder, keychain, time, new MemoryClipboard(), address -> {})) {
      new WindowChild(program.stage()).obey();
    }
    System.exit(0);
  }

  private static void settle(Path folder, AccountId id, String[] arguments) {
    AccountSettings account =
        new AccountSettings(
            id,
            "Weather",
            URI.create(arguments[1]),
            new ApiVersion(Integer.parseInt(arguments[2])),
            arguments[3],
            true,
            List.of());
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings ->
          settings.with(Settings.WATCHING, EAGER).with(Settings.ACCOUNTS, List.of(account)));
    }
  }

  private void obey() throws IOException, InterruptedException, JMException {
    try (Scanner words = new Scanner(System.in, StandardCharsets.UTF_8)) {
      while (words.hasNextLine()) {
        switch (words.nextLine()) {
          case "look" -> System.out.println(OnJavaFx.call(this::look));
          case "keys" -> System.out.println(keys());
          case "refresh" -> {
            press(KeyCode.F5);
            System.out.println("done");
          }
          case "memory" -> System.out.println(memory());
          default -> System.out.println("?");
        }
        System.out.flush();
      }
    }
  }

  /** The title; before it "BUG" when the program tells of one. */
  private String look() {
    boolean bug =
        Window.getWindows().stream()
            .anyMatch(window ->
                window instanceof Stage one && text("error.title").equals(one.getTitle()));
    return (bug ? "BUG " : "") + stage.getTitle();
  }

  private void press(KeyCode key) {
    OnJavaFx.run(() -> {
      stage.requestFocus();
      Robot robot = new Robot();
      robot.keyPress(key);
      robot.keyRelease(key);
    });
  }

  /** Milliseconds from the key F1 to the list of keys on screen; -1 when it did not come. */
  private long keys() throws InterruptedException {
    long started = System.nanoTime();
    press(KeyCode.F1);
    long took = 0;
    while (took < LONGEST_MILLIS) {
      took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
      if (OnJavaFx.call(() -> shownKeys().map(WindowChild::hide).isPresent())) {
        return took;
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
    return -1;
  }

  private static Optional<Stage> shownKeys() {
    return Window.getWindows().stream()
        .filter(window -> window instanceof Stage one && text("keys.title").equals(one.getTitle()))
        .map(Stage.class::cast)
        .filter(Stage::isShowing)
        .findFirst();
  }

  private static Stage hide(Stage window) {
    window.hide();
    return window;
  }

  /**
   * In bytes: the resident size as it stands, the resident size without garbage, and what lives in
   * the heap.
   */
  private static String memory() throws IOException, InterruptedException, JMException {
    long standing = resident();
    long live = live();
    trimNativeHeap();
    return standing + " " + resident() + " " + live;
  }

  /** At once, instead of waiting for the moment at which the JVM does it anyway. */
  private static void trimNativeHeap() throws JMException {
    ManagementFactory.getPlatformMBeanServer()
        .invoke(
            new ObjectName("com.sun.management:type=DiagnosticCommand"),
            "systemTrimNativeHeap",
            new Object[0],
            new String[0]);
  }

  private static long resident() throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElseThrow();
    }
  }

  /**
   * JavaFX keeps what it laid out of up to 65,536 characters of texts, some megabytes, before it
   * forgets all of it: how much of that is in use at a moment is no growth.
   */
  private static void forgetTextLayouts() {
    OnJavaFx.run(() -> {
      try {
        Field cache =
            Class.forName("com.sun.javafx.text.PrismTextLayout").getDeclaredField("stringCache");
        cache.setAccessible(true);
        ((Map<?, ?>) cache.get(null)).clear();
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    });
  }

  /**
   * One collection does not find everything: it leaves some of what is dead to be moved later, and
   * JavaFX gives up its pictures only after the collection has told it that nobody has them. What
   * is being read from the service at that moment is no growth either.
   */
  private static long live() throws InterruptedException {
    forgetTextLayouts();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
      least = Math.min(least, ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
      TimeUnit.MILLISECONDS.sleep(BETWEEN_COLLECTIONS_MILLIS);
    }
    return least;
  }
}
