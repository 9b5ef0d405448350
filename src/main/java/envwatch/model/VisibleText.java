package envwatch.model;

import java.text.Normalizer;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;

/**
 * The single rule for invisible characters: they make two names look alike, reverse the words
 * around them, or control a terminal, and are therefore removed from every text that is shown or
 * recorded.
 *
 * <p>Invisible characters are control characters, format characters such as direction marks,
 * zero-width spaces and tags (general category Cf), and other characters that a display may ignore
 * (Default_Ignorable_Code_Point). Two of them are kept where they only determine how an emoji or an
 * ideograph looks: a variation selector after one, and the joiner between two emoji.
 */
public final class VisibleText {
  private static final int JOINER = 0x200D;
  private static final int KEYCAP = 0x20E3;
  private static final int TEXT_LOOK = 0xFE0E;
  private static final int EMOJI_LOOK = 0xFE0F;
  private static final int BRAILLE_BLANK = 0x2800;
  private static final int LAST_PLAIN = '~';
  private static final int FIRST_OF_LATIN = 0xAE;
  private static final int LAST_OF_LATIN = 0x2FF;

  /** Characters that look like a space, or like nothing. */
  private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\s\\u2800]+");

  private static final Pattern LOOKS_OF_EMOJI = Pattern.compile("[\\u200D\\uFE00-\\uFE0F]");

  private VisibleText() {}

  /** A single line: line breaks and tabs become blanks, other invisible characters are removed. */
  public static String line(String text) {
    return isPlain(text) ? text : visible(text, letter -> isBreak(letter) ? ' ' : 0);
  }

  /** Several lines: breaks and tabs are kept, other invisible characters are removed. */
  public static String lines(String text) {
    if (isPlain(text)) {
      return text;
    }
    String unix = text.replace("\r\n", "\n").replace('\r', '\n');
    return visible(unix, letter -> letter == '\t' ? '\t' : isBreak(letter) ? '\n' : 0);
  }

  /** A single line in which each invisible character, including line breaks, is replaced. */
  public static String replaced(String text, int replacement) {
    return isPlain(text) ? text : visible(text, letter -> replacement);
  }

  /** Whether the text has no visible character. */
  public static boolean isBlank(String text) {
    int letter;
    for (int i = 0; i < text.length(); i += Character.charCount(letter)) {
      letter = text.codePointAt(i);
      if (!isInvisibleOrBlank(letter)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isInvisibleOrBlank(int letter) {
    if (letter > ' ' && letter <= LAST_PLAIN) {
      return false;
    }
    return letter == ' '
        || letter == BRAILLE_BLANK
        || Character.isSpaceChar(letter)
        || isInvisible(letter);
  }

  /**
   * Whether both texts look the same to a reader: ignores how characters are composed, the kind of
   * spaces between them, and invisible characters.
   */
  public static boolean alike(String one, String other) {
    return typed(one).equals(typed(other));
  }

  private static String typed(String text) {
    String seen = LOOKS_OF_EMOJI.matcher(line(text)).replaceAll("");
    return SPACES.matcher(Normalizer.normalize(seen, Normalizer.Form.NFC)).replaceAll(" ").strip();
  }

  /** Whether the character is invisible in any position; line breaks and tabs are. */
  public static boolean isInvisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> isIgnorable(codePoint);
    };
  }

  /**
   * Default_Ignorable_Code_Point of Unicode 16, except for characters that are in category Cf
   * anyway.
   */
  private static boolean isIgnorable(int codePoint) {
    return codePoint == 0x034F
        || codePoint == 0x115F
        || codePoint == 0x1160
        || codePoint == 0x17B4
        || codePoint == 0x17B5
        || codePoint >= 0x180B && codePoint <= 0x180F
        || codePoint == 0x2065
        || codePoint == 0x3164
        || codePoint >= 0xFE00 && codePoint <= 0xFE0F
        || codePoint == 0xFFA0
        || codePoint >= 0xFFF0 && codePoint <= 0xFFF8
        || codePoint >= 0xE0000 && codePoint <= 0xE0FFF;
  }

  /**
   * @param instead returns the replacement of an invisible character; 0 for none
   */
  private static String visible(String text, IntUnaryOperator instead) {
    int[] letters = text.codePoints().toArray();
    StringBuilder visible = new StringBuilder(text.length());
    for (int i = 0; i < letters.length; i++) {
      boolean shown = !isInvisible(letters[i]) || choosesLook(letters, i);
      int letter = shown ? letters[i] : instead.applyAsInt(letters[i]);
      if (letter != 0) {
        visible.appendCodePoint(letter);
      }
    }
    return visible.toString();
  }

  /** A plain loop for speed: it runs for every text of every machine at every look. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean plain =
          letter >= ' ' && letter <= LAST_PLAIN
              || letter >= FIRST_OF_LATIN && letter <= LAST_OF_LATIN
              || !Character.isSurrogate(letter) && !isInvisible(letter);
      if (!plain) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBreak(int letter) {
    return letter == '\n'
        || letter == '\r'
        || letter == '\t'
        || letter == 0x2028
        || letter == 0x2029;
  }

  private static boolean choosesLook(int[] letters, int at) {
    if (at == 0) {
      return false;
    }
    int before = letters[at - 1];
    int after = at + 1 < letters.length ? letters[at + 1] : 0;
    if (letters[at] == JOINER) {
      int emoji = before == EMOJI_LOOK && at > 1 ? letters[at - 2] : before;
      return Character.isExtendedPictographic(after)
          && (Character.isExtendedPictographic(emoji) || Character.isEmojiModifier(emoji));
    }
    boolean ofEmoji = letters[at] == TEXT_LOOK || letters[at] == EMOJI_LOOK;
    boolean ofIdeograph = letters[at] >= 0xE0100 && letters[at] <= 0xE01EF;
    return ofEmoji && (Character.isExtendedPictographic(before) || after == KEYCAP)
        || ofIdeograph && Character.isIdeographic(before);
  }
}
