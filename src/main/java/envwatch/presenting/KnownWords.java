package envwatch.presenting;

import envwatch.util.NaturalOrder;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Words that are replaced wherever they stand in a text, the longest first. Upper case is ignored.
 */
final class KnownWords {
  /** Anything shorter is part of too many other words. */
  static final int SHORTEST = 3;

  /** What they are replaced by. The words are folded, so that upper case is ignored. */
  private final Map<String, String> words = new HashMap<>();

  /** The lengths of the words that begin alike. */
  private final Map<String, BitSet> lengths = new HashMap<>();

  /** Takes a folded word, and returns whether it is new. */
  boolean add(String word, String by) {
    if (word.length() < SHORTEST || words.putIfAbsent(word, by) != null) {
      return false;
    }
    lengths
        .computeIfAbsent(word.substring(0, SHORTEST), beginning -> new BitSet())
        .set(word.length());
    return true;
  }

  /**
   * @param between changes what stands between the words
   */
  String replaceIn(String text, UnaryOperator<String> between) {
    String folded = folded(text);
    StringBuilder replaced = new StringBuilder();
    int copied = 0;
    for (int at = 0; at + SHORTEST <= text.length(); at++) {
      String word = startsWord(text, at) ? find(folded, at) : null;
      if (word != null) {
        replaced.append(between.apply(text.substring(copied, at))).append(words.get(word));
        copied = at + word.length();
        at = copied - 1;
      }
    }
    String rest = between.apply(text.substring(copied));
    return replaced.isEmpty() ? rest : replaced.append(rest).toString();
  }

  private @Nullable String find(String folded, int at) {
    BitSet known = lengths.get(folded.substring(at, at + SHORTEST));
    if (known == null) {
      return null;
    }
    int longest = folded.length() - at;
    for (int length = known.previousSetBit(longest);
        length > 0;
        length = known.previousSetBit(length - 1)) {
      int end = at + length;
      String word = folded.substring(at, end);
      if ((length == longest || !partOfWord(folded, end)) && words.containsKey(word)) {
        return word;
      }
    }
    return null;
  }

  /** As long as the text, so that places in one are places in the other. */
  static String folded(String text) {
    char[] folded = text.toCharArray();
    boolean same = true;
    for (int i = 0; i < folded.length; i++) {
      folded[i] = NaturalOrder.folded(folded[i]);
      same &= folded[i] == text.charAt(i);
    }
    return same ? text : new String(folded);
  }

  static boolean startsWord(String text, int at) {
    return at == 0 || !partOfWord(text, at - 1);
  }

  private static boolean partOfWord(String text, int at) {
    return Character.isLetterOrDigit(text.charAt(at));
  }
}
