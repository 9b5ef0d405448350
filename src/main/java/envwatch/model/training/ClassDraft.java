package envwatch.model.training;

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
 * @param maxStudents {@link #NO_LIMIT} for no limit of its own
 * @param sharedFolder whether the instructor's cloud folder is shared with all students
 * @param address its null parts stay as they are; empty ones are removed
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
    @Nullable Boolean audioVideo,
    @Nullable Boolean sharedFolder,
    @Nullable ClassSteps steps,
    @Nullable Boolean customInvitation,
    @Nullable String invitationSubject,
    @Nullable String invitationBody,
    @Nullable ClassAddress address,
    Map<String, String> customFields) {
  /** As the highest number of students: the class has no limit of its own. */
  public static final int NO_LIMIT = 0;

  public ClassDraft {
    customFields = Map.copyOf(customFields);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Sets what is known; everything else stays null. */
  public static final class Builder {
    private @Nullable String name;
    private @Nullable String projectId;
    private @Nullable String blueprintId;
    private @Nullable String policyId;
    private @Nullable String regionId;
    private @Nullable InstructorId instructor;
    private @Nullable String zoneId;
    private @Nullable LocalDateTime start;
    private @Nullable LocalDateTime end;
    private @Nullable Secret passphrase;
    private @Nullable EarlyAccess earlyAccess;
    private @Nullable Integer maxStudents;
    private @Nullable Boolean selfRegistration;
    private @Nullable Boolean selfPaced;
    private @Nullable Boolean multipleStudentLogin;
    private @Nullable Boolean audioVideo;
    private @Nullable Boolean sharedFolder;
    private @Nullable ClassSteps steps;
    private @Nullable Boolean customInvitation;
    private @Nullable String invitationSubject;
    private @Nullable String invitationBody;
    private @Nullable ClassAddress address;
    private Map<String, String> customFields = Map.of();

    private Builder() {}

    public Builder name(@Nullable String name) {
      this.name = name;
      return this;
    }

    public Builder projectId(@Nullable String projectId) {
      this.projectId = projectId;
      return this;
    }

    public Builder blueprintId(@Nullable String blueprintId) {
      this.blueprintId = blueprintId;
      return this;
    }

    public Builder policyId(@Nullable String policyId) {
      this.policyId = policyId;
      return this;
    }

    public Builder regionId(@Nullable String regionId) {
      this.regionId = regionId;
      return this;
    }

    public Builder instructor(@Nullable InstructorId instructor) {
      this.instructor = instructor;
      return this;
    }

    public Builder zoneId(@Nullable String zoneId) {
      this.zoneId = zoneId;
      return this;
    }

    public Builder start(@Nullable LocalDateTime start) {
      this.start = start;
      return this;
    }

    public Builder end(@Nullable LocalDateTime end) {
      this.end = end;
      return this;
    }

    public Builder passphrase(@Nullable Secret passphrase) {
      this.passphrase = passphrase;
      return this;
    }

    public Builder earlyAccess(@Nullable EarlyAccess earlyAccess) {
      this.earlyAccess = earlyAccess;
      return this;
    }

    public Builder maxStudents(@Nullable Integer maxStudents) {
      this.maxStudents = maxStudents;
      return this;
    }

    public Builder selfRegistration(@Nullable Boolean selfRegistration) {
      this.selfRegistration = selfRegistration;
      return this;
    }

    public Builder selfPaced(@Nullable Boolean selfPaced) {
      this.selfPaced = selfPaced;
      return this;
    }

    public Builder multipleStudentLogin(@Nullable Boolean multipleStudentLogin) {
      this.multipleStudentLogin = multipleStudentLogin;
      return this;
    }

    public Builder audioVideo(@Nullable Boolean audioVideo) {
      this.audioVideo = audioVideo;
      return this;
    }

    public Builder sharedFolder(@Nullable Boolean sharedFolder) {
      this.sharedFolder = sharedFolder;
      return this;
    }

    public Builder steps(@Nullable ClassSteps steps) {
      this.steps = steps;
      return this;
    }

    public Builder customInvitation(@Nullable Boolean customInvitation) {
      this.customInvitation = customInvitation;
      return this;
    }

    public Builder invitationSubject(@Nullable String invitationSubject) {
      this.invitationSubject = invitationSubject;
      return this;
    }

    public Builder invitationBody(@Nullable String invitationBody) {
      this.invitationBody = invitationBody;
      return this;
    }

    public Builder address(@Nullable ClassAddress address) {
      this.address = address;
      return this;
    }

    public Builder customFields(Map<String, String> customFields) {
      this.customFields = customFields;
      return this;
    }

    public ClassDraft build() {
      return new ClassDraft(
          name,
          projectId,
          blueprintId,
          policyId,
          regionId,
          instructor,
          zoneId,
          start,
          end,
          passphrase,
          earlyAccess,
          maxStudents,
          selfRegistration,
          selfPaced,
          multipleStudentLogin,
          audioVideo,
          sharedFolder,
          steps,
          customInvitation,
          invitationSubject,
          invitationBody,
          address,
          customFields);
    }
  }
}
