package envwatch.simulator.service;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
    return parts.keySet().containsAll(Set.of("userapiid", "timestamp", "token", "hmac"))
        ? Optional.of(
            new Authorization(
                parts.get("userapiid"),
                parts.get("timestamp"),
                parts.get("token"),
                parts.get("hmac")))
        : Optional.empty();
  }
}
