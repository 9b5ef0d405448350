package envwatch;

import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The options of a start that make its window another than a start without them would: a second
 * start compares its own with those of the window that is open. The key is not among them.
 *
 * @param written each as its name, or as its name, a blank and its value, which is URL-encoded
 */
record LaunchOptions(List<String> written) {
  static final LaunchOptions NONE = new LaunchOptions(List.of());

  private static final String BETWEEN = "\n";

  LaunchOptions {
    written = List.copyOf(written);
  }

  /**
   * @param debug whether the log is detailed
   */
  static LaunchOptions of(Startup startup, boolean debug) {
    List<String> options = new ArrayList<>();
    switch (startup.source()) {
      case Startup.Source.Demo() -> options.add("--demo");
      case Startup.Source.Given(ApiAccount account) -> addAccount(account, options);
      case Startup.Source.Stored() -> {}
    }
    if (startup.authorityFile() != null) {
      options.add(option("--certificate-authority", startup.authorityFile().toAbsolutePath()));
    }
    if (startup.readOnly()) {
      options.add("--read-only");
    }
    if (debug) {
      options.add("--debug");
    }
    return new LaunchOptions(options);
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

  /** The names of those of these options that the running window was not started with. */
  List<String> unusedBy(LaunchOptions running) {
    return written.stream()
        .filter(option -> !running.written().contains(option))
        .map(option -> option.split(" ", 2)[0])
        .distinct()
        .toList();
  }

  byte[] encoded() {
    return String.join(BETWEEN, written).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * @param encoded as {@link #encoded} gives them; anything else gives options that nobody has
   */
  static LaunchOptions decoded(byte[] encoded) {
    String text = new String(encoded, StandardCharsets.UTF_8);
    return text.isEmpty() ? NONE : new LaunchOptions(List.of(text.split(BETWEEN)));
  }
}
