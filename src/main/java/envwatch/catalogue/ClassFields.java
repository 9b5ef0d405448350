package envwatch.catalogue;

import envwatch.model.training.ClassAddress;
import envwatch.model.training.ClassDraft;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassSteps;
import envwatch.model.training.EarlyAccess;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The fields of a class that is created or edited (service/api-v3-training.md section 1). */
final class ClassFields {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("MM/dd/uuuu hh:mm a", Locale.US);

  private ClassFields() {}

  static CallWriter created(ClassDraft draft) {
    return with(
        draft,
        new CallWriter("v3 POST /class").with("limitEarlyAccess", EarlyAccess.EVERYBODY.ordinal()));
  }

  static CallWriter changed(ClassId id, ClassDraft changes) {
    return with(changes, new CallWriter("v3 PUT /class/{id}").with("id", id.value()));
  }

  private static CallWriter with(ClassDraft draft, CallWriter call) {
    EarlyAccess earlyAccess = draft.earlyAccess();
    call.with("name", draft.name())
        .with("projectId", draft.projectId())
        .with("blueprintId", draft.blueprintId())
        .with("policyId", draft.policyId())
        .with("regionId", draft.regionId())
        .with("instructorVupId", draft.instructor() == null ? null : draft.instructor().value())
        .with("timeZoneId", draft.zoneId())
        .with("startDate", time(draft.start()))
        .with("endDate", time(draft.end()))
        .with("limitEarlyAccess", earlyAccess == null ? null : earlyAccess.ordinal())
        .with("permitAccessToNonRegisteredStudent", draft.selfRegistration())
        .with("selfPaced", draft.selfPaced())
        .with("allowMultipleStudentLogin", draft.multipleStudentLogin())
        .with("allowAudioVideo", draft.audioVideo())
        .with("shareInstructorCloudFolderWithAllStudents", draft.sharedFolder())
        .with("useCustomInvitationEmail", draft.customInvitation())
        .with("customInvitationEmailSubject", draft.invitationSubject())
        .with("customInvitationEmailBody", draft.invitationBody());
    call.with("studentPassphrase", draft.passphrase());
    addMaxStudents(call, draft.maxStudents());
    addAddress(call, draft.address());
    addSteps(call, draft.steps());
    addCustomFields(call, draft.customFields());
    return call;
  }

  private static @Nullable String time(@Nullable LocalDateTime time) {
    return time == null ? null : TIME.format(time);
  }

  private static void addMaxStudents(CallWriter call, @Nullable Integer most) {
    if (most != null && most == ClassDraft.NO_LIMIT) {
      call.withNull("maxStudents");
    } else {
      call.with("maxStudents", most);
    }
  }

  private static void addAddress(CallWriter call, @Nullable ClassAddress address) {
    if (address != null) {
      ObjectNode sent = JsonNodeFactory.instance.objectNode();
      putIfSet(sent, "address1", address.address1());
      putIfSet(sent, "address2", address.address2());
      putIfSet(sent, "city", address.city());
      putIfSet(sent, "state", address.state());
      putIfSet(sent, "zipCode", address.zipCode());
      putIfSet(sent, "country", address.country());
      call.put("address", sent);
    }
  }

  private static void putIfSet(ObjectNode object, String name, @Nullable String value) {
    if (value != null) {
      object.put(name, value);
    }
  }

  private static void addSteps(CallWriter call, @Nullable ClassSteps steps) {
    if (steps == null) {
      return;
    }
    call.with("enableSteps", steps.enabled());
    call.with("studentsCanSwitchStep", steps.studentsMaySwitch());
    if (!steps.steps().isEmpty()) {
      ArrayNode sent = JsonNodeFactory.instance.arrayNode();
      steps
          .steps()
          .forEach(step ->
              sent.addObject()
                  .put("blueprintId", step.blueprintId())
                  .put("isDefault", step.first()));
      call.put("steps", sent);
    }
  }

  /** An edit sends the other fields too, as they were read. */
  private static void addCustomFields(CallWriter call, Map<String, String> values) {
    if (!values.isEmpty()) {
      ArrayNode sent = JsonNodeFactory.instance.arrayNode();
      values.forEach((id, value) -> sent.addObject().put("id", id).put("value", value));
      call.put("customFieldsValues", sent);
    }
  }
}
