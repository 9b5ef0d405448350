package envwatch.ui.settings;

import envwatch.ui.kit.form.CheckRow;
import envwatch.ui.kit.form.Form;
import envwatch.ui.kit.form.FormField;
import envwatch.ui.kit.form.NumberRow;
import envwatch.ui.settings.draft.SecurityDraft;
import java.util.Optional;
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
    CheckRow.add(form, "security", "read-only", draft.readOnly());
    CheckRow.add(form, "security", "drives", draft.redirectDrives());
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
