package envwatch.ui.training.edit;

import envwatch.training.RosterLine;
import envwatch.training.RosterLine.Fault;
import envwatch.ui.training.edit.ChangeSender.Result;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** A line of the file, and how far its student is. Lives on the JavaFX thread. */
final class ImportRow {
  private final RosterLine line;
  private final ObjectProperty<State> state;

  /** How far the student is. */
  sealed interface State {
    /** It can be sent. */
    record Ready() implements State {}

    /** It is not sent. */
    record Faulty(Fault fault) implements State {}

    /** It waits for its turn, or for its answer. */
    record Waiting() implements State {}

    record Done(Result result) implements State {}
  }

  ImportRow(RosterLine line) {
    this.line = line;
    Fault fault = line.fault();
    state = new SimpleObjectProperty<>(fault == null ? new State.Ready() : new State.Faulty(fault));
  }

  RosterLine line() {
    return line;
  }

  ObjectProperty<State> state() {
    return state;
  }

  /** Whether the person should look at it. */
  boolean troubled() {
    return switch (state.get()) {
      case State.Ready ready -> false;
      case State.Waiting waiting -> false;
      case State.Faulty faulty -> true;
      case State.Done(Result result) -> !(result instanceof Result.Accepted);
    };
  }

  /** What a screen reader says of the row. */
  @Override
  public String toString() {
    return line.number() + ", " + line.email() + ", " + ImportWords.sentence(state.get());
  }
}
