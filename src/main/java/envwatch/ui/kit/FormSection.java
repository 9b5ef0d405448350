package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import java.util.Optional;
import javafx.scene.control.TitledPane;

/**
 * A part of a form that most people leave as it is: folded below its title, which Enter and Space
 * fold and unfold. It unfolds by itself where something in it is wrong.
 */
public final class FormSection extends TitledPane {
  private final Form form = new Form();

  /**
   * @param titleKey of what the part is called
   * @param open whether it is unfolded at first, such as where something is filled in
   */
  public FormSection(String id, String titleKey, boolean open) {
    setId(id);
    getStyleClass().add("form-section");
    setText(text(titleKey));
    setContent(form);
    setAnimated(false);
    setExpanded(open);
  }

  public Form form() {
    return form;
  }

  /** Checks every field, so that each says what is wrong; the first that is. */
  public Optional<FormField> firstProblem() {
    Optional<FormField> problem = form.firstProblem();
    if (problem.isPresent()) {
      setExpanded(true);
    }
    return problem;
  }
}
