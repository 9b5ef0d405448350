package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who belongs to the account, to which projects, and in which teams and roles. */
public final class People {
  private final Ids ids;
  private final TrainingCatalogue training;
  private final List<LabTeam> teams = new ArrayList<>();
  private final Map<Person, List<Membership>> places = new LinkedHashMap<>();

  /** The first member of each project manages it, and the second one of its two teams. */
  People(Ids ids, TrainingCatalogue training, List<LabProject> projects) {
    this.ids = ids;
    this.training = training;
    projects.forEach(this::fill);
  }

  private void fill(LabProject project) {
    LabTeam everybody = new LabTeam(ids.token(), project.token(), "Everybody", true);
    LabTeam field = new LabTeam(ids.token(), project.token(), "Field team", false);
    teams.add(everybody);
    teams.add(field);
    int number = 0;
    for (Instructor member : training.instructors(project)) {
      places(person(member))
          .add(
              switch (number) {
                case 0 -> new Membership(project.token(), Optional.empty(), Role.PROJECT_MANAGER);
                case 1 -> new Membership(project.token(), Optional.of(field), Role.TEAM_MANAGER);
                default ->
                    new Membership(
                        project.token(),
                        Optional.of(number % 2 == 0 ? everybody : field),
                        Role.TEAM_MEMBER);
              });
      number++;
    }
  }

  private Person person(Instructor member) {
    return called(member.user().email()).orElseGet(() -> new Person(ids.token(), member));
  }

  private List<Membership> places(Person person) {
    return places.computeIfAbsent(person, any -> new ArrayList<>());
  }

  /** The teams of all projects. */
  List<LabTeam> teams() {
    return List.copyOf(teams);
  }

  List<LabTeam> teams(LabProject project) {
    return teams.stream().filter(team -> team.projectToken().equals(project.token())).toList();
  }

  LabTeam team(String token) throws RefusedException {
    return first("team", teams, team -> team.token().equals(token));
  }

  public Person person(String token) throws RefusedException {
    return first("user", places.keySet(), person -> person.token().equals(token));
  }

  /** The person who has this id as a member of projects. */
  public Person member(String memberToken) throws RefusedException {
    return first(
        "project member", places.keySet(), person -> person.member().token().equals(memberToken));
  }

  public Optional<Person> called(String email) {
    return places.keySet().stream()
        .filter(person -> person.user().email().equalsIgnoreCase(email))
        .findFirst();
  }

  /** The members of all projects. */
  public List<Person> members() {
    return places.entrySet().stream()
        .filter(entry -> !entry.getValue().isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The members of a project. */
  public List<Person> members(LabProject project) {
    return places.entrySet().stream()
        .filter(entry -> belongs(entry.getValue(), project))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static boolean belongs(List<Membership> held, LabProject project) {
    return held.stream().anyMatch(place -> place.projectToken().equals(project.token()));
  }

  public boolean holds(Person person, Membership place) {
    return places.getOrDefault(person, List.of()).contains(place);
  }

  /** Gives a user a place in a project; one who is new to the account becomes a part of it. */
  Person join(LabUser user, LabProject project, Membership place) {
    Person person = person(new Instructor(ids.token(), user));
    List<Membership> held = places(person);
    if (!held.contains(place)) {
      held.add(place);
    }
    training.admit(project, person.member());
    return person;
  }

  void leave(Person person, LabProject project, Membership place) {
    List<Membership> held = places(person);
    held.remove(place);
    if (!belongs(held, project)) {
      training.dismiss(project, person.member());
    }
  }
}
