package envwatch.model;

import java.text.Normalizer;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;

/**
 * The one rule about letters that cannot be seen: they make two names look alike, turn the words
 * around them, or steer a terminal, and so are left out of every text that is shown or recorded.
 *
 * <p>Invisible are control characters, format characters such as marks of direction, zero-width
 * spaces and tags (general category Cf), and what else Unicode lets a display ignore
 * (Default_Ignorable_Code_Point). Two of them stay where they only choose how an emoji or an
 * ideograph looks: a variation selector behind one, and the joiner between two emoji.
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

  /** All that looks like a space, or like nothing. */
  private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\s\\u2800]+");

  private static final Pattern LOOKS_OF_EMOJI = Pattern.compile("[\\u200D\\uFE00-\\uFE0F]");

  private VisibleText() {}

  /** One line: line breaks and tabs are blanks, other invisible letters are left out. */
  public static String line(String text) {
    return isPlain(text) ? text : visible(text, letter -> isBreak(letter) ? ' ' : 0);
  }

  /** Several lines: breaks and tabs stay, other invisible letters are left out. */
  public static String lines(String text) {
    if (isPlain(text)) {
      return text;
    }
    String unix = text.replace("\r\n", "\n").replace('\r', '\n');
    return visible(unix, letter -> letter == '\t' ? '\t' : isBreak(letter) ? '\n' : 0);
  }

  /** One line in which the replacement stands for each invisible letter, line breaks too. */
  public static String replaced(String text, int replacement) {
    return isPlain(text) ? text : visible(text, letter -> replacement);
  }

  /** Whether nothing of the text can be seen. */
  public static boolean isBlank(String text) {
    return text.codePoints().allMatch(VisibleText::isInvisibleOrBlank);
  }

  private static boolean isInvisibleOrBlank(int letter) {
    return letter == ' '
        || letter == BRAILLE_BLANK
        || Character.isSpaceChar(letter)
        || isInvisible(letter);
  }

  /**
   * Whether a person who reads or types the one means the other: however the letters are composed,
   * whatever kinds of spaces they stand between, and whatever cannot be seen in them.
   */
  public static boolean alike(String one, String other) {
    return typed(one).equals(typed(other));
  }

  private static String typed(String text) {
    String seen = LOOKS_OF_EMOJI.matcher(line(text)).replaceAll("");
    return SPACES.matcher(Normalizer.normalize(seen, Normalizer.Form.NFC)).replaceAll(" ").strip();
  }

  /** Whether the letter cannot be seen wherever it stands; line breaks and tabs cannot either. */
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

  /** Default_Ignorable_Code_Point of Unicode 16, without what is of category Cf anyway. */
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
   * @param instead what stands in place of an invisible letter; 0 for nothing
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

  /** A plain loop: it runs for every text of every machine at every look. */
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
