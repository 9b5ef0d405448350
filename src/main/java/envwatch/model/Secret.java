package envwatch.model;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A key or a password. It does not disclose its text: {@link #toString()} is redacted, its hash is
 * the same for every text, and it cannot be serialized. Only {@link #reveal()} returns the text, to
 * be called as late as possible.
 */
public final class Secret {
  private final char[] characters;

  private Secret(char[] characters) {
    this.characters = characters;
  }

  /** Wraps the text; the caller must not keep a copy of it longer than needed. */
  public static Secret of(String text) {
    return new Secret(text.toCharArray());
  }

  /** Copies the text from an array, so that it never exists as a String in memory. */
  public static Secret of(char[] letters, int from, int length) {
    return new Secret(Arrays.copyOfRange(letters, from, from + length));
  }

  /** Returns the text, for signing a request, or for showing or copying a password. */
  public String reveal() {
    return new String(characters);
  }

  public boolean isEmpty() {
    return characters.length == 0;
  }

  /**
   * Whether both have the same text, compared in constant time; two absent secrets are the same.
   */
  public static boolean same(@Nullable Secret one, @Nullable Secret other) {
    if (one == null || other == null) {
      return one == other;
    }
    int difference = one.characters.length ^ other.characters.length;
    for (int i = 0; i < Math.min(one.characters.length, other.characters.length); i++) {
      difference |= one.characters[i] ^ other.characters[i];
    }
    return difference == 0;
  }

  /** In constant time, as {@link #same}. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Secret secret && same(this, secret);
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public String toString() {
    return "Secret[hidden]";
  }
}
