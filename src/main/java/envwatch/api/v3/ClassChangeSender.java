package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.TrainingService.Unsent;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.wire.JsonObject;
import envwatch.api.wire.Query;
import envwatch.catalogue.ClassCalls;
import envwatch.model.Secret;
import envwatch.model.training.ClassId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingAction.Answer;
import java.util.List;

/** Sends changes of classes to v3 (service/api-v3-training.md sections 1 to 3). */
record ClassChangeSender(V3Http exchange) {
  Answer perform(TrainingAction action) throws ApiException, Unsent {
    if (action instanceof TrainingAction.EditClass edit) {
      return edit(edit);
    }
    byte[] answer = exchange.change(ClassCalls.request(action));
    return switch (action.kind()) {
      case CREATE_CLASS, ADD_INSTRUCTOR -> created("id", answer);
      case ADD_STUDENT -> created("studentId", answer);
      case INVITE, SUSPEND_ALL, DELETE_ALL_ENVIRONMENTS, RESUME_FOR_STUDENTS ->
          PeopleReader.answer(answer);
      case MAKE_PERSONAL_LINK -> link(answer);
      // Their answers are empty or not documented.
      case EDIT_CLASS,
          DELETE_CLASS,
          REVOKE_PERSONAL_LINK,
          EDIT_STUDENT,
          REMOVE_STUDENT,
          REMOVE_INSTRUCTOR ->
          Answer.PLAIN;
    };
  }

  private static Answer created(String idName, byte[] body) {
    try {
      return new Answer(Responses.object(body).id(idName), null, List.of(), List.of(), false);
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
    exchange.change(Method.PUT, V3TrainingService.path(id), Query.of(), changed.values());
    return new Answer(id.value(), null, List.of(), List.of(), false);
  }

  private JsonObject served(ClassId id) throws Unsent {
    try {
      JsonObject served = exchange.look(V3TrainingService.path(id), Query.of(), JsonObject::read);
      ClassReader.requireClass(served);
      if (!served.asServed()) {
        throw new Unreadable(Unreadable.What.OTHER_SHAPE);
      }
      return served;
    } catch (ApiException e) {
      throw new Unsent(e);
    }
  }

  /**
   * @throws Unreadable when the answer has no link: it may have been made all the same
   */
  private static Answer link(byte[] answer) throws ApiException {
    Secret link = Responses.object(answer).password("loginUrl");
    if (link == null) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    return new Answer(null, link, List.of(), List.of(), false);
  }
}
