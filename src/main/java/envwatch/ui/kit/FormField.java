package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.styled;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Control;
import javafx.scene.control.Label;

/** A control and the words that stand next to it while its value cannot be used. */
public final class FormField {
  private final Control control;
  private final Supplier<Optional<String>> check;
  private final Label problem = Controls.hidden(styled(new Label(), "form-problem"));

  FormField(Control control, Supplier<Optional<String>> check) {
    this.control = control;
    this.check = check;
    problem.setWrapText(true);
    FocusLoss.field(control, this::check);
  }

  public Control control() {
    return control;
  }

  Label problem() {
    return problem;
  }

  /** Shows what is wrong, or that nothing is any more; true when nothing is. */
  public boolean check() {
    Optional<String> words = check.get();
    problem.setText(words.orElse(""));
    problem.setVisible(words.isPresent());
    control.pseudoClassStateChanged(Styles.STATE_DANGER, words.isPresent());
    control.setAccessibleHelp(words.orElse(null));
    return words.isEmpty();
  }

  /**
   * Checks the value again if it is marked as invalid, so that the mark disappears as soon as the
   * value is valid. Never marks a value while somebody is still typing it.
   */
  public void recheckIfInvalid() {
    if (problem.isVisible()) {
      check();
    }
  }
}
