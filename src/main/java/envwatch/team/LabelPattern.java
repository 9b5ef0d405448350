package envwatch.team;

import envwatch.util.LimitedText;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression of a matcher, anchored on both sides as Alertmanager's are. Those are RE2
 * (github.com/google/re2/wiki/Syntax), and Java's are not: what may mean something else here, and
 * what takes too many steps, counts as unknown.
 */
final class LabelPattern {
  /** In characters: longer ones are not understood. */
  private static final int LONGEST = 2_000;

  private static final int LONGEST_VALUE = 500;

  /** How many characters of a value may be looked at, again and again, for one match. */
  static final int MOST_STEPS = 20_000;

  private static final String SAME_ESCAPES = "dDwWsSbBnrtf";
  private static final Pattern REPETITION = Pattern.compile("\\{\\d{1,3}(,\\d{0,3})?}.*");
  private static final Pattern PLAIN_GROUP = Pattern.compile("\\((\\?(:|i\\)|i:))?[^?].*");

  private final @Nullable Pattern pattern;
  private final @Nullable Set<String> literals;

  private LabelPattern(@Nullable Pattern pattern, @Nullable Set<String> literals) {
    this.pattern = pattern;
    this.literals = literals;
  }

  static LabelPattern of(String expression) {
    Set<String> alternatives = alternatives(expression);
    if (alternatives != null) {
      return new LabelPattern(null, alternatives);
    }
    return new LabelPattern(meansTheSame(expression) ? compiled(expression) : null, null);
  }

  private static @Nullable Pattern compiled(String expression) {
    try {
      return Pattern.compile(expression, Pattern.UNIX_LINES | Pattern.UNICODE_CASE);
    } catch (PatternSyntaxException e) {
      return null;
    }
  }

  /** The texts that it stands for, where it is nothing but a list of them. */
  Optional<Set<String>> literals() {
    return Optional.ofNullable(literals);
  }

  /**
   * @param steps counts what was looked at
   */
  Match matches(String value, StepBudget steps) {
    if (literals != null) {
      return literals.contains(value) ? Match.YES : Match.NO;
    }
    if (pattern == null || value.length() > LONGEST_VALUE) {
      return Match.UNKNOWN;
    }
    LimitedText limited = steps.limited(value, MOST_STEPS);
    try {
      return pattern.matcher(limited).matches() ? Match.YES : Match.NO;
    } catch (LimitedText.Exhausted e) {
      return Match.UNKNOWN;
    } finally {
      steps.count(limited);
    }
  }

  /** As other programs write them: {@code EN1|EN2}, or the same in a group. */
  private static @Nullable Set<String> alternatives(String expression) {
    String list = expression;
    if (list.startsWith("^") && list.endsWith("$") && !list.endsWith("\\$") && list.length() > 1) {
      list = list.substring(1, list.length() - 1);
      if (list.indexOf('|') >= 0 && !list.startsWith("(")) {
        return null;
      }
    }
    if (list.startsWith("(") && list.endsWith(")") && !list.endsWith("\\)")) {
      list = list.substring(list.startsWith("(?:") ? 3 : 1, list.length() - 1);
    }
    Set<String> found = new HashSet<>();
    StringBuilder each = new StringBuilder();
    for (int i = 0; i < list.length(); i++) {
      char letter = list.charAt(i);
      if (letter == '|') {
        found.add(each.toString());
        each.setLength(0);
      } else if (letter == '\\') {
        if (++i == list.length() || isLetterOrDigit(list.charAt(i))) {
          return null;
        }
        each.append(list.charAt(i));
      } else if (".+*?()[]{}^$".indexOf(letter) >= 0) {
        return null;
      } else {
        each.append(letter);
      }
    }
    found.add(each.toString());
    return found;
  }

  private static boolean isLetterOrDigit(char letter) {
    return letter >= 0x80 || Character.isLetterOrDigit(letter);
  }

  /** Whether every part of it is known to mean in Java what it means in RE2. */
  private static boolean meansTheSame(String expression) {
    if (expression.length() > LONGEST) {
      return false;
    }
    boolean inClass = false;
    int repetitions = 0;
    for (int i = 0; i < expression.length(); i++) {
      char letter = expression.charAt(i);
      String rest = expression.substring(i);
      if (letter == '\\') {
        if (++i == expression.length()
            || isLetterOrDigit(expression.charAt(i))
                && SAME_ESCAPES.indexOf(expression.charAt(i)) < 0) {
          return false;
        }
      } else if (inClass) {
        // A class in a class and an intersection are Java's alone.
        if (letter == '[' || rest.startsWith("&&")) {
          return false;
        }
        inClass = letter != ']';
      } else if (letter == '[') {
        if (rest.startsWith("[]") || rest.startsWith("[^]")) {
          return false;
        }
        inClass = true;
      } else if (letter == '(' && !PLAIN_GROUP.matcher(rest).matches()
          || letter == '{' && (++repetitions > 1 || !REPETITION.matcher(rest).matches())) {
        return false;
      }
    }
    return true;
  }
}
