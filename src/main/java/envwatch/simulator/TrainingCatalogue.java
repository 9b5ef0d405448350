package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Who may teach in which project, and what else its classes are asked. Thread-safe. */
final class TrainingCatalogue {
  private static final int TEXT = 1;

  private final Map<String, List<Instructor>> members = new ConcurrentHashMap<>();
  private final String strictProject;
  private final List<CustomField> fields;

  /** The last of the projects has custom fields, and one member fewer. */
  TrainingCatalogue(Ids ids, List<LabProject> projects) {
    List<Instructor> all =
        SampleNames.USERS.stream().map(user -> new Instructor(ids.token(), user)).toList();
    this.strictProject = projects.getLast().token();
    projects.forEach(project ->
        members.put(project.token(), strict(project) ? all.subList(0, all.size() - 1) : all));
    this.fields =
        List.of(
            new CustomField(
                ids.token(), 1, "Cost centre", TEXT, true, "[A-Z]{2}\\d{4}", Optional.empty()),
            new CustomField(ids.token(), 2, "Room", TEXT, false, "", Optional.of("online")));
  }

  /** The members of a project. */
  List<Instructor> instructors(LabProject project) {
    return members.getOrDefault(project.token(), List.of());
  }

  /** Makes somebody a member of a project; has no effect on one who is. */
  void admit(LabProject project, Instructor member) {
    List<Instructor> more = new ArrayList<>(instructors(project));
    if (!more.contains(member)) {
      more.add(member);
    }
    members.put(project.token(), List.copyOf(more));
  }

  /** Ends a membership. */
  void dismiss(LabProject project, Instructor member) {
    members.put(
        project.token(), instructors(project).stream().filter(one -> !one.equals(member)).toList());
  }

  /** The member that this user is. */
  Instructor instructor(LabProject project, LabUser user) {
    return instructors(project).stream()
        .filter(member -> member.user().equals(user))
        .findFirst()
        .orElseThrow();
  }

  Instructor instructor(String token) throws RefusedException {
    List<Instructor> all = members.values().stream().flatMap(List::stream).toList();
    return first("instructor", all, member -> member.token().equals(token));
  }

  /** The custom fields of a project's classes. */
  List<CustomField> fields(LabProject project) {
    return strict(project) ? fields : List.of();
  }

  private boolean strict(LabProject project) {
    return project.token().equals(strictProject);
  }
}
