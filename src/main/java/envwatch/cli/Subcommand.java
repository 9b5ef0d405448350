package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.history.store.HistoryFile;
import envwatch.metrics.LookCounts;
import envwatch.metrics.MetricsEndpoint;
import envwatch.metrics.WorldMetrics;
import envwatch.model.ApiAccount;
import envwatch.model.training.ClassId;
import envwatch.platform.AppDirectories;
import envwatch.runtime.DashboardException;
import envwatch.runtime.Version;
import envwatch.settings.Settings;
import envwatch.settings.WatchSettings;
import envwatch.watch.WorldView;
import envwatch.words.TerminalText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** What commands share: the options before their name, where they print, and their accounts. */
abstract class Subcommand implements Callable<Integer> {
  /** The exit code if nothing could be looked at or asked. */
  static final int COULD_NOT_LOOK = 2;

  final CliContext context;

  @ParentCommand private EnvwatchCommand parent;
  @Spec private CommandSpec spec;

  Subcommand(CliContext context) {
    this.context = context;
  }

  /** What a command does, with an exit code. */
  @FunctionalInterface
  interface Work<T> {
    int with(T subject) throws UsageException, IOException, InterruptedException;
  }

  final CommonOptions options() {
    return parent.options();
  }

  /**
   * Opens the window, or brings it forward.
   *
   * @param wanted what it is to show
   */
  final int openWindow(String wanted) throws UsageException, DashboardException {
    return parent.open(wanted, out(), err());
  }

  final Path dataFolder() {
    return options().directories().data();
  }

  static Path historyFile(AppDirectories directories) {
    return directories.data().resolve(HistoryFile.NAME);
  }

  /** The program with all its commands, as far as the command line named them. */
  final CommandSpec program() {
    return spec.root();
  }

  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  final PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /** Prints a sentence to standard error. */
  final void say(String sentence) {
    err().println(plain(sentence));
    err().flush();
  }

  /** Terminals need no direction marks. */
  static String plain(String sentence) {
    return TerminalText.plain(sentence.replace("\u200E", ""));
  }

  /** The accounts of the options, or those that the window shows. */
  final ChosenAccounts accounts() throws UsageException, IOException {
    return ChosenAccounts.open(context, options(), false, err());
  }

  /** The same where {@code --environment} selects from the accounts. */
  final ChosenAccounts accountsToSelectFrom() throws UsageException, IOException {
    return ChosenAccounts.open(context, options(), true, err());
  }

  /** Tells which accounts cannot sign in, and works with the others unless there are none. */
  final int with(ChosenAccounts accounts, Work<ChosenAccounts> work)
      throws UsageException, IOException {
    try (accounts) {
      accounts.problems().forEach(this::say);
      return accounts.accounts().isEmpty() ? COULD_NOT_LOOK : work.with(accounts);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return COULD_NOT_LOOK;
    }
  }

  /** Works with a class of the first account that sees it, and tells why others do not. */
  final int withClass(ClassId id, ChosenAccounts accounts, Work<AwaitedClass> work)
      throws UsageException, IOException, InterruptedException {
    for (ApiAccount account : accounts.accounts()) {
      try (AwaitedClass found =
          AwaitedClass.open(accounts.connector(), account, id, context.clock().instant())) {
        return work.with(found);
      } catch (ApiException e) {
        say(ConnectionMessage.sentence(id, account, e));
      }
    }
    return COULD_NOT_LOOK;
  }

  /** Judges which environments on their way are stuck, by the times that the window recorded. */
  final StuckDetector stillWatch() {
    return new StuckDetector(RecordedKnowledge.times(dataFolder()));
  }

  /**
   * Begins to serve metrics, and tells where.
   *
   * @param world what is known now; called by several threads, must not wait
   */
  final MetricsEndpoint serve(
      ListeningAddress listening, Settings settings, LookCounts counts, Supplier<WorldView> world)
      throws UsageException {
    WorldMetrics metrics =
        new WorldMetrics(
            Version.number(),
            counts,
            settings.watching().get(WatchSettings.EXPIRES_SOON),
            stillWatch()::stuck);
    MetricsEndpoint endpoint = listening.open(metrics, world);
    out().println(text("cli.metrics.listening", endpoint.address()));
    out().flush();
    if (!listening.onlyHere()) {
      say(text("cli.metrics.open-to-others"));
    }
    return endpoint;
  }

  /**
   * @param written null for a filter that matches everything
   */
  final EnvironmentFilter filter(@Nullable String written) throws UsageException {
    if (written == null) {
      return EnvironmentFilter.ALL;
    }
    Settings settings = ChosenAccounts.settings(options().directories(), err());
    return EnvironmentFilter.parse(
        written, dataFolder(), settings.watching().get(WatchSettings.EXPIRES_SOON));
  }

  /**
   * @param written null if no class was chosen
   * @param blank the key of the sentence that refuses an empty one
   */
  static @Nullable ClassId classId(@Nullable String written, String blank) throws UsageException {
    if (written == null) {
      return null;
    }
    if (written.isBlank()) {
      throw new UsageException(text(blank));
    }
    return new ClassId(written.strip());
  }

  /** How many of the ways to select environments were used. */
  final int selections(@Nullable String filter, @Nullable String trainingClass)
      throws UsageException {
    return (options().environments().isEmpty() ? 0 : 1)
        + (filter == null ? 0 : 1)
        + (trainingClass == null ? 0 : 1);
  }
}
