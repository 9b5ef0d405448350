package envwatch.platform;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The options that make a window differ from one started without them: a second start compares its
 * own with those of the open window. Never includes the key.
 *
 * @param written each as its name, optionally followed by a blank and its URL-encoded value
 */
public record GivenOptions(List<String> written) {
  public static final GivenOptions NONE = new GivenOptions(List.of());

  private static final String BETWEEN = "\n";

  public GivenOptions {
    written = List.copyOf(written);
  }

  /** The names of the options in this object that the running window was not started with. */
  public List<String> unusedBy(GivenOptions running) {
    return written.stream()
        .filter(option -> !running.written().contains(option))
        .map(option -> option.split(" ", 2)[0])
        .distinct()
        .toList();
  }

  public byte[] encoded() {
    return String.join(BETWEEN, written).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * @param encoded as returned by {@link #encoded}; anything else results in options that match no
   *     others
   */
  public static GivenOptions decoded(byte[] encoded) {
    String text = new String(encoded, StandardCharsets.UTF_8);
    return text.isEmpty() ? NONE : new GivenOptions(List.of(text.split(BETWEEN)));
  }
}
