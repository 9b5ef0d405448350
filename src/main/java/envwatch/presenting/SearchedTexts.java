package envwatch.presenting;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is shown of the texts that were searched, until a word is known that one of them holds. */
final class SearchedTexts {
  /** Those of failures never end. */
  private static final int MOST = 200_000;

  private final Map<String, String> shown = new HashMap<>();

  /** The texts, folded as {@link KnownWords} does it, by the beginnings of their words. */
  private final Map<String, Set<String>> beginnings = new HashMap<>();

  private int version;

  /** Grows when a text that was searched before may hold a word that was not known then. */
  int version() {
    return version;
  }

  /** Null if the text has to be searched. */
  @Nullable String shown(String text) {
    return shown.get(text);
  }

  /**
   * @param searched the part of the text, folded, in which words were looked for
   */
  void add(String text, String searched, String found) {
    if (shown.size() == MOST) {
      forget();
    }
    shown.put(text, found);
    for (int at = 0; at + KnownWords.SHORTEST <= searched.length(); at++) {
      if (KnownWords.startsWord(searched, at)) {
        beginnings.computeIfAbsent(beginning(searched, at), any -> new HashSet<>()).add(searched);
      }
    }
  }

  /** Takes a word that is known from now on, folded and no shorter than it has to be. */
  void learn(String word) {
    Set<String> texts = beginnings.get(beginning(word, 0));
    if (texts != null && texts.stream().anyMatch(text -> text.contains(word))) {
      forget();
    }
  }

  private void forget() {
    shown.clear();
    beginnings.clear();
    version++;
  }

  private static String beginning(String folded, int at) {
    return folded.substring(at, at + KnownWords.SHORTEST);
  }
}
