package envwatch.ui.training.check;

import envwatch.training.check.CheckInput;
import envwatch.training.check.Knowledge;
import envwatch.training.check.LeftRunning;
import envwatch.training.check.LookedAt;
import envwatch.ui.kit.BackgroundWork;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.watch.ClassView;
import envwatch.watch.Classes;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Finds classes that are over and whose environments still run. Lives on the JavaFX thread. */
final class LeftRunningFinder implements AutoCloseable {
  /** After so long, somebody keeps them running on purpose. */
  private static final Duration FORGOTTEN = Duration.ofHours(12);

  /** Classes that are over are looked at only every 15 min. */
  private static final Duration SEEN = Duration.ofMinutes(20);

  private static final Duration PAUSE = Duration.ofSeconds(5);

  private final Classes classes;
  private final WatchAccess watch;
  private final BackgroundWork background;
  private final ReadOnlyObjectWrapper<List<LeftRunning>> leftOn =
      new ReadOnlyObjectWrapper<>(List.of());
  private final Subscription following;
  private TrainingView view;
  private Instant lookedAt = Instant.MIN;
  private boolean outdated = true;
  private boolean looking;

  LeftRunningFinder(Classes classes, WatchAccess watch, BackgroundWork background) {
    this.classes = classes;
    this.watch = watch;
    this.background = background;
    view = classes.view();
    following = classes.subscribe(new NewestOnly<>(background::show, this::classesChanged));
  }

  private void classesChanged(TrainingView newest) {
    view = newest;
    changed();
  }

  /** Something that is watched changed. */
  void changed() {
    outdated = true;
  }

  ReadOnlyObjectProperty<List<LeftRunning>> leftOnProperty() {
    return leftOn.getReadOnlyProperty();
  }

  /** Looks again, if a class is over; makes no request. */
  void timePassed(Instant now) {
    boolean due = Duration.between(lookedAt, now).compareTo(PAUSE) >= 0;
    boolean over = view.classes().anyMatch(seen -> over(seen, now));
    if (!over) {
      leftOn.set(List.of());
    } else if (due && !looking && (outdated || !leftOn.get().isEmpty())) {
      lookedAt = now;
      outdated = false;
      looking = true;
      background.start(
          () -> find(classes.view(), watch.view()),
          found -> {
            looking = false;
            leftOn.set(found);
          });
    }
  }

  private static boolean over(ClassView seen, Instant now) {
    Instant end = seen.end().moment();
    return end != null && !seen.gone() && !now.isBefore(end) && now.isBefore(end.plus(FORGOTTEN));
  }

  private static List<LeftRunning> find(TrainingView classes, WorldView world) {
    return classes
        .classes()
        .filter(seen -> over(seen, world.at()))
        .map(seen -> CheckInput.of(seen, world, LookedAt.NOTHING, Knowledge.nothing(), SEEN))
        .flatMap(input -> LeftRunning.of(input).stream())
        .toList();
  }

  @Override
  public void close() {
    following.close();
  }
}
