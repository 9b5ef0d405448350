package envwatch.api.http;

import org.jspecify.annotations.Nullable;

/**
 * One request to the service.
 *
 * @param address the complete address, with everything except letters, digits and {@code -._~}
 *     already percent-encoded; it may contain a signature and is never shown or logged
 * @param json a body of {@code application/json}; null for none
 * @param changes whether it changes something at the service; if so, it is sent at most once
 */
public record HttpRequest(
    Method method,
    String address,
    Authorization authorization,
    byte @Nullable [] json,
    boolean changes) {

  public enum Method {
    GET,

    /** Asks for no body. */
    HEAD,

    /**
     * {@code GET} of the first byte (RFC 9110, section 14.2). No body is read, whatever is sent.
     */
    FIRST_BYTE,
    POST,
    PUT,
    PATCH,
    DELETE,
    OPTIONS;

    /** Whether nothing but the status of the answer is of interest. */
    boolean glances() {
      return this == HEAD || this == FIRST_BYTE;
    }
  }

  /** Signs a request each time it is sent. */
  @FunctionalInterface
  public interface Authorization {
    /** Adds nothing: the address contains the signature. */
    Authorization IN_ADDRESS = address -> null;

    /**
     * @param address byte for byte as it is sent; a different one after a redirect
     * @return the {@code Authorization} header; null for none
     */
    @Nullable String header(String address);
  }

  /** A request that only reads, with the signature in its address. */
  public static HttpRequest look(String address) {
    return new HttpRequest(Method.GET, address, Authorization.IN_ADDRESS, null, false);
  }

  /** A request that only asks whether and with which status something answers. */
  static HttpRequest glance(Method method, String address) {
    return new HttpRequest(method, address, Authorization.IN_ADDRESS, null, false);
  }

  /** Shows only the method: the address may contain a signature. */
  @Override
  public String toString() {
    return "HttpRequest[" + method + "]";
  }
}
