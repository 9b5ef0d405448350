package envwatch.ui.training.edit;

import envwatch.model.training.ClassKey;
import envwatch.model.training.TrainingAction;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Where the changes of one account's classes go, each once. Lives on the JavaFX thread. */
interface ChangeSender {
  /**
   * A change of a class.
   *
   * @param className as the person saw it
   * @param people the names of those who are meant; empty for the class itself
   */
  record Change(TrainingAction action, String className, List<String> people) {
    public Change {
      people = List.copyOf(people);
    }
  }

  /** What came of a change. */
  sealed interface Result {
    /**
     * The service accepted it.
     *
     * @param created the class that was created; null for other changes, and when the service did
     *     not give its id
     */
    record Accepted(@Nullable ClassKey created) implements Result {}

    /**
     * The service refused it, or it may or may not have been carried out.
     *
     * @param why in a sentence
     * @param sent whether it was sent at all
     */
    record Failed(String why, boolean sent) implements Result {}
  }

  /** Why nothing can be sent now, in a sentence; empty if it can. */
  Optional<String> obstacle();

  /**
   * Sends the change.
   *
   * @param receiver is given the result once, on the JavaFX thread
   */
  void send(Change change, Consumer<Result> receiver);

  /**
   * Sends changes that do the same, at the pace that the service allows.
   *
   * @param receiver is given each change with its result once, on the JavaFX thread
   * @return sends no more of them; those that were sent already go on
   */
  Runnable sendAll(List<Change> changes, BiConsumer<Change, Result> receiver);
}
