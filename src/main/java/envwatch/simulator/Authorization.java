package envwatch.simulator;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The parts of v3's Authorization header ({@code service/authentication.md}). */
record Authorization(String apiId, String timestamp, String token, String signature) {
  private static final String SCHEME = "cs_sha1 ";

  static Optional<Authorization> parse(String header) {
    if (!header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return Optional.empty();
    }
    Map<String, String> parts = new HashMap<>();
    for (String part : header.substring(SCHEME.length()).strip().split(";")) {
      int colon = part.indexOf(':');
      if (colon > 0) {
        parts.put(
            part.substring(0, colon).strip().toLowerCase(Locale.ROOT), part.substring(colon + 1));
      }
    }
    String apiId = parts.get("userapiid");
    String timestamp = parts.get("timestamp");
    String token = parts.get("token");
    String signature = parts.get("hmac");
    return apiId == null || timestamp == null || token == null || signature == null
        ? Optional.empty()
        : Optional.of(new Authorization(apiId, timestamp, token, signature));
  }
}
