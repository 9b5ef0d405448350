package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.TrainingService.Unsent;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.model.Secret;
import envwatch.model.training.ClassId;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingAction.Answer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sends changes of classes to v3 (service/api-v3-training.md sections 1 to 3). */
final class Changes {
  private final Exchange exchange;

  Changes(Exchange exchange) {
    this.exchange = exchange;
  }

  Answer perform(TrainingAction action) throws ApiException, Unsent {
    return switch (action) {
      case TrainingAction.CreateClass create ->
          created("id", send(Method.POST, "class", ClassBody.created(create.draft()).values()));
      case TrainingAction.EditClass edit -> edit(edit);
      case TrainingAction.DeleteClass delete -> plain(delete(Paths.of(delete.trainingClass())));
      case TrainingAction.Invite invite -> invite(invite);
      case TrainingAction.SuspendAll suspend ->
          PeopleReader.answer(
              send(
                  Method.PUT,
                  "class/actions/suspendallenvironments",
                  Map.of("id", suspend.trainingClass().value())));
      case TrainingAction.DeleteAllEnvironments delete ->
          PeopleReader.answer(
              send(
                  Method.DELETE,
                  "class/actions/deleteallenvironments",
                  Map.of("id", delete.trainingClass().value())));
      case TrainingAction.ResumeForStudents resume ->
          PeopleReader.answer(
              send(
                  Method.POST,
                  Paths.resumeForStudents(resume.trainingClass()),
                  classAndStudents(resume.trainingClass(), resume.students())));
      case TrainingAction.MakePersonalLink make -> makeLink(make);
      case TrainingAction.RevokePersonalLink revoke -> revokeLink(revoke);
      case TrainingAction.AddStudent add ->
          created(
              "studentId",
              send(Method.POST, Paths.students(add.trainingClass()), student(add.student())));
      case TrainingAction.EditStudent edit ->
          plain(
              send(
                  Method.PUT,
                  Paths.of(edit.trainingClass(), edit.student()),
                  student(edit.changes())));
      case TrainingAction.RemoveStudent remove ->
          plain(delete(Paths.of(remove.trainingClass(), remove.student())));
      case TrainingAction.AddInstructor add -> addInstructor(add);
      case TrainingAction.RemoveInstructor remove ->
          plain(delete("instructors/" + Query.encode(remove.instructor().value())));
    };
  }

  private byte[] send(Method method, String path, Map<String, ? extends @Nullable Object> body)
      throws ApiException {
    return exchange.change(method, path, Query.of(), body);
  }

  private byte[] delete(String path) throws ApiException {
    return exchange.change(Method.DELETE, path, Query.of(), null);
  }

  /** For an answer that is empty or not documented. */
  private static Answer plain(byte[] unused) {
    return Answer.PLAIN;
  }

  private static Answer created(String idName, byte[] body) {
    try {
      return new Answer(Shapes.object(body).id(idName), null, List.of(), List.of(), false);
    } catch (Unreadable e) {
      return Answer.PLAIN;
    }
  }

  /**
   * Sends the whole class back, as the vendor's own client does: a field that is left out might be
   * emptied.
   *
   * @throws Unsent when the class cannot be read, or not be sent back as it was served
   */
  private Answer edit(TrainingAction.EditClass edit) throws ApiException, Unsent {
    ClassId id = edit.trainingClass();
    JsonObject changed = ClassBody.changed(served(id), edit.changes()).with("id", id.value());
    send(Method.PUT, Paths.of(id), changed.values());
    return new Answer(id.value(), null, List.of(), List.of(), false);
  }

  private JsonObject served(ClassId id) throws Unsent {
    try {
      JsonObject served = exchange.look(Paths.of(id), Query.of(), JsonObject::in);
      ClassReader.requireClass(served);
      if (!served.asServed()) {
        throw new Unreadable(Unreadable.What.OTHER_SHAPE);
      }
      return served;
    } catch (ApiException e) {
      throw new Unsent(e);
    }
  }

  private Answer invite(TrainingAction.Invite invite) throws ApiException {
    byte[] answer =
        exchange.change(
            Method.POST,
            "class/actions/sendinvitations",
            Query.of("isMultiple", "true"),
            classAndStudents(invite.trainingClass(), invite.students()));
    return PeopleReader.answer(answer);
  }

  private static Map<String, Object> classAndStudents(ClassId id, List<StudentId> students) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("classId", id.value());
    body.put("studentIds", students.stream().map(StudentId::value).toList());
    return body;
  }

  /**
   * @throws Unreadable when the answer has no link: it may have been made all the same
   */
  private Answer makeLink(TrainingAction.MakePersonalLink make) throws ApiException {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("classId", make.trainingClass().value());
    body.put("studentEmail", make.email());
    body.put("studentFirstName", make.firstName());
    body.put("studentLastName", make.lastName());
    body.put("preRegisterStudent", make.register());
    if (!make.details().isEmpty()) {
      body.put("registrationInfo", make.details());
    }
    JsonObject answer = Shapes.object(send(Method.POST, "class/sponsoredlink", body));
    Secret link = answer.password("loginUrl");
    if (link == null) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    return new Answer(null, link, List.of(), List.of(), false);
  }

  private Answer revokeLink(TrainingAction.RevokePersonalLink revoke) throws ApiException {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("classId", revoke.trainingClass().value());
    body.put("studentEmail", revoke.email());
    body.put("unregisterStudent", revoke.unregister());
    return plain(send(Method.POST, "class/disablesponsoredlink", body));
  }

  private static Map<String, Object> student(StudentDraft draft) {
    Map<String, Object> body = new LinkedHashMap<>();
    putIfSet(body, "email", draft.email());
    putIfSet(body, "firstName", draft.firstName());
    putIfSet(body, "lastName", draft.lastName());
    return body;
  }

  private static void putIfSet(Map<String, Object> body, String name, @Nullable String value) {
    if (value != null) {
      body.put(name, value);
    }
  }

  private Answer addInstructor(TrainingAction.AddInstructor add) throws ApiException {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("instructorVupId", add.instructor().value());
    body.put("classId", add.trainingClass().value());
    body.put("sendInviteNow", add.invite());
    body.put("disableEnvCreation", add.withoutEnvironment());
    return created("id", send(Method.POST, "instructors", body));
  }
}
