package envwatch.training.check;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.AccountView;
import envwatch.watch.ClassStudents;
import envwatch.watch.ClassView;
import envwatch.watch.Classes;
import envwatch.watch.Link;
import envwatch.watch.ServiceQuestion;
import envwatch.watch.WatchAccess;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks at what a check needs and is not known, or too old: the students of the class and its
 * details, then its list of environments and each environment of a student. Everything is asked
 * through the watches, so that it stays within the budget of the account: at most one request for
 * the list and for each environment. Ends when everything answered, when nothing answered for a
 * while, or when nothing can be asked. Listeners are called on threads of the engine, without
 * holding a lock.
 */
public final class CheckLook implements AutoCloseable {
  /** Around the start of a class its students are looked at more often than this. */
  static final Duration STUDENTS_FRESH = Duration.ofSeconds(35);

  /** So long nothing may answer, which includes waiting for the budget. */
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private final ClassKey key;
  private final Classes classes;
  private final WatchAccess watch;
  private final Time time;
  private final Consumer<CheckProgress> progress;
  private final Consumer<LookedAt> ended;

  private final Object lock = new Object();
  private final Map<EnvironmentId, WatchedEnvironment> looked;
  private final Map<EnvironmentId, WatchedEnvironment> waiting = new HashMap<>();
  private final Set<EnvironmentId> asked = new HashSet<>();
  private final List<Subscription> subscriptions = new ArrayList<>();
  private @Nullable ClassView before;
  private @Nullable List<Environment> listed;
  private boolean listing;
  private boolean studentsDone;
  private boolean over;
  private int total;
  private Time.@Nullable Alarm alarm;

  private CheckLook(
      ClassKey key,
      Classes classes,
      WatchAccess watch,
      Time time,
      LookedAt earlier,
      Consumer<CheckProgress> progress,
      Consumer<LookedAt> ended) {
    this.key = key;
    this.classes = classes;
    this.watch = watch;
    this.time = time;
    this.progress = progress;
    this.ended = ended;
    looked = new HashMap<>(earlier.environments());
  }

  /**
   * Begins to look; returns immediately.
   *
   * @param earlier what earlier checks of the class saw
   * @param progress is told how far it is
   * @param ended receives what was seen, once
   */
  public static CheckLook begin(
      ClassKey key,
      Classes classes,
      WatchAccess watch,
      Time time,
      LookedAt earlier,
      Consumer<CheckProgress> progress,
      Consumer<LookedAt> ended) {
    CheckLook look = new CheckLook(key, classes, watch, time, earlier, progress, ended);
    look.begin();
    return look;
  }

  private void begin() {
    ClassView seen = classes.view().find(key).orElse(null);
    WorldView world = watch.view();
    if (!reachable(world)) {
      end();
      return;
    }
    synchronized (lock) {
      before = seen;
      studentsDone = seen != null && known(seen, world.at());
    }
    progress.accept(CheckProgress.BEGUN);
    patience();
    if (seen == null || !known(seen, world.at())) {
      classes.lookAtStudents(key);
    } else {
      lookAtEnvironments(seen, world);
    }
    follow(classes.subscribe(view -> advance()));
    follow(watch.subscribe(view -> advance()));
  }

  private boolean reachable(WorldView world) {
    AccountView account = world.account(key.account()).orElse(null);
    return account != null && account.link() instanceof Link.Live && !world.paused();
  }

  private static boolean known(ClassView seen, Instant now) {
    ClassStudents students = seen.students();
    return students != null
        && seen.details() != null
        && seen.trouble() == null
        && !students.seenAt().isBefore(now.minus(STUDENTS_FRESH));
  }

  private void follow(Subscription subscription) {
    boolean late;
    synchronized (lock) {
      late = over;
      if (!late) {
        subscriptions.add(subscription);
      }
    }
    if (late) {
      subscription.close();
    }
  }

  private void advance() {
    ClassView seen = classes.view().find(key).orElse(null);
    WorldView world = watch.view();
    if (!reachable(world)) {
      end();
      return;
    }
    boolean begins;
    boolean news;
    synchronized (lock) {
      begins = !studentsDone && seen != null && answered(seen);
      studentsDone |= begins;
      news = waiting.entrySet().removeIf(one -> answered(one.getKey(), one.getValue(), world));
    }
    if (begins) {
      lookAtEnvironments(Objects.requireNonNull(seen), world);
    } else if (news) {
      tell();
    }
  }

  /** Whether the look at the students and details is over, well or not. */
  private boolean answered(ClassView seen) {
    if (seen.gone()) {
      return true;
    }
    ClassStudents now = seen.students();
    ClassStudents then = before == null ? null : before.students();
    boolean newer = now != null && (then == null || now.seenAt().isAfter(then.seenAt()));
    boolean failed =
        seen.trouble() != null
            && (before == null || !Objects.equals(seen.trouble(), before.trouble()));
    return failed || newer && (seen.details() != null || seen.detailsTrouble() != null);
  }

  private boolean answered(EnvironmentId id, WatchedEnvironment then, WorldView world) {
    WatchedEnvironment now = world.find(environment(id)).orElse(null);
    return now == null
        || !Objects.equals(now.seenAt(), then.seenAt())
        || !Objects.equals(now.trouble(), then.trouble());
  }

  private void lookAtEnvironments(ClassView seen, WorldView world) {
    List<EnvironmentId> unwatched = new ArrayList<>();
    List<EnvironmentId> old = new ArrayList<>();
    synchronized (lock) {
      ClassStudents students = seen.students();
      for (Student student : students == null ? List.<Student>of() : students.list()) {
        EnvironmentId id = student.environment();
        if (id == null || waiting.containsKey(id) || asked.contains(id)) {
          continue;
        }
        WatchedEnvironment one = world.find(environment(id)).orElse(null);
        if (one != null && needsLook(student, one, world.at())) {
          waiting.put(id, one);
          old.add(id);
        } else if (one == null && needsLook(student, looked.get(id), world.at())) {
          asked.add(id);
          unwatched.add(id);
        }
      }
      total = old.size() + unwatched.size();
      listing = true;
    }
    tell();
    askForList();
    old.forEach(id -> watch.lookUnlessSeenSince(environment(id), world.at()));
    unwatched.forEach(this::ask);
  }

  private EnvironmentKey environment(EnvironmentId id) {
    return new EnvironmentKey(key.account(), id);
  }

  /** What was deleted has nothing to look at; what another state is told of is out of date. */
  private static boolean needsLook(Student student, @Nullable WatchedEnvironment one, Instant now) {
    if ("deleted".equalsIgnoreCase(student.environmentStatus().word())) {
      return false;
    }
    if (one == null || one.environment() == null || one.seenAt() == null) {
      return true;
    }
    Phase listed = student.environmentStatus().phase();
    Phase seen = one.environment().status().phase();
    return one.seenAt().isBefore(now.minus(CheckInput.USUAL_AGE))
        || !one.environment().machinesKnown()
        || (listed == Phase.RUNNING) != (seen == Phase.RUNNING);
  }

  private void askForList() {
    ask(
        service -> service.list(key.id()),
        listing -> tookList(listing.environments()),
        failure -> tookList(null));
  }

  private void ask(EnvironmentId id) {
    ask(
        service -> service.state(id),
        environment -> took(id, seen(id, environment, time.instant(), null)),
        failure ->
            took(
                id, seen(id, null, null, new WatchedEnvironment.Trouble(failure, time.instant()))));
  }

  private <T> void ask(
      ServiceQuestion.Request<T> request, Consumer<T> took, Consumer<ApiException> refused) {
    if (!watch.ask(key.account(), new ServiceQuestion<>(request, took, refused, this::end))) {
      end();
    }
  }

  private void tookList(@Nullable List<Environment> ofClass) {
    synchronized (lock) {
      listing = false;
      listed = ofClass;
    }
    tell();
  }

  private WatchedEnvironment seen(
      EnvironmentId id,
      @Nullable Environment environment,
      @Nullable Instant at,
      WatchedEnvironment.@Nullable Trouble trouble) {
    return new WatchedEnvironment(environment(id), environment, at, Duration.ZERO, trouble, null);
  }

  private void took(EnvironmentId id, WatchedEnvironment seen) {
    synchronized (lock) {
      asked.remove(id);
      looked.put(id, seen);
    }
    tell();
  }

  private void tell() {
    CheckProgress now;
    boolean done;
    synchronized (lock) {
      if (over) {
        return;
      }
      int left = waiting.size() + asked.size();
      now = new CheckProgress(total - left, total);
      done = left == 0 && !listing;
    }
    if (done) {
      end();
    } else {
      progress.accept(now);
      patience();
    }
  }

  private void patience() {
    synchronized (lock) {
      if (alarm != null) {
        alarm.cancel();
      }
      alarm = over ? null : time.after(PATIENCE, this::end);
    }
  }

  private void end() {
    if (stop()) {
      LookedAt seen;
      synchronized (lock) {
        seen = new LookedAt(looked, listed);
      }
      ended.accept(seen);
    }
  }

  /** Whether it was not over before. */
  private boolean stop() {
    List<Subscription> followed;
    synchronized (lock) {
      if (over) {
        return false;
      }
      over = true;
      followed = List.copyOf(subscriptions);
      if (alarm != null) {
        alarm.cancel();
        alarm = null;
      }
    }
    followed.forEach(Subscription::close);
    return true;
  }

  /** Ends the look, of which nothing is told any more. Requests under way are not stopped. */
  @Override
  public void close() {
    stop();
  }
}
