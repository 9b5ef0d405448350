package envwatch.simulator;

import envwatch.model.Secret;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Creates classes and their students. */
final class ClassSeed {
  private static final String SHORT_ID_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  private final Training.Content content;
  private final Instant now;
  private int students;

  ClassSeed(Training.Content content, Instant now) {
    this.content = content;
    this.now = now;
  }

  Training.Content content() {
    return content;
  }

  LabProject project(int index) {
    return content.registry().catalogue().projects().get(index);
  }

  /** Adds a policy that suspends what nobody uses. */
  LabPolicy addPolicy(int project, String name, Duration lifetime, Duration idle) {
    LabPolicy policy =
        new LabPolicy(
            content.ids().id(),
            content.ids().token(),
            name,
            lifetime,
            true,
            Optional.of(idle),
            Optional.empty());
    content.registry().add(project(project), policy);
    return policy;
  }

  /** Adds a class of the caller, to which students come from now on if it is not over. */
  LabClass add(ClassPlan plan, LabPolicy policy) {
    return add(plan, policy, SampleNames.USERS.getFirst(), Map.of());
  }

  LabClass add(
      ClassPlan plan, LabPolicy policy, LabUser instructor, Map<String, String> fieldValues) {
    LabProject project = project(plan.project());
    LabBlueprint blueprint = project.blueprints().get(plan.blueprint());
    LabClass made =
        new LabClass(
            content.ids().token(),
            Ids.text(content.random(), SHORT_ID_LETTERS, 6),
            instructor,
            new ClassSettings(
                plan.title(),
                project,
                blueprint,
                policy,
                content.registry().catalogue().regions().get(plan.project()),
                content.catalogue().instructor(project, instructor),
                Schedule.of(
                    now.plus(plan.startsIn()),
                    plan.length(),
                    ClassZone.find(plan.zone()).orElseThrow()),
                Secret.of("open-" + content.ids().id().substring(0, 6)),
                Admission.DEFAULT,
                Invitation.DEFAULT,
                Optional.empty(),
                fieldValues,
                Steps.NONE,
                false,
                false));
    content.book().put(made);
    content.agenda().add(now, moment -> content.attendance().plan(made));
    return made;
  }

  /** Adds the students of the plan; returns their tokens. */
  List<String> addStudents(LabClass to, ClassPlan plan) {
    List<String> tokens = new ArrayList<>();
    for (int i = 0; i < plan.students(); i++) {
      LabStudent student =
          new LabStudent(
              content.ids().token(),
              StudentNames.get(students++),
              Map.of("company", "Example"),
              i < plan.invited(),
              Attendance.NONE,
              Optional.empty());
      content.book().put(to.token(), student);
      tokens.add(student.token());
    }
    return tokens;
  }

  /** Adds the students as those who were in the class, and whose environments are gone. */
  void addParticipants(LabClass to, ClassPlan plan) {
    for (String token : addStudents(to, plan)) {
      LabStudent student = content.book().student(to.token(), token).orElseThrow();
      content
          .book()
          .put(
              to.token(),
              student
                  .with(Attendance.PARTICIPATED)
                  .with(new LabStudent.Seat(content.ids().id(), content.ids().token())));
    }
  }
}
