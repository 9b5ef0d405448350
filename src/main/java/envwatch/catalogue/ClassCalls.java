package envwatch.catalogue;

import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The requests of v3 that change classes. */
final class ClassCalls {
  private ClassCalls() {}

  static List<CallDraft> of(TrainingAction action) {
    return switch (action) {
      case TrainingAction.CreateClass create ->
          List.of(ClassFields.created(create.draft()).shown());
      case TrainingAction.EditClass edit ->
          List.of(
              new CallWriter("v3 GET /class/{id}").with("id", edit.trainingClass().value()).shown(),
              ClassFields.changed(edit.trainingClass(), edit.changes()).shown());
      case TrainingAction.OnClass onClass -> List.of(call(onClass).shown());
    };
  }

  private static CallWriter call(TrainingAction.OnClass action) {
    return switch (action) {
      case TrainingAction.EditClass edit ->
          throw new IllegalArgumentException("more than one call");
      case TrainingAction.DeleteClass delete -> aimed("DELETE /class/{id}", "id", delete);
      case TrainingAction.Invite invite ->
          aimed("POST /class/actions/sendinvitations", "classId", invite)
              .with("isMultiple", true)
              .with("studentIds", ids(invite.students()));
      case TrainingAction.SuspendAll suspend ->
          aimed("PUT /class/actions/suspendallenvironments", "id", suspend);
      case TrainingAction.DeleteAllEnvironments delete ->
          aimed("DELETE /class/actions/deleteallenvironments", "id", delete);
      case TrainingAction.ResumeForStudents resume ->
          aimed("POST /Class/{id}/Students/actions/ResumeEnvironmentForStudent", "id", resume)
              .with("studentIds", ids(resume.students()));
      case TrainingAction.MakePersonalLink make -> link(make);
      case TrainingAction.RevokePersonalLink revoke ->
          aimed("POST /class/disablesponsoredlink", "classId", revoke)
              .with("studentEmail", revoke.email())
              .with("unregisterStudent", revoke.unregister());
      case TrainingAction.AddStudent add ->
          with(add.student(), aimed("POST /class/{classId}/students", "classId", add));
      case TrainingAction.EditStudent edit ->
          with(
              edit.changes(),
              aimed("PUT /class/{classId}/students/{studentId}", "classId", edit)
                  .with("studentId", edit.student().value()));
      case TrainingAction.RemoveStudent remove ->
          aimed("DELETE /class/{classId}/students/{studentId}", "classId", remove)
              .with("studentId", remove.student().value());
      case TrainingAction.AddInstructor add ->
          aimed("POST /instructors", "classId", add)
              .with("instructorVupId", add.instructor().value())
              .with("sendInviteNow", add.invite())
              .with("disableEnvCreation", add.withoutEnvironment());
      case TrainingAction.RemoveInstructor remove ->
          new CallWriter("v3 DELETE /instructors/{id}").with("id", remove.instructor().value());
    };
  }

  private static CallWriter aimed(String request, String parameter, TrainingAction.OnClass action) {
    return new CallWriter("v3 " + request).with(parameter, action.trainingClass().value());
  }

  private static List<String> ids(List<StudentId> students) {
    return students.stream().map(StudentId::value).toList();
  }

  private static CallWriter link(TrainingAction.MakePersonalLink make) {
    CallWriter call =
        aimed("POST /class/sponsoredlink", "classId", make)
            .with("studentEmail", make.email())
            .with("studentFirstName", make.firstName())
            .with("studentLastName", make.lastName())
            .with("preRegisterStudent", make.register());
    if (!make.details().isEmpty()) {
      ObjectNode details = JsonNodeFactory.instance.objectNode();
      make.details().forEach(details::put);
      call.put("registrationInfo", details);
    }
    return call;
  }

  private static CallWriter with(StudentDraft student, CallWriter call) {
    return call.with("email", student.email())
        .with("firstName", student.firstName())
        .with("lastName", student.lastName());
  }
}
