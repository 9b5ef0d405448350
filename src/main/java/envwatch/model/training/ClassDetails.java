package envwatch.model.training;

import envwatch.model.Secret;
import java.time.Duration;
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
 * @param sharedFolder whether the instructor's cloud folder is shared with all students
 * @param classTypes whether it uses class types; their meaning is not documented
 * @param refreshStudents how long to wait between looks at the students
 */
public record ClassDetails(
    TrainingClass trainingClass,
    @Nullable String zoneId,
    Named project,
    Named blueprint,
    @Nullable String blueprintToken,
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
    @Nullable Boolean audioVideo,
    @Nullable Boolean sharedFolder,
    @Nullable Boolean classTypes,
    @Nullable Duration refreshStudents,
    ClassSteps steps,
    FormHints form,
    InvitationEmail invitation,
    @Nullable ClassAddress address,
    List<CustomField> customFields) {
  public ClassDetails {
    customFields = List.copyOf(customFields);
  }

  /** Whether both are equal, including the text of the class password. */
  public boolean sameAs(ClassDetails other) {
    return Secret.same(passphrase, other.passphrase)
        && withPassphrase(null).equals(other.withPassphrase(null));
  }

  private ClassDetails withPassphrase(@Nullable Secret another) {
    return new ClassDetails(
        trainingClass,
        zoneId,
        project,
        blueprint,
        blueprintToken,
        policy,
        cloudName,
        instructor,
        instructorEmail,
        creatorName,
        creatorEmail,
        another,
        defaultMinutes,
        startEditable,
        earlyAccess,
        maxStudents,
        maxStudentsLimit,
        selfRegistration,
        selfPaced,
        multipleStudentLogin,
        audioVideo,
        sharedFolder,
        classTypes,
        refreshStudents,
        steps,
        form,
        invitation,
        address,
        customFields);
  }

  public static Builder builder(TrainingClass trainingClass) {
    return new Builder(trainingClass);
  }

  /** Sets what is known; everything else stays untold. */
  public static final class Builder {
    private final TrainingClass trainingClass;
    private @Nullable String zoneId;
    private Named project = Named.NONE;
    private Named blueprint = Named.NONE;
    private @Nullable String blueprintToken;
    private Named policy = Named.NONE;
    private @Nullable String cloudName;
    private Named instructor = Named.NONE;
    private @Nullable String instructorEmail;
    private @Nullable String creatorName;
    private @Nullable String creatorEmail;
    private @Nullable Secret passphrase;
    private @Nullable Integer defaultMinutes;
    private @Nullable Boolean startEditable;
    private @Nullable EarlyAccess earlyAccess;
    private @Nullable Integer maxStudents;
    private @Nullable Integer maxStudentsLimit;
    private @Nullable Boolean selfRegistration;
    private @Nullable Boolean selfPaced;
    private @Nullable Boolean multipleStudentLogin;
    private @Nullable Boolean audioVideo;
    private @Nullable Boolean sharedFolder;
    private @Nullable Boolean classTypes;
    private @Nullable Duration refreshStudents;
    private ClassSteps steps = ClassSteps.NONE;
    private FormHints form = FormHints.NONE;
    private InvitationEmail invitation = InvitationEmail.NONE;
    private @Nullable ClassAddress address;
    private List<CustomField> customFields = List.of();

    private Builder(TrainingClass trainingClass) {
      this.trainingClass = trainingClass;
    }

    public Builder zoneId(@Nullable String zoneId) {
      this.zoneId = zoneId;
      return this;
    }

    public Builder project(Named project) {
      this.project = project;
      return this;
    }

    public Builder blueprint(Named blueprint) {
      this.blueprint = blueprint;
      return this;
    }

    public Builder blueprintToken(@Nullable String blueprintToken) {
      this.blueprintToken = blueprintToken;
      return this;
    }

    public Builder policy(Named policy) {
      this.policy = policy;
      return this;
    }

    public Builder cloudName(@Nullable String cloudName) {
      this.cloudName = cloudName;
      return this;
    }

    public Builder instructor(Named instructor) {
      this.instructor = instructor;
      return this;
    }

    public Builder instructorEmail(@Nullable String instructorEmail) {
      this.instructorEmail = instructorEmail;
      return this;
    }

    public Builder creatorName(@Nullable String creatorName) {
      this.creatorName = creatorName;
      return this;
    }

    public Builder creatorEmail(@Nullable String creatorEmail) {
      this.creatorEmail = creatorEmail;
      return this;
    }

    public Builder passphrase(@Nullable Secret passphrase) {
      this.passphrase = passphrase;
      return this;
    }

    public Builder defaultMinutes(@Nullable Integer defaultMinutes) {
      this.defaultMinutes = defaultMinutes;
      return this;
    }

    public Builder startEditable(@Nullable Boolean startEditable) {
      this.startEditable = startEditable;
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

    public Builder maxStudentsLimit(@Nullable Integer maxStudentsLimit) {
      this.maxStudentsLimit = maxStudentsLimit;
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

    public Builder classTypes(@Nullable Boolean classTypes) {
      this.classTypes = classTypes;
      return this;
    }

    public Builder refreshStudents(@Nullable Duration refreshStudents) {
      this.refreshStudents = refreshStudents;
      return this;
    }

    public Builder steps(ClassSteps steps) {
      this.steps = steps;
      return this;
    }

    public Builder form(FormHints form) {
      this.form = form;
      return this;
    }

    public Builder invitation(InvitationEmail invitation) {
      this.invitation = invitation;
      return this;
    }

    public Builder address(@Nullable ClassAddress address) {
      this.address = address;
      return this;
    }

    public Builder customFields(List<CustomField> customFields) {
      this.customFields = customFields;
      return this;
    }

    public ClassDetails build() {
      return new ClassDetails(
          trainingClass,
          zoneId,
          project,
          blueprint,
          blueprintToken,
          policy,
          cloudName,
          instructor,
          instructorEmail,
          creatorName,
          creatorEmail,
          passphrase,
          defaultMinutes,
          startEditable,
          earlyAccess,
          maxStudents,
          maxStudentsLimit,
          selfRegistration,
          selfPaced,
          multipleStudentLogin,
          audioVideo,
          sharedFolder,
          classTypes,
          refreshStudents,
          steps,
          form,
          invitation,
          address,
          customFields);
    }
  }
}
