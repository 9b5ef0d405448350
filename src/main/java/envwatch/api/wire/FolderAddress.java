package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The address of a cloud folder, which is given to the system's file manager: therefore only one of
 * files on a server, and without what may be a password (service/api-v2.md, "Cloud folders").
 */
public final class FolderAddress {
  private static final Set<String> SCHEMES = Set.of("ftp", "ftps", "sftp");
  private static final String USUAL = "ftp://";

  private FolderAddress() {}

  /**
   * @param served a whole address, which is preferred; null for none
   * @param path on the host; null for none
   * @throws Unreadable {@code OTHER_SHAPE} when there is neither an address nor a host
   */
  public static URI of(@Nullable String served, @Nullable String host, @Nullable String path)
      throws Unreadable {
    URI address = served == null ? null : address(served, null);
    if (address == null && host != null) {
      address = address(host.contains("://") ? host : USUAL + host, path);
    }
    if (address == null) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    return address;
  }

  private static @Nullable URI address(String text, @Nullable String path) {
    try {
      URI read = new URI(text.strip());
      String scheme = read.getScheme();
      if (scheme == null
          || !SCHEMES.contains(scheme.toLowerCase(Locale.ROOT))
          || read.getHost() == null) {
        return null;
      }
      String below = path == null ? read.getPath() : path;
      return new URI(
          scheme.toLowerCase(Locale.ROOT),
          null,
          read.getHost(),
          read.getPort(),
          below.startsWith("/") ? below : "/" + below,
          null,
          null);
    } catch (URISyntaxException e) {
      return null;
    }
  }
}
