package envwatch.ui.window;

import envwatch.filter.FilterText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** Finds entries by words in any order, of which a few letters are enough. */
final class PaletteIndex {
  private static final int WHOLE = 120;
  private static final int BEGINNING = 100;
  private static final int WORD = 80;
  private static final int PART = 50;
  private static final int FURTHER_WORD = 40;
  private static final int FURTHER_PART = 25;

  /** The most that letters with others between them are worth. */
  private static final int SCATTERED = 36;

  /** A name that is longer by so many letters is worth less by one. */
  private static final int LETTERS_OF_ONE = 8;

  private final List<Text> texts = new ArrayList<>();

  /** What is searched, prepared once. */
  private record Text(PaletteEntry entry, String words, String further) {
    static Text of(PaletteEntry entry) {
      return new Text(entry, FilterText.folded(entry.words()), FilterText.folded(entry.further()));
    }
  }

  private record Found(PaletteEntry entry, int worth, int place) {}

  /** Better ones before; of equals, the one that was added first. */
  private static final Comparator<Found> BEST_FIRST =
      Comparator.comparingInt(Found::worth).reversed().thenComparingInt(Found::place);

  void add(PaletteEntry entry) {
    texts.add(Text.of(entry));
  }

  /**
   * The entries that have all the words typed, the best first.
   *
   * @param liked how much more an entry is worth for having been used lately
   * @param most how many
   */
  List<PaletteEntry> find(String typed, ToIntFunction<PaletteEntry> liked, int most) {
    String[] wanted =
        Stream.of(FilterText.folded(typed).split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toArray(String[]::new);
    PriorityQueue<Found> best = new PriorityQueue<>(most + 1, BEST_FIRST.reversed());
    for (int place = 0; place < texts.size(); place++) {
      Text text = texts.get(place);
      int worth = worth(text, wanted);
      if (worth > 0) {
        best.add(new Found(text.entry(), worth + liked.applyAsInt(text.entry()), place));
        if (best.size() > most) {
          best.remove();
        }
      }
    }
    return best.stream().sorted(BEST_FIRST).map(Found::entry).toList();
  }

  /** 0 where a word is missing. */
  private static int worth(Text text, String[] wanted) {
    int sum = 0;
    for (String word : wanted) {
      int own = Math.max(inWords(text.words(), word), further(text.further(), word));
      if (own == 0) {
        return 0;
      }
      sum += own;
    }
    return wanted.length == 0
        ? 1
        : Math.max(1, sum / wanted.length - text.words().length() / LETTERS_OF_ONE);
  }

  private static int inWords(String text, String word) {
    int at = text.indexOf(word);
    if (at < 0) {
      return scattered(text, word);
    }
    if (at == 0) {
      return text.length() == word.length() ? WHOLE : BEGINNING;
    }
    return atWord(text, word, at) ? WORD : PART;
  }

  private static int further(String text, String word) {
    int at = text.indexOf(word);
    return at < 0 ? 0 : atWord(text, word, at) ? FURTHER_WORD : FURTHER_PART;
  }

  /** Whether it stands at the beginning of a word there, or further on. */
  private static boolean atWord(String text, String word, int from) {
    int at = from;
    while (at >= 0 && !begins(text, at)) {
      at = text.indexOf(word, at + 1);
    }
    return at >= 0;
  }

  private static boolean begins(String text, int at) {
    return at == 0
        || !Character.isLetterOrDigit(text.charAt(at - 1))
        || Character.isDigit(text.charAt(at)) != Character.isDigit(text.charAt(at - 1));
  }

  /** Worth more the more of the letters begin words or stand next to each other. */
  private static int scattered(String text, String word) {
    int wellPlaced = 0;
    int before = -1;
    for (int letter = 0; letter < word.length(); letter++) {
      int at = text.indexOf(word.charAt(letter), before + 1);
      int first = at;
      while (at >= 0 && at != before + 1 && !begins(text, at)) {
        at = text.indexOf(word.charAt(letter), at + 1);
      }
      if (at >= 0) {
        wellPlaced++;
      }
      before = at >= 0 && rest(text, at, word, letter) ? at : first;
      if (before < 0) {
        return 0;
      }
    }
    return Math.max(1, SCATTERED * wellPlaced / word.length());
  }

  /** Whether the letters after this one follow in the text. */
  private static boolean rest(String text, int from, String word, int letter) {
    int at = from;
    for (int next = letter + 1; next < word.length() && at >= 0; next++) {
      at = text.indexOf(word.charAt(next), at + 1);
    }
    return at >= 0;
  }
}
