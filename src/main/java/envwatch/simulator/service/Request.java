package envwatch.simulator.service;

import com.sun.net.httpserver.Headers;
import java.net.URI;

/**
 * A request as it came in.
 *
 * @param url the whole address as the caller wrote it, which v3 signs
 */
record Request(String method, String url, String path, String query, Headers headers, byte[] body) {
  static Request of(String method, URI target, String origin, Headers headers, byte[] body) {
    String path = target.getRawPath() == null ? "/" : target.getRawPath();
    String query = target.getRawQuery() == null ? "" : target.getRawQuery();
    return new Request(method, origin + target, path, query, headers, body);
  }

  boolean reads() {
    return method.equals("GET") || method.equals("HEAD");
  }
}
