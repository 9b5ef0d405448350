package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
import okhttp3.HttpUrl;

/**
 * Decides which addresses may be requested: never a service other than the intended one, and never
 * in clear text.
 */
final class RequestAddress {
  private RequestAddress() {}

  /**
   * The address as it is sent.
   *
   * @throws Unreachable when it is not an address, or is one that would send the key in clear text
   */
  static HttpUrl permitted(String text) throws Unreachable {
    HttpUrl address = HttpUrl.parse(text);
    if (address == null) {
      boolean otherScheme = !text.regionMatches(true, 0, "http", 0, 4);
      throw new Unreachable(
          otherScheme ? Unreachable.Kind.INSECURE_ADDRESS : Unreachable.Kind.UNKNOWN_HOST, null);
    }
    if (!address.isHttps() && !Loopback.is(address.host())) {
      throw new Unreachable(Unreachable.Kind.INSECURE_ADDRESS, null);
    }
    return withoutWhatIsNotSent(address);
  }

  /**
   * The signature covers the address as it is sent, that is, without user information and fragment.
   */
  private static HttpUrl withoutWhatIsNotSent(HttpUrl address) {
    return address.newBuilder().username("").password("").fragment(null).build();
  }

  /**
   * The address to follow a redirect to.
   *
   * @param location the header of the answer
   * @throws Unreachable {@code REDIRECT} when it leads to another service, or the request changes
   *     something
   */
  static HttpUrl redirected(HttpRequest request, HttpUrl from, String location) throws Unreachable {
    // An empty location refers to the address just requested (RFC 3986, section 4.4).
    HttpUrl to = location.isBlank() ? null : from.resolve(location);
    if (to == null
        || !sameOrigin(from, to)
        || request.changes()
        || request.method() != HttpRequest.Method.GET) {
      throw Unreachable.afterSending(Unreachable.Kind.REDIRECT, null);
    }
    return withoutWhatIsNotSent(to);
  }

  private static boolean sameOrigin(HttpUrl one, HttpUrl other) {
    return one.scheme().equals(other.scheme())
        && one.host().equals(other.host())
        && one.port() == other.port();
  }
}
