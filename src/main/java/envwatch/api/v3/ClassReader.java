package envwatch.api.v3;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.JsonObject;
import envwatch.model.training.ClassAddress;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassSteps;
import envwatch.model.training.ClassTime;
import envwatch.model.training.CustomField;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.FormHints;
import envwatch.model.training.InvitationEmail;
import envwatch.model.training.Named;
import envwatch.model.training.TrainingClass;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads classes, as listed and in detail (service/api-v3-training.md section 1). */
final class ClassReader {
  /** No zone is further from UTC than 18 hours. */
  private static final int MOST_MINUTES = 18 * 60;

  private final Zones zones;

  /**
   * @param zones may make requests
   */
  ClassReader(Zones zones) {
    this.zones = zones;
  }

  TrainingClass listed(ClassId id, JsonObject served) {
    String name = served.line("name");
    String zoneName = served.line("timeZoneName");
    ZoneId zone = zones.zone(served.line("timeZoneId"), zoneName);
    return new TrainingClass(
        id,
        name == null ? id.value() : name,
        served.line("shortId"),
        served.line("status"),
        time(served, "startDate", zone),
        time(served, "endDate", zone),
        zoneName,
        served.line("instructorEmail"),
        served.id("regionId"));
  }

  /** What is served as the offset goes before the name of the zone. */
  private static ClassTime time(JsonObject served, String name, @Nullable ZoneId named) {
    String text = served.line(name);
    ZoneId offset = offset(served.integer(name + "UtcOffsetMinutes"));
    return text == null
        ? ClassTime.NONE
        : new ClassTime(text, LocalTimes.read(text), offset == null ? named : offset);
  }

  private static @Nullable ZoneId offset(@Nullable Integer minutes) {
    return minutes == null || Math.abs(minutes) > MOST_MINUTES
        ? null
        : ZoneOffset.ofHoursMinutes(minutes / 60, minutes % 60);
  }

  private static @Nullable Duration refresh(@Nullable Integer seconds) {
    return seconds == null || seconds <= 0 ? null : Duration.ofSeconds(seconds);
  }

  /**
   * @throws Unreadable when the object has none of the fields of a class
   */
  ClassDetails details(ClassId id, JsonObject served) throws Unreadable {
    requireClass(served);
    return ClassDetails.builder(listed(id, served))
        .zoneId(served.line("timeZoneId"))
        .project(named(served, "projectId", "projectName"))
        .blueprint(named(served, "blueprintId", "blueprintName"))
        .blueprintToken(served.line("blueprintToken"))
        .policy(named(served, "policyId", "policyName"))
        .cloudName(served.line("cloudName"))
        .instructor(named(served, "instructorVupId", "instructorName"))
        .instructorEmail(served.line("instructorEmail"))
        .creatorName(served.line("creatorName"))
        .creatorEmail(served.line("creatorEmail"))
        .passphrase(served.password("studentPassphrase"))
        .defaultMinutes(served.integer("defaultDurationInMinutes"))
        .startEditable(served.truth("allowStartDateEditing"))
        .earlyAccess(earlyAccess(served.integer("limitEarlyAccess")))
        .maxStudents(served.integer("maxStudents"))
        .maxStudentsLimit(served.integer("maxLimitOnMaxStudentField"))
        .selfRegistration(served.truth("permitAccessToNonRegisteredStudent"))
        .selfPaced(served.truth("selfPaced"))
        .multipleStudentLogin(served.truth("allowMultipleStudentLogin"))
        .audioVideo(served.truth("allowAudioVideo"))
        .sharedFolder(served.truth("shareInstructorCloudFolderWithAllStudents"))
        .classTypes(served.truth("isUsingClassTypes"))
        .refreshStudents(refresh(served.integer("refreshStudentsIntervalSeconds")))
        .steps(steps(served))
        .form(form(served))
        .invitation(invitation(served))
        .address(address(served.object("address")))
        .customFields(customFields(served.objects("customFieldsValues")))
        .build();
  }

  /**
   * @throws Unreadable when the object has none of the fields of a class
   */
  static void requireClass(JsonObject served) throws Unreadable {
    if (Stream.of("id", "name", "startDate").noneMatch(served::has)) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
  }

  private static Named named(JsonObject served, String id, String name) {
    return new Named(served.id(id), served.line(name));
  }

  private static @Nullable EarlyAccess earlyAccess(@Nullable Integer number) {
    return number == null || number < 0 || number >= EarlyAccess.values().length
        ? null
        : EarlyAccess.values()[number];
  }

  private static ClassSteps steps(JsonObject served) {
    return new ClassSteps(
        served.truth("enableSteps"),
        served.truth("studentsCanSwitchStep"),
        served.objects("steps").stream().map(ClassReader::step).filter(Objects::nonNull).toList());
  }

  private static ClassSteps.@Nullable Step step(JsonObject served) {
    String blueprint = served.id("blueprintId");
    return blueprint == null ? null : new ClassSteps.Step(blueprint, served.isTrue("isDefault"));
  }

  private static FormHints form(JsonObject served) {
    return new FormHints(
        served.truth("showCourseAddressField"),
        served.truth("showMaxStudentsField"),
        served.truth("showPermitAccessToNonRegisteredStudent"),
        served.truth("allowEditDefaultsWhenPermitAccessToNonRegistered"));
  }

  private static InvitationEmail invitation(JsonObject served) {
    return new InvitationEmail(
        served.isTrue("useCustomInvitationEmail"),
        served.line("customInvitationEmailSubject"),
        served.lines("customInvitationEmailBody"),
        served.line("defaultInvitationEmailSubject"),
        served.lines("defaultInvitationEmailBody"));
  }

  private static @Nullable ClassAddress address(@Nullable JsonObject served) {
    return served == null
        ? null
        : new ClassAddress(
            served.line("address1"),
            served.line("address2"),
            served.line("zipCode"),
            served.line("city"),
            served.line("state"),
            served.line("country"));
  }

  /** In their order, as far as it is served; those without an id cannot be given a value. */
  static List<CustomField> customFields(List<JsonObject> served) {
    return served.stream()
        .filter(each -> each.id("id") != null)
        .sorted(
            Comparator.comparing(
                each -> Objects.requireNonNullElse(each.integer("order"), Integer.MAX_VALUE)))
        .map(ClassReader::customField)
        .toList();
  }

  private static CustomField customField(JsonObject served) {
    String id = Objects.requireNonNull(served.id("id"), "id");
    return new CustomField(
        id,
        Objects.requireNonNullElse(served.line("name"), id),
        served.integer("type"),
        served.isTrue("isRequired"),
        served.line("regex"),
        served.line("defaultValue"),
        served.line("value"));
  }
}
