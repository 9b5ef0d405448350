package envwatch.ui.settings;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.platform.LogonEntry;
import envwatch.secrets.ApiKeys;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Settings;
import envwatch.tools.ToolValues;
import envwatch.ui.kit.KeyBinding;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the dialog works with.
 *
 * @param current the settings as they are; asked when the dialog opens and again at OK, because the
 *     window may be moved meanwhile
 * @param rejected the account of the command line while its key is rejected; null otherwise
 * @param needsKey whether an account of the settings is not watched, or its key is rejected: a key
 *     is what it most likely needs
 * @param supportedVersions the API versions that the program supports
 * @param prometheus tries the team's Prometheus
 * @param alertmanager tries the team's Alertmanager
 * @param logon whether the program is started when the person logs on
 * @param tools what tools are shown and checked with
 * @param preview shows the program in another appearance, without keeping it; called on the JavaFX
 *     thread
 * @param newerVersions whether it is known where newer versions are published
 * @param lastRun how a tool that ran by itself went last, in words; empty if it did not run
 * @param testNotice shows a notice, with a sound or without; completes with the name of the service
 *     that showed it, or empty for a window of ours
 * @param applied takes what OK decided; called on the JavaFX thread, must not block
 */
public record SettingsServices(
    Supplier<Settings> current,
    Supplier<@Nullable ApiAccount> rejected,
    Predicate<AccountId> needsKey,
    List<ApiVersion> supportedVersions,
    ApiKeys keys,
    ConnectionTester tester,
    TeamTester prometheus,
    TeamTester alertmanager,
    boolean newerVersions,
    Logon logon,
    Tools tools,
    Consumer<AppearanceSettings> preview,
    Consumer<AppliedSettings> applied,
    Function<String, Optional<String>> lastRun,
    Function<Boolean, CompletableFuture<String>> testNotice) {
  /**
   * What the page of tools needs of the window.
   *
   * @param keys every key of it
   * @param example what a command is shown with: what is selected, as far as something is
   */
  public record Tools(Supplier<List<KeyBinding>> keys, Supplier<ToolValues> example) {}

  /** The start of the program when the person logs on, which is the system's to know. */
  public interface Logon {
    /**
     * As the system has it now. Blocks.
     *
     * @throws IOException if the system does not tell
     */
    LogonEntry.State state() throws IOException;

    /** Changes it, and tells if that fails; returns at once. */
    void change(boolean on);
  }
}
