package envwatch.api.wire;

import java.net.URI;

/** Normalizes the address of a service as entered by a user, so that paths can be appended. */
public final class ServiceAddress {
  private ServiceAddress() {}

  /**
   * Scheme, host, port and path prefix without a trailing slash. A pasted API path is removed, as
   * are query and fragment.
   */
  public static String root(URI address) {
    String text = address.toString().strip();
    return text.replaceFirst("[?#].*$", "")
        .replaceFirst("/+$", "")
        .replaceFirst("(?i)/api/v\\d$", "")
        .replaceFirst("/+$", "");
  }
}
