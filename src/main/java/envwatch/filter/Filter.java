package envwatch.filter;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the person typed, understood. Any text is a filter: what is no field is looked for
 * everywhere.
 */
public final class Filter {
  /** Lets everything through. */
  public static final Filter ALL = new Filter(List.of());

  private final List<Term> terms;

  /** One thing to look for; {@code field} null looks everywhere. */
  private record Term(@Nullable FilterField field, String folded, boolean excluded) {
    boolean admits(FilterSubject subject) {
      boolean found = field == null ? subject.contains(folded) : subject.contains(field, folded);
      return found != excluded;
    }
  }

  private Filter(List<Term> terms) {
    this.terms = terms;
  }

  /**
   * Understands the text; a term without a value ({@code owner:}) is still being typed and asks
   * nothing.
   */
  public static Filter parse(String text) {
    return new Filter(
        FilterTokens.of(text).stream()
            .map(token ->
                new Term(token.field(), FilterText.folded(token.value()), token.excluded()))
            .filter(term -> !term.folded().isEmpty())
            .toList());
  }

  public boolean isEmpty() {
    return terms.isEmpty();
  }

  public boolean matches(FilterSubject subject) {
    for (Term term : terms) {
      if (!term.admits(subject)) {
        return false;
      }
    }
    return true;
  }
}
