package envwatch.presenting;

import envwatch.actions.Activity;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Requested;
import envwatch.api.InvitationOffer;
import envwatch.api.connect.StepResult;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.CommonCause;
import envwatch.history.HistoryTrouble;
import envwatch.history.Note;
import envwatch.history.Oddity;
import envwatch.history.Sample;
import envwatch.history.Timeline;
import envwatch.model.AccountId;
import envwatch.model.Action;
import envwatch.model.ApiAccount;
import envwatch.model.Choice;
import envwatch.model.CloudFolder;
import envwatch.model.Environment;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineTemplate;
import envwatch.model.Reason;
import envwatch.model.RemoteAccess;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.model.Status;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassTime;
import envwatch.model.training.CustomField;
import envwatch.model.training.InstructorId;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.StudentMachine;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingClass;
import envwatch.notices.MuteScope;
import envwatch.notices.News;
import envwatch.notices.Topic;
import envwatch.notices.ViewRule;
import envwatch.settings.AccountSettings;
import envwatch.settings.SavedView;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.training.check.CheckResult;
import envwatch.training.check.Finding;
import envwatch.training.check.Seat;
import envwatch.watch.AccountClasses;
import envwatch.watch.AccountView;
import java.util.Map;

/**
 * What the texts of records are, by record and by the name of the component. What is not named here
 * is hidden as a whole.
 */
final class TextRules {
  /** Components that are the same wherever they occur. */
  private static final Map<String, TextRule> ANYWHERE =
      Map.ofEntries(
          Map.entry("owner", TextRule.PERSON),
          Map.entry("author", TextRule.PERSON),
          Map.entry("email", TextRule.EMAIL),
          Map.entry("instructorEmail", TextRule.PERSON),
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
          Map.entry(
              StudentMachine.class, Map.of("id", TextRule.OTHER_ID, "name", TextRule.SEARCHED)),
          Map.entry(
              Environment.class,
              Map.of(
                  "name", TextRule.ENVIRONMENT_NAME,
                  "license", TextRule.SEARCHED,
                  "project", TextRule.SEARCHED,
                  "policy", TextRule.SEARCHED,
                  "blueprint", TextRule.SEARCHED,
                  "snapshot", TextRule.SEARCHED,
                  "region", TextRule.SEARCHED)),
          Map.entry(
              EnvironmentDraft.class,
              Map.of(
                  "name", TextRule.ENVIRONMENT_NAME,
                  "project", TextRule.SEARCHED,
                  "blueprint", TextRule.SEARCHED,
                  "policy", TextRule.SEARCHED,
                  "region", TextRule.SEARCHED,
                  "ownerEmail", TextRule.EMAIL)),
          Map.entry(
              Machine.class,
              Map.of(
                  "name", TextRule.SEARCHED,
                  "address", TextRule.ADDRESS,
                  "operatingSystem", TextRule.SHOWN,
                  "suspensionState", TextRule.SHOWN,
                  "login", TextRule.LOGIN)),
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
              Map.of(
                  "name", TextRule.SEARCHED,
                  "status", TextRule.SHOWN,
                  "zoneName", TextRule.SHOWN,
                  "regionId", TextRule.SHOWN,
                  "shortId", TextRule.OTHER_ID,
                  "instructor", TextRule.PERSON)),
          Map.entry(
              Student.class,
              Map.of("attendanceServed", TextRule.SHOWN, "commands", TextRule.SHOWN)),
          Map.entry(ClassTime.class, Map.of("served", TextRule.SHOWN)),
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
          Map.entry(Requested.OfCall.class, Map.of("operation", TextRule.SHOWN)),
          Map.entry(Requested.OfCreation.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(ClassTarget.class, Map.of("className", TextRule.SEARCHED)),
          Map.entry(
              InvitationOffer.Offered.class,
              Map.of("policy", TextRule.SEARCHED, "blueprint", TextRule.SEARCHED)),
          Map.entry(
              StepResult.Fact.FirstEnvironment.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(Cause.OwnAction.class, Map.of("activity", TextRule.SHOWN)),
          Map.entry(HistoryTrouble.SetAside.class, Map.of("file", TextRule.SHOWN)),
          Map.entry(CommonCause.class, Map.of("shared", TextRule.SEARCHED)),
          Map.entry(
              Oddity.class,
              Map.of(
                  "blueprint", TextRule.SEARCHED,
                  "own", TextRule.SEARCHED,
                  "usual", TextRule.SEARCHED)),
          Map.entry(
              Sample.class, Map.of("blueprint", TextRule.SEARCHED, "machine", TextRule.SEARCHED)),
          Map.entry(
              CloudFolder.Folder.class, Map.of("used", TextRule.SHOWN, "quota", TextRule.SHOWN)),
          Map.entry(Timeline.class, Map.of("name", TextRule.SEARCHED)),
          Map.entry(Expiration.AsServed.class, Map.of("text", TextRule.SEARCHED)),
          Map.entry(Reason.MachinesNotRunning.class, Map.of("names", TextRule.SEARCHED)),
          Map.entry(
              Snapshot.class, Map.of("name", TextRule.SEARCHED, "createdText", TextRule.SHOWN)),
          Map.entry(
              Action.AddMachine.class,
              Map.of("template", TextRule.OTHER_ID, "name", TextRule.SEARCHED)),
          Map.entry(Action.RunPath.class, Map.of("path", TextRule.SEARCHED)),
          Map.entry(Action.TakeSnapshot.class, Map.of("name", TextRule.SEARCHED)),
          Map.entry(Choice.class, Map.of("id", TextRule.SHOWN, "name", TextRule.SEARCHED)),
          Map.entry(
              MachineTemplate.class,
              Map.of(
                  "id", TextRule.SHOWN,
                  "name", TextRule.SEARCHED,
                  "operatingSystem", TextRule.SHOWN)),
          Map.entry(News.CameInto.class, Map.of("name", TextRule.ENVIRONMENT_NAME)),
          Map.entry(SavedView.class, Map.of("filter", TextRule.FILTER)),
          Map.entry(ViewRule.class, Map.of("filter", TextRule.FILTER)),
          Map.entry(MuteScope.View.class, Map.of("filter", TextRule.FILTER)),
          Map.entry(Topic.class, Map.of("detail", TextRule.SEARCHED)),
          Map.entry(ColumnSettings.class, Map.of("id", TextRule.SHOWN)),
          Map.entry(CheckResult.class, Map.of("name", TextRule.SEARCHED)),
          Map.entry(
              envwatch.training.check.Fact.AwakeNotLearned.class,
              Map.of("policy", TextRule.SEARCHED)),
          Map.entry(
              envwatch.training.check.Fact.Differs.class,
              Map.of("own", TextRule.SEARCHED, "usual", TextRule.SEARCHED)),
          Map.entry(
              envwatch.training.check.Fact.ExpirationUnread.class,
              Map.of("served", TextRule.SEARCHED)),
          Map.entry(envwatch.training.check.Fact.NoStudent.class, Map.of("name", TextRule.PERSON)),
          Map.entry(
              envwatch.training.check.Fact.TimeUnknown.class, Map.of("served", TextRule.SHOWN)),
          Map.entry(Finding.Which.class, Map.of("name", TextRule.SEARCHED)),
          Map.entry(ClassStep.class, Map.of("blueprintId", TextRule.SHOWN)),
          Map.entry(
              CustomField.class,
              Map.of("id", TextRule.SHOWN, "name", TextRule.SEARCHED, "regex", TextRule.SHOWN)),
          Map.entry(TrainingAction.Answer.class, Map.of("id", TextRule.OTHER_ID)),
          Map.entry(CloudFolder.class, Map.of("user", TextRule.PERSON)),
          // Made for a program, and shown nowhere.
          Map.entry(RemoteAccess.class, Map.of("rdp", TextRule.SHOWN)));

  private static final Map<ClassField<?>, TextRule> OF_CLASSES =
      Map.ofEntries(
          Map.entry(ClassField.NAME, TextRule.SEARCHED),
          Map.entry(ClassField.PROJECT, TextRule.SHOWN),
          Map.entry(ClassField.PROJECT_NAME, TextRule.SEARCHED),
          Map.entry(ClassField.BLUEPRINT, TextRule.SHOWN),
          Map.entry(ClassField.BLUEPRINT_NAME, TextRule.SEARCHED),
          Map.entry(ClassField.POLICY, TextRule.SHOWN),
          Map.entry(ClassField.POLICY_NAME, TextRule.SEARCHED),
          Map.entry(ClassField.CLOUD_NAME, TextRule.SEARCHED),
          Map.entry(ClassField.REGION, TextRule.SHOWN),
          Map.entry(ClassField.INSTRUCTOR, TextRule.OTHER_ID),
          Map.entry(ClassField.INSTRUCTOR_EMAIL, TextRule.PERSON),
          Map.entry(ClassField.CREATOR_EMAIL, TextRule.PERSON),
          Map.entry(ClassField.ZONE, TextRule.SHOWN),
          Map.entry(ClassField.COUNTRY, TextRule.SHOWN));

  private TextRules() {}

  static TextRule of(Class<?> record, String component) {
    TextRule own = OF_RECORD.getOrDefault(record, Map.of()).get(component);
    return own != null ? own : ANYWHERE.getOrDefault(component, TextRule.PROSE);
  }

  static TextRule of(ClassField<?> field) {
    return OF_CLASSES.getOrDefault(field, TextRule.PROSE);
  }
}
