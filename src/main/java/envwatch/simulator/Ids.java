package envwatch.simulator;

import java.util.Random;

/** Generates ids in the service's formats ({@code service/authentication.md}, value formats). */
final class Ids {
  private static final String UPPER_CASE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  private static final String URL_SAFE =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  private final Random random;

  Ids(Random random) {
    this.random = random;
  }

  /** 12 upper-case letters and digits, beginning with a letter. */
  String id() {
    return text(random, UPPER_CASE.substring(0, 26), 1) + text(random, UPPER_CASE, 11);
  }

  /** 23 characters that need no escaping in addresses, the last one a 2. */
  String token() {
    return text(random, URL_SAFE, 22) + "2";
  }

  /** Random letters of the alphabet, uniformly distributed. */
  static String text(Random random, String alphabet, int length) {
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }
}
