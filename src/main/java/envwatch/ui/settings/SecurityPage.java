package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.form.Form;
import envwatch.ui.kit.form.FormField;
import envwatch.ui.kit.form.NumberRow;
import envwatch.ui.settings.draft.SecurityDraft;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.Region;

/** How carefully to treat passwords, and whether anything may be changed. */
final class SecurityPage implements SettingsPage {
  private final Form form = new Form();

  SecurityPage(SecurityDraft draft) {
    form.getStyleClass().add("settings-page");
    form.heading("settings.security.passwords");
    NumberRow.add(form, "security", "reveal", draft.revealSeconds());
    NumberRow.add(form, "security", "clipboard", draft.clipboardSeconds());
    form.heading("settings.security.actions");
    choice("read-only", draft.readOnly());
    choice("drives", draft.redirectDrives());
  }

  private void choice(String name, BooleanProperty value) {
    CheckBox box = new CheckBox(text("settings.security." + name));
    box.setWrapText(true);
    box.setId("security-" + name);
    box.selectedProperty().bindBidirectional(value);
    String hint = text("settings.security." + name + ".hint");
    box.setAccessibleHelp(hint);
    form.addWide(box, Form.hint(hint));
  }

  @Override
  public PageName name() {
    return PageName.SECURITY;
  }

  @Override
  public Region content() {
    return form;
  }

  @Override
  public Optional<FormField> firstProblem() {
    return form.firstProblem();
  }
}
