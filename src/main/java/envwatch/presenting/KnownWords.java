package envwatch.presenting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Words that are replaced wherever they stand in a text, the longest first. Upper case is ignored.
 */
final class KnownWords {
  /** Anything shorter is part of too many other words. */
  private static final int SHORTEST = 3;

  private record Replacement(String word, String by) {}

  private final Map<String, List<Replacement>> byBeginning = new HashMap<>();
  private final Set<String> words = new HashSet<>();

  void add(String word, String by) {
    if (word.length() < SHORTEST || !words.add(word.toLowerCase(Locale.ROOT))) {
      return;
    }
    List<Replacement> same =
        byBeginning.computeIfAbsent(beginning(word, 0), beginning -> new ArrayList<>());
    same.add(new Replacement(word, by));
    same.sort(Comparator.comparingInt(known -> -known.word().length()));
  }

  /** How many there are; grows only. */
  int size() {
    return words.size();
  }

  String replaceIn(String text) {
    StringBuilder replaced = null;
    int copied = 0;
    for (int at = 0; at + SHORTEST <= text.length(); at++) {
      Replacement found = startsWord(text, at) ? find(text, at) : null;
      if (found != null) {
        replaced = replaced == null ? new StringBuilder() : replaced;
        replaced.append(text, copied, at).append(found.by());
        copied = at + found.word().length();
        at = copied - 1;
      }
    }
    return replaced == null ? text : replaced.append(text, copied, text.length()).toString();
  }

  private @Nullable Replacement find(String text, int at) {
    for (Replacement known : byBeginning.getOrDefault(beginning(text, at), List.of())) {
      int end = at + known.word().length();
      if (text.regionMatches(true, at, known.word(), 0, known.word().length())
          && (end == text.length() || !partOfWord(text, end))) {
        return known;
      }
    }
    return null;
  }

  private static String beginning(String text, int at) {
    return text.substring(at, at + SHORTEST).toLowerCase(Locale.ROOT);
  }

  private static boolean startsWord(String text, int at) {
    return at == 0 || !partOfWord(text, at - 1);
  }

  private static boolean partOfWord(String text, int at) {
    return Character.isLetterOrDigit(text.charAt(at));
  }
}
