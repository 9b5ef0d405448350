package envwatch.training.check;

import envwatch.api.ApiException;
import envwatch.history.Sample;
import envwatch.history.Since;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.UsualTimes;
import envwatch.history.Waiting;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
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
import envwatch.model.training.TrainingClass;
import envwatch.watch.AccountView;
import envwatch.watch.ClassStudents;
import envwatch.watch.ClassView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A class for the check: all is well with it but for what a test changes. */
public final class CheckedClass {
  public static final Instant NOW = Instant.parse("2026-11-23T08:00:00Z");
  public static final Instant START = NOW.plus(Duration.ofMinutes(60));
  public static final Instant END = START.plus(Duration.ofHours(8));
  public static final AccountId ACCOUNT = new AccountId("account");
  public static final ClassKey CLASS = new ClassKey(ACCOUNT, new ClassId("CO1"));
  public static final String TEACHER = "teacher@example.com";
  public static final Status READY = new Status(Phase.RUNNING, "Ready");
  public static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");
  public static final Status PREPARING = new Status(Phase.CHANGING, "Preparing");

  private final List<Student> students = new ArrayList<>();
  private final Map<EnvironmentId, WatchedEnvironment> environments = new HashMap<>();
  private final Map<Subject, Since> since = new HashMap<>();
  private final Map<Subject, Waiting> waiting = new HashMap<>();
  private final Map<EnvironmentKey, Instant> touched = new HashMap<>();
  private final UsualTimes times = new UsualTimes();
  private StaysAwake awake =
      new StaysAwake(
          Map.of(
              new StaysAwake.Policy(ACCOUNT, "Training"),
              new StaysAwake.Learned(Duration.ofHours(3), Duration.ofHours(3), 5)));
  private boolean studentsSeen = true;
  private boolean detailed = true;
  private boolean paused;
  private int unreadable;
  private @Nullable Integer maxStudents;
  private EarlyAccess earlyAccess = EarlyAccess.EVERYBODY;
  private @Nullable String instructor = TEACHER;
  private @Nullable List<Environment> listed;
  private Link link = new Link.Live();
  private @Nullable Duration offset = Duration.ZERO;
  private OptionalLong callsLeft = OptionalLong.empty();
  private boolean watched = true;
  private ClassTime start = time(START);
  private ClassTime end = time(END);
  private Instant now = NOW;
  private Instant studentsAt = NOW;

  /** So many students, all of whom are ready, and so is the instructor. */
  public static CheckedClass of(int students) {
    CheckedClass checked = new CheckedClass();
    for (int i = 1; i <= students; i++) {
      checked.add(i);
    }
    checked.environment(running("EN-teacher").owner(TEACHER).build());
    checked.times(Duration.ofMinutes(4), Duration.ofMinutes(4), Duration.ofMinutes(4));
    return checked;
  }

  private void add(int number) {
    students.add(student(number, environmentOf(number), READY));
    environment(running("EN" + number).build());
    since(number, NOW.minus(Duration.ofMinutes(5)));
  }

  public static ClassTime time(Instant moment) {
    LocalDateTime local = LocalDateTime.ofInstant(moment, ZoneOffset.UTC);
    return new ClassTime(local.toString(), local, ZoneOffset.UTC);
  }

  public static Student student(int number, @Nullable EnvironmentId environment, Status status) {
    return new Student(
        new StudentId("SD" + number),
        "Student",
        String.valueOf(number),
        "student" + number + "@example.com",
        Attendance.INVITED,
        "0",
        environment,
        status,
        Set.of(),
        List.of());
  }

  public static EnvironmentId environmentOf(int number) {
    return new EnvironmentId("EN" + number);
  }

  public static EnvironmentKey key(int number) {
    return new EnvironmentKey(ACCOUNT, environmentOf(number));
  }

  public static Environment.Builder running(String id) {
    return Environment.builder()
        .id(new EnvironmentId(id))
        .name("Lab " + id)
        .status(READY)
        .owner(id.toLowerCase(java.util.Locale.ROOT) + "@example.com")
        .blueprint("Python")
        .policy("Training")
        .snapshot("Day 1")
        .region("Miami")
        .license("Valid")
        .expiration(new Expiration.At(END.plus(Duration.ofDays(1))))
        .machines(List.of(machine("web").build(), machine("db").webAccess(null).build()));
  }

  public static Machine.Builder machine(String name) {
    return Machine.builder()
        .id(new MachineId("MC-" + name))
        .name(name)
        .status(new Status(Phase.RUNNING, "Running"))
        .progress(new Progress(100))
        .address("192.0.2.7")
        .operatingSystem("Linux")
        .webAccess("https://web.example");
  }

  /** The same student with another address and attendance. */
  public static Student with(Student one, @Nullable String email, Attendance attendance) {
    return new Student(
        one.id(),
        one.firstName(),
        one.lastName(),
        email,
        attendance,
        one.attendanceServed(),
        one.environment(),
        one.environmentStatus(),
        one.commands(),
        one.machines());
  }

  /** Replaces what the list says about a student. */
  public CheckedClass listed(int number, UnaryOperator<Student> change) {
    students.set(number - 1, change.apply(students.get(number - 1)));
    return this;
  }

  /** The list and a look at the environment agree about its state. */
  public CheckedClass in(int number, Status status) {
    listed(number, before -> student(number, environmentOf(number), status));
    return environment(number, before -> before.status(status));
  }

  public CheckedClass environment(int number, UnaryOperator<Environment.Builder> change) {
    return environment(change.apply(running("EN" + number)).build());
  }

  public CheckedClass environment(Environment environment) {
    return environment(environment, NOW);
  }

  public CheckedClass environment(Environment environment, Instant seenAt) {
    return watched(
        new WatchedEnvironment(
            new EnvironmentKey(ACCOUNT, environment.id()),
            environment,
            seenAt,
            Duration.ofSeconds(30),
            null,
            null));
  }

  /** A look that failed. */
  public CheckedClass failed(int number, ApiException cause) {
    return watched(
        new WatchedEnvironment(
            key(number),
            null,
            null,
            Duration.ofSeconds(30),
            new WatchedEnvironment.Trouble(cause, NOW),
            null));
  }

  private CheckedClass watched(WatchedEnvironment one) {
    environments.put(one.key().environment(), one);
    return this;
  }

  /** An environment that is not looked at. */
  public CheckedClass without(EnvironmentId environment) {
    environments.remove(environment);
    return this;
  }

  public CheckedClass machines(int number, Machine... machines) {
    return environment(number, before -> before.machines(List.of(machines)));
  }

  public CheckedClass since(int number, Instant at) {
    Subject subject = Subject.of(key(number));
    since.put(subject, new Since(new State(Phase.RUNNING, "Ready"), at, true, null));
    return this;
  }

  /** Found running then, for nobody knows how long. */
  public CheckedClass sinceAtLeast(int number, Instant at) {
    since.put(
        Subject.of(key(number)), new Since(new State(Phase.RUNNING, "Ready"), at, false, null));
    return this;
  }

  public CheckedClass forgetSince() {
    since.clear();
    return this;
  }

  public CheckedClass waiting(Waiting one) {
    waiting.put(one.subject(), one);
    return this;
  }

  public CheckedClass touched(int number, Instant at) {
    touched.put(key(number), at);
    return this;
  }

  public CheckedClass times(Duration... samples) {
    return times("Python", samples);
  }

  public CheckedClass times(String blueprint, Duration... samples) {
    for (Duration took : samples) {
      times.add(new Sample(ACCOUNT, blueprint, ActionKind.RESUME_ENVIRONMENT, null, took, NOW));
    }
    return this;
  }

  public CheckedClass forgetTimes() {
    times.forget(ACCOUNT);
    return this;
  }

  public CheckedClass awake(Duration shortest, Duration median, int samples) {
    awake =
        new StaysAwake(
            Map.of(
                new StaysAwake.Policy(ACCOUNT, "Training"),
                new StaysAwake.Learned(shortest, median, samples)));
    return this;
  }

  public CheckedClass studentsNeverSeen() {
    studentsSeen = false;
    return this;
  }

  public CheckedClass studentsSeenAt(Instant at) {
    studentsAt = at;
    return this;
  }

  public CheckedClass withoutDetails() {
    detailed = false;
    return this;
  }

  public CheckedClass unreadable(int entries) {
    unreadable = entries;
    return this;
  }

  public CheckedClass maxStudents(int most) {
    maxStudents = most;
    return this;
  }

  public CheckedClass earlyAccess(EarlyAccess access) {
    earlyAccess = access;
    return this;
  }

  public CheckedClass instructor(@Nullable String email) {
    instructor = email;
    return this;
  }

  /** What the service lists for the class, besides what its students have. */
  public CheckedClass listing(Environment... more) {
    List<Environment> all = new ArrayList<>(List.of(more));
    environments.values().stream()
        .map(WatchedEnvironment::environment)
        .filter(one -> one != null)
        .forEach(all::add);
    listed = all;
    return this;
  }

  public CheckedClass link(Link other) {
    link = other;
    return this;
  }

  public CheckedClass offset(@Nullable Duration other) {
    offset = other;
    return this;
  }

  public CheckedClass callsLeft(long left) {
    callsLeft = OptionalLong.of(left);
    return this;
  }

  public CheckedClass paused() {
    paused = true;
    return this;
  }

  public CheckedClass notWatched() {
    watched = false;
    return this;
  }

  public CheckedClass start(ClassTime other) {
    start = other;
    return this;
  }

  public CheckedClass end(ClassTime other) {
    end = other;
    return this;
  }

  /** Everything is seen at another moment. */
  public CheckedClass at(Instant moment) {
    now = moment;
    studentsAt = moment;
    environments.replaceAll((id, one) ->
        new WatchedEnvironment(
            one.key(), one.environment(), moment, one.interval(), one.trouble(), null));
    return this;
  }

  public CheckInput input() {
    return new CheckInput(
        now,
        view(),
        environments,
        listed,
        watched ? account() : null,
        paused,
        new Knowledge(times, since, waiting, awake, touched),
        CheckInput.USUAL_AGE);
  }

  public CheckResult check() {
    return ClassCheck.check(input());
  }

  private AccountView account() {
    return new AccountView(
        ACCOUNT,
        "Lab",
        URI.create("https://service.example"),
        link,
        null,
        List.of(),
        null,
        true,
        0,
        now,
        null,
        callsLeft,
        false,
        offset);
  }

  public ClassView view() {
    TrainingClass trainingClass =
        new TrainingClass(
            CLASS.id(), "Kubernetes day 2", null, null, start, end, "UTC", instructor, null);
    return new ClassView(
        CLASS,
        trainingClass,
        detailed ? details(trainingClass) : null,
        null,
        studentsSeen ? new ClassStudents(students, unreadable, studentsAt) : null,
        Duration.ofSeconds(30),
        null,
        false);
  }

  private ClassDetails details(TrainingClass trainingClass) {
    return new ClassDetails(
        trainingClass,
        ClassValues.NONE
            .with(ClassField.ZONE, "UTC")
            .with(ClassField.BLUEPRINT, "BP1")
            .with(ClassField.BLUEPRINT_NAME, "Python")
            .with(ClassField.POLICY, "PO1")
            .with(ClassField.POLICY_NAME, "Training")
            .with(ClassField.INSTRUCTOR_EMAIL, instructor)
            .with(ClassField.EARLY_ACCESS, earlyAccess)
            .with(ClassField.MAX_STUDENTS, maxStudents)
            .with(ClassField.MAX_STUDENTS_LIMIT, 60),
        List.of());
  }
}
