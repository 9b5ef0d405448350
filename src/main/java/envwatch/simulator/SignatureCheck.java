package envwatch.simulator;

import envwatch.model.Secret;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Decides whether a request comes from the account and is fresh. */
final class SignatureCheck {
  /** Not documented for v1 and v2, and therefore generous. */
  static final Duration QUERY_WINDOW = Duration.ofMinutes(5);

  /** v3: a request is valid for 60 seconds after its creation. */
  static final Duration HEADER_WINDOW = Duration.ofSeconds(60);

  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9]{10}");

  private final Credentials credentials;
  private final InstantSource clock;
  private final boolean refuseReusedTokens;
  private final TokenMemory tokens = new TokenMemory();

  /**
   * @param refuseReusedTokens whether a token is accepted only once. The documentation demands
   *     unique ones and does not say what happens otherwise; the vendor's Go client repeats its own
   *     in every process
   */
  public SignatureCheck(Credentials credentials, InstantSource clock, boolean refuseReusedTokens) {
    this.credentials = credentials;
    this.clock = clock;
    this.refuseReusedTokens = refuseReusedTokens;
  }

  public SignatureResult v1(Parameters parameters) {
    return query(parameters, key -> Signature.v1(key, parameters));
  }

  /** Checks a request of v2. Tokens may use any characters, because the vendor's clients differ. */
  public SignatureResult v2(String command, Parameters parameters) {
    Optional<String> token = parameters.find("token");
    if (token.isEmpty()) {
      return SignatureResult.UNSIGNED;
    }
    SignatureResult verdict = query(parameters, key -> Signature.v2(key, command, parameters));
    return verdict == SignatureResult.ACCEPTED ? once(token.get(), QUERY_WINDOW) : verdict;
  }

  /**
   * @param authorization the header; empty if there is none
   * @param url the address as sent by the client
   */
  public SignatureResult v3(String authorization, String url) {
    Optional<Authorization> parsed = Authorization.parse(authorization);
    if (parsed.isEmpty()) {
      return SignatureResult.UNSIGNED;
    }
    Authorization parts = parsed.get();
    if (!parts.apiId().equals(credentials.apiId())) {
      return SignatureResult.WRONG_ID;
    }
    String expected = Signature.v3(credentials.apiKey(), url, parts.timestamp(), parts.token());
    if (!Signature.same(expected, parts.signature())) {
      return SignatureResult.WRONG_SIGNATURE;
    }
    if (!TOKEN.matcher(parts.token()).matches()) {
      return SignatureResult.BAD_TOKEN;
    }
    return inTime(parts.timestamp(), HEADER_WINDOW)
        ? once(parts.token(), HEADER_WINDOW)
        : SignatureResult.OUT_OF_TIME;
  }

  /**
   * Tokens are remembered for twice the window; otherwise an early request could be repeated late.
   */
  private SignatureResult once(String token, Duration window) {
    return !refuseReusedTokens || tokens.firstUse(token, clock.instant(), window.multipliedBy(2))
        ? SignatureResult.ACCEPTED
        : SignatureResult.TOKEN_USED;
  }

  private SignatureResult query(Parameters parameters, Function<Secret, String> signature) {
    Optional<String> id = parameters.find("UserApiId");
    Optional<String> timestamp = parameters.find("timestamp");
    Optional<String> sent = parameters.find("HMAC");
    if (id.isEmpty() || timestamp.isEmpty() || sent.isEmpty()) {
      return SignatureResult.UNSIGNED;
    }
    if (!id.get().equals(credentials.apiId())) {
      return SignatureResult.WRONG_ID;
    }
    if (!Signature.same(signature.apply(credentials.apiKey()), sent.get())) {
      return SignatureResult.WRONG_SIGNATURE;
    }
    return inTime(timestamp.get(), QUERY_WINDOW)
        ? SignatureResult.ACCEPTED
        : SignatureResult.OUT_OF_TIME;
  }

  private boolean inTime(String timestamp, Duration window) {
    if (!timestamp.matches("\\d{1,12}")) {
      return false;
    }
    Instant formed = Instant.ofEpochSecond(Long.parseLong(timestamp));
    return Duration.between(formed, clock.instant()).abs().compareTo(window) <= 0;
  }
}
