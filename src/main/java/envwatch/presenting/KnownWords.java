package envwatch.presenting;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Words that are replaced wherever they stand in a text, the longest first. Upper case is ignored.
 */
final class KnownWords {
  /** Anything shorter is part of too many other words. */
  private static final int SHORTEST = 3;

  /** Texts of a run, of which those of failures never end. */
  private static final int MOST_SEARCHED = 200_000;

  private record Replacement(String word, String by) {}

  private final Map<String, Replacement> words = new HashMap<>();

  /** The lengths of the words that begin alike, the longest first. */
  private final Map<String, NavigableSet<Integer>> lengths = new HashMap<>();

  /** The texts that were searched, by the beginnings of their words. */
  private final Map<String, Set<String>> searched = new HashMap<>();

  private final Set<String> allSearched = new HashSet<>();
  private int version;

  void add(String word, String by) {
    if (word.length() < SHORTEST) {
      return;
    }
    String folded = folded(word);
    if (words.putIfAbsent(folded, new Replacement(folded, by)) == null) {
      String beginning = folded.substring(0, SHORTEST);
      lengths
          .computeIfAbsent(beginning, any -> new TreeSet<>(Comparator.reverseOrder()))
          .add(folded.length());
      if (searched.getOrDefault(beginning, Set.of()).stream()
          .anyMatch(text -> text.contains(folded))) {
        version++;
      }
    }
  }

  /** Grows when a text that was searched before may hold a word that was not known then. */
  int version() {
    return version;
  }

  private void remember(String folded) {
    if (!allSearched.add(folded)) {
      return;
    }
    if (allSearched.size() > MOST_SEARCHED) {
      allSearched.clear();
      searched.clear();
      version++;
    }
    for (int at = 0; at + SHORTEST <= folded.length(); at++) {
      if (startsWord(folded, at)) {
        searched
            .computeIfAbsent(folded.substring(at, at + SHORTEST), any -> new HashSet<>())
            .add(folded);
      }
    }
  }

  String replaceIn(String text) {
    String folded = folded(text);
    remember(folded);
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
  private static String folded(String text) {
    char[] folded = text.toCharArray();
    for (int i = 0; i < folded.length; i++) {
      folded[i] = Character.toLowerCase(Character.toUpperCase(folded[i]));
    }
    return new String(folded);
  }

  private static boolean startsWord(String text, int at) {
    return at == 0 || !partOfWord(text, at - 1);
  }

  private static boolean partOfWord(String text, int at) {
    return Character.isLetterOrDigit(text.charAt(at));
  }
}
