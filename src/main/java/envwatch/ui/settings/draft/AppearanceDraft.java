package envwatch.ui.settings.draft;

import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.form.NumberDraft;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Theme and font size, while they are being edited. */
public record AppearanceDraft(ObjectProperty<Theme> theme, NumberDraft fontSize) {
  AppearanceDraft(AppearanceSettings settings) {
    this(
        new SimpleObjectProperty<>(settings.theme()),
        new NumberDraft(settings.fontSize(), AppearanceSettings.FONT_SIZES));
  }

  public AppearanceSettings settings() {
    return new AppearanceSettings(theme.get(), fontSize.value());
  }
}
