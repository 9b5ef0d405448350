package envwatch.presenting;

import envwatch.actions.record.Activity;
import envwatch.actions.rules.EnvironmentTarget;
import envwatch.history.model.Change;
import envwatch.history.model.Note;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.CloudFolder;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.SnapshotId;
import envwatch.model.action.Action;
import envwatch.model.action.ExecutionId;
import envwatch.model.machine.Machine;
import envwatch.model.machine.RemoteAccess;
import envwatch.model.state.Status;
import envwatch.notices.model.News;
import envwatch.settings.AccountSettings;
import envwatch.training.check.model.Seat;
import envwatch.training.model.ClassAddress;
import envwatch.training.model.ClassId;
import envwatch.training.model.ClassTime;
import envwatch.training.model.InstructorId;
import envwatch.training.model.TrainingClass;
import envwatch.training.model.student.StudentId;
import envwatch.training.model.student.StudentMachine;
import envwatch.training.model.student.StudentRegistration;
import envwatch.training.watch.AccountClasses;
import envwatch.watch.AccountView;
import java.util.Map;

/** What the texts of records are, by record and by the name of the component. */
final class TextRules {
  /** Components that are the same wherever they occur. */
  private static final Map<String, TextRule> ANYWHERE =
      Map.ofEntries(
          Map.entry("owner", TextRule.PERSON),
          Map.entry("author", TextRule.PERSON),
          Map.entry("email", TextRule.EMAIL),
          Map.entry("instructorEmail", TextRule.EMAIL),
          Map.entry("creatorEmail", TextRule.EMAIL),
          Map.entry("people", TextRule.PERSON),
          Map.entry("student", TextRule.PERSON),
          Map.entry("host", TextRule.ADDRESS),
          Map.entry("hostName", TextRule.ADDRESS),
          Map.entry("internalAddresses", TextRule.ADDRESS),
          Map.entry("webAccess", TextRule.LINK),
          Map.entry("page", TextRule.LINK),
          Map.entry("description", TextRule.PROSE),
          Map.entry("comment", TextRule.PROSE),
          Map.entry("organization", TextRule.ORGANIZATION),
          Map.entry("environmentName", TextRule.ENVIRONMENT_NAME),
          Map.entry("apiId", TextRule.OTHER_ID),
          Map.entry("blueprintToken", TextRule.OTHER_ID),
          Map.entry("word", TextRule.SHOWN),
          Map.entry("zoneId", TextRule.SHOWN));

  private static final Map<Class<?>, Map<String, TextRule>> OF_RECORD =
      Map.ofEntries(
          Map.entry(AccountId.class, Map.of("value", TextRule.SHOWN)),
          Map.entry(EnvironmentId.class, Map.of("value", TextRule.ENVIRONMENT_ID)),
          Map.entry(ClassId.class, Map.of("value", TextRule.CLASS_ID)),
          Map.entry(StudentId.class, Map.of("value", TextRule.STUDENT_ID)),
          Map.entry(InstructorId.class, Map.of("value", TextRule.OTHER_ID)),
          Map.entry(SnapshotId.class, Map.of("value", TextRule.OTHER_ID)),
          Map.entry(ExecutionId.class, Map.of("value", TextRule.OTHER_ID)),
          Map.entry(StudentMachine.class, Map.of("id", TextRule.OTHER_ID)),
          Map.entry(Environment.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(Machine.class, Map.of("address", TextRule.ADDRESS)),
          Map.entry(Status.class, Map.of("word", TextRule.SHOWN)),
          Map.entry(AccountView.class, Map.of("name", TextRule.ACCOUNT)),
          Map.entry(ApiAccount.class, Map.of("name", TextRule.ACCOUNT)),
          Map.entry(
              AccountSettings.class,
              Map.of("name", TextRule.ACCOUNT, "environments", TextRule.ENVIRONMENT_ID)),
          Map.entry(AccountClasses.Known.class, Map.of("name", TextRule.ACCOUNT)),
          Map.entry(AccountClasses.Connecting.class, Map.of("name", TextRule.ACCOUNT)),
          Map.entry(AccountClasses.NotOffered.class, Map.of("name", TextRule.ACCOUNT)),
          Map.entry(Activity.class, Map.of("account", TextRule.ACCOUNT, "id", TextRule.SHOWN)),
          Map.entry(Note.class, Map.of("text", TextRule.PROSE)),
          Map.entry(Seat.class, Map.of("name", TextRule.PERSON)),
          Map.entry(
              TrainingClass.class,
              Map.of("shortId", TextRule.OTHER_ID, "instructor", TextRule.PERSON)),
          Map.entry(ClassTime.class, Map.of("served", TextRule.SHOWN)),
          Map.entry(StudentRegistration.class, Map.of("details", TextRule.PROSE)),
          Map.entry(
              ClassAddress.class,
              Map.of(
                  "address1", TextRule.PROSE,
                  "address2", TextRule.PROSE,
                  "zipCode", TextRule.PROSE,
                  "city", TextRule.PROSE,
                  "state", TextRule.PROSE,
                  "country", TextRule.SHOWN)),
          Map.entry(Action.EditEnvironment.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(EnvironmentTarget.class, Map.of("machineName", TextRule.SEARCHED)),
          Map.entry(Change.class, Map.of("machineName", TextRule.SEARCHED)),
          Map.entry(News.ProblemBegan.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(News.KeepsFailing.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(News.Settled.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(News.Stuck.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(News.ExpiresSoon.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(News.Arrived.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(News.ContactLost.class, Map.of("name", TextRule.ACCOUNT)),
          Map.entry(News.ContactBack.class, Map.of("name", TextRule.ACCOUNT)),
          Map.entry(CloudFolder.class, Map.of("user", TextRule.PERSON)),
          // Made for a program, and shown nowhere.
          Map.entry(RemoteAccess.class, Map.of("rdp", TextRule.SHOWN)));

  private TextRules() {}

  static TextRule of(Class<?> record, String component) {
    TextRule own = OF_RECORD.getOrDefault(record, Map.of()).get(component);
    return own != null ? own : ANYWHERE.getOrDefault(component, TextRule.SEARCHED);
  }
}
