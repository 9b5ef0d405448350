package envwatch.cli;

import static envwatch.words.Messages.text;
import static picocli.CommandLine.ScopeType.INHERIT;

import envwatch.model.EnvironmentId;
import envwatch.platform.AppDirectories;
import envwatch.platform.UnusableDirectoryException;
import envwatch.runtime.LaunchOptions;
import envwatch.util.CertificateBundle;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all commands except {@code simulator}. */
final class CommonOptions {
  @Mixin private final AccountOptions account = new AccountOptions();

  @Option(
      names = "--certificate-authority",
      descriptionKey = "cli.option.certificate-authority",
      paramLabel = "FILE",
      scope = INHERIT)
  private @Nullable Path authorityFile;

  @Option(names = "--read-only", descriptionKey = "cli.option.read-only", scope = INHERIT)
  private boolean readOnly;

  @Option(
      names = "--data-dir",
      descriptionKey = "cli.option.data-dir",
      paramLabel = "DIR",
      scope = INHERIT)
  private @Nullable Path dataFolder;

  @Option(names = "--debug", descriptionKey = "cli.option.debug", scope = INHERIT)
  private boolean debug;

  public boolean debug() {
    return debug;
  }

  public AppDirectories directories() {
    return dataFolder == null ? AppDirectories.ofSystem() : AppDirectories.below(dataFolder);
  }

  /** As {@link AccountOptions#history}. */
  public Duration history(Duration usual) throws UsageException {
    return account.history(usual);
  }

  /** As {@link AccountOptions#choosesHistory}. */
  boolean chooseHistory() {
    return account.choosesHistory();
  }

  /** As {@link AccountOptions#watched}. */
  public List<EnvironmentId> environments() throws UsageException {
    return account.watched();
  }

  /** Whether an option was used that only applies to commands that look at a service. */
  public boolean concernService() {
    return account.choosesSource() || authorityFile != null || readOnly;
  }

  /** Whether an option was used that does not apply to the simulator. */
  public boolean concernDashboard() {
    return account.given() || authorityFile != null || readOnly || dataFolder != null;
  }

  LaunchOptions startup(Map<String, String> variables, PrintWriter err) throws UsageException {
    return startup(variables, false, err);
  }

  /**
   * @param variables the environment variables of the process
   * @param selecting whether {@code --environment} selects from the accounts
   * @param err the destination of warnings
   */
  LaunchOptions startup(Map<String, String> variables, boolean selecting, PrintWriter err)
      throws UsageException {
    LaunchOptions.Source source = account.source(variables, selecting);
    if (authorityFile != null) {
      check(authorityFile, err);
    }
    if (account.keyExposed()) {
      err.println(text("cli.key-file.exposed"));
    }
    AppDirectories directories = directories();
    return new LaunchOptions(
        directories, created(directories, err), source, readOnly, authorityFile);
  }

  private static void check(Path authorityFile, PrintWriter err) throws UsageException {
    if (!Files.isReadable(authorityFile) || Files.isDirectory(authorityFile)) {
      throw new UsageException(text("cli.authority-unreadable", authorityFile));
    }
    CertificateBundle found = contentOf(authorityFile);
    if (found.certificates().isEmpty()) {
      throw new UsageException(text("cli.authority-without-certificate", authorityFile));
    }
    if (found.leftOut() > 0) {
      err.println(text("cli.authority-left-out", authorityFile, found.leftOut()));
    }
  }

  private static CertificateBundle contentOf(Path authorityFile) throws UsageException {
    try {
      return CertificateBundle.read(authorityFile);
    } catch (IOException e) {
      throw new UsageException(text("cli.authority-unreadable", authorityFile));
    }
  }

  private static boolean created(AppDirectories directories, PrintWriter err) {
    try {
      directories.create();
      return true;
    } catch (UnusableDirectoryException e) {
      err.println(text("cli.not-remembering", e.folder()));
      return false;
    }
  }
}
