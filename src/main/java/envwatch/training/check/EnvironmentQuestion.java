package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.training.ClassField;
import envwatch.model.training.EarlyAccess;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@link Question#ENVIRONMENT}: red for a student without environment, or whose environment was
 * deleted; amber if nobody may use the lab before the class ({@code limitEarlyAccess} 2,
 * service/api-v3-training.md) and it has not begun. Amber for several environments of one person:
 * entries with the same id or e-mail address, or further ones in the list of the class that the
 * person owns. Amber for an environment in that list that belongs to nobody of the class.
 */
final class EnvironmentQuestion extends CheckQuestion {
  /** The environments of each person. */
  private final Map<String, Set<EnvironmentId>> owned = new HashMap<>();

  EnvironmentQuestion(ClassFacts facts) {
    super(Question.ENVIRONMENT, facts);
  }

  @Override
  void ask() {
    for (SeatFacts seat : facts.seats()) {
      if (seat.hasEnvironment() && seat.key() != null) {
        owned.computeIfAbsent(person(seat), key -> new HashSet<>()).add(seat.key().environment());
      }
    }
    for (Environment listed : facts.listed()) {
      Set<EnvironmentId> others = owned.get(ClassFacts.folded(listed.owner()));
      if (others != null) {
        others.add(listed.id());
      }
    }
    askOf(seat -> true, this::judge);
    withoutStudent();
  }

  private static String person(SeatFacts seat) {
    String email = ClassFacts.folded(seat.student().email());
    return email.isEmpty() ? seat.student().id().value() : email;
  }

  private void judge(SeatFacts seat) {
    Set<EnvironmentId> own = owned.getOrDefault(person(seat), Set.of());
    if (!seat.hasEnvironment()) {
      boolean closed = closed();
      found(
          closed ? Level.AMBER : Level.RED,
          seat,
          new CheckFact.NoEnvironment(seat.deleted(), closed),
          closed ? Remedy.NONE : Remedy.PERSONAL_LINK);
    } else if (own.size() > 1) {
      List<EnvironmentId> all =
          own.stream().sorted(Comparator.comparing(EnvironmentId::value)).toList();
      found(Level.AMBER, seat, new CheckFact.SeveralEnvironments(all), Remedy.OPEN_WEB);
    }
  }

  private boolean closed() {
    return facts.input().view().detail(ClassField.EARLY_ACCESS) == EarlyAccess.NOBODY
        && facts.start() != null
        && facts.before();
  }

  private void withoutStudent() {
    Set<EnvironmentId> theirs = new HashSet<>();
    Set<String> people = new HashSet<>(facts.instructors());
    for (SeatFacts seat : facts.seats()) {
      if (seat.key() != null) {
        theirs.add(seat.key().environment());
      }
      people.add(person(seat));
    }
    for (Environment listed : facts.listed()) {
      if (!theirs.contains(listed.id()) && !people.contains(ClassFacts.folded(listed.owner()))) {
        CheckFact fact = new CheckFact.NoStudent(listed.name(), listed.owner());
        found(Level.AMBER, listed.id(), fact, Remedy.OPEN_WEB);
      }
    }
  }
}
