package envwatch.api.v3;

import envwatch.api.wire.Sha1;
import envwatch.model.Secret;

/**
 * How v3 signs: SHA-1 of the key, the whole address as sent, the time and the token, sent in a
 * header (service/authentication.md).
 */
final class Signature {
  private Signature() {}

  /** 40 lower-case hexadecimal digits. */
  public static String of(Secret apiKey, String address, long timestamp, String token) {
    return Sha1.hex(apiKey.reveal() + address + timestamp + token);
  }

  /** The value of the {@code Authorization} header. */
  static String header(String apiId, Secret apiKey, String address, long timestamp, String token) {
    return "cs_sha1 userapiid:"
        + apiId
        + ";timestamp:"
        + timestamp
        + ";token:"
        + token
        + ";hmac:"
        + of(apiKey, address, timestamp, token);
  }
}
