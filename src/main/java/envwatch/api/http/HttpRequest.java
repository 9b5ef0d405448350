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
    POST,
    PUT,
    PATCH,
    DELETE,
    OPTIONS
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

  /** Shows only the method: the address may contain a signature. */
  @Override
  public String toString() {
    return "HttpRequest[" + method + "]";
  }
}
