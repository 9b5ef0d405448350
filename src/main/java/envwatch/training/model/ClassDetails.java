package envwatch.training.model;

import envwatch.model.Secret;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the service tells of one class. Values that it omits are null.
 *
 * @param zoneId the service's name of the zone, such as {@code Eastern Standard Time}
 * @param instructor the lead instructor
 * @param passphrase the class password of the students
 * @param defaultMinutes how long a class lasts that is created without an end
 * @param earlyAccess null when it was not served, or is a number that is not documented
 * @param maxStudents null for no limit of its own
 * @param maxStudentsLimit the highest limit that may be chosen
 * @param selfRegistration whether people may register by themselves
 */
public record ClassDetails(
    TrainingClass trainingClass,
    @Nullable String zoneId,
    Named project,
    Named blueprint,
    Named policy,
    @Nullable String cloudName,
    Named instructor,
    @Nullable String instructorEmail,
    @Nullable String creatorName,
    @Nullable String creatorEmail,
    @Nullable Secret passphrase,
    @Nullable Integer defaultMinutes,
    @Nullable Boolean startEditable,
    @Nullable EarlyAccess earlyAccess,
    @Nullable Integer maxStudents,
    @Nullable Integer maxStudentsLimit,
    @Nullable Boolean selfRegistration,
    @Nullable Boolean selfPaced,
    @Nullable Boolean multipleStudentLogin,
    InvitationEmail invitation,
    @Nullable ClassAddress address,
    List<CustomField> customFields) {
  public ClassDetails {
    customFields = List.copyOf(customFields);
  }
}
