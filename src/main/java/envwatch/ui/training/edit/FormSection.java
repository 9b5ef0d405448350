package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import java.util.Optional;
import javafx.scene.control.TitledPane;

/**
 * A part of a form that most people leave as it is: folded below its title, which Enter and Space
 * fold and unfold. It unfolds by itself where something in it is wrong.
 */
final class FormSection extends TitledPane {
  private final Form form = new Form();

  /**
   * @param titleKey of what the part is called
   * @param open whether it is unfolded at first, such as where something is filled in
   */
  FormSection(String id, String titleKey, boolean open) {
    setId(id);
    getStyleClass().add("form-section");
    setText(text(titleKey));
    setContent(form);
    setAnimated(false);
    setExpanded(open);
  }

  Form form() {
    return form;
  }

  /** Checks every field, so that each says what is wrong; the first that is. */
  Optional<FormField> firstProblem() {
    Optional<FormField> problem = form.firstProblem();
    if (problem.isPresent()) {
      setExpanded(true);
    }
    return problem;
  }
}
