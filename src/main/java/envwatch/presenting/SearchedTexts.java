package envwatch.presenting;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The texts that were searched for {@link KnownWords}: tells whether what was found in any of them
 * may be out of date.
 */
final class SearchedTexts {
  /** Those of failures never end. */
  private static final int MOST = 200_000;

  private final Set<String> texts = new HashSet<>();

  /** The same by the beginnings of their words. */
  private final Map<String, Set<String>> beginnings = new HashMap<>();

  private int version;

  /** Grows when a text that was searched before may hold a word that was not known then. */
  int version() {
    return version;
  }

  /**
   * @param folded as {@link KnownWords} folds it
   */
  void add(String folded) {
    if (!texts.add(folded)) {
      return;
    }
    if (texts.size() > MOST) {
      texts.clear();
      beginnings.clear();
      version++;
    }
    for (int at = 0; at + KnownWords.SHORTEST <= folded.length(); at++) {
      if (KnownWords.startsWord(folded, at)) {
        beginnings.computeIfAbsent(beginning(folded, at), any -> new HashSet<>()).add(folded);
      }
    }
  }

  /** Takes a word that is known from now on, folded and no shorter than it has to be. */
  void learn(String word) {
    if (beginnings.getOrDefault(beginning(word, 0), Set.of()).stream()
        .anyMatch(text -> text.contains(word))) {
      version++;
    }
  }

  private static String beginning(String folded, int at) {
    return folded.substring(at, at + KnownWords.SHORTEST);
  }
}
