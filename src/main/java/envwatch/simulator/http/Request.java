package envwatch.simulator.http;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A request as received.
 *
 * @param method in upper case: one of the vendor's tools writes it in lower case, although methods
 *     are case-sensitive (RFC 9110)
 * @param target path and query, or a complete address, as sent by the client
 * @param headers by name in lower case; if a name occurs several times, the last value
 */
public record Request(String method, String target, Map<String, String> headers, byte[] body) {
  public Request {
    method = method.toUpperCase(Locale.ROOT);
    headers = Map.copyOf(headers);
  }

  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name.toLowerCase(Locale.ROOT)));
  }

  /** The path, still percent-encoded. */
  public String path() {
    int mark = local().indexOf('?');
    return mark < 0 ? local() : local().substring(0, mark);
  }

  /** What follows the question mark, still percent-encoded; empty when there is none. */
  public String query() {
    int mark = local().indexOf('?');
    return mark < 0 ? "" : local().substring(mark + 1);
  }

  /** The complete address as used by the client, which v3 signs. */
  public String url(String scheme) {
    return target.startsWith("/")
        ? scheme + "://" + header("Host").orElse("localhost") + target
        : target;
  }

  private String local() {
    if (target.startsWith("/")) {
      return target;
    }
    int authority = target.indexOf("://");
    int slash = authority < 0 ? -1 : target.indexOf('/', authority + 3);
    return slash < 0 ? "/" : target.substring(slash);
  }

  /** Whether it only reads. */
  public boolean reads() {
    return method.equals("GET") || method.equals("HEAD");
  }
}
