package envwatch.filter;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/** How similar words are, to tell what was probably meant. */
public final class Similar {
  /** The number of letters in which a misspelled word may differ. */
  private static final int MOST_DIFFERENCES = 2;

  private Similar() {}

  /** The word that differs least from what was typed; empty if all differ too much. */
  public static Optional<String> nearest(Collection<String> words, String typed) {
    return words.stream()
        .filter(word -> differences(word, typed) <= MOST_DIFFERENCES)
        .filter(word -> differences(word, typed) < word.length())
        .min(Comparator.comparingInt(word -> differences(word, typed)));
  }

  /** The Levenshtein distance: how many letters are added, left out or replaced. */
  static int differences(String one, String other) {
    int[] before = IntStream.rangeClosed(0, other.length()).toArray();
    for (int i = 0; i < one.length(); i++) {
      int[] now = new int[other.length() + 1];
      now[0] = i + 1;
      for (int j = 0; j < other.length(); j++) {
        int replaced = before[j] + (one.charAt(i) == other.charAt(j) ? 0 : 1);
        now[j + 1] = Math.min(replaced, 1 + Math.min(before[j + 1], now[j]));
      }
      before = now;
    }
    return before[other.length()];
  }
}
