package envwatch.ui.settings;

import envwatch.settings.SecuritySettings;

/** How carefully to treat passwords, and whether anything may be changed. */
final class SecurityPage extends FormPage<SecuritySettings, SectionDraft<SecuritySettings>> {
  SecurityPage(SectionDraft<SecuritySettings> draft) {
    super(PageName.SECURITY, draft);
    form.heading("settings.security.passwords");
    number("reveal", SecuritySettings.REVEAL);
    number("clipboard", SecuritySettings.CLIPBOARD);
    form.heading("settings.security.actions");
    check("read-only", draft.value(SecuritySettings.READ_ONLY));
    check("drives", draft.value(SecuritySettings.REDIRECT_DRIVES));
    form.heading("settings.security.presenting");
    check("presenting-names", draft.value(SecuritySettings.PRESENTING_NAMES));
  }
}
