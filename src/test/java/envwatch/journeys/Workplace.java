package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.app.OpenEnvwatch;
import envwatch.journeys.pages.DashboardPage;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.secrets.MemorySecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.WatchSettings;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.ui.secrets.MemoryClipboard;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A computer with Envwatch on it, and the services it can reach. Its keychain, clipboard, browser
 * and clock are the test's own; files and network are real.
 */
final class Workplace implements AutoCloseable {
  /** Looks as often as the settings allow, so that a journey need not wait. */
  private static final WatchSettings EAGER =
      WatchSettings.DEFAULT
          .with(WatchSettings.CHANGING, Duration.ofSeconds(2))
          .with(WatchSettings.SELECTED, Duration.ofSeconds(2))
          .with(WatchSettings.RESTING, Duration.ofSeconds(5))
          .with(WatchSettings.REQUESTS_PER_SECOND, 20);

  /** Looks at environments once, and again only when asked. */
  static final WatchSettings ONCE =
      EAGER
          .with(WatchSettings.SELECTED, Duration.ofHours(1))
          .with(WatchSettings.RESTING, Duration.ofHours(1));

  /** A service in which nothing happens by itself. */
  static final SimulatorOptions STILL = SimulatorOptions.STILL;

  private final Path folder;
  private final SkippableTime time = new SkippableTime();
  private final MemorySecretStore keychain = new MemorySecretStore();
  private final MemoryClipboard clipboard = new MemoryClipboard();
  private final List<URI> opened = new CopyOnWriteArrayList<>();
  private final List<Simulator> services = new ArrayList<>();
  private WatchSettings watching = EAGER;
  private @Nullable OpenEnvwatch program;

  /**
   * @param folder for everything that Envwatch writes
   */
  Workplace(Path folder) {
    this.folder = folder;
  }

  /** Starts a service that lives by the clock of this computer. */
  Simulator service(SimulatorOptions options) {
    try {
      Simulator simulator = Simulator.start(options.toBuilder().clock(time).build());
      services.add(simulator);
      return simulator;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How the accounts that are known from now on are watched. */
  void watches(WatchSettings settings) {
    watching = settings;
  }

  /** The person chose this size of font in an earlier session. */
  void reads(int fontSize) {
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings ->
          settings.with(
              Settings.APPEARANCE,
              settings.appearance().with(AppearanceSettings.FONT_SIZE, fontSize)));
    }
  }

  /** An earlier session has left this account, and its key in the keychain. */
  AccountId knows(String name, Simulator service) {
    return knows(name, service, service.apiKey(), null);
  }

  AccountId knows(String name, Simulator service, Secret key, @Nullable ApiVersion version) {
    return knows(name, service.address(), service.apiId(), key, version);
  }

  /** The account's service is reached at an address of its own. */
  AccountId knows(String name, Simulator service, URI address) {
    return knows(name, address, service.apiId(), service.apiKey(), null);
  }

  private AccountId knows(
      String name, URI address, String apiId, Secret key, @Nullable ApiVersion version) {
    AccountId id = new AccountId(name);
    AccountSettings account =
        new AccountSettings(id, name, address, version, apiId, true, List.of());
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings ->
          settings
              .with(Settings.WATCHING, watching)
              .with(
                  Settings.ACCOUNTS,
                  Stream.concat(settings.accounts().stream(), Stream.of(account)).toList()));
    }
    try {
      keychain.save(id, key);
    } catch (SecretStoreException e) {
      throw new AssertionError(e);
    }
    return id;
  }

  /** Starts Envwatch without any option. */
  DashboardPage start() {
    assertThat(program).as("the program that runs already").isNull();
    OpenEnvwatch started = new OpenEnvwatch(folder, keychain, time, clipboard, opened::add);
    program = started;
    return new DashboardPage(started.stage());
  }

  /** Ends Envwatch as a person does. */
  void quit(DashboardPage dashboard) {
    OpenEnvwatch running = program;
    assertThat(running).as("the program that runs").isNotNull();
    dashboard.quit();
    running.awaitEnd();
    running.close();
    program = null;
  }

  SkippableTime time() {
    return time;
  }

  MemorySecretStore keychain() {
    return keychain;
  }

  MemoryClipboard clipboard() {
    return clipboard;
  }

  /** Addresses that were opened in the browser. */
  List<URI> opened() {
    return opened;
  }

  Path folder() {
    return folder;
  }

  @Override
  public void close() {
    if (program != null) {
      program.close();
    }
    services.forEach(Simulator::close);
    time.close();
  }
}
