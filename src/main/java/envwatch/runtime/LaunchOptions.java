package envwatch.runtime;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.platform.AppDirectories;
import envwatch.platform.GivenOptions;
import envwatch.settings.AccountSettings;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The options from the command line, for the window, a picture or the terminal.
 *
 * @param directories the folders, which exist if they could be created
 * @param remembering whether the directories are writable; if not, nothing is saved
 * @param readOnly whether to refuse every action, whatever the settings say
 * @param authorityFile certificates to trust instead of those named in the settings; null to use
 *     those
 * @param presenting whether to begin with aliases, whatever the settings say
 * @param minimized whether the window is first on the bar only
 * @param wall whether to begin as a wall, which has aliases too
 */
public record LaunchOptions(
    AppDirectories directories,
    boolean remembering,
    Source source,
    boolean readOnly,
    @Nullable Path authorityFile,
    boolean presenting,
    boolean minimized,
    boolean wall) {
  /** Options that ask for the window as it usually is. */
  public LaunchOptions(
      AppDirectories directories,
      boolean remembering,
      Source source,
      boolean readOnly,
      @Nullable Path authorityFile) {
    this(directories, remembering, source, readOnly, authorityFile, false, false, false);
  }

  /** The same with presenter mode, or without it. */
  public LaunchOptions withPresenting(boolean other) {
    return new LaunchOptions(
        directories, remembering, source, readOnly, authorityFile, other, minimized, wall);
  }

  /** The same with a window that is first on the bar only, or is not. */
  public LaunchOptions withMinimized(boolean other) {
    return new LaunchOptions(
        directories, remembering, source, readOnly, authorityFile, presenting, other, wall);
  }

  /** The same as a wall, or not. */
  public LaunchOptions withWall(boolean other) {
    return new LaunchOptions(
        directories, remembering, source, readOnly, authorityFile, presenting, minimized, other);
  }

  /**
   * The source, where an account given on the command line is one of the settings under the id of
   * that: what is recorded of it then stands under the same id, and the same environments are
   * watched unless some were named.
   *
   * @param stored the accounts of the settings
   */
  Source sourceUnderKnownId(List<AccountSettings> stored) {
    return source
        .given()
        .flatMap(given ->
            stored.stream()
                .filter(each -> isSame(each, given))
                .findFirst()
                .<Source>map(each -> new Source.Given(merged(each.withKey(given.apiKey()), given))))
        .orElse(source);
  }

  private static ApiAccount merged(ApiAccount known, ApiAccount given) {
    return new ApiAccount(
        known.id(),
        known.name(),
        given.address(),
        given.version() == null ? known.version() : given.version(),
        given.apiId(),
        given.apiKey(),
        given.watchesAllVisible() ? known.environments() : given.environments());
  }

  private static boolean isSame(AccountSettings stored, ApiAccount given) {
    return stored.address().equals(given.address()) && stored.apiId().equals(given.apiId());
  }

  /** A password in the keychain: each data folder has its own, as it has settings. */
  public AccountId passwordEntry(AccountId password) {
    return directories.config().equals(AppDirectories.ofSystem().config())
        ? password
        : new AccountId(password.value() + " " + directories.config());
  }

  /** Where the environments come from. */
  public sealed interface Source {
    /** The account given on the command line; empty where there is none. */
    default Optional<ApiAccount> given() {
      return this instanceof Given(ApiAccount account) ? Optional.of(account) : Optional.empty();
    }

    /**
     * The built-in simulated service.
     *
     * @param history how long its world has lived when it is served first
     */
    record Demo(Duration history) implements Source {
      public static final Duration USUAL_HISTORY = Duration.ofDays(1);

      public Demo() {
        this(USUAL_HISTORY);
      }
    }

    /** An account given on the command line, which is never saved. */
    record Given(ApiAccount account) implements Source {}

    /**
     * The accounts of the settings, with their keys in the keychain; the demo when there are none.
     */
    record Stored() implements Source {}
  }

  /**
   * The options that make this window differ from one started without them. How it opens makes no
   * difference to one that is open.
   *
   * @param debug whether the log is detailed
   */
  public GivenOptions given(boolean debug) {
    List<String> options = new ArrayList<>();
    switch (source) {
      case Source.Demo(Duration history) -> addDemo(history, options);
      case Source.Given(ApiAccount account) -> addAccount(account, options);
      case Source.Stored() -> {}
    }
    if (authorityFile != null) {
      options.add(option("--certificate-authority", authorityFile.toAbsolutePath()));
    }
    if (readOnly) {
      options.add("--read-only");
    }
    if (presenting) {
      options.add("--presenting");
    }
    if (wall) {
      options.add("--wall");
    }
    if (debug) {
      options.add("--debug");
    }
    return new GivenOptions(options);
  }

  private static void addDemo(Duration history, List<String> options) {
    options.add("--demo");
    if (!history.equals(Source.Demo.USUAL_HISTORY)) {
      options.add(option("--history", history));
    }
  }

  private static void addAccount(ApiAccount account, List<String> options) {
    options.add(option("--address", account.address()));
    options.add(option("--api-id", account.apiId()));
    if (account.version() != null) {
      options.add(option("--api-version", account.version()));
    }
    for (EnvironmentId environment : account.environments()) {
      options.add(option("--environment", environment.value()));
    }
  }

  private static String option(String name, Object value) {
    return name + " " + URLEncoder.encode(value.toString(), StandardCharsets.UTF_8);
  }
}
