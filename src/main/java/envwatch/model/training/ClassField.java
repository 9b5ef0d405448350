package envwatch.model.training;

import envwatch.model.Secret;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A field of a class (service/api-v3-training.md section 1): the key to its value in {@link
 * ClassValues}, with everything that is needed to read and to send it.
 *
 * @param <T> the type of its values
 */
public final class ClassField<T> {
  public static final ClassField<String> NAME = field("name", Form.ONLY_SENT);
  public static final ClassField<String> PROJECT = field("projectId", Form.ID);
  public static final ClassField<String> PROJECT_NAME = field("projectName", Form.LINE);
  public static final ClassField<String> BLUEPRINT = field("blueprintId", Form.ID);
  public static final ClassField<String> BLUEPRINT_NAME = field("blueprintName", Form.LINE);
  public static final ClassField<String> POLICY = field("policyId", Form.ID);
  public static final ClassField<String> POLICY_NAME = field("policyName", Form.LINE);
  public static final ClassField<String> CLOUD_NAME = field("cloudName", Form.LINE);
  public static final ClassField<String> REGION = field("regionId", Form.ONLY_SENT);

  /** The lead instructor. */
  public static final ClassField<String> INSTRUCTOR = field("instructorVupId", Form.ID);

  public static final ClassField<String> INSTRUCTOR_NAME = field("instructorName", Form.LINE);
  public static final ClassField<String> INSTRUCTOR_EMAIL = field("instructorEmail", Form.LINE);
  public static final ClassField<String> CREATOR_NAME = field("creatorName", Form.LINE);
  public static final ClassField<String> CREATOR_EMAIL = field("creatorEmail", Form.LINE);

  /** The service's name of the zone, such as {@code Eastern Standard Time}. */
  public static final ClassField<String> ZONE = field("timeZoneId", Form.LINE);

  /** In the zone of the class. */
  public static final ClassField<LocalDateTime> START = field("startDate", Form.ONLY_SENT);

  /** Without one, the service adds its default length to the start. */
  public static final ClassField<LocalDateTime> END = field("endDate", Form.ONLY_SENT);

  public static final ClassField<Boolean> START_EDITABLE = truth("allowStartDateEditing");

  /** The class password of the students. */
  public static final ClassField<Secret> PASSPHRASE = field("studentPassphrase", Form.PASSWORD);

  /** Not read where the number is not documented. */
  public static final ClassField<EarlyAccess> EARLY_ACCESS =
      field("limitEarlyAccess", Form.EARLY_ACCESS);

  /** Whether people may register by themselves. */
  public static final ClassField<Boolean> SELF_REGISTRATION =
      truth("permitAccessToNonRegisteredStudent");

  public static final ClassField<Boolean> SELF_PACED = truth("selfPaced");
  public static final ClassField<Boolean> MULTIPLE_LOGIN = truth("allowMultipleStudentLogin");
  public static final ClassField<Boolean> AUDIO_VIDEO = truth("allowAudioVideo");

  /** Whether the instructor's cloud folder is shared with all students. */
  public static final ClassField<Boolean> SHARED_FOLDER =
      truth("shareInstructorCloudFolderWithAllStudents");

  /** Whether subject and body replace the service's own. */
  public static final ClassField<Boolean> CUSTOM_INVITATION = truth("useCustomInvitationEmail");

  /** Contains placeholders of the form <code>${...}</code>, like the body. */
  public static final ClassField<String> SUBJECT = field("customInvitationEmailSubject", Form.LINE);

  public static final ClassField<String> BODY = field("customInvitationEmailBody", Form.LINES);
  public static final ClassField<String> USUAL_SUBJECT =
      field("defaultInvitationEmailSubject", Form.LINE);
  public static final ClassField<String> USUAL_BODY =
      field("defaultInvitationEmailBody", Form.LINES);

  /** {@link #NO_LIMIT} for no limit of its own, which is sent as null. */
  public static final ClassField<Integer> MAX_STUDENTS = field("maxStudents", Form.NUMBER);

  /** The highest limit that may be chosen. */
  public static final ClassField<Integer> MAX_STUDENTS_LIMIT =
      field("maxLimitOnMaxStudentField", Form.NUMBER);

  public static final ClassField<String> ADDRESS1 = field("address.address1", Form.LINE);
  public static final ClassField<String> ADDRESS2 = field("address.address2", Form.LINE);
  public static final ClassField<String> CITY = field("address.city", Form.LINE);
  public static final ClassField<String> STATE = field("address.state", Form.LINE);
  public static final ClassField<String> ZIP_CODE = field("address.zipCode", Form.LINE);
  public static final ClassField<String> COUNTRY = field("address.country", Form.LINE);

  /** Whether the class consists of steps. */
  public static final ClassField<Boolean> IN_STEPS = truth("enableSteps");

  public static final ClassField<Boolean> SWITCHING_STEPS = truth("studentsCanSwitchStep");
  public static final ClassField<List<ClassStep>> STEPS = field("steps", Form.STEPS);

  /** Values by the id of their field; see {@link ClassDetails#customFields}. */
  public static final ClassField<Map<String, String>> CUSTOM_FIELDS =
      field("customFieldsValues", Form.ONLY_SENT);

  /** Whether the service's own form shows the address, and so on. */
  public static final ClassField<Boolean> SHOWS_ADDRESS = truth("showCourseAddressField");

  public static final ClassField<Boolean> SHOWS_MAX_STUDENTS = truth("showMaxStudentsField");
  public static final ClassField<Boolean> SHOWS_SELF_REGISTRATION =
      truth("showPermitAccessToNonRegisteredStudent");

  /** How long to wait between looks at the students, in seconds. */
  public static final ClassField<Integer> REFRESH_STUDENTS =
      field("refreshStudentsIntervalSeconds", Form.NUMBER);

  /** All of them, in the order in which they are sent. */
  public static final List<ClassField<?>> ALL =
      List.of(
          NAME,
          PROJECT,
          PROJECT_NAME,
          BLUEPRINT,
          BLUEPRINT_NAME,
          POLICY,
          POLICY_NAME,
          CLOUD_NAME,
          REGION,
          INSTRUCTOR,
          INSTRUCTOR_NAME,
          INSTRUCTOR_EMAIL,
          CREATOR_NAME,
          CREATOR_EMAIL,
          ZONE,
          START,
          END,
          START_EDITABLE,
          PASSPHRASE,
          EARLY_ACCESS,
          SELF_REGISTRATION,
          SELF_PACED,
          MULTIPLE_LOGIN,
          AUDIO_VIDEO,
          SHARED_FOLDER,
          CUSTOM_INVITATION,
          SUBJECT,
          BODY,
          USUAL_SUBJECT,
          USUAL_BODY,
          MAX_STUDENTS,
          MAX_STUDENTS_LIMIT,
          ADDRESS1,
          ADDRESS2,
          CITY,
          STATE,
          ZIP_CODE,
          COUNTRY,
          IN_STEPS,
          SWITCHING_STEPS,
          STEPS,
          CUSTOM_FIELDS,
          SHOWS_ADDRESS,
          SHOWS_MAX_STUDENTS,
          SHOWS_SELF_REGISTRATION,
          REFRESH_STUDENTS);

  /** As the highest number of students: the class has no limit of its own. */
  public static final int NO_LIMIT = 0;

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("MM/dd/uuuu hh:mm a", Locale.US);

  /** How a value is served. */
  public enum Form {
    LINE,
    LINES,
    ID,
    TRUTH,
    NUMBER,
    PASSWORD,
    EARLY_ACCESS,
    STEPS,
    /** It is not read from the details: the list of classes has it, or it is read differently. */
    ONLY_SENT
  }

  private final String name;
  private final Form form;

  private ClassField(String name, Form form) {
    this.name = name;
    this.form = form;
  }

  private static <T> ClassField<T> field(String name, Form form) {
    return new ClassField<>(name, form);
  }

  private static ClassField<Boolean> truth(String name) {
    return field(name, Form.TRUTH);
  }

  /** The service's name of it; a dot leads into an object. */
  public String served() {
    return name;
  }

  public Form form() {
    return form;
  }

  @SuppressWarnings("unchecked")
  @Nullable T value(Map<ClassField<?>, Object> values) {
    return (T) values.get(this);
  }

  /**
   * A value as the service wants it: a text, number or truth, a list of objects by their fields, or
   * a {@link Secret}, which is up to the caller.
   */
  static @Nullable Object sent(Object value) {
    return switch (value) {
      case LocalDateTime time -> TIME.format(time);
      case EarlyAccess access -> access.ordinal();
      case Integer most when most == NO_LIMIT -> null;
      case List<?> steps -> steps.stream().map(step -> step((ClassStep) step)).toList();
      case Map<?, ?> fields ->
          fields.entrySet().stream()
              .map(each -> object("id", each.getKey(), "value", each.getValue()))
              .toList();
      default -> value;
    };
  }

  private static Map<String, Object> step(ClassStep step) {
    return object("blueprintId", step.blueprintId(), "isDefault", step.first());
  }

  private static Map<String, Object> object(
      String name, Object value, String other, Object otherValue) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put(name, value);
    object.put(other, otherValue);
    return object;
  }

  @Override
  public String toString() {
    return name;
  }
}
