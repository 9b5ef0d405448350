package envwatch.ui.settings;

import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.CsvSeparator;
import envwatch.settings.AppearanceSettings.Theme;
import java.util.function.Consumer;

/** Theme and font size, tried on at once, and the form of exported tables. */
final class AppearancePage extends FormPage<AppearanceSettings, SectionDraft<AppearanceSettings>> {
  /**
   * @param preview shows the program in another appearance
   */
  AppearancePage(SectionDraft<AppearanceSettings> draft, Consumer<AppearanceSettings> preview) {
    super(PageName.APPEARANCE, draft);
    choices("theme", Theme.class, draft.value(AppearanceSettings.THEME));
    number("font-size", AppearanceSettings.FONT_SIZE);
    choices("csv-separator", CsvSeparator.class, draft.value(AppearanceSettings.CSV_SEPARATOR));
    Runnable show =
        () -> {
          if (draft.number(AppearanceSettings.FONT_SIZE).problem().isEmpty()) {
            preview.accept(draft.settings());
          }
        };
    draft.value(AppearanceSettings.THEME).subscribe((before, now) -> show.run());
    draft.number(AppearanceSettings.FONT_SIZE).typed().subscribe((before, now) -> show.run());
  }
}
