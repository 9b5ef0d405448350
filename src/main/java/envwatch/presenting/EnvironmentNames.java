package envwatch.presenting;

import envwatch.model.AccountId;
import envwatch.watch.AccountClasses;
import envwatch.watch.TrainingView;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is shown of the names of environments. Those of classes hold the names of students, others
 * may hold that of the owner. As long as the classes of an account are not known, nobody can tell
 * which are which, and all of its names are hidden. Thread-safe.
 */
final class EnvironmentNames {
  /** What a class's name is followed by: some sign, the student, perhaps a closing bracket. */
  private static final Pattern MEMBER =
      Pattern.compile("([^\\p{L}\\p{N}]+)(.*?)([^\\p{L}\\p{N}]*)", Pattern.DOTALL);

  /** Nobody is called by a number alone: it counts environments of the same name. */
  private static final Pattern LETTER = Pattern.compile("\\p{L}");

  private static final int SHORTEST_PART = 2;

  /** People with accents in their names mostly have none in their addresses. */
  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

  private static final Pattern NOTHING = Pattern.compile("(?!)");

  private final Aliases aliases;
  private final boolean hidden;

  /** What is shown of the names of environments that were seen with their owner. */
  private final Map<String, String> known = new HashMap<>();

  /** The names in the addresses of owners. */
  private final Map<String, Pattern> owners = new HashMap<>();

  private Set<AccountId> judged = Set.of();
  private boolean allJudged;
  private List<String> classes = List.of();
  private int version;

  /**
   * @param hidden whether all names are hidden, whatever they hold
   */
  EnvironmentNames(Aliases aliases, boolean hidden) {
    this.aliases = aliases;
    this.hidden = hidden;
  }

  /** Returns whether names may be shown differently now. */
  synchronized boolean know(TrainingView view) {
    Set<AccountId> nowJudged = new HashSet<>();
    for (AccountClasses account : view.accounts()) {
      if (!(account instanceof AccountClasses.Connecting)) {
        nowJudged.add(account.account());
      }
    }
    List<String> nowClasses =
        view.classes()
            .map(each -> each.trainingClass().name())
            .filter(name -> !name.isBlank())
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    boolean nowAll = !nowJudged.isEmpty() && nowJudged.size() == view.accounts().size();
    if (nowJudged.equals(judged) && nowAll == allJudged && nowClasses.equals(classes)) {
      return false;
    }
    judged = nowJudged;
    allJudged = nowAll;
    classes = nowClasses;
    known.clear();
    version++;
    return true;
  }

  /** Grows when names may be shown differently. */
  synchronized int version() {
    return version;
  }

  /** What is shown of the name of an environment of which only the name is known. */
  synchronized String shown(String name) {
    String before = known.get(name);
    return before != null ? before : shown(name, null, allJudged);
  }

  /**
   * What is shown of the name of an environment.
   *
   * @param owner the owner's e-mail address; null if it is not known
   */
  synchronized String shown(String name, AccountId account, @Nullable String owner) {
    String shown = shown(name, owner, judged.contains(account));
    known.put(name, shown);
    return shown;
  }

  private String shown(String name, @Nullable String owner, boolean mayBeJudged) {
    if (name.isBlank() || aliases.isAlias(name)) {
      return name;
    }
    if (hidden) {
      return aliases.of(AliasKind.ENVIRONMENT, name);
    }
    return mayBeJudged
        ? aliases.named(name, withoutStudent(withoutOwner(aliases.text(name), owner)))
        : aliases.aside(AliasKind.ENVIRONMENT, name);
  }

  private String withoutOwner(String name, @Nullable String owner) {
    if (owner == null) {
      return name;
    }
    Matcher names =
        owners.computeIfAbsent(owner, EnvironmentNames::namesIn).matcher(decomposed(name));
    return names.find()
        ? Normalizer.normalize(
            names.replaceAll(Matcher.quoteReplacement(aliases.person(owner))), Normalizer.Form.NFC)
        : name;
  }

  /** Addresses are mostly made of names: {@code jane.doe@example.com}. */
  private static Pattern namesIn(String address) {
    String own = decomposed(address.substring(0, Math.max(0, address.indexOf('@'))));
    String parts =
        Arrays.stream(ACCENTS.matcher(own).replaceAll("").split("[^\\p{L}]+"))
            .filter(part -> part.length() >= SHORTEST_PART)
            .map(part -> part.replaceAll("\\p{L}", "$0\\\\p{M}*"))
            .collect(Collectors.joining("|"));
    if (parts.isEmpty()) {
      return NOTHING;
    }
    String part = "(?<![\\p{L}\\p{N}\\p{M}])(?:" + parts + ")(?![\\p{L}\\p{N}\\p{M}])";
    return Pattern.compile(
        part + "(?:[\\s.,_-]+" + part + ")*", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  /** With accents as signs of their own. */
  private static String decomposed(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD);
  }

  private String withoutStudent(String name) {
    for (String trainingClass : classes) {
      String shown = aliases.text(trainingClass);
      if (name.regionMatches(true, 0, shown, 0, shown.length())) {
        Matcher member = MEMBER.matcher(name.substring(shown.length()));
        if (member.matches() && LETTER.matcher(member.group(2)).find()) {
          return name.substring(0, shown.length())
              + member.group(1)
              + aliases.aside(AliasKind.PERSON, member.group(2))
              + member.group(3);
        }
      }
    }
    return name;
  }
}
