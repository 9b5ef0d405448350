package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.training.ClassField;
import envwatch.model.training.EarlyAccess;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#ENVIRONMENT}: red for a student without environment, or whose environment was
 * deleted; amber if nobody may use the lab before the class ({@code limitEarlyAccess} 2,
 * service/api-v3-training.md) and it has not begun. Amber for several environments of one person:
 * entries with the same id or e-mail address, or further ones in the list of the class that the
 * person owns. Amber for an environment in that list that belongs to nobody of the class.
 */
final class EnvironmentQuestion {
  private final Facts facts;
  private final Answering answering = new Answering(Question.ENVIRONMENT);

  private EnvironmentQuestion(Facts facts) {
    this.facts = facts;
  }

  public static Answer answer(Facts facts) {
    EnvironmentQuestion question = new EnvironmentQuestion(facts);
    Map<String, Set<EnvironmentId>> owned = question.owned();
    for (SeatFacts seat : facts.seats()) {
      question.seat(seat, owned.getOrDefault(person(seat), Set.of()));
    }
    question.withoutStudent();
    return question.answering.answer();
  }

  /** The environments of each person. */
  private Map<String, Set<EnvironmentId>> owned() {
    Map<String, Set<EnvironmentId>> owned = new LinkedHashMap<>();
    for (SeatFacts seat : facts.seats()) {
      if (seat.hasEnvironment() && seat.key() != null) {
        owned.computeIfAbsent(person(seat), key -> new HashSet<>()).add(seat.key().environment());
      }
    }
    for (Environment listed : listed()) {
      Set<EnvironmentId> others = owned.get(folded(listed.owner()));
      if (others != null) {
        others.add(listed.id());
      }
    }
    return owned;
  }

  private List<Environment> listed() {
    return facts.input().listed() == null ? List.of() : facts.input().listed();
  }

  private static String person(SeatFacts seat) {
    String email = folded(seat.student().email());
    return email.isEmpty() ? seat.student().id().value() : email;
  }

  private static String folded(@Nullable String email) {
    return email == null ? "" : email.strip().toLowerCase(Locale.ROOT);
  }

  private void seat(SeatFacts seat, Set<EnvironmentId> owned) {
    if (!seat.hasEnvironment()) {
      boolean closed = closed();
      answering.found(
          closed ? Level.AMBER : Level.RED,
          seat.seat(),
          new Fact.NoEnvironment(seat.deleted(), closed),
          closed ? Remedy.NONE : new Remedy.MakePersonalLink(seat.student().id()));
    } else if (owned.size() > 1) {
      List<EnvironmentId> all = new ArrayList<>(owned);
      all.sort((one, other) -> one.value().compareTo(other.value()));
      answering.found(
          Level.AMBER,
          seat.seat(),
          new Fact.SeveralEnvironments(all),
          new Remedy.OpenWeb(Objects.requireNonNull(seat.key()).environment()));
    }
    answering.asked(seat.seat());
  }

  private boolean closed() {
    return facts.input().view().detail(ClassField.EARLY_ACCESS) == EarlyAccess.NOBODY
        && facts.start() != null
        && facts.before();
  }

  private void withoutStudent() {
    Set<EnvironmentId> theirs = new HashSet<>();
    Set<String> people = new HashSet<>();
    for (SeatFacts seat : facts.seats()) {
      if (seat.key() != null) {
        theirs.add(seat.key().environment());
      }
      people.add(person(seat));
    }
    people.addAll(Instructors.emails(facts));
    for (Environment listed : listed()) {
      if (!theirs.contains(listed.id()) && !people.contains(folded(listed.owner()))) {
        answering.found(
            Level.AMBER,
            listed.id(),
            new Fact.NoStudent(listed.name(), listed.owner()),
            new Remedy.OpenWeb(listed.id()));
      }
    }
  }
}
