package envwatch.training.model;

import envwatch.model.Secret;
import java.time.LocalDateTime;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a class that is created, or the changed fields of one that is edited: null leaves a
 * field as it is, or to the service.
 *
 * @param zoneId the service's name of the zone, in which start and end are meant
 * @param end null for the start plus the service's default length
 * @param customFields values by the id of their field
 */
public record ClassDraft(
    @Nullable String name,
    @Nullable String projectId,
    @Nullable String blueprintId,
    @Nullable String policyId,
    @Nullable String regionId,
    @Nullable InstructorId instructor,
    @Nullable String zoneId,
    @Nullable LocalDateTime start,
    @Nullable LocalDateTime end,
    @Nullable Secret passphrase,
    @Nullable EarlyAccess earlyAccess,
    @Nullable Integer maxStudents,
    @Nullable Boolean selfRegistration,
    @Nullable Boolean selfPaced,
    @Nullable Boolean multipleStudentLogin,
    @Nullable Boolean customInvitation,
    @Nullable String invitationSubject,
    @Nullable String invitationBody,
    @Nullable ClassAddress address,
    Map<String, String> customFields) {
  public ClassDraft {
    customFields = Map.copyOf(customFields);
  }
}
