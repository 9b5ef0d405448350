package envwatch.platform;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The options of a start that make its window another than a start without them would: a second
 * start compares its own with those of the window that is open. The key is not among them.
 *
 * @param written each as its name, or as its name, a blank and its value, which is URL-encoded
 */
public record GivenOptions(List<String> written) {
  public static final GivenOptions NONE = new GivenOptions(List.of());

  private static final String BETWEEN = "\n";

  public GivenOptions {
    written = List.copyOf(written);
  }

  /** The names of those of these options that the running window was not started with. */
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
   * @param encoded as {@link #encoded} gives them; anything else gives options that nobody has
   */
  public static GivenOptions decoded(byte[] encoded) {
    String text = new String(encoded, StandardCharsets.UTF_8);
    return text.isEmpty() ? NONE : new GivenOptions(List.of(text.split(BETWEEN)));
  }
}
