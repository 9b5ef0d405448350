package envwatch.release;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where the builder of the program publishes versions.
 *
 * @param newest the address of a small JSON file with the number of the newest version
 * @param page opened by a person who wants that version
 */
public record ReleaseSite(URI newest, URI page) {
  /** Set to anything by those who package the program and bring newer versions themselves. */
  public static final String FORBIDDEN_BY = "ENVWATCH_NO_UPDATE_CHECK";

  /**
   * Empty if the builder named none, or none that may be asked: an address has to be encrypted
   * unless it is on this computer, and can tell nothing about who asks.
   *
   * @param newest as in {@code pom.xml}; empty for none
   * @param page likewise
   * @param forbidden the value of {@link #FORBIDDEN_BY}; null if it is not set
   */
  public static Optional<ReleaseSite> of(String newest, String page, @Nullable String forbidden) {
    if (forbidden != null && !forbidden.isBlank()) {
      return Optional.empty();
    }
    return address(newest)
        .filter(address -> address.getRawQuery() == null && address.getRawFragment() == null)
        .flatMap(address -> address(page).map(shown -> new ReleaseSite(address, shown)));
  }

  private static Optional<URI> address(String text) {
    try {
      return Optional.of(new URI(text.strip())).filter(ReleaseSite::permitted);
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  private static boolean permitted(URI address) {
    boolean encrypted = "https".equalsIgnoreCase(address.getScheme());
    boolean here =
        "http".equalsIgnoreCase(address.getScheme()) && "127.0.0.1".equals(address.getHost());
    return (encrypted || here) && address.getHost() != null && address.getRawUserInfo() == null;
  }
}
