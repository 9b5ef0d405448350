package envwatch.api.wire;

import java.security.SecureRandom;

/** Creates the {@code token}, which v2 and v3 require to be new for every request. */
public final class RandomToken {
  private static final int LENGTH = 10;
  private static final String ALPHABET =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

  private final SecureRandom random = new SecureRandom();

  /** Ten letters and digits. */
  public String next() {
    var token = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      token.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return token.toString();
  }
}
