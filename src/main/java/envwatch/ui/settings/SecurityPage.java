package envwatch.ui.settings;

import envwatch.settings.SecuritySettings;
import envwatch.ui.kit.form.CheckRow;
import envwatch.ui.kit.form.Form;
import envwatch.ui.kit.form.FormField;
import envwatch.ui.kit.form.NumberRow;
import envwatch.ui.settings.draft.SectionDraft;
import java.util.Optional;
import javafx.scene.layout.Region;

/** How carefully to treat passwords, and whether anything may be changed. */
final class SecurityPage implements SettingsPage {
  private final Form form = new Form();

  SecurityPage(SectionDraft<SecuritySettings> draft) {
    form.getStyleClass().add("settings-page");
    form.heading("settings.security.passwords");
    NumberRow.add(form, "security", "reveal", draft.number(SecuritySettings.REVEAL));
    NumberRow.add(form, "security", "clipboard", draft.number(SecuritySettings.CLIPBOARD));
    form.heading("settings.security.actions");
    CheckRow.add(form, "security", "read-only", draft.value(SecuritySettings.READ_ONLY));
    CheckRow.add(form, "security", "drives", draft.value(SecuritySettings.REDIRECT_DRIVES));
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
