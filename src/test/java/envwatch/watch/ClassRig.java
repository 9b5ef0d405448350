package envwatch.watch;

import envwatch.model.ApiAccount;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.ClassTime;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingClass;
import envwatch.training.FakeTrainingService;
import envwatch.util.OtherAlarms;
import envwatch.util.Time;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A watch of classes on a fake service and a fake clock, with one account. */
final class ClassRig {
  static final Status READY = new Status(Phase.RUNNING, "Ready");
  static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");
  private static final Duration LATENCY = Duration.ofMillis(10);

  final FakeTime time = new FakeTime();
  final FakeService service = FakeService.listingLines(time);
  final FakeTrainingService training = new FakeTrainingService();
  final Watch watch = new Watch(service, time, time.executor(LATENCY), WatchOptions.DEFAULT);
  final ClassWatch classes;

  private final List<TrainingClass> listed = new ArrayList<>();

  /** How often an alarm of the watch of classes went off. */
  int alarms;

  ClassRig() {
    service.offer(training);
    classes = new ClassWatch(watch, new OtherAlarms(time, this::counted), time.executor(LATENCY));
  }

  private Time.Alarm counted(Duration delay, Runnable task) {
    return time.after(
        delay,
        () -> {
          alarms++;
          task.run();
        });
  }

  /** Begins to watch the account, which is connected afterwards. */
  ClassRig begin() {
    watching(Samples.account());
    classes.begin();
    seconds(1);
    return this;
  }

  void watching(ApiAccount... accounts) {
    watch.watch(List.of(accounts));
  }

  void seconds(long seconds) {
    time.advance(Duration.ofSeconds(seconds));
  }

  void minutes(long minutes) {
    time.advance(Duration.ofMinutes(minutes));
  }

  static ClassKey key(String id) {
    return new ClassKey(Samples.ACCOUNT, new ClassId(id));
  }

  /** Serves a class that starts and ends so many minutes after now, with one student. */
  ClassRig serve(String id, long start, long end) {
    return serve(trainingClass(id, at(start), at(end)));
  }

  /** Serves a class with one student, whose environment is ready. */
  ClassRig serve(TrainingClass trainingClass) {
    String id = trainingClass.id().value();
    listed.removeIf(before -> before.id().equals(trainingClass.id()));
    listed.add(trainingClass);
    training.classes(listed.toArray(TrainingClass[]::new));
    training.details(details(trainingClass));
    training.students(id, student(id, READY));
    return this;
  }

  /** The service knows the class no longer. */
  void delete(String id) {
    listed.removeIf(before -> before.id().value().equals(id));
    training.classes(listed.toArray(TrainingClass[]::new));
  }

  static TrainingClass trainingClass(String id, ClassTime start, ClassTime end) {
    return SampleClasses.trainingClass(key(id), "Class " + id, start, end, "UTC");
  }

  static ClassDetails details(TrainingClass trainingClass) {
    return SampleClasses.details(trainingClass);
  }

  static Student student(String trainingClass, Status status) {
    return SampleClasses.student(
        "SD-" + trainingClass, "Ada", "Berg", Attendance.INVITED, "EN-" + trainingClass, status);
  }

  /** So many minutes after now. */
  ClassTime at(long minutes) {
    LocalDateTime local =
        LocalDateTime.ofInstant(time.instant().plus(Duration.ofMinutes(minutes)), ZoneOffset.UTC);
    return new ClassTime(local.toString(), local, ZoneId.of("UTC"));
  }

  /** The same, as served without a zone that is understood. */
  static ClassTime withoutZone(ClassTime time) {
    return new ClassTime(time.served(), time.local(), null);
  }

  ClassView seen(String id) {
    return classes.view().find(key(id)).orElseThrow();
  }

  AccountClasses account() {
    return classes.view().accounts().getFirst();
  }

  /** What was asked about classes while so many minutes went by. */
  List<String> askedDuring(long minutes) {
    return askedDuring(Duration.ofMinutes(minutes));
  }

  List<String> askedDuring(Duration duration) {
    training.asked.clear();
    time.advance(duration);
    return List.copyOf(training.asked);
  }

  static int count(List<String> asked, String question) {
    return Collections.frequency(asked, question);
  }
}
