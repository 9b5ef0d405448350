package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.OrderResult;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.words.OutcomeWords;
import envwatch.words.PlainText;
import java.time.ZoneId;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;

/**
 * Sends what a form has been filled in with, once, and says what came of it. Nothing that was typed
 * is lost. Lives on the JavaFX thread.
 *
 * @param content takes no input meanwhile
 */
record FormSending(Node content, Button button, OutcomeLine outcome, DialogFrame frame) {
  /** As long as one field has a problem, this only leads to it. */
  void begin(Form form, Runnable send) {
    Optional<FormField> problem = form.firstProblem();
    if (problem.isPresent()) {
      problem.get().control().requestFocus();
    } else {
      content.setDisable(true);
      button.setDisable(true);
      outcome.tell(text("form.sending"));
      send.run();
    }
    frame.grow();
  }

  /**
   * Says why nothing happened, or that something may have.
   *
   * @param accepted is run if the service accepted it
   */
  void end(OrderResult result, Runnable accepted) {
    switch (result.activity().outcome().effect()) {
      case ACCEPTED -> {
        frame.window().settle();
        accepted.run();
      }
      case NONE -> {
        content.setDisable(false);
        button.setDisable(false);
        warn(result);
        // While it was sent, the focus went to Cancel.
        button.requestFocus();
      }
      case UNCLEAR -> {
        // To send it once more could do it twice.
        content.setDisable(false);
        warn(result);
      }
    }
    frame.grow();
  }

  private void warn(OrderResult result) {
    outcome.warn(PlainText.lines(OutcomeWords.sentence(result.activity(), ZoneId.systemDefault())));
  }
}
