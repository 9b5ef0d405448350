package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.training.RosterLine.Fault;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.ui.training.edit.ImportRow.State;

/** Describes the lines of a file of students. */
final class ImportWords {
  private ImportWords() {}

  static String sentence(State state) {
    return switch (state) {
      case State.Ready ready -> text("classes.import.ready");
      case State.Waiting waiting -> text("classes.import.waiting");
      case State.Faulty(Fault fault) -> sentence(fault);
      case State.Done(Result.Accepted accepted) -> text("classes.import.added");
      case State.Done(Result.Failed(String why, boolean sent)) ->
          sent ? why : text("classes.import.not-sent", why);
    };
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
}
