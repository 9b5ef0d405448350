package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Phase;
import envwatch.training.RosterLine;
import envwatch.training.RosterLine.Fault;
import envwatch.ui.kit.Glyph;
import envwatch.ui.training.edit.ChangeSender.Result;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** A line of the file, and how far its student is. Lives on the JavaFX thread. */
final class ImportRow {
  private final RosterLine line;
  private final ObjectProperty<State> state;

  /** How far a student can be. */
  enum Step {
    /** It can be sent. */
    READY(Glyph.PERSON_ADD, null, false),
    /** It is not sent. */
    FAULTY(Glyph.WARNING, Phase.EXPIRING, true),
    /** It waits for its turn, or for its answer. */
    WAITING(Glyph.HOURGLASS_EMPTY, Phase.CHANGING, false),
    ADDED(Glyph.CHECK_CIRCLE, Phase.RUNNING, false),
    NOT_ADDED(Glyph.ERROR, Phase.PROBLEM, true);

    final Glyph icon;

    /** Whose color it has; null for none. */
    final @Nullable Phase phase;

    /** Whether the person should look at it. */
    final boolean troubled;

    Step(Glyph icon, @Nullable Phase phase, boolean troubled) {
      this.icon = icon;
      this.phase = phase;
      this.troubled = troubled;
    }
  }

  /**
   * How far the student is.
   *
   * @param words in a sentence
   */
  record State(Step step, String words) {}

  ImportRow(RosterLine line) {
    this.line = line;
    Fault fault = line.fault();
    state =
        new SimpleObjectProperty<>(
            fault == null
                ? new State(Step.READY, text("classes.import.ready"))
                : new State(Step.FAULTY, sentence(fault)));
  }

  private static String sentence(Fault fault) {
    return switch (fault) {
      case Fault.QuoteNotClosed open -> text("classes.import.quote");
      case Fault.NoEmail none -> text("classes.import.no-email");
      case Fault.InvalidEmail invalid -> text("classes.import.invalid-email");
      case Fault.NoFirstName none -> text("classes.import.no-first-name");
      case Fault.NoLastName none -> text("classes.import.no-last-name");
      case Fault.Repeated(int line) -> text("classes.import.repeated", line);
      case Fault.AlreadyStudent already -> text("classes.import.already");
      case Fault.TooMany(int most) -> text("classes.import.too-many", most);
    };
  }

  RosterLine line() {
    return line;
  }

  ObjectProperty<State> state() {
    return state;
  }

  boolean is(Step step) {
    return state.get().step() == step;
  }

  void sent() {
    state.set(new State(Step.WAITING, text("classes.import.waiting")));
  }

  void answered(Result result) {
    state.set(
        switch (result) {
          case Result.Accepted accepted -> new State(Step.ADDED, text("classes.import.added"));
          case Result.Failed(String why, boolean sent) ->
              new State(Step.NOT_ADDED, sent ? why : text("classes.import.not-sent", why));
        });
  }

  /** What a screen reader says of the row. */
  @Override
  public String toString() {
    return line.number() + ", " + line.email() + ", " + state.get().words();
  }
}
