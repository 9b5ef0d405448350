package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.ClassTime;
import envwatch.model.training.ClassValues;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.StudentMachine;
import envwatch.model.training.TrainingClass;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Views of classes made by hand, for tests and pictures. */
public final class SampleClasses {
  /** The same as in {@code envwatch.ui.model.SampleWorld}, as is the account. */
  public static final Instant NOW = Instant.parse("2026-11-21T09:30:00Z");

  public static final AccountId ACCOUNT = new AccountId("account-1");
  public static final String ACCOUNT_NAME = "Training Europe";
  public static final String PASSPHRASE = "cl4ss<&>Pass";

  public static final ClassKey SOON = key("CO1");
  public static final ClassKey RUNNING = key("CO2");
  public static final ClassKey OVER = key("CO3");
  public static final ClassKey TOMORROW = key("CO4");
  public static final ClassKey NEXT_WEEK = key("CO5");
  public static final ClassKey YESTERDAY = key("CO6");
  public static final ClassKey LAST_WEEK = key("CO7");
  public static final ClassKey UNCLEAR = key("CO8");

  private static final Status READY = new Status(Phase.RUNNING, "Ready");
  private static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");
  private static final DateTimeFormatter SERVED =
      DateTimeFormatter.ofPattern("MM/dd/yyyy hh:mm a", Locale.ROOT);
  private static final String BERLIN = "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm";
  private static final List<String> PEOPLE =
      List.of(
          "Ada Lindqvist",
          "Bruno Keller",
          "Chiara Rossi",
          "Dmitri Sokolov",
          "Elif Yildiz",
          "Farid Haddad",
          "Greta Johansson",
          "Hiro Tanaka",
          "Ines Carvalho",
          "Jonas Weber",
          "Katarzyna Nowak",
          "Liam O'Connor");

  private SampleClasses() {}

  public static ClassKey key(String id) {
    return new ClassKey(ACCOUNT, new ClassId(id));
  }

  /** All classes of this fixture; none is open. */
  public static TrainingView view() {
    return view(
        null,
        List.of(
            soon(), running(), over(), tomorrow(), nextWeek(), yesterday(), lastWeek(), unclear()));
  }

  public static TrainingView view(@Nullable ClassKey open, List<ClassView> classes) {
    return new TrainingView(
        NOW,
        false,
        List.of(
            new AccountClasses.Known(
                ACCOUNT, ACCOUNT_NAME, classes, 0, NOW.minusSeconds(40), null)),
        open);
  }

  public static TrainingView notOffered() {
    return of(new AccountClasses.NotOffered(ACCOUNT, ACCOUNT_NAME, new ApiVersion(2)));
  }

  public static TrainingView connecting() {
    return of(new AccountClasses.Connecting(ACCOUNT, ACCOUNT_NAME, null));
  }

  public static TrainingView of(AccountClasses... accounts) {
    return new TrainingView(NOW, false, List.of(accounts), null);
  }

  /** Starts in 20 minutes; of 12 students nine are ready, two environments sleep and one failed. */
  public static ClassView soon() {
    List<Student> students = new ArrayList<>();
    for (int i = 0; i < PEOPLE.size(); i++) {
      Status status = i == 4 || i == 9 ? SUSPENDED : i == 7 ? FAILED : READY;
      students.add(student(100, i, Attendance.INVITED, status));
    }
    TrainingClass soon =
        trainingClass(
            SOON,
            "Kubernetes fundamentals",
            time(20, "Europe/Berlin"),
            time(7 * 60 + 10, "Europe/Berlin"),
            BERLIN);
    return seen(SOON, soon, students, 10);
  }

  /** Runs for half an hour; six of eight students are in the class. */
  public static ClassView running() {
    List<Student> students = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Attendance attendance = i == 2 ? Attendance.TOOK_PART : Attendance.IN_CLASS;
      students.add(student(200, i, i == 6 ? Attendance.INVITED : attendance, READY));
    }
    TrainingClass running =
        trainingClass(
            RUNNING,
            "Advanced networking lab",
            time(-30, "Europe/London"),
            time(450, "Europe/London"),
            "(UTC+00:00) Dublin, Edinburgh, Lisbon, London");
    return seen(RUNNING, running, students, 30);
  }

  /** Over for 20 minutes; seven of nine environments still run. */
  public static ClassView over() {
    List<Student> students = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      students.add(student(300, i, Attendance.TOOK_PART, i < 7 ? READY : SUSPENDED));
    }
    TrainingClass over =
        trainingClass(
            OVER,
            "Linux troubleshooting",
            time(-360, "Asia/Kolkata"),
            time(-20, "Asia/Kolkata"),
            "(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi");
    return seen(OVER, over, students, 15 * 60);
  }

  public static ClassView tomorrow() {
    return listed(TOMORROW, "Storage and backup", 24 * 60);
  }

  public static ClassView nextWeek() {
    return listed(NEXT_WEEK, "Kubernetes fundamentals", 7 * 24 * 60);
  }

  public static ClassView yesterday() {
    return listed(YESTERDAY, "Security onboarding", -24 * 60);
  }

  public static ClassView lastWeek() {
    return listed(LAST_WEEK, "Kubernetes fundamentals", -7 * 24 * 60);
  }

  /** Its zone has a name that nobody knows. */
  public static ClassView unclear() {
    ClassTime start = new ClassTime("11/21/2026 09:00 AM", time(-90, "UTC").local(), null);
    ClassTime end = new ClassTime("later", null, null);
    TrainingClass unclear =
        trainingClass(UNCLEAR, "Guest lecture", start, end, "Mars Standard Time");
    return new ClassView(UNCLEAR, unclear, null, null, null, Duration.ZERO, null, false);
  }

  /** The same class after looks at its students have failed for two minutes. */
  public static ClassView failing(ClassView seen, ApiException cause) {
    return new ClassView(
        seen.key(),
        seen.trainingClass(),
        seen.details(),
        seen.detailsTrouble(),
        seen.students(),
        seen.interval(),
        new Trouble(cause, NOW.minusSeconds(120)),
        seen.gone());
  }

  /** The same class with other students. */
  public static ClassView withStudents(ClassView seen, List<Student> students) {
    return new ClassView(
        seen.key(),
        seen.trainingClass(),
        seen.details(),
        seen.detailsTrouble(),
        new ClassStudents(students, 0, NOW.minusSeconds(4)),
        seen.interval(),
        seen.trouble(),
        seen.gone());
  }

  /** A class of six hours of which only the list is known. */
  private static ClassView listed(ClassKey key, String name, int startsInMinutes) {
    TrainingClass listed =
        trainingClass(
            key,
            name,
            time(startsInMinutes, "Europe/Berlin"),
            time(startsInMinutes + 360, "Europe/Berlin"),
            BERLIN);
    return new ClassView(key, listed, null, null, null, Duration.ZERO, null, false);
  }

  private static ClassView seen(
      ClassKey key, TrainingClass listed, List<Student> students, int intervalSeconds) {
    return new ClassView(
        key,
        listed,
        details(listed),
        null,
        new ClassStudents(students, 0, NOW.minusSeconds(4)),
        Duration.ofSeconds(intervalSeconds),
        null,
        false);
  }

  public static TrainingClass trainingClass(
      ClassKey key, String name, ClassTime start, ClassTime end, String zoneName) {
    return new TrainingClass(
        key.id(),
        name,
        "K8-" + key.id().value(),
        null,
        start,
        end,
        zoneName,
        "anna@example.com",
        "REGION1");
  }

  public static ClassDetails details(TrainingClass trainingClass) {
    return new ClassDetails(
        trainingClass,
        ClassValues.NONE
            .with(ClassField.ZONE, "W. Europe Standard Time")
            .with(ClassField.PROJECT, "PR1")
            .with(ClassField.PROJECT_NAME, "Customer training")
            .with(ClassField.BLUEPRINT, "BP1")
            .with(ClassField.BLUEPRINT_NAME, "Kubernetes 1.35")
            .with(ClassField.POLICY, "PO1")
            .with(ClassField.POLICY_NAME, "Eight hours, two weeks")
            .with(ClassField.CLOUD_NAME, "Cloud")
            .with(ClassField.INSTRUCTOR, "VP1")
            .with(ClassField.INSTRUCTOR_NAME, "Anna Berg")
            .with(ClassField.INSTRUCTOR_EMAIL, "anna@example.com")
            .with(ClassField.CREATOR_NAME, "Olaf Planner")
            .with(ClassField.CREATOR_EMAIL, "olaf@example.com")
            .with(ClassField.PASSPHRASE, Secret.of(PASSPHRASE))
            .with(ClassField.START_EDITABLE, true)
            .with(ClassField.EARLY_ACCESS, EarlyAccess.EVERYBODY)
            .with(ClassField.MAX_STUDENTS, 32)
            .with(ClassField.MAX_STUDENTS_LIMIT, 60)
            .with(ClassField.SELF_REGISTRATION, false)
            .with(ClassField.SELF_PACED, false)
            .with(ClassField.MULTIPLE_LOGIN, false)
            .with(ClassField.CUSTOM_INVITATION, false)
            .with(ClassField.USUAL_SUBJECT, "Your class")
            .with(ClassField.USUAL_BODY, "Hello ${firstName}"),
        List.of());
  }

  /** A moment so many minutes from {@link #NOW}, as the service writes it. */
  public static ClassTime time(int minutesFromNow, String zone) {
    ZoneId id = ZoneId.of(zone);
    LocalDateTime local = LocalDateTime.ofInstant(NOW.plusSeconds(60L * minutesFromNow), id);
    return new ClassTime(SERVED.format(local), local, id);
  }

  private static Student student(int first, int index, Attendance attendance, Status status) {
    String[] names = PEOPLE.get(index).split(" ", 2);
    String number = String.valueOf(first + index);
    return student("SD" + number, names[0], names[1], attendance, "EN" + number, status);
  }

  /**
   * @param environment null for none
   */
  public static Student student(
      String id,
      String firstName,
      String lastName,
      Attendance attendance,
      @Nullable String environment,
      Status status) {
    boolean running = status.phase() == Phase.RUNNING;
    return new Student(
        new StudentId(id),
        firstName,
        lastName,
        firstName.toLowerCase(Locale.ROOT) + "@example.com",
        attendance,
        attendance == Attendance.UNKNOWN ? null : String.valueOf(attendance.ordinal()),
        environment == null ? null : new EnvironmentId(environment),
        status,
        running ? Set.of("Suspend", "RevertEnv", "Delete") : Set.of("Resume", "Delete"),
        environment == null
            ? List.of()
            : List.of(
                new StudentMachine("MC" + id + "1", "control"),
                new StudentMachine("MC" + id + "2", "worker")));
  }
}
