package envwatch.ui.settings;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.platform.LogonEntry;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Settings;
import envwatch.team.TeamServer;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.words.ToolWords;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.awaitility.Awaitility;
import org.awaitility.core.ThrowingRunnable;
import org.jspecify.annotations.Nullable;

/** The dialog as a person meets it: finds its parts by id, types and presses. */
final class OpenSettings implements AutoCloseable {
  private final ApiKeys keys;
  private final Stage owner;
  final List<AppliedSettings> applied = new CopyOnWriteArrayList<>();

  /** The team's servers that were tried. */
  final List<TeamServer.Access> tried = new CopyOnWriteArrayList<>();

  /** The start at log-on, as a system has it. */
  static final class Logon implements SettingsServices.Logon {
    volatile LogonEntry.State state = new LogonEntry.State(false, null, true);
    volatile boolean silent;
    final List<Boolean> changes = new CopyOnWriteArrayList<>();
    final AtomicInteger asked = new AtomicInteger();

    @Override
    public LogonEntry.State state() throws IOException {
      asked.incrementAndGet();
      if (silent) {
        throw new IOException("no answer");
      }
      return state;
    }

    @Override
    public void change(boolean on) {
      changes.add(on);
    }
  }

  final Logon logon;

  final List<AppearanceSettings> previews = new CopyOnWriteArrayList<>();

  OpenSettings(Settings settings, Keychain keychain, ConnectionTester tester, PageName page) {
    this(settings, null, account -> false, keychain, tester, page, new Logon());
  }

  /** Opens the page of what is general. */
  OpenSettings(Settings settings, Logon logon) {
    this(
        settings,
        null,
        account -> false,
        new Keychain(true),
        (account, network, report) -> {},
        PageName.GENERAL,
        logon);
  }

  OpenSettings(
      Settings settings,
      @Nullable ApiAccount rejected,
      Predicate<AccountId> needsKey,
      Keychain keychain,
      ConnectionTester tester,
      PageName page) {
    this(settings, rejected, needsKey, keychain, tester, page, new Logon());
  }

  private OpenSettings(
      Settings settings,
      @Nullable ApiAccount rejected,
      Predicate<AccountId> needsKey,
      Keychain keychain,
      ConnectionTester tester,
      PageName page,
      Logon logon) {
    this.logon = logon;
    keys = new ApiKeys(keychain);
    owner =
        OnJavaFx.call(() -> {
          Stage stage = new Stage();
          Scene scene = new Scene(new Pane(), 900, 700);
          new Appearance(settings.appearance()).dress(scene);
          stage.setScene(scene);
          stage.show();
          SettingsServices services =
              new SettingsServices(
                  () -> settings,
                  () -> rejected,
                  needsKey,
                  List.of(new ApiVersion(1), new ApiVersion(3)),
                  keys,
                  tester,
                  this::tryServer,
                  this::tryServer,
                  true,
                  logon,
                  new SettingsServices.Tools(
                      () -> List.of(Keys.COPY_PASSWORD, Keys.FILTER), ToolWords::example),
                  previews::add,
                  applied::add,
                  tool -> Optional.of("14:02:31: It ended with exit code 3.\nno queue named labs"),
                  sound -> CompletableFuture.completedFuture("dunst"));
          new SettingsDialog(services).open(stage, page);
          return stage;
        });
  }

  private String tryServer(TeamServer.Access access, ConnectionTester.Network network) {
    tried.add(access);
    return access.address() + " responds.";
  }

  /** A keychain in memory. */
  static final class Keychain implements SecretStore {
    private final boolean persistent;
    final Map<AccountId, Secret> stored = new ConcurrentHashMap<>();

    Keychain(boolean persistent) {
      this.persistent = persistent;
    }

    @Override
    public Optional<SecretStoreException.Cause> obstacle() {
      return persistent ? Optional.empty() : Optional.of(SecretStoreException.Cause.ABSENT);
    }

    @Override
    public Optional<Secret> load(AccountId account) throws SecretStoreException {
      if (!persistent) {
        throw new SecretStoreException(SecretStoreException.Cause.ABSENT, null);
      }
      return Optional.ofNullable(stored.get(account));
    }

    @Override
    public void save(AccountId account, Secret key) {
      stored.put(account, key);
    }

    @Override
    public void delete(AccountId account) {
      stored.remove(account);
    }
  }

  Optional<Stage> stage() {
    return OnJavaFx.call(() ->
        Window.getWindows().stream()
            .filter(window -> window instanceof Stage && "Settings".equals(title(window)))
            .map(Stage.class::cast)
            .findFirst());
  }

  private static String title(Window window) {
    return ((Stage) window).getTitle();
  }

  /** The buttons of the question that is asked over the dialog, in their order. */
  List<Button> question() {
    return OnJavaFx.call(() ->
        Window.getWindows().stream()
            .filter(window ->
                window instanceof Stage other && other.getOwner() == stage().orElseThrow())
            .flatMap(
                window -> window.getScene().getRoot().lookupAll(".dialog-buttons .button").stream())
            .map(Button.class::cast)
            .toList());
  }

  boolean disabled(String id) {
    return OnJavaFx.call(() -> node(id).isDisabled());
  }

  Scene scene() {
    return stage().orElseThrow().getScene();
  }

  Node node(String id) {
    Node node = OnJavaFx.call(() -> scene().lookup("#" + id));
    if (node == null) {
      throw new AssertionError("there is no " + id);
    }
    return node;
  }

  void type(String id, String text) {
    Node node = node(id);
    OnJavaFx.run(() -> {
      if (node instanceof Spinner<?> spinner) {
        spinner.getEditor().setText(text);
      } else {
        ((TextInputControl) node).setText(text);
      }
    });
  }

  void press(String id) {
    Node node = node(id);
    OnJavaFx.run(((ButtonBase) node)::fire);
  }

  void key(String id, KeyCode code) {
    Node node = node(id);
    OnJavaFx.run(() -> {
      for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
        node.fireEvent(new KeyEvent(type, "", "", code, false, false, false, false));
      }
    });
  }

  void focus(String id) {
    Node node = node(id);
    OnJavaFx.run(node::requestFocus);
  }

  String words(String id) {
    Label label = (Label) node(id);
    return OnJavaFx.call(label::getText);
  }

  /** What stands beside the field; empty when nothing does. */
  String problemOf(String id) {
    Node node = node(id);
    return OnJavaFx.call(() -> {
      Node cell = node;
      while (!cell.getStyleClass().contains("form-cell")) {
        cell = cell.getParent();
      }
      Label problem = (Label) cell.lookup(".form-problem");
      return problem.isVisible() ? problem.getText() : "";
    });
  }

  void await(ThrowingRunnable assertion) {
    Awaitility.await().atMost(Duration.ofSeconds(20)).untilAsserted(assertion);
  }

  @Override
  public void close() {
    OnJavaFx.run(() -> {
      List.copyOf(Window.getWindows()).stream()
          .filter(window -> window != owner)
          .forEach(Window::hide);
      owner.hide();
    });
    keys.close();
  }
}
