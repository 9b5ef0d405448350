package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes roles from users. One who has live classes, invitations or environments in the project can
 * go only if somebody else takes them over ({@code service/api-v3.md}, RemoveUserRole).
 */
final class RoleOperations {
  private final WorldState registry;
  private final People people;
  private final EndUsers endUsers;
  private final ClassOperations classes;

  RoleOperations(WorldState registry, People people, EndUsers endUsers, ClassOperations classes) {
    this.registry = registry;
    this.people = people;
    this.endUsers = endUsers;
    this.classes = classes;
  }

  /** Who is to lose which role in which project. */
  record Removal(List<Person> users, LabProject project, Membership place) {
    Removal {
      users = List.copyOf(users);
    }
  }

  /** What became of the removal of one user; {@code error} is empty if it succeeded. */
  record Result(Person user, String error) {}

  /** Whether one of the users can go only if they are replaced. */
  boolean needsReplacement(Removal removal) throws RefusedException {
    check(removal);
    return removal.users().stream().anyMatch(user -> busy(user, removal.project()));
  }

  /** The members of the project who could replace the users. */
  List<Person> replacements(Removal removal) throws RefusedException {
    check(removal);
    return people.members(removal.project()).stream()
        .filter(person -> !removal.users().contains(person))
        .toList();
  }

  /** Removes the users one after the other. */
  List<Result> remove(Removal removal, Optional<Person> replacing) throws RefusedException {
    check(removal);
    refuseIf(
        replacing.isPresent() && !replacements(removal).contains(replacing.get()),
        Reason.BAD_PARAMETER,
        "The user cannot replace the others");
    List<Result> results = new ArrayList<>();
    for (Person user : removal.users()) {
      results.add(remove(user, removal, replacing));
    }
    return results;
  }

  private Result remove(Person user, Removal removal, Optional<Person> replacing) {
    if (busy(user, removal.project())) {
      if (replacing.isEmpty()) {
        return new Result(user, "The user needs a replacement");
      }
      handOver(user, replacing.get(), removal.project());
    }
    people.leave(user, removal.project(), removal.place());
    return new Result(user, "");
  }

  private void check(Removal removal) throws RefusedException {
    for (Person user : removal.users()) {
      refuseIf(
          !people.holds(user, removal.place()),
          Reason.BAD_PARAMETER,
          user.user().email() + " does not have this role");
    }
  }

  private boolean busy(Person user, LabProject project) {
    return endUsers.lookedAfter(user, project)
        || classes.taught(user.member(), project)
        || registry.environments().stream().anyMatch(one -> owns(user, project, one));
  }

  private static boolean owns(Person user, LabProject project, LabEnvironment environment) {
    return environment.owner().equals(user.user())
        && environment.origin().project().token().equals(project.token());
  }

  private void handOver(Person from, Person to, LabProject project) {
    endUsers.handOver(from, to, project);
    classes.handOver(from.member(), to.member(), project);
    registry.environments().stream()
        .filter(one -> owns(from, project, one))
        .forEach(one -> registry.put(one.ownedBy(to.user())));
  }
}
