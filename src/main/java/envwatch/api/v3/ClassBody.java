package envwatch.api.v3;

import envwatch.api.wire.JsonObject;
import envwatch.model.Secret;
import envwatch.model.training.ClassAddress;
import envwatch.model.training.ClassDraft;
import envwatch.model.training.ClassSteps;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.InstructorId;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A class as it is sent (service/api-v3-training.md, POST and PUT /class): what the draft sets
 * replaces what was served, and everything else stays, including what is not known here.
 */
final class ClassBody {
  private JsonObject body;

  private ClassBody(JsonObject served) {
    body = served;
  }

  /** A new class. The service wants {@code limitEarlyAccess}, whose default is everybody. */
  static JsonObject created(ClassDraft draft) {
    var created = new ClassBody(JsonObject.of(Map.of()));
    created.set("limitEarlyAccess", EarlyAccess.EVERYBODY.ordinal());
    return created.replace(draft);
  }

  /**
   * @param served the whole class
   */
  static JsonObject changed(JsonObject served, ClassDraft changes) {
    return new ClassBody(served).replace(changes);
  }

  private JsonObject replace(ClassDraft draft) {
    InstructorId instructor = draft.instructor();
    Secret passphrase = draft.passphrase();
    EarlyAccess earlyAccess = draft.earlyAccess();
    set("name", draft.name());
    set("projectId", draft.projectId());
    set("blueprintId", draft.blueprintId());
    set("policyId", draft.policyId());
    set("regionId", draft.regionId());
    set("instructorVupId", instructor == null ? null : instructor.value());
    set("timeZoneId", draft.zoneId());
    set("startDate", time(draft.start()));
    set("endDate", time(draft.end()));
    set("studentPassphrase", passphrase == null ? null : passphrase.reveal());
    set("limitEarlyAccess", earlyAccess == null ? null : earlyAccess.ordinal());
    set("permitAccessToNonRegisteredStudent", draft.selfRegistration());
    set("selfPaced", draft.selfPaced());
    set("allowMultipleStudentLogin", draft.multipleStudentLogin());
    set("allowAudioVideo", draft.audioVideo());
    set("shareInstructorCloudFolderWithAllStudents", draft.sharedFolder());
    set("useCustomInvitationEmail", draft.customInvitation());
    set("customInvitationEmailSubject", draft.invitationSubject());
    set("customInvitationEmailBody", draft.invitationBody());
    setMaxStudents(draft.maxStudents());
    setAddress(draft.address());
    setSteps(draft.steps());
    setCustomFields(draft.customFields());
    return body;
  }

  private static @Nullable String time(@Nullable LocalDateTime time) {
    return time == null ? null : LocalTimes.sent(time);
  }

  private void set(String name, @Nullable Object value) {
    if (value != null) {
      body = body.with(name, value);
    }
  }

  /** Null means no limit to the service. */
  private void setMaxStudents(@Nullable Integer most) {
    if (most != null) {
      body = body.with("maxStudents", most == ClassDraft.NO_LIMIT ? null : most);
    }
  }

  private void setAddress(@Nullable ClassAddress address) {
    if (address == null) {
      return;
    }
    JsonObject served = body.object("address");
    var sent = new ClassBody(served == null ? JsonObject.of(Map.of()) : served);
    sent.set("address1", address.address1());
    sent.set("address2", address.address2());
    sent.set("city", address.city());
    sent.set("state", address.state());
    sent.set("zipCode", address.zipCode());
    sent.set("country", address.country());
    set("address", sent.body);
  }

  private void setSteps(@Nullable ClassSteps steps) {
    if (steps == null) {
      return;
    }
    set("enableSteps", steps.enabled());
    set("studentsCanSwitchStep", steps.studentsMaySwitch());
    if (!steps.steps().isEmpty()) {
      List<JsonObject> served = body.objects("steps");
      set("steps", steps.steps().stream().map(step -> step(step, served)).toList());
    }
  }

  private static JsonObject step(ClassSteps.Step step, List<JsonObject> served) {
    return named(served, "blueprintId", step.blueprintId()).with("isDefault", step.first());
  }

  private void setCustomFields(Map<String, String> values) {
    if (values.isEmpty()) {
      return;
    }
    Map<String, String> missing = new LinkedHashMap<>(values);
    List<@Nullable Object> fields = new ArrayList<>();
    List<?> served = body.list("customFieldsValues");
    for (Object each : served == null ? List.of() : served) {
      String value = each instanceof JsonObject field ? missing.remove(field.id("id")) : null;
      fields.add(
          value != null && each instanceof JsonObject field ? field.with("value", value) : each);
    }
    missing.forEach(
        (id, value) -> fields.add(JsonObject.of(Map.of("id", id)).with("value", value)));
    set("customFieldsValues", fields);
  }

  /** The served object with this id, or else a new one. */
  private static JsonObject named(List<JsonObject> served, String idName, String id) {
    return served.stream()
        .filter(each -> Objects.equals(each.id(idName), id))
        .findFirst()
        .orElseGet(() -> JsonObject.of(Map.of(idName, id)));
  }
}
