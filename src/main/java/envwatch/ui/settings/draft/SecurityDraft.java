package envwatch.ui.settings.draft;

import envwatch.settings.SecuritySettings;
import envwatch.ui.kit.form.NumberDraft;
import java.time.Duration;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/** How carefully to treat passwords and the service, while it is being edited. */
public record SecurityDraft(
    NumberDraft revealSeconds,
    NumberDraft clipboardSeconds,
    BooleanProperty readOnly,
    BooleanProperty redirectDrives) {
  SecurityDraft(SecuritySettings settings) {
    this(
        new NumberDraft(settings.reveal().toSeconds(), SecuritySettings.EXPOSURES),
        new NumberDraft(settings.clipboard().toSeconds(), SecuritySettings.EXPOSURES),
        new SimpleBooleanProperty(settings.readOnly()),
        new SimpleBooleanProperty(settings.redirectDrives()));
  }

  SecuritySettings settings() {
    return new SecuritySettings(
        Duration.ofSeconds(revealSeconds.value()),
        Duration.ofSeconds(clipboardSeconds.value()),
        readOnly.get(),
        redirectDrives.get());
  }
}
