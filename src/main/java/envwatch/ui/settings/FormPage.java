package envwatch.ui.settings;

import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import java.util.Optional;

/** A page of the dialog that is one form. */
abstract class FormPage implements SettingsPage {
  final Form form = new Form();
  private final PageName name;

  FormPage(PageName name) {
    this.name = name;
    form.getStyleClass().add("settings-page");
  }

  @Override
  public final PageName name() {
    return name;
  }

  @Override
  public final Form content() {
    return form;
  }

  @Override
  public final Optional<FormField> firstProblem() {
    return form.firstProblem();
  }
}
