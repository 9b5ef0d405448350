package envwatch.catalogue;

import envwatch.model.training.ClassField;
import envwatch.model.training.ClassValues;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import java.util.List;

/** The requests of v3 that change classes (service/api-v3-training.md sections 1 to 3). */
public final class ClassCalls {
  private ClassCalls() {}

  static List<CallDraft> of(TrainingAction action) {
    CallDraft call = call(action).shown();
    return action instanceof TrainingAction.EditClass edit
        ? List.of(aimed("GET /class/{id}", "id", edit).shown(), call)
        : List.of(call);
  }

  /** What is sent for a change; of the edit of a class only what is changed. */
  public static RawCall request(TrainingAction action) {
    return call(action).toSend();
  }

  private static CallWriter call(TrainingAction action) {
    return switch (action) {
      case TrainingAction.CreateClass(ClassValues draft) ->
          // The service wants it, with everybody as its default.
          new CallWriter("v3 POST /class")
              .with(ClassField.EARLY_ACCESS.served(), EarlyAccess.EVERYBODY.ordinal())
              .with(draft.sent());
      case TrainingAction.EditClass edit ->
          aimed("PUT /class/{id}", "id", edit).with(edit.changes().sent());
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
      case TrainingAction.MakePersonalLink make ->
          aimed("POST /class/sponsoredlink", "classId", make)
              .with("studentEmail", make.email())
              .with("studentFirstName", make.firstName())
              .with("studentLastName", make.lastName())
              .with("preRegisterStudent", make.register())
              .with("registrationInfo", make.details().isEmpty() ? null : make.details());
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
          new CallWriter("v3 POST /instructors")
              .with("instructorVupId", add.instructor().value())
              .with("classId", add.trainingClass().value())
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

  private static CallWriter with(StudentDraft student, CallWriter call) {
    return call.with("email", student.email())
        .with("firstName", student.firstName())
        .with("lastName", student.lastName());
  }
}
