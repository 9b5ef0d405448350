package envwatch.ui.training.check;

import envwatch.model.AccountId;
import envwatch.model.Machine;
import envwatch.model.training.ClassKey;
import envwatch.probe.ProbedMachine;
import envwatch.training.check.CheckInput;
import envwatch.training.check.CheckKnowledge;
import envwatch.training.check.CheckLook;
import envwatch.training.check.CheckProgress;
import envwatch.training.check.CheckResult;
import envwatch.training.check.ClassCheck;
import envwatch.training.check.Knowledge;
import envwatch.training.check.LookedAt;
import envwatch.ui.kit.BackgroundWork;
import envwatch.util.Defects;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.ClassView;
import envwatch.watch.Classes;
import envwatch.watch.Link;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Checks classes: at a person's request, and by itself those that start within an hour. Looks and
 * judges off the JavaFX thread; judges again whenever what is watched changes. Lives on the JavaFX
 * thread.
 */
final class ClassChecks implements AutoCloseable {
  /** From then on a class is checked by itself. */
  static final Duration NEAR = Duration.ofMinutes(60);

  /** How long after the start it still is. */
  static final Duration STARTED = Duration.ofMinutes(15);

  private static final Duration AGAIN = Duration.ofMinutes(5);
  private static final Duration KEPT = Duration.ofHours(2);
  private static final Duration JUDGED_AGAIN = Duration.ofSeconds(2);

  private final Classes classes;
  private final WatchAccess watch;
  private final CheckKnowledge knowledge;
  private final Time time;
  private final Function<List<Machine>, List<CompletableFuture<ProbedMachine>>> asking;
  private final BackgroundWork background;
  private final Map<ClassKey, CheckHistory> courses = new HashMap<>();
  private final ReadOnlyObjectWrapper<Map<ClassKey, CheckStatus>> statuses =
      new ReadOnlyObjectWrapper<>(Map.of());
  private final Subscription following;
  private TrainingView view;
  private boolean closed;

  ClassChecks(
      Classes classes,
      WatchAccess watch,
      CheckKnowledge knowledge,
      Time time,
      Function<List<Machine>, List<CompletableFuture<ProbedMachine>>> asking,
      BackgroundWork background) {
    this.classes = classes;
    this.watch = watch;
    this.knowledge = knowledge;
    this.time = time;
    this.asking = asking;
    this.background = background;
    view = classes.view();
    following = classes.subscribe(new NewestOnly<>(background::show, this::classesChanged));
  }

  private void classesChanged(TrainingView newest) {
    view = newest;
    changed();
  }

  /** How the checks of all classes stand. */
  ReadOnlyObjectProperty<Map<ClassKey, CheckStatus>> statusesProperty() {
    return statuses.getReadOnlyProperty();
  }

  CheckStatus status(ClassKey key) {
    return statuses.get().getOrDefault(key, CheckStatus.NONE);
  }

  /** Checks a class, unless a check of it is under way. */
  void check(ClassKey key) {
    CheckHistory course = courses.computeIfAbsent(key, added -> new CheckHistory());
    if (course.looking() || closed) {
      return;
    }
    course.status = course.status.looking(CheckProgress.BEGUN);
    publish();
    CheckLook look =
        CheckLook.begin(
            key,
            classes,
            watch,
            time,
            course.looked,
            progress -> background.show(() -> progressed(course, progress)),
            seen -> background.show(() -> looked(key, course, seen)));
    course.look = course.looking() ? look : null;
  }

  /**
   * Asks the machines that run whether they answer from here, and judges again; nothing unless the
   * class was checked, and no check of it is under way.
   */
  void askFromHere(ClassKey key) {
    CheckHistory course = courses.get(key);
    if (course == null || course.status.result() == null || course.looking() || closed) {
      return;
    }
    course.status = course.status.looking(CheckProgress.BEGUN);
    publish();
    LookedAt looked = course.looked;
    Knowledge known = course.knowledge;
    background.start(
        () -> input(key, looked, known).map(ClassCheck::running).orElse(Map.of()),
        running -> ask(key, course, running));
  }

  private void ask(ClassKey key, CheckHistory course, Map<CheckInput.Place, Machine> running) {
    List<CheckInput.Place> places = List.copyOf(running.keySet());
    Map<CheckInput.Place, ProbedMachine> told = new HashMap<>();
    List<CompletableFuture<ProbedMachine>> answers = asking.apply(List.copyOf(running.values()));
    if (places.isEmpty()) {
      asked(key, course, told);
    }
    for (int i = 0; i < places.size(); i++) {
      CheckInput.Place place = places.get(i);
      Defects.reportFrom(
          answers
              .get(i)
              .thenAccept(probed ->
                  background.show(() -> {
                    told.put(place, probed);
                    progressed(course, new CheckProgress(told.size(), places.size()));
                    if (told.size() == places.size()) {
                      asked(key, course, told);
                    }
                  })));
    }
  }

  private void asked(ClassKey key, CheckHistory course, Map<CheckInput.Place, ProbedMachine> told) {
    course.fromHere = Map.copyOf(told);
    judge(
        key,
        course,
        result -> {
          course.status = course.status.looking(null);
          if (result != null) {
            course.judged(result);
          }
        });
  }

  private void progressed(CheckHistory course, CheckProgress progress) {
    if (course.looking()) {
      course.status = course.status.looking(progress);
      publish();
    }
  }

  private void looked(ClassKey key, CheckHistory course, LookedAt seen) {
    course.look = null;
    course.looked = seen;
    WorldView world = watch.view();
    Defects.reportFrom(
        knowledge
            .read(key.account(), world)
            .thenAccept(learned -> background.show(() -> learned(key, course, learned))));
  }

  private void learned(ClassKey key, CheckHistory course, Knowledge learned) {
    course.knowledge = learned;
    judge(
        key,
        course,
        result -> {
          if (result == null) {
            course.status = course.status.looking(null);
          } else {
            course.checked(result);
          }
        });
  }

  /**
   * @param judged is given the result; null if the class is not known any more
   */
  private void judge(ClassKey key, CheckHistory course, Consumer<@Nullable CheckResult> judged) {
    course.judging = true;
    course.outdated = false;
    Knowledge known = knowledge.refresh(course.knowledge);
    LookedAt looked = course.looked;
    Map<CheckInput.Place, ProbedMachine> fromHere = course.fromHere;
    background.start(
        () -> input(key, looked, known).map(all -> ClassCheck.check(all.with(fromHere))),
        result -> {
          course.judging = false;
          judged.accept(result.orElse(null));
          publish();
        });
  }

  private Optional<CheckInput> input(ClassKey key, LookedAt looked, Knowledge known) {
    return classes
        .view()
        .find(key)
        .map(seen -> CheckInput.of(seen, watch.view(), looked, known, CheckInput.USUAL_AGE));
  }

  /** What is near or seen is judged again and again; the rest is not kept for ever. */
  private boolean isOver(
      Map.Entry<ClassKey, CheckHistory> entry, Instant now, @Nullable ClassKey open) {
    CheckHistory course = entry.getValue();
    CheckResult result = course.status.result();
    return !entry.getKey().equals(open)
        && !course.looking()
        && !course.judging
        && result != null
        && (result.at().plus(KEPT).isBefore(now) || view.without(entry.getKey().account()));
  }

  /** Something that is watched changed. */
  void changed() {
    courses.values().forEach(course -> course.outdated = true);
  }

  /**
   * Checks what is near, and judges again what changed.
   *
   * @param open the class whose check somebody sees; null for none
   */
  void timePassed(Instant now, @Nullable ClassKey open) {
    if (courses.entrySet().removeIf(entry -> isOver(entry, now, open))) {
      publish();
    }
    courses.forEach((key, course) -> {
      boolean seen = key.equals(open) || view.find(key).filter(one -> near(one, now)).isPresent();
      boolean due = Duration.between(course.judgedAt, now).compareTo(JUDGED_AGAIN) >= 0;
      if (seen && due && course.outdated && !course.judging && !course.looking()) {
        judgeAgain(key, course, now);
      }
    });
    if (courses.values().stream().noneMatch(CheckHistory::looking)) {
      view.classes()
          .filter(seen -> near(seen, now) && !recent(seen.key(), now) && live(seen.key().account()))
          .findFirst()
          .ifPresent(seen -> check(seen.key()));
    }
  }

  private void judgeAgain(ClassKey key, CheckHistory course, Instant now) {
    if (course.status.result() == null) {
      return;
    }
    course.judgedAt = now;
    judge(
        key,
        course,
        result -> {
          if (result != null) {
            course.judged(result);
          }
        });
  }

  /** Whether it starts within an hour, or has just started. */
  static boolean near(ClassView seen, Instant now) {
    Instant start = seen.start().moment();
    return start != null
        && !seen.gone()
        && !now.isBefore(start.minus(NEAR))
        && now.isBefore(start.plus(STARTED));
  }

  private boolean recent(ClassKey key, Instant now) {
    Instant last = status(key).checkedAt();
    return last != null && now.isBefore(last.plus(AGAIN));
  }

  private boolean live(AccountId account) {
    WorldView world = watch.view();
    return !world.paused()
        && world.account(account).filter(one -> one.link() instanceof Link.Live).isPresent();
  }

  private void publish() {
    Map<ClassKey, CheckStatus> now = new HashMap<>();
    courses.forEach((key, course) -> now.put(key, course.status));
    statuses.set(Map.copyOf(now));
  }

  @Override
  public void close() {
    closed = true;
    following.close();
    courses.values().stream()
        .map(course -> course.look)
        .filter(look -> look != null)
        .forEach(CheckLook::close);
    background.close();
  }
}
