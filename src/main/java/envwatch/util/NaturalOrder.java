package envwatch.util;

import java.util.Comparator;

/** Orders names as people do: ignoring case, and with web-2 before web-10. */
public enum NaturalOrder implements Comparator<String> {
  INSTANCE;

  @Override
  public int compare(String one, String other) {
    if (one.equals(other)) {
      return 0;
    }
    int i = 0;
    int j = 0;
    while (i < one.length() && j < other.length()) {
      char a = one.charAt(i);
      char b = other.charAt(j);
      if (isDigit(a) && isDigit(b)) {
        int endOfOne = endOfDigits(one, i);
        int endOfOther = endOfDigits(other, j);
        int byNumber = compareDigits(one, i, endOfOne, other, j, endOfOther);
        if (byNumber != 0) {
          return byNumber;
        }
        i = endOfOne;
        j = endOfOther;
      } else {
        int byLetter = a == b ? 0 : Character.compare(folded(a), folded(b));
        if (byLetter != 0) {
          return byLetter;
        }
        i++;
        j++;
      }
    }
    return Integer.compare(one.length() - i, other.length() - j);
  }

  private static int compareDigits(
      String one, int startOfOne, int endOfOne, String other, int startOfOther, int endOfOther) {
    int i = afterLeadingZeros(one, startOfOne, endOfOne);
    int j = afterLeadingZeros(other, startOfOther, endOfOther);
    int byLength = Integer.compare(endOfOne - i, endOfOther - j);
    while (byLength == 0 && i < endOfOne) {
      int byDigit = Character.compare(one.charAt(i++), other.charAt(j++));
      if (byDigit != 0) {
        return byDigit;
      }
    }
    return byLength;
  }

  private static int afterLeadingZeros(String digits, int start, int end) {
    int i = start;
    while (i < end - 1 && digits.charAt(i) == '0') {
      i++;
    }
    return i;
  }

  private static int endOfDigits(String text, int start) {
    int end = start;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** The same for letters that differ in case only. */
  public static char folded(char c) {
    // Most letters, told apart without the tables of Unicode: lists of thousands are sorted by
    // them.
    if (c < 0x80) {
      return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }
    return Character.toLowerCase(Character.toUpperCase(c));
  }
}
