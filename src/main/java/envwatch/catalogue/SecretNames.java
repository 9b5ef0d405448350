package envwatch.catalogue;

import java.util.List;
import java.util.Locale;

/** Names of fields whose values sound like secrets. */
final class SecretNames {
  private static final List<String> SIGNS = List.of("pass", "secret", "token", "key", "link");

  private SecretNames() {}

  /**
   * Whether the value of an unknown field of this name is better hidden.
   *
   * @param name in any letter case
   */
  public static boolean suspicious(Catalogue catalogue, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return SIGNS.stream().anyMatch(lower::contains) && !catalogue.plain(name);
  }
}
