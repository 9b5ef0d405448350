package envwatch.watch;

import envwatch.model.training.ClassKey;
import envwatch.util.Subscription;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Classes that are what a test says, and remember what was wanted. To be used by one thread. */
public final class FakeClasses implements Classes {
  private final List<Consumer<TrainingView>> listeners = new ArrayList<>();
  private final List<String> wanted = new ArrayList<>();
  private TrainingView view;

  public FakeClasses(TrainingView view) {
    this.view = view;
  }

  /** Publishes another view. */
  public void publish(TrainingView other) {
    view = other;
    List.copyOf(listeners).forEach(listener -> listener.accept(other));
  }

  /** What was wanted, in order: {@code shown}, {@code hidden}, {@code open CO1}, {@code look}... */
  public List<String> wanted() {
    return List.copyOf(wanted);
  }

  @Override
  public Subscription subscribe(Consumer<TrainingView> listener) {
    listeners.add(listener);
    listener.accept(view);
    return () -> listeners.remove(listener);
  }

  @Override
  public TrainingView view() {
    return view;
  }

  @Override
  public void show(boolean shown) {
    wanted.add(shown ? "shown" : "hidden");
  }

  @Override
  public void keepLists(boolean kept) {}

  @Override
  public void open(@Nullable ClassKey trainingClass) {
    wanted.add("open " + (trainingClass == null ? "none" : trainingClass.id().value()));
    publish(new TrainingView(view.at(), view.paused(), view.accounts(), trainingClass));
  }

  @Override
  public void lookNow() {
    wanted.add("look");
  }

  @Override
  public void lookAtStudents(ClassKey trainingClass) {
    wanted.add("look " + trainingClass.id().value());
  }

  @Override
  public void changed(ClassKey trainingClass) {
    wanted.add("changed " + trainingClass.id().value());
  }
}
