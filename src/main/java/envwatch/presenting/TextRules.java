package envwatch.presenting;

import static envwatch.presenting.TextRule.ACCOUNT;
import static envwatch.presenting.TextRule.ADDRESS;
import static envwatch.presenting.TextRule.CLASS_ID;
import static envwatch.presenting.TextRule.EMAIL;
import static envwatch.presenting.TextRule.ENVIRONMENT_ID;
import static envwatch.presenting.TextRule.ENVIRONMENT_NAME;
import static envwatch.presenting.TextRule.FILTER;
import static envwatch.presenting.TextRule.LINK;
import static envwatch.presenting.TextRule.LOGIN;
import static envwatch.presenting.TextRule.ORGANIZATION;
import static envwatch.presenting.TextRule.OTHER_ID;
import static envwatch.presenting.TextRule.PERSON;
import static envwatch.presenting.TextRule.PROSE;
import static envwatch.presenting.TextRule.SEARCHED;
import static envwatch.presenting.TextRule.SHOWN;
import static envwatch.presenting.TextRule.STUDENT_ID;

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
import envwatch.history.Outlier;
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
import envwatch.notices.NoticeEvent;
import envwatch.notices.NoticeKey;
import envwatch.notices.ViewRule;
import envwatch.settings.AccountSettings;
import envwatch.settings.SavedView;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.training.check.CheckFact;
import envwatch.training.check.CheckResult;
import envwatch.training.check.Finding;
import envwatch.training.check.Seat;
import envwatch.watch.AccountClasses;
import envwatch.watch.AccountView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the texts of records are, by record and by the name of the component. What is not named here
 * is hidden as a whole.
 */
final class TextRules {
  /** What holds for {@link Record} holds for all records that have no rule of their own. */
  private static final Map<Class<?>, Map<String, TextRule>> TABLE =
      table(
          of(Record.class, PERSON, "owner", "author", "instructorEmail", "people", "student"),
          of(Record.class, EMAIL, "email"),
          of(Record.class, ADDRESS, "host", "hostName", "internalAddresses"),
          of(Record.class, LINK, "webAccess", "page"),
          of(Record.class, PROSE, "description", "comment"),
          of(Record.class, ORGANIZATION, "organization"),
          of(Record.class, ENVIRONMENT_NAME, "environmentName"),
          of(Record.class, OTHER_ID, "apiId"),
          of(Record.class, SHOWN, "word", "zoneId"),
          of(AccountId.class, SHOWN, "value"),
          of(EnvironmentId.class, ENVIRONMENT_ID, "value"),
          of(ClassId.class, CLASS_ID, "value"),
          of(StudentId.class, STUDENT_ID, "value"),
          of(InstructorId.class, OTHER_ID, "value"),
          of(SnapshotId.class, OTHER_ID, "value"),
          of(ExecutionId.class, OTHER_ID, "value"),
          of(StudentMachine.class, OTHER_ID, "id"),
          of(StudentMachine.class, SEARCHED, "name"),
          of(Environment.class, ENVIRONMENT_NAME, "name"),
          of(
              Environment.class,
              SEARCHED,
              "license",
              "project",
              "policy",
              "blueprint",
              "snapshot",
              "region"),
          of(EnvironmentDraft.class, ENVIRONMENT_NAME, "name"),
          of(EnvironmentDraft.class, SEARCHED, "project", "blueprint", "policy", "region"),
          of(EnvironmentDraft.class, EMAIL, "ownerEmail"),
          of(Machine.class, SEARCHED, "name"),
          of(Machine.class, ADDRESS, "address"),
          of(Machine.class, SHOWN, "operatingSystem", "suspensionState"),
          of(Machine.class, LOGIN, "login"),
          of(Status.class, SHOWN, "word"),
          of(AccountView.class, ACCOUNT, "name"),
          of(ApiAccount.class, ACCOUNT, "name"),
          of(AccountSettings.class, ACCOUNT, "name"),
          of(AccountSettings.class, ENVIRONMENT_ID, "environments"),
          of(AccountClasses.Known.class, ACCOUNT, "name"),
          of(AccountClasses.Connecting.class, ACCOUNT, "name"),
          of(AccountClasses.NotOffered.class, ACCOUNT, "name"),
          of(Activity.class, ACCOUNT, "account"),
          of(Activity.class, SHOWN, "id"),
          of(Note.class, PROSE, "text"),
          of(Seat.class, PERSON, "name"),
          of(TrainingClass.class, SEARCHED, "name"),
          of(TrainingClass.class, SHOWN, "status", "zoneName", "regionId"),
          of(TrainingClass.class, OTHER_ID, "shortId"),
          of(TrainingClass.class, PERSON, "instructor"),
          of(Student.class, SHOWN, "attendanceServed", "commands"),
          of(ClassTime.class, SHOWN, "served"),
          of(Action.EditEnvironment.class, ENVIRONMENT_NAME, "name"),
          of(EnvironmentTarget.class, SEARCHED, "machineName"),
          of(Change.class, SEARCHED, "machineName"),
          of(NoticeEvent.ProblemBegan.class, ENVIRONMENT_NAME, "name"),
          of(NoticeEvent.KeepsFailing.class, ENVIRONMENT_NAME, "name"),
          of(NoticeEvent.Settled.class, ENVIRONMENT_NAME, "name"),
          of(NoticeEvent.Stuck.class, ENVIRONMENT_NAME, "name"),
          of(NoticeEvent.ExpiresSoon.class, ENVIRONMENT_NAME, "name"),
          of(NoticeEvent.Arrived.class, ENVIRONMENT_NAME, "name"),
          of(NoticeEvent.FirstConnection.class, ACCOUNT, "name"),
          of(NoticeEvent.ContactLost.class, ACCOUNT, "name"),
          of(NoticeEvent.ContactBack.class, ACCOUNT, "name"),
          of(Requested.OfCall.class, SHOWN, "operation"),
          of(Requested.OfCreation.class, ENVIRONMENT_NAME, "name"),
          of(Requested.ToolOnEnvironment.class, SEARCHED, "tool"),
          of(Requested.ToolOnStudent.class, SEARCHED, "tool"),
          of(Tool.class, SHOWN, "id", "key"),
          of(Tool.class, SEARCHED, "name"),
          of(Tool.class, FILTER, "filter"),
          // The person's own, without any value: an alias in its place would be another command.
          of(ToolCommand.Program.class, SHOWN, "program", "arguments"),
          of(ToolCommand.Link.class, SHOWN, "address"),
          of(ClassTarget.class, SEARCHED, "className"),
          of(InvitationOffer.Offered.class, SEARCHED, "policy", "blueprint"),
          of(StepResult.Fact.FirstEnvironment.class, ENVIRONMENT_NAME, "name"),
          of(Cause.OwnAction.class, SHOWN, "activity"),
          of(HistoryTrouble.SetAside.class, SHOWN, "file"),
          of(CommonCause.class, SEARCHED, "shared"),
          of(Outlier.class, SEARCHED, "blueprint", "own", "usual"),
          of(Sample.class, SEARCHED, "blueprint", "machine"),
          of(CloudFolder.Folder.class, SHOWN, "used", "quota"),
          of(Timeline.class, SEARCHED, "name"),
          of(Expiration.AsServed.class, SEARCHED, "text"),
          of(Reason.MachinesNotRunning.class, SEARCHED, "names"),
          of(Snapshot.class, SEARCHED, "name"),
          of(Snapshot.class, SHOWN, "createdText"),
          of(Action.AddMachine.class, OTHER_ID, "template"),
          of(Action.AddMachine.class, SEARCHED, "name"),
          of(Action.RunPath.class, SEARCHED, "path"),
          of(Action.TakeSnapshot.class, SEARCHED, "name"),
          of(Choice.class, SHOWN, "id"),
          of(Choice.class, SEARCHED, "name"),
          of(MachineTemplate.class, SHOWN, "id", "operatingSystem"),
          of(MachineTemplate.class, SEARCHED, "name"),
          of(NoticeEvent.CameInto.class, ENVIRONMENT_NAME, "name"),
          of(SavedView.class, FILTER, "filter"),
          of(ViewRule.class, FILTER, "filter"),
          of(MuteScope.View.class, FILTER, "filter"),
          of(NoticeKey.class, SEARCHED, "detail"),
          of(ColumnSettings.class, SHOWN, "id"),
          of(CheckResult.class, SEARCHED, "name"),
          of(CheckFact.AwakeNotLearned.class, SEARCHED, "policy"),
          of(CheckFact.Differs.class, SEARCHED, "own", "usual"),
          of(CheckFact.ExpirationUnread.class, SEARCHED, "served"),
          of(CheckFact.NoStudent.class, PERSON, "name"),
          of(CheckFact.TimeUnknown.class, SHOWN, "served"),
          of(Finding.Which.class, SEARCHED, "name"),
          of(ClassStep.class, SHOWN, "blueprintId"),
          of(CustomField.class, SHOWN, "id", "regex"),
          of(CustomField.class, SEARCHED, "name"),
          of(TrainingAction.Answer.class, OTHER_ID, "id"),
          of(CloudFolder.class, PERSON, "user"),
          // Made for a program, and shown nowhere.
          of(RemoteAccess.class, SHOWN, "rdp"));

  private static final Map<ClassField<?>, TextRule> OF_CLASSES =
      Map.ofEntries(
          Map.entry(ClassField.NAME, SEARCHED),
          Map.entry(ClassField.PROJECT, SHOWN),
          Map.entry(ClassField.PROJECT_NAME, SEARCHED),
          Map.entry(ClassField.BLUEPRINT, SHOWN),
          Map.entry(ClassField.BLUEPRINT_NAME, SEARCHED),
          Map.entry(ClassField.POLICY, SHOWN),
          Map.entry(ClassField.POLICY_NAME, SEARCHED),
          Map.entry(ClassField.CLOUD_NAME, SEARCHED),
          Map.entry(ClassField.REGION, SHOWN),
          Map.entry(ClassField.INSTRUCTOR, OTHER_ID),
          Map.entry(ClassField.INSTRUCTOR_EMAIL, PERSON),
          Map.entry(ClassField.CREATOR_EMAIL, PERSON),
          Map.entry(ClassField.ZONE, SHOWN),
          Map.entry(ClassField.COUNTRY, SHOWN));

  /** Texts of a record that are the same kind of text. */
  private record Row(Class<?> type, TextRule rule, List<String> components) {}

  private TextRules() {}

  private static Row of(Class<?> type, TextRule rule, String... components) {
    return new Row(type, rule, List.of(components));
  }

  private static Map<Class<?>, Map<String, TextRule>> table(Row... rows) {
    Map<Class<?>, Map<String, TextRule>> table = new HashMap<>();
    for (Row row : rows) {
      Map<String, TextRule> ofRecord = table.computeIfAbsent(row.type, type -> new HashMap<>());
      for (String component : row.components) {
        if (ofRecord.put(component, row.rule) != null) {
          throw new IllegalStateException(row.type + " has two rules for " + component);
        }
      }
    }
    return table;
  }

  static TextRule of(Class<?> record, String component) {
    TextRule own = TABLE.getOrDefault(record, Map.of()).get(component);
    return own != null
        ? own
        : TABLE.getOrDefault(Record.class, Map.of()).getOrDefault(component, PROSE);
  }

  static TextRule of(ClassField<?> field) {
    return OF_CLASSES.getOrDefault(field, PROSE);
  }
}
