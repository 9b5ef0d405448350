package envwatch.api.http;

import org.jspecify.annotations.Nullable;

/**
 * One request to the service.
 *
 * @param address the whole address, everything outside letters, digits and {@code -._~} already
 *     percent-encoded; it may carry a signature and is never shown or logged
 * @param json a body of {@code application/json}; null for none
 * @param changes whether it changes something at the service: then it is sent at most once
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
    DELETE
  }

  /** Signs one sending of a request. */
  @FunctionalInterface
  public interface Authorization {
    /** Nothing beyond what the address carries. */
    Authorization IN_ADDRESS = address -> null;

    /**
     * @param address byte for byte as it is sent; another one after a redirect
     * @return the {@code Authorization} header; null for none
     */
    @Nullable String header(String address);
  }

  /** Reads something, signed in its address. */
  public static HttpRequest look(String address) {
    return new HttpRequest(Method.GET, address, Authorization.IN_ADDRESS, null, false);
  }

  /** Shows no more than the method: the address may carry a signature. */
  @Override
  public String toString() {
    return "HttpRequest[" + method + "]";
  }
}
