package envwatch.presenting;

import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The aliases of a run: the same thing has the same alias everywhere, and no two things share one,
 * so that an alias leads back to what it stands for. Thread-safe.
 */
public final class Aliases {
  private static final Pattern LINK = Pattern.compile("\\b[A-Za-z][A-Za-z0-9+.-]*://[^\\s\"'<>]+");
  private static final Pattern EMAIL =
      Pattern.compile("[\\w.!#$%&'*+/=?^`{|}~-]+@[\\w-]+(?:\\.[\\w-]+)+");
  private static final Pattern PORT = Pattern.compile(":\\d+$");
  private static final Pattern ADDRESS =
      Pattern.compile("(?<![\\w.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\w.]*\\w)");

  private final Map<AliasKind, Map<String, String>> aliases = new EnumMap<>(AliasKind.class);

  /** What their numbers stand for, from 1 on; null for one that is no alias. */
  private final Map<AliasKind, List<@Nullable String>> numbered = new EnumMap<>(AliasKind.class);

  /** What other aliases stand for: e-mail addresses, and names and links hidden in part only. */
  private final Map<String, String> others = new HashMap<>();

  private final Set<String> reserved = new HashSet<>();
  private final KnownWords hidden = new KnownWords();
  private final SearchedTexts searched = new SearchedTexts();
  private final KnownWords back = new KnownWords();

  /** Creates aliases for nothing yet. */
  public Aliases() {}

  /** Texts of the service that look like aliases are never used as such. */
  synchronized void reserve(Collection<String> texts) {
    reserved.addAll(texts);
  }

  /** The alias of a thing; the same for an alias, and for an empty text. */
  synchronized String of(AliasKind kind, String value) {
    String alias = aside(kind, value);
    if (kind.mayBePart() && !alias.equals(value)) {
      hide(value, alias);
    }
    return alias;
  }

  private void hide(String value, String alias) {
    String folded = KnownWords.folded(value);
    if (hidden.add(folded, alias)) {
      searched.learn(folded);
    }
  }

  /** The same for what may be no more than a word: it is not searched for in other texts. */
  synchronized String aside(AliasKind kind, String value) {
    String known = aliases(kind).get(kind.key(value));
    if (known != null) {
      return known;
    }
    return value.isBlank() || isAlias(value) ? value : add(kind, value, next(kind, value));
  }

  synchronized boolean isAlias(String value) {
    return whole(value) != null;
  }

  /** What an alias stands for; null for any other text. */
  private @Nullable String whole(String alias) {
    String other = others.get(alias);
    if (other != null) {
      return other;
    }
    for (AliasKind kind : AliasKind.ALL) {
      int number = kind.number(alias);
      if (number > 0 && alias.equals(kind.alias(number))) {
        return numbered(kind, number);
      }
    }
    return null;
  }

  private @Nullable String numbered(AliasKind kind, int number) {
    List<@Nullable String> real = numbered(kind);
    return number > 0 && number <= real.size() ? real.get(number - 1) : null;
  }

  /**
   * @param value null for an alias that is part of another
   */
  private String next(AliasKind kind, @Nullable String value) {
    List<@Nullable String> real = numbered(kind);
    String alias = kind.alias(real.size() + 1);
    while (reserved.contains(alias)) {
      real.add(null);
      alias = kind.alias(real.size() + 1);
    }
    real.add(value);
    return alias;
  }

  private String add(AliasKind kind, String value, String alias) {
    aliases(kind).put(kind.key(value), alias);
    return alias;
  }

  private void leadBack(String alias, String value) {
    others.put(alias, value);
    back.add(KnownWords.folded(alias), value);
  }

  private List<@Nullable String> numbered(AliasKind kind) {
    return numbered.computeIfAbsent(kind, one -> new ArrayList<>());
  }

  private Map<String, String> aliases(AliasKind kind) {
    return aliases.computeIfAbsent(kind, one -> new HashMap<>());
  }

  /** The alias of a person who is known by a name or by an e-mail address. */
  synchronized String person(String nameOrEmail) {
    String text = nameOrEmail.strip();
    return of(AliasKind.PERSON, text.indexOf('@') > 0 ? text.toLowerCase(Locale.ROOT) : text);
  }

  /** The alias of an e-mail address where an address is needed, with the number of the person. */
  synchronized String email(String value) {
    String text = value.strip();
    if (text.isEmpty() || isAlias(text)) {
      return value;
    }
    String known = aliases(AliasKind.EMAIL).get(AliasKind.EMAIL.key(text));
    if (known != null) {
      return known;
    }
    String person = person(text);
    int number = AliasKind.PERSON.number(person);
    if (number == 0) {
      return person;
    }
    String alias = AliasKind.EMAIL.alias(number);
    leadBack(alias, text);
    return add(AliasKind.EMAIL, text, alias);
  }

  /**
   * The alias of a person's full name: that of the e-mail address where both are known.
   *
   * @param email null if it is not known
   * @param name null if it is not known
   * @return null if neither is known
   */
  synchronized @Nullable String fullName(@Nullable String email, @Nullable String name) {
    String full = name == null ? "" : name.strip();
    if (email == null || email.isBlank()) {
      return full.isEmpty() ? null : of(AliasKind.PERSON, full);
    }
    String own = person(isAlias(email) ? real(email) : email);
    if (!full.isEmpty() && !isAlias(full)) {
      aliases(AliasKind.PERSON).putIfAbsent(full, own);
    }
    return full.isEmpty() ? own : of(AliasKind.PERSON, full);
  }

  /**
   * Makes what is shown of a name lead back to it.
   *
   * @return what is shown, with a number if it already stands for another name
   */
  synchronized String named(String name, String shown) {
    String alias = shown;
    String real = whole(alias);
    for (int i = 2; real != null && !name.equals(real); i++) {
      alias = shown + " (" + i + ")";
      real = whole(alias);
    }
    if (real == null && !alias.equals(name)) {
      leadBack(alias, name);
    }
    return alias;
  }

  /** An address in figures, or else a host name. */
  synchronized String addressOrHost(String value) {
    return of(inFigures(value) ? AliasKind.ADDRESS : AliasKind.HOST, value);
  }

  private static boolean inFigures(String value) {
    if (value.indexOf(':') >= 0) {
      return true;
    }
    for (int at = 0; at < value.length(); at++) {
      char each = value.charAt(at);
      if (each != '.' && (each < '0' || each > '9')) {
        return false;
      }
    }
    return true;
  }

  /** The alias of a link, which keeps its scheme and has the alias of its host. */
  synchronized String link(String value) {
    int scheme = value.indexOf("://");
    if (scheme < 0) {
      return of(AliasKind.LINK, value);
    }
    if (isAlias(value)) {
      return value;
    }
    String known = aliases(AliasKind.LINK).get(value);
    if (known != null) {
      return known;
    }
    String rest = value.substring(scheme + 3);
    int slash = rest.indexOf('/');
    String authority = slash < 0 ? rest : rest.substring(0, slash);
    String path = slash < 0 ? "" : rest.substring(slash);
    String host = PORT.matcher(authority).replaceFirst("");
    String hidden = value.substring(0, scheme + 3) + of(AliasKind.HOST, host);
    String alias =
        path.length() <= 1 && !isAlias(hidden) ? hidden : hidden + "/" + next(AliasKind.LINK, null);
    leadBack(alias, value);
    return add(AliasKind.LINK, value, alias);
  }

  URI link(URI value) {
    return URI.create(link(value.toString()));
  }

  /** A text in which everything that is known, or looks like a link or an address, is an alias. */
  public synchronized String text(String text) {
    String before = searched.shown(text);
    if (before != null) {
      return before;
    }
    String found = replace(LINK, ':', text, this::link);
    found = replace(EMAIL, '@', found, this::person);
    found = replace(ADDRESS, '.', found, value -> of(AliasKind.ADDRESS, value));
    String shown = hidden.replaceIn(found, between -> between);
    searched.add(text, KnownWords.folded(found), shown);
    return shown;
  }

  /**
   * @param sign in everything that the pattern finds: most texts have none, and are not searched
   */
  private static String replace(
      Pattern pattern, char sign, String text, UnaryOperator<String> alias) {
    if (text.indexOf(sign) < 0) {
      return text;
    }
    Matcher matcher = pattern.matcher(text);
    return matcher.find()
        ? matcher.reset().replaceAll(found -> Matcher.quoteReplacement(alias.apply(found.group())))
        : text;
  }

  /** The text with everything that its aliases stand for. */
  public synchronized String real(String text) {
    String whole = whole(text);
    return whole == null ? back.replaceIn(text, this::realNumbered) : whole;
  }

  private String realNumbered(String text) {
    return AliasKind.ANY
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(realOr(found.group())));
  }

  /** Upper case is ignored, for people may type an alias. */
  private String realOr(String found) {
    return AliasKind.ALL.stream()
        .map(kind -> numbered(kind, kind.number(found)))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(found);
  }

  /** Grows when a text that was asked for before may have an alias more. */
  synchronized int version() {
    return searched.version();
  }
}
