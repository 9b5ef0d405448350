package envwatch.simulator.service;

import envwatch.model.Secret;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;

/** Decides whether a request comes from the account and is fresh. */
final class SignatureCheck {
  /** Not documented for v1 and v2; generous. */
  static final Duration QUERY_WINDOW = Duration.ofMinutes(5);

  private final Credentials credentials;
  private final InstantSource clock;

  SignatureCheck(Credentials credentials, InstantSource clock) {
    this.credentials = credentials;
    this.clock = clock;
  }

  Verdict v1(Parameters parameters) {
    return query(parameters, key -> Signature.v1(key, parameters));
  }

  private Verdict query(Parameters parameters, Function<Secret, String> signature) {
    Optional<String> id = parameters.find("UserApiId");
    Optional<String> timestamp = parameters.find("timestamp");
    Optional<String> sent = parameters.find("HMAC");
    if (id.isEmpty() || timestamp.isEmpty() || sent.isEmpty()) {
      return Verdict.UNSIGNED;
    }
    if (!id.get().equals(credentials.apiId())) {
      return Verdict.WRONG_ID;
    }
    if (!Signature.same(signature.apply(credentials.apiKey()), sent.get())) {
      return Verdict.WRONG_SIGNATURE;
    }
    return inTime(timestamp.get(), QUERY_WINDOW) ? Verdict.ACCEPTED : Verdict.OUT_OF_TIME;
  }

  private boolean inTime(String timestamp, Duration window) {
    if (!timestamp.matches("\\d{1,12}")) {
      return false;
    }
    Instant formed = Instant.ofEpochSecond(Long.parseLong(timestamp));
    return Duration.between(formed, clock.instant()).abs().compareTo(window) <= 0;
  }
}
