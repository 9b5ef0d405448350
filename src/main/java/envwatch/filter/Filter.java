package envwatch.filter;

import envwatch.filter.FilterMistake.UnknownField;
import envwatch.filter.FilterMistake.UnknownValue;
import envwatch.filter.FilterTokens.Token;
import envwatch.model.Machine;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A parsed filter. Any text is a valid filter: words that are not fields are searched for
 * everywhere.
 */
public final class Filter {
  /** Matches everything. */
  public static final Filter ALL =
      new Filter(List.of(), List.of(), List.of(), List.of(), UnaryOperator.identity());

  private static final Pattern LIKE_A_FIELD = Pattern.compile("(\\p{Alpha}+):.*");

  /** A value of which only the operator has been typed so far. */
  private static final Pattern BEGUN = Pattern.compile("[<>]?=?");

  private final List<Term> terms;
  private final List<MachineTerm> machineTerms;
  private final List<Token> tokens;
  private final List<FilterMistake> mistakes;
  private final UnaryOperator<FilterSubject> judged;

  /**
   * A single search term.
   *
   * @param undecided whether reading an environment may change what the term says of it
   */
  private record Term(Condition condition, boolean excluded, Predicate<FilterSubject> undecided) {
    boolean admits(FilterSubject subject, ZonedDateTime now) {
      return condition.holds(subject, now) != excluded;
    }

    boolean surelyAdmits(FilterSubject subject, ZonedDateTime now) {
      return admits(subject, now) && !undecided.test(subject);
    }

    boolean mayAdmit(FilterSubject subject, ZonedDateTime now) {
      return admits(subject, now) || undecided.test(subject);
    }
  }

  /** A text to find in machines; a null {@code field} searches all fields. */
  private record MachineTerm(@Nullable FilterField field, String folded, boolean excluded) {}

  private Filter(
      List<Term> terms,
      List<MachineTerm> machineTerms,
      List<Token> tokens,
      List<FilterMistake> mistakes,
      UnaryOperator<FilterSubject> judged) {
    this.terms = List.copyOf(terms);
    this.machineTerms = List.copyOf(machineTerms);
    this.tokens = List.copyOf(tokens);
    this.mistakes = List.copyOf(mistakes);
    this.judged = judged;
  }

  /**
   * Parses the text; a term without a value ({@code owner:}, {@code up:<}) is still being typed and
   * is ignored.
   */
  public static Filter parse(String text) {
    List<Token> tokens = FilterTokens.of(text);
    List<Term> terms = new ArrayList<>();
    List<MachineTerm> machineTerms = new ArrayList<>();
    List<FilterMistake> mistakes = new ArrayList<>();
    for (Token token : tokens) {
      if (!isUnfinished(token)) {
        List<String> folded = folded(token);
        terms.add(term(token, folded, mistakes));
        folded.forEach(
            each -> machineTerms.add(new MachineTerm(token.field(), each, token.excluded())));
      }
    }
    return new Filter(terms, machineTerms, tokens, mistakes, UnaryOperator.identity());
  }

  private static boolean isUnfinished(Token token) {
    FilterField field = token.field();
    List<String> folded = folded(token);
    return folded.isEmpty()
        || field != null && field.hasExamples() && BEGUN.matcher(folded.getFirst()).matches();
  }

  /**
   * The same filter, which judges something else in place of each subject. It tells of no mistakes
   * and finds no machines, which would show what it says.
   */
  public Filter judging(UnaryOperator<FilterSubject> other) {
    return new Filter(terms, List.of(), tokens, List.of(), other);
  }

  /** What a term asks: one of several values of a field of texts, or else all that it says. */
  private static List<String> folded(Token token) {
    FilterField field = token.field();
    boolean one = field == null || field.hasExamples();
    return (one ? List.of(token.typed()) : token.alternatives())
        .stream().map(FilterText::folded).filter(each -> !each.isEmpty()).toList();
  }

  private static boolean hasAny(FilterSubject subject, FilterField field, List<String> folded) {
    for (String each : folded) {
      if (subject.contains(field, each)) {
        return true;
      }
    }
    return false;
  }

  private static Term term(Token token, List<String> folded, List<FilterMistake> mistakes) {
    boolean excluded = token.excluded();
    FilterField field = token.field();
    String first = folded.getFirst();
    if (field == null) {
      unknownField(token.value()).ifPresent(mistakes::add);
      Condition found = (subject, now) -> subject.contains(first);
      return new Term(found, excluded, subject -> subject.unread() && !subject.keeps(first));
    }
    Optional<Condition> understood =
        switch (field) {
          case UP -> RunningCondition.parse(first);
          case EXPIRES -> ExpirationCondition.parse(first);
          default -> Optional.of((subject, now) -> hasAny(subject, field, folded));
        };
    if (understood.isEmpty()) {
      mistakes.add(new UnknownValue(field, token.value()));
      return new Term((subject, now) -> false, excluded, subject -> false);
    }
    return new Term(understood.get(), excluded, subject -> subject.unread(field));
  }

  private static Optional<FilterMistake> unknownField(String typed) {
    return Optional.of(LIKE_A_FIELD.matcher(typed))
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1).toLowerCase(Locale.ROOT))
        .map(word -> new UnknownField(word, FilterField.nearest(word)));
  }

  public boolean isEmpty() {
    return terms.isEmpty();
  }

  /** The first of these fields that it asks for; null if it asks for none. */
  public @Nullable FilterField firstAsked(Collection<FilterField> some) {
    return some.stream().filter(this::asks).findFirst().orElse(null);
  }

  /** Whether it searches for words alone, in whatever field. */
  public boolean hasWords() {
    return asks(null);
  }

  /** Whether an unchanged environment may match at one moment but not at another. */
  public boolean dependsOnTime() {
    return asks(FilterField.EXPIRES);
  }

  private boolean asks(@Nullable FilterField field) {
    return tokens.stream().anyMatch(token -> token.field() == field && !isUnfinished(token));
  }

  /** Probable mistakes, in the order typed. */
  public List<FilterMistake> mistakes() {
    return mistakes;
  }

  /** The first term without a value, which is still being typed, or was forgotten. */
  public Optional<String> unfinished() {
    return tokens.stream().filter(Filter::isUnfinished).map(Token::written).findFirst();
  }

  /** The values of a field of texts that are looked for or excluded, folded. */
  public List<String> lookedFor(FilterField field) {
    return machineTerms.stream()
        .filter(term -> term.field() == field)
        .map(MachineTerm::folded)
        .toList();
  }

  /** Whether this machine itself matches one of the search terms. */
  public boolean finds(Machine machine) {
    return machineTerms.stream()
        .filter(term -> !term.excluded())
        .anyMatch(term -> MachineTexts.contains(machine, term.field(), term.folded()));
  }

  /**
   * @param now the current time, in the time zone that determines when days begin
   */
  public boolean matches(FilterSubject subject, ZonedDateTime now) {
    FilterSubject own = judged.apply(subject);
    for (Term term : terms) {
      if (!term.admits(own, now)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the environment matches, and would still match once it was read with its machines.
   *
   * @param now the current time, in the time zone that determines when days begin
   */
  public boolean surelyMatches(FilterSubject subject, ZonedDateTime now) {
    FilterSubject own = judged.apply(subject);
    return terms.stream().allMatch(term -> term.surelyAdmits(own, now));
  }

  /**
   * Whether the environment matches, or may match once it was read with its machines: what only a
   * reading tells may fit all terms that do not fit yet.
   *
   * @param now the current time, in the time zone that determines when days begin
   */
  public boolean mayMatch(FilterSubject subject, ZonedDateTime now) {
    FilterSubject own = judged.apply(subject);
    for (Term term : terms) {
      if (!term.mayAdmit(own, now)) {
        return false;
      }
    }
    return true;
  }
}
