package envwatch.watch;

import envwatch.model.training.ClassKey;
import envwatch.util.Subscription;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The watched classes. All methods return immediately. Thread-safe. */
public interface Classes {
  /**
   * Passes each new view to the listener, on a thread of the engine; the newest view immediately.
   * Does not cause requests.
   */
  Subscription subscribe(Consumer<TrainingView> listener);

  /** What is currently known. */
  TrainingView view();

  /** Sets whether somebody sees the list of classes, so that it and the counts are kept fresh. */
  void show(boolean shown);

  /** Sets whether the lists of classes are kept fresh even while nobody sees them. */
  void keepLists(boolean kept);

  /** Sets the class whose students are shown; null for none. */
  void open(@Nullable ClassKey trainingClass);

  /**
   * Looks at the lists of classes and at the open class now, at the user's request; joins looks in
   * progress.
   */
  void lookNow();

  /**
   * Looks at the students of a class now, or as soon as the list names the class; at its details,
   * too, unless they are known.
   */
  void lookAtStudents(ClassKey trainingClass);

  /**
   * Called when the service has accepted a change of the class: looks at it now, and often for a
   * minute.
   */
  void changed(ClassKey trainingClass);
}
