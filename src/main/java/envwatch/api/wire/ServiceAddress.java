package envwatch.api.wire;

import java.net.URI;

/** The address of a service as people give it, brought to the form that paths are added to. */
public final class ServiceAddress {
  private ServiceAddress() {}

  /**
   * Scheme, host, port and path prefix without a slash at the end. A pasted API path is taken off,
   * and so are query and fragment.
   */
  public static String root(URI address) {
    String text = address.toString().strip();
    return text.replaceFirst("[?#].*$", "")
        .replaceFirst("/+$", "")
        .replaceFirst("(?i)/api/v\\d$", "")
        .replaceFirst("/+$", "");
  }
}
