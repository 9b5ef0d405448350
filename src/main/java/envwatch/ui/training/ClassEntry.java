package envwatch.ui.training;

import envwatch.model.training.ClassKey;
import envwatch.watch.ClassPhase;
import org.jspecify.annotations.Nullable;

/** A line of the list of classes, in the words in which it is shown. */
public sealed interface ClassEntry {
  /**
   * Above the classes of one phase.
   *
   * @param folded whether the classes below it are hidden
   */
  record Heading(ClassPhase phase, int count, boolean folded) implements ClassEntry {}

  /**
   * A class.
   *
   * @param phase where it is in time, such as {@code starts in 20 min}
   * @param when by the clock of the class
   * @param here by the clock of this computer; null where it says the same or is not known
   * @param people who leads it, and how many students are ready: as the check says if there is one
   * @param trouble why the students cannot be seen; null if they can
   * @param account null where only one account is shown
   * @param mark the verdict of a check, if the class starts soon; null otherwise
   */
  record OfClass(
      ClassKey key,
      String name,
      ClassPhase in,
      String phase,
      String when,
      @Nullable String here,
      String people,
      @Nullable String trouble,
      @Nullable String account,
      @Nullable ClassMark mark)
      implements ClassEntry {}
}
