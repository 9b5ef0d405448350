package envwatch.presenting;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Words that are replaced wherever they stand in a text, the longest first. Upper case is ignored.
 */
final class KnownWords {
  /** Anything shorter is part of too many other words. */
  static final int SHORTEST = 3;

  private record Replacement(String word, String by) {}

  private final Map<String, Replacement> words = new HashMap<>();

  /** The lengths of the words that begin alike, the longest first. */
  private final Map<String, NavigableSet<Integer>> lengths = new HashMap<>();

  /** Returns whether the word is new. */
  boolean add(String word, String by) {
    if (word.length() < SHORTEST) {
      return false;
    }
    String folded = folded(word);
    if (words.putIfAbsent(folded, new Replacement(folded, by)) != null) {
      return false;
    }
    lengths
        .computeIfAbsent(
            folded.substring(0, SHORTEST), beginning -> new TreeSet<>(Comparator.reverseOrder()))
        .add(folded.length());
    return true;
  }

  String replaceIn(String text) {
    String folded = folded(text);
    StringBuilder replaced = null;
    int copied = 0;
    for (int at = 0; at + SHORTEST <= text.length(); at++) {
      Replacement found = startsWord(text, at) ? find(folded, at) : null;
      if (found != null) {
        replaced = replaced == null ? new StringBuilder() : replaced;
        replaced.append(text, copied, at).append(found.by());
        copied = at + found.word().length();
        at = copied - 1;
      }
    }
    return replaced == null ? text : replaced.append(text, copied, text.length()).toString();
  }

  private @Nullable Replacement find(String folded, int at) {
    for (int length :
        lengths.getOrDefault(
            folded.substring(at, at + SHORTEST), Collections.emptyNavigableSet())) {
      int end = at + length;
      if (end == folded.length() || end < folded.length() && !partOfWord(folded, end)) {
        Replacement known = words.get(folded.substring(at, end));
        if (known != null) {
          return known;
        }
      }
    }
    return null;
  }

  /** As long as the text, so that places in one are places in the other. */
  static String folded(String text) {
    char[] folded = text.toCharArray();
    for (int i = 0; i < folded.length; i++) {
      folded[i] = Character.toLowerCase(Character.toUpperCase(folded[i]));
    }
    return new String(folded);
  }

  static boolean startsWord(String text, int at) {
    return at == 0 || !partOfWord(text, at - 1);
  }

  private static boolean partOfWord(String text, int at) {
    return Character.isLetterOrDigit(text.charAt(at));
  }
}
