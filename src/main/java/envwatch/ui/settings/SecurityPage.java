package envwatch.ui.settings;

import envwatch.settings.SecuritySettings;
import envwatch.ui.kit.CheckRow;
import envwatch.ui.kit.NumberRow;

/** How carefully to treat passwords, and whether anything may be changed. */
final class SecurityPage extends FormPage {
  SecurityPage(SectionDraft<SecuritySettings> draft) {
    super(PageName.SECURITY);
    form.heading("settings.security.passwords");
    NumberRow.add(form, "security", "reveal", draft.number(SecuritySettings.REVEAL));
    NumberRow.add(form, "security", "clipboard", draft.number(SecuritySettings.CLIPBOARD));
    form.heading("settings.security.actions");
    CheckRow.add(form, "security", "read-only", draft.value(SecuritySettings.READ_ONLY));
    CheckRow.add(form, "security", "drives", draft.value(SecuritySettings.REDIRECT_DRIVES));
    form.heading("settings.security.presenting");
    CheckRow.add(
        form, "security", "presenting-names", draft.value(SecuritySettings.PRESENTING_NAMES));
  }
}
