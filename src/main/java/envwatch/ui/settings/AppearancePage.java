package envwatch.ui.settings;

import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.form.Choices;
import envwatch.ui.kit.form.Form;
import envwatch.ui.kit.form.FormField;
import envwatch.ui.kit.form.NumberRow;
import envwatch.ui.settings.draft.SectionDraft;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.layout.Region;

/** Theme and font size, tried on at once. */
final class AppearancePage implements SettingsPage {
  private final Form form = new Form();

  /**
   * @param preview shows the program in another appearance
   */
  AppearancePage(SectionDraft<AppearanceSettings> draft, Consumer<AppearanceSettings> preview) {
    form.getStyleClass().add("settings-page");
    Choices<Theme> themes =
        new Choices<>("theme", Theme.class, draft.value(AppearanceSettings.THEME));
    form.add("settings.theme", themes);
    NumberRow.add(form, "appearance", "font-size", draft.number(AppearanceSettings.FONT_SIZE));
    Runnable show =
        () -> {
          if (draft.number(AppearanceSettings.FONT_SIZE).problem().isEmpty()) {
            preview.accept(draft.settings());
          }
        };
    draft.value(AppearanceSettings.THEME).subscribe((before, now) -> show.run());
    draft.number(AppearanceSettings.FONT_SIZE).typed().subscribe((before, now) -> show.run());
  }

  @Override
  public PageName name() {
    return PageName.APPEARANCE;
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
